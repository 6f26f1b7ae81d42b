import { afterEach, beforeEach, test } from 'node:test';
import assert from 'node:assert/strict';
import { RULES, view } from '../../state/sample';
import type { View } from '../../wire/messages';
import { GameSession } from './session';

const realFetch = globalThis.fetch;
beforeEach(() => {
  const nowhere = { getElementById: () => null, addEventListener() {}, removeEventListener() {} };
  Object.assign(globalThis, { document: nowhere, addEventListener() {}, removeEventListener() {} });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  for (const name of ['document', 'addEventListener', 'removeEventListener']) Reflect.deleteProperty(globalThis, name);
});

/// A fake server with one game, which is not among the games that it lists. It refuses to lift the curtain.
function serve(seen: View) {
  const edition = { id: seen.ruleset, title: 'Quick battle', theme: 'military', labels: 'ranks', rules: RULES };
  globalThis.fetch = async (path) => {
    if (path === '/api/games?mine=1') return Response.json([]);
    if (path === '/api/rulesets') return Response.json([edition]);
    if (path === '/api/games/g') return Response.json(seen);
    return Response.json({ error: 'wrong-ply' }, { status: 409 });
  };
}

/// A page, and every moment that it drew.
async function opened(seen: View) {
  serve(seen);
  const drawn: unknown[] = [];
  const session: GameSession = new GameSession('g', async () => drawn.push(session.state?.view));
  await session.open();
  return { session, drawn };
}

test('a hot-seat game that is opened is covered, whoever is ready elsewhere', async () => {
  for (const you of ['red', 'blue', null] as const) {
    const { session, drawn } = await opened(view({ opponent: 'hotseat', you, status: 'setup', placed: [] }));
    assert.deepEqual(session.state?.curtain, { side: you ?? 'red', ply: 4, stage: 'setup' });
    assert.ok(drawn.every((shown) => shown === undefined));
    session.close();
  }
});

test('whoever lifts the curtain too late sees nothing of the other side', async () => {
  const { session, drawn } = await opened(view({ opponent: 'hotseat', turn: 'red' }));
  serve(view({ opponent: 'hotseat', turn: 'blue', you: 'blue', ply: 5 }));
  await session.lift();
  assert.deepEqual(session.state?.curtain, { side: 'blue', ply: 5, stage: 'move' });
  assert.ok(drawn.every((shown) => shown === undefined));
  session.close();
});

test('a hot-seat game that is over is shown', async () => {
  const { session } = await opened(view({ opponent: 'hotseat', status: 'over', you: null }));
  assert.equal(session.state?.view?.status, 'over');
  session.close();
});
