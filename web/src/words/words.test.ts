import { test } from 'node:test';
import assert from 'node:assert/strict';
import { de } from './de';
import { en } from './en';
import { commander } from './welcome';

/// Every key of a tree of words, lists counted by length.
function keys(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keys(value, `${path}${key}.`) : [path + key]).sort();
}

test('German says everything that English says', () => {
  assert.deepEqual(keys(de), keys(en));
});

test('both tell the whole of the commander’s welcome', () => {
  assert.deepEqual(keys(commander.de), keys(commander.en));
});

test('every reason of the referee has its words', () => {
  for (const reason of ['not-started', 'game-over', 'malformed', 'off-board', 'no-piece', 'not-your-piece', 'cannot-move', 'not-allowed',
    'lake', 'not-a-line', 'too-far', 'blocked', 'own-piece', 'no-target', 'two-square', 'chase']) {
    assert.ok(en.refusal[reason] && de.refusal[reason], reason);
  }
});
