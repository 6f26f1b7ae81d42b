import { test } from 'node:test';
import assert from 'node:assert/strict';
import { endOf, homeOf, homeSquares, cellOf, squaresOf, squareRows, squareAtCell } from './square';

const ground = { columns: 10, rows: 10, homeRows: 4, lakes: ['c5'] };

test('each player sees their own home at the bottom', () => {
  assert.deepEqual(cellOf('a1', ground, 'red'), { x: 0, y: 9 });
  assert.deepEqual(cellOf('a10', ground, 'blue'), { x: 9, y: 9 });
});

test('a cell and its square correspond both ways', () => {
  for (const bottom of ['red', 'blue'] as const) {
    for (const square of squareRows(ground, bottom).flat()) {
      assert.equal(squareAtCell(cellOf(square, ground, bottom), ground, bottom), square);
    }
  }
});

test('outside the board there is no square', () => {
  assert.equal(squareAtCell({ x: 10, y: 0 }, ground, 'red'), undefined);
  assert.equal(squareAtCell({ x: 0, y: -1 }, ground, 'blue'), undefined);
});

test('home squares begin with the front row, left to right as their owner sees them', () => {
  assert.deepEqual(homeSquares(ground, 'red').slice(0, 2), ['a4', 'b4']);
  assert.deepEqual(homeSquares(ground, 'blue').slice(0, 2), ['j7', 'i7']);
  assert.equal(homeSquares(ground, 'red').length, 40);
});

test('a square between the homes belongs to no home', () => {
  assert.equal(homeOf('e4', ground), 'red');
  assert.equal(homeOf('e5', ground), undefined);
  assert.equal(homeOf('e7', ground), 'blue');
});

test('a move names its squares, two-digit rows included', () => {
  assert.deepEqual(squaresOf('a10a9b9'), ['a10', 'a9', 'b9']);
  assert.equal(endOf('a4a10'), 'a10');
});
