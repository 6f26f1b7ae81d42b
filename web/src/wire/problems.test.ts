import { test } from 'node:test';
import assert from 'node:assert/strict';
import { ApiError } from './call';
import { problemsOf } from './problems';

const error = (body: Record<string, unknown>) =>
  new ApiError(422, String(body['error']), String(body['message']), body);

test('an error that lists flaws or faults is these', () => {
  const flaw = { code: 'on-lake', params: { kind: 'spy', square: 'c5' }, message: 'spy on c5 is on a lake' };
  assert.deepEqual(problemsOf(error({ error: 'bad-setup', message: 'No.', flaws: [flaw] })), [flaw]);
  assert.deepEqual(problemsOf(error({ error: 'bad-position', message: 'No.', faults: [flaw] })), [flaw]);
});

test('any other error lists nothing', () => {
  assert.deepEqual(problemsOf(error({ error: 'too-many', message: 'No.' })), []);
});
