import { afterEach, test } from 'node:test';
import assert from 'node:assert/strict';
import { call, insist, patience, Refused, Unreachable } from './call';

const realFetch = globalThis.fetch;
afterEach(() => { globalThis.fetch = realFetch; });

/// A server of a few lines: answers in turn, and remembers what it was asked.
function serve(...answers: (Response | 'nobody')[]) {
  const asked: string[] = [];
  globalThis.fetch = async (path, init) => {
    asked.push(`${init?.method} ${String(path)}`);
    const answer = answers.shift() ?? 'nobody';
    if (answer === 'nobody') throw new TypeError('connection refused');
    return answer;
  };
  return asked;
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

test('a caller without a seat becomes a guest once and asks again', async () => {
  const asked = serve(json(401, { error: 'no-token' }), json(201, { name: 'Guest' }), json(200, { id: 'g' }));
  assert.deepEqual(await call('GET', '/api/games/g'), { id: 'g' });
  assert.deepEqual(asked, ['GET /api/games/g', 'POST /api/guest', 'GET /api/games/g']);
});

test('a refusal carries the server’s reason', async () => {
  serve(json(422, { error: 'two-square', message: 'Enough.', count: 3 }));
  await assert.rejects(call('POST', '/api/games/g/moves', {}), (failure) =>
    failure instanceof Refused && failure.code === 'two-square' && failure.status === 422 && failure.body['count'] === 3);
});

test('no answer, and an answer from a server that is not ready, are worth asking again', async () => {
  serve('nobody');
  await assert.rejects(call('GET', '/api/levels'), Unreachable);
  serve(json(503, { error: 'starting' }));
  await assert.rejects(call('GET', '/api/levels'), Unreachable);
});

test('a wish is sent until it is answered, and a refusal is an answer', async () => {
  let tries = 0;
  const answered = insist(async () => { if (++tries < 2) throw new Unreachable('x'); return tries; }, { upTo: () => true });
  assert.equal(await answered, 2);
  await assert.rejects(insist(async () => { throw new Refused(422, 'blocked', '', {}); }, { upTo: () => true }), Refused);
  await assert.rejects(insist(async () => { throw new Unreachable('x'); }, { upTo: () => false }), Unreachable);
});

test('patience grows, ends at four seconds, and never keeps step', () => {
  assert.ok(patience(0, () => 0) < patience(1, () => 0));
  assert.equal(patience(20, () => 0.5), 4000);
  assert.notEqual(patience(3, () => 0), patience(3, () => 1));
});
