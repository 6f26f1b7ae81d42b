import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { de } from './de';
import { en } from './en';
import { mergedLakeFaults, translate } from './server-text';
import { serverText as german } from './server-text-de';
import { serverText as english } from './server-text-en';
import { commander } from './welcome';

/// Every key of a tree of texts.
function keys(tree: object, path = ''): string[] {
  return Object.entries(tree as Record<string, unknown>)
    .flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? keys(value, `${path}${key}.`) : [path + key],
    )
    .sort();
}

test('German has every text that English has', () => {
  assert.deepEqual(keys(de), keys(en));
});

test('the welcome page of the commander edition is complete in both languages', () => {
  assert.deepEqual(keys(commander.de), keys(commander.en));
});

test('every refusal of a move has a text', () => {
  for (const reason of [
    'not-started',
    'game-over',
    'malformed',
    'off-board',
    'no-piece',
    'not-your-piece',
    'cannot-move',
    'not-allowed',
    'lake',
    'not-a-line',
    'too-far',
    'blocked',
    'own-piece',
    'no-target',
    'two-square',
    'chase',
  ]) {
    assert.ok(en.refusal[reason] && de.refusal[reason], reason);
  }
});

/// Every text in a tree of data, except identifiers.
function texts(tree: unknown, key = ''): string[] {
  if (typeof tree === 'string') return ['id', 'theme', 'labels', 'setup'].includes(key) ? [] : [tree];
  return typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([name, it]) => texts(it, Array.isArray(tree) ? key : name))
    : [];
}

for (const file of ['editions', 'setups']) {
  test(`every text in ${file}.json has a German translation`, () => {
    const found = texts(
      JSON.parse(readFileSync(`../server/src/main/resources/flagfall/server/edition/${file}.json`, 'utf8')),
    );
    assert.ok(found.length > 30);
    const same = new Set(['Fantasy']);
    assert.deepEqual(
      found.filter((text) => translate(german, text) === text && !same.has(text)),
      [],
    );
  });
}

test('numbers and squares are kept in their order, and an unknown sentence is left as it is', () => {
  assert.equal(translate(german, 'board.columns must be 4 to 10, not -3'), 'Ein Brett hat 4 bis 10 Spalten, nicht -3.');
  assert.equal(translate(german, 'Lakes: c5 d5 c10.'), 'Seen: c5 d5 c10.');
  assert.equal(
    translate(english, 'twoSquare must be OFF, SHUTTLE or BOUNDARY_1 to BOUNDARY_99, not "BOUNDARY_100"'),
    'A boundary may be crossed 1 to 99 times in a row, not 100.',
  );
  assert.equal(translate(english, 'Nobody has 3 lives.'), 'Nobody has 3 lives.');
});

test('a translation has as many placeholders as its sentence', () => {
  const placeholders = (text: string) => text.split('#').length;
  for (const table of [english, german]) {
    for (const [sentence, translation] of Object.entries(table))
      assert.equal(placeholders(translation), placeholders(sentence), sentence);
  }
});

test('what is reworded in English is translated into German', () => {
  assert.deepEqual(
    Object.keys(english).filter((sentence) => !(sentence in german)),
    [],
  );
});

test('lakes with the same fault are merged', () => {
  assert.deepEqual(
    mergedLakeFaults(['board.lakes: c5 is in a home', 'army has no movable piece', 'board.lakes: d5 is in a home']),
    ['army has no movable piece', 'board.lakes: c5 d5 is in a home'],
  );
});
