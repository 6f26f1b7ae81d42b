import { test } from 'node:test';
import assert from 'node:assert/strict';
import { themes } from '../theme/themes';
import type { Params, Problem } from '../wire/messages';
import { textOf, textsOf } from './problems';
import { problems as german } from './problems-de';
import { problems as english } from './problems-en';

const names = themes.military.names;
const problem = (code: string, params: Params = {}): Problem => ({ code, params, message: 'As the server puts it.' });

test('a problem is a sentence in each language, made from its parameters', () => {
  const count = problem('wrong-count', { kind: 'scout', placed: 7, wanted: 8 });
  assert.equal(textOf(count, english, names.en), 'Scout: 7 placed, 8 wanted');
  assert.equal(textOf(count, german, names.de), 'Aufklärer: 7 aufgestellt, 8 verlangt');
  const columns = problem('columns-range', { least: 4, most: 10, value: -3 });
  assert.equal(textOf(columns, german, names.de), 'Ein Brett hat 4 bis 10 Spalten, nicht -3.');
  const boundary = problem('two-square-range', { least: 1, most: 99, value: 'BOUNDARY_100' });
  assert.equal(textOf(boundary, english, names.en), 'A boundary may be crossed 1 to 99 times in a row, not 100.');
});

test('pieces are called as the player has them', () => {
  const flags = problem('too-many-pieces', { side: 'blue', kind: 'flag', placed: 2, has: 1 });
  assert.equal(textOf(flags, english, themes.fantasy.names.en), 'Blue World Stone: 2 placed, 1 in the army');
});

test('a code that this page does not know is told as the server tells it', () => {
  assert.equal(textOf(problem('brand-new'), german, names.de), 'As the server puts it.');
});

test('lakes with the same fault are one line', () => {
  const faults = [
    problem('lake-in-home', { square: 'c5' }),
    problem('no-movable-piece'),
    problem('lake-in-home', { square: 'd5' }),
    problem('lake-outside', { square: 'k1' }),
  ];
  assert.deepEqual(textsOf(faults, english, names.en), [
    'These lakes lie in a home: c5 d5.',
    'An army needs a piece that can move.',
    'These lakes lie outside the board: k1.',
  ]);
});

test('no sentence leaves a parameter out, in either language', () => {
  for (const texts of [english, german]) {
    for (const [code, text] of Object.entries(texts)) {
      if (typeof text !== 'function') continue;
      const asked = new Set<string>();
      const params = new Proxy({}, { get: (_, name) => (asked.add(String(name)), name === 'allowed' ? ['x'] : 'x') });
      assert.ok((text as (params: object, names: object) => string)(params, { x: 'X' }).length > 0, code);
      assert.deepEqual([...asked].sort(), [...(PARAMS[code] ?? [])].sort(), code);
    }
  }
});

/// The parameters of each code, as the server documents them.
const PARAMS: Readonly<Record<string, readonly string[]>> = {
  'unknown-level': ['least', 'most'],
  'wrong-count': ['kind', 'placed', 'wanted'],
  'outside-home': ['kind', 'square'],
  'on-lake': ['kind', 'square'],
  'wrong-rows': ['rows', 'wanted'],
  'wrong-columns': ['row', 'columns', 'wanted'],
  'unknown-letter': ['letter', 'row', 'column'],
  'unknown-letter-at': ['letter', 'square'],
  'lake-missing': ['square'],
  'no-lake': ['square'],
  'too-many-pieces': ['side', 'kind', 'placed', 'has'],
  'unknown-base': ['base'],
  'unknown-field': ['field'],
  'not-one-of': ['field', 'allowed', 'value'],
  'not-a-number': ['field', 'value'],
  'wrong-type': ['field', 'value'],
  'unknown-kind': ['kind'],
  'no-square': ['value'],
  'wrong-version': ['version', 'value'],
  'two-square-range': ['least', 'most', 'value'],
  'quiet-range': ['least', 'most', 'value'],
  'columns-range': ['least', 'most', 'value'],
  'rows-range': ['least', 'most', 'value'],
  'home-rows-least': ['least', 'value'],
  'home-rows-most': ['homeRows', 'rows'],
  'lake-outside': ['square'],
  'lake-in-home': ['square'],
  'negative-count': ['kind', 'value'],
  'flag-count': ['wanted', 'value'],
  'army-too-large': ['size', 'room'],
};
