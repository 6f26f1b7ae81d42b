import { test } from 'node:test';
import assert from 'node:assert/strict';
import { hidden, red, RULES } from './sample';
import { whyNot } from './why-not';

const pieces = [red('a3', 'scout'), red('b3', 'general'), red('c3', 'scout'), hidden('a6'), hidden('c5'), hidden('c7')];
const why = (from: string, to: string, change = {}) => whyNot(pieces, { ...RULES, ...change }, from, to);

test('what is plain to see on the board needs no server', () => {
  assert.equal(why('b3', 'd4'), 'lake');
  assert.equal(why('b3', 'c4'), 'not-a-line');
  assert.equal(why('b3', 'b5'), 'too-far');
  assert.equal(why('c3', 'c7'), 'blocked');
  assert.equal(why('a3', 'a6', { scoutStrike: 'ADJACENT' }), 'run-or-strike');
});

test('what only the server knows is left to it', () => {
  assert.equal(why('b3', 'b4'), undefined);
  assert.equal(why('a3', 'a6'), undefined);
});
