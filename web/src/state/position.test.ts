import { test } from 'node:test';
import assert from 'node:assert/strict';
import { boardPieces, boardText } from './notation';
import { countOf, emptyPosition, updatePosition, type PositionMsg } from './position';
import { RULES } from './sample';

const after = (...messages: PositionMsg[]) => messages.reduce(updatePosition, emptyPosition(RULES.board));
const scout = { side: 'blue', kind: 'scout' } as const;

test('every tap places the piece in hand, and a second tap removes it', () => {
  const s = after({ t: 'hand', piece: scout }, { t: 'square', square: 'a1' }, { t: 'square', square: 'b1' });
  assert.equal(countOf(s, scout), 2);
  assert.equal(countOf(updatePosition(s, { t: 'square', square: 'a1' }), scout), 1);
});

test('no piece is placed on a lake', () => {
  assert.equal(after({ t: 'place', square: 'd4', piece: scout }).pieces.size, 0);
});

test('without a piece in hand, a tap lifts a piece and the next tap moves it', () => {
  const s = after(
    { t: 'place', square: 'a1', piece: scout },
    { t: 'square', square: 'a1' },
    { t: 'square', square: 'c7' },
  );
  assert.deepEqual([...s.pieces.keys()], ['c7']);
});

test('a piece dragged off the board is removed', () => {
  assert.equal(
    after({ t: 'place', square: 'a1', piece: scout }, { t: 'move', from: 'a1', to: undefined }).pieces.size,
    0,
  );
});

test('a position is written from the top, Red in capitals, and read back', () => {
  const s = after(
    { t: 'place', square: 'a1', piece: { side: 'red', kind: 'flag' } },
    { t: 'place', square: 'h8', piece: scout },
  );
  const text = boardText(s.pieces, RULES.board);
  assert.equal(text, '.......s/......../......../...~~.../...~~.../......../......../F.......');
  assert.deepEqual(
    boardPieces(text).map(({ square, side, kind }) => [square, side, kind]),
    [
      ['h8', 'blue', 'scout'],
      ['a1', 'red', 'flag'],
    ],
  );
});
