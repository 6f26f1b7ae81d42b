import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { Replay } from '../wire/messages';
import { fallen, piecesSeen, replayOf, updateReplay } from './replay';
import { moved, RULES } from './sample';

const replay: Replay = {
  setups: { red: 'S....... /......../F.......'.replace(' ', ''), blue: '.......M/......../F.......' },
  moves: [
    moved({ ply: 0, move: 'a3a5', shown: 'scout' }),
    moved({
      ply: 1,
      side: 'blue',
      move: 'a6a5',
      strike: { attacker: 'marshal', defender: 'scout', result: 'attacker-wins' },
    }),
  ],
  result: { winner: 'blue', reason: 'immobile' },
};
const state = replayOf(replay, RULES);
const kinds = (s: typeof state) =>
  piecesSeen(s)
    .map(({ square, kind }) => `${square} ${kind ?? '?'}`)
    .sort();

test('a replay opens at the end, with all pieces known', () => {
  assert.equal(state.at, 2);
  assert.deepEqual(kinds(state), ['a1 flag', 'a5 marshal', 'h8 flag']);
});

test('as one side saw it, the enemy is hidden until it is shown', () => {
  const start = updateReplay(updateReplay(state, { t: 'viewpoint', viewpoint: 'red' }), { t: 'go', to: 0 });
  assert.deepEqual(kinds(start), ['a1 flag', 'a3 scout', 'a6 ?', 'h8 ?']);
  assert.deepEqual(kinds(updateReplay(start, { t: 'go', to: 2 })), ['a1 flag', 'a5 marshal', 'h8 ?']);
  const blue = updateReplay(updateReplay(state, { t: 'viewpoint', viewpoint: 'blue' }), { t: 'go', to: 1 });
  assert.deepEqual(kinds(blue), ['a1 ?', 'a5 scout', 'a6 marshal', 'h8 flag']);
});

test('the captured pieces are known at every point', () => {
  assert.deepEqual(
    fallen(state).map(({ kind }) => kind),
    ['scout'],
  );
  assert.deepEqual(fallen(updateReplay(state, { t: 'go', to: 1 })), []);
});

test('the replay of a game from a custom position begins there', () => {
  const start = {
    board: 'f......./......../......../...~~.../...~~.../......../......../F.......',
    turn: 'red' as const,
  };
  const s = replayOf({ ...replay, setups: { red: null, blue: null }, start, moves: [] }, RULES);
  assert.deepEqual(kinds(s), ['a1 flag', 'a8 flag']);
});

test('steps stay within the game, and playing stops at its end', () => {
  assert.equal(updateReplay(state, { t: 'step', by: 1 }).at, 2);
  assert.equal(updateReplay(state, { t: 'go', to: -5 }).at, 0);
  const playing = updateReplay(state, { t: 'play', on: true });
  assert.deepEqual([playing.at, playing.playing], [0, true]);
  assert.equal(updateReplay(updateReplay(playing, { t: 'step', by: 1 }), { t: 'step', by: 1 }).playing, false);
});
