import { test } from 'node:test';
import assert from 'node:assert/strict';
import { boardPieces, boardText } from './notation';
import { countOf, emptyPosition, updatePosition, type PositionMsg } from './position';
import { RULES } from './sample';

const after = (...messages: PositionMsg[]) => messages.reduce(updatePosition, emptyPosition(RULES.board));
const scout = { side: 'blue', kind: 'scout' } as const;

test('the piece in hand is put down as often as one taps, and taken away by tapping it again', () => {
  const s = after({ t: 'hand', stone: scout }, { t: 'square', square: 'a1' }, { t: 'square', square: 'b1' });
  assert.equal(countOf(s, scout), 2);
  assert.equal(countOf(updatePosition(s, { t: 'square', square: 'a1' }), scout), 1);
});

test('nothing is put into a lake', () => {
  assert.equal(after({ t: 'place', square: 'd4', stone: scout }).stones.size, 0);
});

test('with an empty hand a piece is lifted and set down elsewhere', () => {
  const s = after({ t: 'place', square: 'a1', stone: scout }, { t: 'square', square: 'a1' }, { t: 'square', square: 'c7' });
  assert.deepEqual([...s.stones.keys()], ['c7']);
});

test('a piece dragged off the board is gone', () => {
  assert.equal(after({ t: 'place', square: 'a1', stone: scout }, { t: 'move', from: 'a1', to: undefined }).stones.size, 0);
});

test('a position is written from the top, Red in capitals, and read back', () => {
  const s = after({ t: 'place', square: 'a1', stone: { side: 'red', kind: 'flag' } }, { t: 'place', square: 'h8', stone: scout });
  const text = boardText(s.stones, RULES.board);
  assert.equal(text, '.......s/......../......../...~~.../...~~.../......../......../F.......');
  assert.deepEqual(boardPieces(text).map(({ square, side, kind }) => [square, side, kind]),
    [['h8', 'blue', 'scout'], ['a1', 'red', 'flag']]);
});
