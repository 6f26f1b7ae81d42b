import { test } from 'node:test';
import assert from 'node:assert/strict';
import { fresh, update } from './game';
import { marksFor } from './marks';
import { hidden, red, RULES, view } from './sample';

const seated = (change = {}) => update(fresh(RULES), { t: 'view', view: view(change) });
const kinds = (marks: ReturnType<typeof marksFor>) =>
  Object.fromEntries([...marks].map(([square, { kind }]) => [square, kind]));

test('steps, runs, strikes from afar and turns have different marks', () => {
  const pieces = [red('a3', 'scout'), hidden('a6'), hidden('b5'), hidden('b3')];
  const s = update(seated({ pieces, moves: ['a3a4', 'a3a5', 'a3a6', 'a3a5b5', 'a3b3'] }), { t: 'pick', square: 'a3' });
  assert.deepEqual(kinds(marksFor(s, undefined, () => '')), {
    a4: 'step',
    a5: 'slide',
    a6: 'charge',
    b5: 'turn',
    b3: 'strike',
  });
});

test('a straight strike goes before a turning one to the same square', () => {
  const pieces = [red('a3', 'scout'), hidden('a5')];
  const s = update(seated({ pieces, moves: ['a3a5', 'a3b3a5'] }), { t: 'pick', square: 'a3' });
  assert.equal(marksFor(s, undefined, () => '').get('a5')?.kind, 'charge');
});

test('a move that a repetition rule forbids is marked with its count', () => {
  const barred = [{ move: 'b3b4', law: 'two-square' as const, count: 3, limit: 3 }];
  const s = update(seated({ barred, moves: ['b3c3'] }), { t: 'pick', square: 'b3' });
  assert.deepEqual(marksFor(s, undefined, ({ count, limit }) => `${count} of ${limit}`).get('b4'), {
    kind: 'barred',
    text: '3 of 3',
  });
});

test('a move that a repetition rule will soon forbid is still open, with its count', () => {
  const barred = [{ move: 'b3b4', law: 'two-square' as const, count: 2, limit: 3 }];
  const s = update(seated({ barred }), { t: 'pick', square: 'b3' });
  assert.deepEqual(marksFor(s, undefined, ({ count, limit }) => `${count} of ${limit}`).get('b4'), {
    kind: 'step',
    text: '2 of 3',
  });
});

test('pointing at a piece shows its moves while none is selected', () => {
  const s = seated();
  assert.equal(marksFor(s, 'b3', () => '').get('b4')?.kind, 'step');
  assert.equal(marksFor(update(s, { t: 'pick', square: 'a3' }), 'b3', () => '').has('b4'), false);
});

test('off turn no square is marked', () => {
  assert.equal(marksFor(seated({ turn: 'blue' }), 'b3', () => '').size, 0);
});
