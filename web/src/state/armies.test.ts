import { test } from 'node:test';
import assert from 'node:assert/strict';
import { pieceCounts } from './armies';
import { hidden, red } from './sample';

const army = { marshal: 1, scout: 2, flag: 1 };
const left = (
  side: 'red' | 'blue',
  pieces: Parameters<typeof pieceCounts>[2],
  fallen: Parameters<typeof pieceCounts>[3] = [],
) => pieceCounts(side, army, pieces, fallen).map((it) => it.left);

test('of a hidden army everything that was not captured may be left', () => {
  const enemy = ['a1', 'a2', 'a3'].map(hidden);
  assert.deepEqual(left('blue', enemy, [{ side: 'blue', kind: 'scout' }]), [1, 1, 1]);
});

test('of the own army exactly the standing pieces are left', () => {
  assert.deepEqual(left('red', [red('a1', 'scout'), red('a2', 'flag')]), [0, 1, 1]);
});

test('a game from a custom position cannot hide more kinds than it has pieces', () => {
  assert.deepEqual(left('blue', [hidden('a1')]), [1, 1, 1]);
  assert.deepEqual(left('blue', [{ ...hidden('a1'), kind: 'flag' }]), [0, 0, 1]);
});
