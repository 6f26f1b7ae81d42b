import { afterEach, test } from 'node:test';
import assert from 'node:assert/strict';
import { call, retry, backoff, ApiError, Unreachable } from './call';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/// A fake server: gives these answers in turn and records the requests.
function serve(...answers: (Response | 'no answer')[]) {
  const requests: string[] = [];
  globalThis.fetch = async (path, init) => {
    assert.ok(typeof path === 'string');
    requests.push(`${init?.method} ${path}`);
    const answer = answers.shift() ?? 'no answer';
    if (answer === 'no answer') throw new TypeError('connection refused');
    return answer;
  };
  return requests;
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

test('a caller without a token becomes a guest once and sends the request again', async () => {
  const requests = serve(json(401, { error: 'no-token' }), json(201, { name: 'Guest' }), json(200, { id: 'g' }));
  assert.deepEqual(await call('GET', '/api/games/g'), { id: 'g' });
  assert.deepEqual(requests, ['GET /api/games/g', 'POST /api/guest', 'GET /api/games/g']);
});

test('an error carries the code and the body of the answer', async () => {
  serve(json(422, { error: 'two-square', message: 'Enough.', count: 3 }));
  await assert.rejects(
    call('POST', '/api/games/g/moves', {}),
    (failure) =>
      failure instanceof ApiError &&
      failure.code === 'two-square' &&
      failure.status === 422 &&
      failure.body['count'] === 3,
  );
});

test('no answer, and an answer from a server that is not ready, are worth a retry', async () => {
  serve('no answer');
  await assert.rejects(call('GET', '/api/levels'), Unreachable);
  serve(json(503, { error: 'starting' }));
  await assert.rejects(call('GET', '/api/levels'), Unreachable);
});

test('a request is repeated until there is an answer, and an error is an answer', async () => {
  let tries = 0;
  const answered = retry(
    async () => {
      if (++tries < 2) throw new Unreachable('x');
      return tries;
    },
    { keepTrying: () => true },
  );
  assert.equal(await answered, 2);
  await assert.rejects(
    retry(
      async () => {
        throw new ApiError(422, 'blocked', '', {});
      },
      { keepTrying: () => true },
    ),
    ApiError,
  );
  await assert.rejects(
    retry(
      async () => {
        throw new Unreachable('x');
      },
      { keepTrying: () => false },
    ),
    Unreachable,
  );
});

test('backoff grows to four seconds and has jitter', () => {
  assert.ok(backoff(0, () => 0) < backoff(1, () => 0));
  assert.equal(
    backoff(20, () => 0.5),
    4000,
  );
  assert.notEqual(
    backoff(3, () => 0),
    backoff(3, () => 1),
  );
});

test('whoever acts for the first time becomes a guest before, and is refused nothing', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, it: string) => kept.set(key, it),
  };
  Object.assign(globalThis, { localStorage: storage });
  try {
    const first = serve(json(201, { name: 'Guest' }), json(201, { id: 'g' }), json(200, {}));
    await call('POST', '/api/games', {});
    await call('POST', '/api/games/g/resign', {});
    assert.deepEqual(first, ['POST /api/guest', 'POST /api/games', 'POST /api/games/g/resign']);
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
