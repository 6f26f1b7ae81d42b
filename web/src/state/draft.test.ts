import { test } from 'node:test';
import assert from 'node:assert/strict';
import { armySize, choiceOf, draftOf, updateDraft } from './draft';
import { RULES } from './sample';

const draft = draftOf('quick-battle', RULES);

test('an unchanged draft is its base by name', () => {
  assert.equal(choiceOf(draft), 'quick-battle');
  assert.equal(
    choiceOf(
      updateDraft(updateDraft(draft, { t: 'set', field: 'bomb', value: 'SPENT' }), {
        t: 'set',
        field: 'bomb',
        value: 'STAYS',
      }),
    ),
    'quick-battle',
  );
});

test('only what differs is sent', () => {
  const changed = [
    { t: 'set', field: 'bomb', value: 'SPENT' },
    { t: 'army', kind: 'scout', count: 4 },
    { t: 'size', field: 'columns', value: 9 },
  ].reduce((d, m) => updateDraft(d, m as Parameters<typeof updateDraft>[1]), draft);
  assert.deepEqual(choiceOf(changed), {
    base: 'quick-battle',
    bomb: 'SPENT',
    army: { scout: 4 },
    board: { columns: 9 },
  });
});

test('tapping a square makes it a lake, tapping again removes it', () => {
  const toggledLake = updateDraft(draft, { t: 'lake', square: 'a4' });
  assert.ok(toggledLake.rules.board.lakes.includes('a4'));
  assert.equal(choiceOf(updateDraft(toggledLake, { t: 'lake', square: 'a4' })), 'quick-battle');
});

test('a smaller board loses the lakes outside it', () => {
  const small = updateDraft(draft, { t: 'size', field: 'columns', value: 4 });
  assert.deepEqual(small.rules.board.lakes, ['d4', 'd5']);
});

test('the size of an army is the sum of its counts', () => {
  assert.equal(armySize(RULES), 10);
  assert.equal(armySize(updateDraft(draft, { t: 'army', kind: 'spy', count: -1 }).rules), 9);
});
