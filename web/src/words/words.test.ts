import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { de } from './de';
import { en } from './en';
import { gathered, phrased } from './house';
import { house as german } from './house-de';
import { house as english } from './house-en';
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

/// Every text in a tree of data, but for those that programs read.
function texts(tree: unknown, key = ''): string[] {
  if (typeof tree === 'string') return ['id', 'theme', 'labels', 'setup'].includes(key) ? [] : [tree];
  return typeof tree === 'object' && tree !== null ? Object.entries(tree).flatMap(([name, it]) => texts(it, Array.isArray(tree) ? key : name)) : [];
}

for (const file of ['editions', 'setups']) {
  test(`German has words for all that the server tells of its ${file}`, () => {
    const told = texts(JSON.parse(readFileSync(`../server/src/main/resources/flagfall/server/edition/${file}.json`, 'utf8')));
    assert.ok(told.length > 30);
    const same = new Set(['Fantasy']);
    assert.deepEqual(told.filter((text) => phrased(german, text) === text && !same.has(text)), []);
  });
}

test('numbers and squares come through in their order, and an unknown sentence as it was said', () => {
  assert.equal(phrased(german, 'board.columns must be 4 to 10, not -3'), 'Ein Brett hat 4 bis 10 Spalten, nicht -3.');
  assert.equal(phrased(german, 'Lakes: c5 d5 c10.'), 'Seen: c5 d5 c10.');
  assert.equal(phrased(english, 'twoSquare must be OFF, SHUTTLE or BOUNDARY_1 to BOUNDARY_99, not "BOUNDARY_100"'),
    'A boundary may be crossed 1 to 99 times in a row, not 100.');
  assert.equal(phrased(english, 'Nobody has 3 lives.'), 'Nobody has 3 lives.');
});

test('a phrase keeps every number of the sentence it stands for', () => {
  const counted = (text: string) => text.split('#').length;
  for (const book of [english, german]) {
    for (const [said, phrase] of Object.entries(book)) assert.equal(counted(phrase), counted(said), said);
  }
});

test('what is put into words for people is put into German words too', () => {
  assert.deepEqual(Object.keys(english).filter((said) => !(said in german)), []);
});

test('lakes of the same fault are told together', () => {
  assert.deepEqual(gathered(['board.lakes: c5 is in a home', 'army has no movable piece', 'board.lakes: d5 is in a home']),
    ['army has no movable piece', 'board.lakes: c5 d5 is in a home']);
});
