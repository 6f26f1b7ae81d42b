import { afterEach, test } from 'node:test';
import assert from 'node:assert/strict';
import { KeptDraft } from './kept-draft';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/// A fake server that is out of reach for so many requests, and has this army.
function serve(failures: number, kept: string | null) {
  const server = { kept, requests: [] as string[] };
  globalThis.fetch = async (_, init) => {
    server.requests.push(String(init?.method));
    if (failures-- > 0) throw new TypeError('connection refused');
    if (typeof init?.body === 'string') server.kept = (JSON.parse(init.body) as { setup: string }).setup;
    return new Response(JSON.stringify({ setup: server.kept }), { status: 200 });
  };
  return server;
}
const draft = () => new KeptDraft('g', 'red', () => true);

test('an army that cannot be fetched at once is fetched later, and nothing takes its place before', async () => {
  const server = serve(1, 'S.');
  const kept = draft();
  const fetched = kept.fetch();
  kept.save('M.');
  await kept.settled;
  assert.equal(await fetched, 'S.');
  assert.deepEqual(server, { kept: 'S.', requests: ['GET', 'GET'] });
});

test('where the server refuses to tell what it has, that is an error and no empty board', async () => {
  globalThis.fetch = async () => new Response('{"error":"damaged-game"}', { status: 500 });
  await assert.rejects(draft().fetch());
});

test('an army that cannot be kept at once is kept later', async () => {
  const server = serve(0, null);
  const kept = draft();
  assert.equal(await kept.fetch(), '');
  const away = serve(1, null);
  kept.save('S.');
  await kept.settled;
  assert.deepEqual(away, { kept: 'S.', requests: ['POST', 'POST'] });
  assert.equal(server.kept, null);
});
