import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { themes } from '../theme/themes';
import type { Params, Problem } from '../wire/messages';
import { errors as germanErrors } from './errors-de';
import { errors as englishErrors } from './errors-en';
import { errorText, problemTexts } from './problems';
import { problems as german } from './problems-de';
import { problems as english } from './problems-en';
import { problems as spanish } from './problems-es';
import { problems as french } from './problems-fr';
import { problems as dutch } from './problems-nl';

const names = themes.military.names;
const problem = (code: string, params: Params = {}): Problem => ({ code, params, message: 'As the server puts it.' });

test('a problem is a sentence in each language, made from its parameters', () => {
  const count = problem('wrong-count', { kind: 'scout', placed: 7, wanted: 8 });
  assert.deepEqual(problemTexts([count], english, names.en), ['Scout: 7 placed, 8 wanted']);
  assert.deepEqual(problemTexts([count], german, names.de), ['Aufklärer: 7 aufgestellt, 8 verlangt']);
  const columns = problem('columns-range', { least: 4, most: 10, value: -3 });
  assert.deepEqual(problemTexts([columns], german, names.de), ['Ein Brett hat 4 bis 10 Spalten, nicht -3.']);
  const boundary = problem('two-square-range', { least: 1, most: 99, value: '"BOUNDARY_100"' });
  const crossed = 'A boundary may be crossed 1 to 99 times in a row, not 100.';
  assert.deepEqual(problemTexts([boundary], english, names.en), [crossed]);
});

test('an error is a sentence in each language', () => {
  assert.equal(errorText('revealed', {}, '', germanErrors), 'Seither wurde etwas gezeigt: das geht nicht zurück.');
  const levels = { least: 1, most: 8 };
  assert.equal(errorText('unknown-level', levels, '', englishErrors), 'The computer plays at levels 1 to 8.');
});

test('pieces are called as the player has them', () => {
  const flags = problem('too-many-pieces', { side: 'blue', kind: 'flag', placed: 2, has: 1 });
  const text = 'Blue World Stone: 2 placed, 1 in the army';
  assert.deepEqual(problemTexts([flags], english, themes.fantasy.names.en), [text]);
});

test('a code that this page does not know is told as the server tells it', () => {
  assert.deepEqual(problemTexts([problem('brand-new')], german, names.de), ['As the server puts it.']);
  assert.equal(errorText('brand-new', {}, 'As the server puts it.', germanErrors), 'As the server puts it.');
});

test('lakes with the same fault are one line', () => {
  const faults = [
    problem('lake-in-home', { square: 'c5' }),
    problem('no-movable-piece'),
    problem('lake-in-home', { square: 'd5' }),
    problem('lake-outside', { square: 'k1' }),
  ];
  assert.deepEqual(problemTexts(faults, english, names.en), [
    'These lakes lie in a home: c5 d5.',
    'An army needs a piece that can move.',
    'These lakes lie outside the board: k1.',
  ]);
});

/// The parameters of each problem, as messages.ts declares them.
function declared(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync('src/wire/messages.ts', 'utf8');
  const table = text.slice(text.indexOf('export interface ProblemParams'));
  const lines = [...table.matchAll(/^ {2}readonly '?([\w-]+)'?: \{([^}]*)\};$/gm)];
  return new Map(
    lines.map(([, code, fields]) => [code!, [...fields!.matchAll(/readonly (\w+):/g)].map((it) => it[1]!)]),
  );
}

/// Sentences that people need not read every parameter of.
const BRIEF = ['not-json', 'wrong-type', 'tag-problems', 'record-move'];

test('no sentence leaves a parameter out, in any language', () => {
  const params = declared();
  assert.ok(params.size > 20);
  for (const texts of [english, german, french, dutch, spanish]) {
    for (const [code, text] of Object.entries(texts).filter(([it]) => !BRIEF.includes(it))) {
      const asked = new Set<string>();
      const all = new Proxy({}, { get: (_, name) => (asked.add(String(name)), name === 'allowed' ? ['x'] : 'x') });
      if (typeof text === 'function') (text as (params: object, name: () => string) => string)(all, () => 'X');
      assert.deepEqual([...asked].sort(), [...(params.get(code) ?? [])].sort(), code);
    }
  }
});
