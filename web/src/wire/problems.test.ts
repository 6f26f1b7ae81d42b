import { test } from 'node:test';
import assert from 'node:assert/strict';
import { ApiError } from './call';
import { legacyProblem } from './legacy-problems';
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

test('the sentences of an older server are read as codes', () => {
  const code = (told: Parameters<typeof legacyProblem>[0]) => {
    const { code: it, params } = legacyProblem(told);
    return [it, params];
  };
  assert.deepEqual(code({ message: 'wrong count of scout: 7 placed, 8 wanted', kind: 'scout' }), [
    'wrong-count',
    { kind: 'scout', placed: 7, wanted: 8 },
  ]);
  assert.deepEqual(code('board.columns must be 4 to 10, not -3'), ['columns-range', { least: 4, most: 10, value: -3 }]);
  assert.deepEqual(code('board.lakes: c5 is in a home'), ['lake-in-home', { square: 'c5' }]);
  assert.deepEqual(code('twoSquare must be OFF, SHUTTLE or BOUNDARY_1 to BOUNDARY_99, not "BOUNDARY_100"'), [
    'two-square-range',
    { least: 1, most: 99, value: '"BOUNDARY_100"' },
  ]);
  assert.deepEqual(code('something new'), ['unknown', {}]);
});
