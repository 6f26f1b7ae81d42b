import { test } from 'node:test';
import assert from 'node:assert/strict';
import { standings } from './armies';
import { hidden, red } from './sample';

const army = { marshal: 1, scout: 2, flag: 1 };
const left = (side: 'red' | 'blue', pieces: Parameters<typeof standings>[2], fallen: Parameters<typeof standings>[3] = []) =>
  standings(side, army, pieces, fallen).map((it) => it.left);

test('of a hidden army everything that has not fallen may be there', () => {
  const enemy = ['a1', 'a2', 'a3'].map(hidden);
  assert.deepEqual(left('blue', enemy, [{ side: 'blue', kind: 'scout' }]), [1, 1, 1]);
});

test('of one’s own army exactly what stands is there', () => {
  assert.deepEqual(left('red', [red('a1', 'scout'), red('a2', 'flag')]), [0, 1, 1]);
});

test('a game from a position cannot hide more than it has pieces', () => {
  assert.deepEqual(left('blue', [hidden('a1')]), [1, 1, 1]);
  assert.deepEqual(left('blue', [{ ...hidden('a1'), kind: 'flag' }]), [0, 0, 1]);
});
