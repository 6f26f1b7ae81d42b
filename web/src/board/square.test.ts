import { test } from 'node:test';
import assert from 'node:assert/strict';
import { endOf, homeOf, homeSquares, placeOf, squaresOf, squaresSeen, squareUnder, struckFrom } from './square';

const ground = { columns: 10, rows: 10, homeRows: 4, lakes: ['c5'] };

test('each player sees the own home at the bottom', () => {
  assert.deepEqual(placeOf('a1', ground, 'red'), { x: 0, y: 9 });
  assert.deepEqual(placeOf('a10', ground, 'blue'), { x: 9, y: 9 });
});

test('what is drawn at a place is the square that is placed there', () => {
  for (const bottom of ['red', 'blue'] as const) {
    for (const square of squaresSeen(ground, bottom).flat()) {
      assert.equal(squareUnder(placeOf(square, ground, bottom), ground, bottom), square);
    }
  }
});

test('beyond the edge there is no square', () => {
  assert.equal(squareUnder({ x: 10, y: 0 }, ground, 'red'), undefined);
  assert.equal(squareUnder({ x: 0, y: -1 }, ground, 'blue'), undefined);
});

test('home squares begin with the front row, left to right as their owner sees them', () => {
  assert.deepEqual(homeSquares(ground, 'red').slice(0, 2), ['a4', 'b4']);
  assert.deepEqual(homeSquares(ground, 'blue').slice(0, 2), ['j7', 'i7']);
  assert.equal(homeSquares(ground, 'red').length, 40);
});

test('a square between the homes is nobody’s', () => {
  assert.equal(homeOf('e4', ground), 'red');
  assert.equal(homeOf('e5', ground), undefined);
  assert.equal(homeOf('e7', ground), 'blue');
});

test('a move names its squares, two-digit rows included', () => {
  assert.deepEqual(squaresOf('a10a9b9'), ['a10', 'a9', 'b9']);
  assert.equal(endOf('a4a10'), 'a10');
});

test('a strike is made from the last square its attacker stood on or crossed', () => {
  assert.equal(struckFrom('a4a5'), 'a4');
  assert.equal(struckFrom('a4a9'), 'a8');
  assert.equal(struckFrom('h4b4'), 'c4');
  assert.equal(struckFrom('a4a7b7'), 'a7');
});
