import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { reviewWords } from '../review/words';
import type { NamedSetup, Ruleset } from '../wire/messages';
import { en as aroundEn } from './around/en';
import { dutch } from './dutch';
import { en } from './en';
import { errors } from './errors-en';
import { french } from './french';
import { german } from './german';
import { problems } from './problems-en';
import { spanish } from './spanish';
import { commander } from './welcome';

/// Every text of a tree that is no function.
function texts(tree: object): string[] {
  return Object.values(tree as Record<string, unknown>).flatMap((value) =>
    typeof value === 'string' ? [value] : value instanceof Object ? texts(value) : [],
  );
}

/// Every key of a tree of texts.
function keys(tree: object, path = ''): string[] {
  return Object.entries(tree as Record<string, unknown>)
    .flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? keys(value, `${path}${key}.`) : [path + key],
    )
    .sort();
}

const resource = <T>(file: string) =>
  JSON.parse(readFileSync(`../server/src/main/resources/flagfall/server/edition/${file}`, 'utf8')) as T;

const LANGUAGES = { de: german, fr: french, nl: dutch, es: spanish };

test('no language lacks a text that English has', () => {
  for (const [language, { words, around, errors: told, problems: faults }] of Object.entries(LANGUAGES)) {
    assert.deepEqual(keys(words), keys(en), language);
    assert.deepEqual(keys(around!), keys(aroundEn), language);
    assert.deepEqual(Object.keys(told).sort(), Object.keys(errors).sort(), language);
    assert.deepEqual(Object.keys(faults).sort(), Object.keys(problems).sort(), language);
  }
});

test('no text of another language is the English one by mistake', () => {
  const long = (tree: object) => texts(tree).filter(({ length }) => length > 14);
  const english = new Set([...long(en), ...long(aroundEn), ...long(errors), ...long(problems), ...long(commander.en)]);
  for (const [language, pack] of Object.entries(LANGUAGES)) {
    const welcome = commander[language as keyof typeof commander];
    const all = [pack.words, pack.around!, pack.errors, pack.problems, pack.catalogue, welcome];
    const same = all.flatMap(long).filter((text) => english.has(text));
    assert.deepEqual(same, [], language);
  }
});

test('the welcome page of the commander edition is complete in every language', () => {
  for (const welcome of Object.values(commander)) assert.deepEqual(keys(welcome), keys(commander.en));
});

test('every edition of the server has texts in every language, line for line', () => {
  const editions = resource<Ruleset[]>('editions.json');
  const lines = (it: Pick<Ruleset, 'about' | 'decided'> | undefined) => [it?.about.length, it?.decided.length];
  for (const { catalogue } of Object.values(LANGUAGES)) {
    for (const edition of editions) assert.deepEqual(lines(catalogue.editions[edition.id]), lines(edition), edition.id);
    assert.deepEqual(
      Object.keys(catalogue.editions),
      editions.map(({ id }) => id),
    );
  }
});

test('every ready-made setup of the server, and every level, has a name in every language', () => {
  const setups = Object.values(resource<Record<string, NamedSetup[]>>('setups.json')).flat();
  assert.ok(setups.length > 30);
  for (const { catalogue } of Object.values(LANGUAGES)) {
    assert.deepEqual(new Set(Object.keys(catalogue.setups)), new Set(setups.map(({ name }) => name)));
    assert.deepEqual(Object.keys(catalogue.levels), Object.keys(german.catalogue.levels));
  }
});

/// Words that were once said for what another word says everywhere else.
const SECOND_WORDS = {
  fr: /\bfinies?\b|\brangs? (égaux|le plus bas)|sans combat/i,
  nl: /\buitgaven?\b|gelijkspel|beweeglijk|\bwissen\b|\bterugblik\b|zonder gevecht|gemerkt/i,
  es: /\baparatos?\b|desafío|caíd[oa]s\b|en otro lugar/i,
};

test('one thing has one word in a language', () => {
  for (const [language, second] of Object.entries(SECOND_WORDS)) {
    const key = language as keyof typeof SECOND_WORDS;
    const all = [...texts(LANGUAGES[key]), ...texts(commander[key]), ...texts(reviewWords[key])];
    assert.deepEqual(
      all.filter((text) => second.test(text)),
      [],
      language,
    );
  }
});

test('no line of French breaks before a sign that belongs to the word', () => {
  const loose = / [:;?!»]|« /;
  const all = [...texts(french), ...texts(commander.fr), ...texts(reviewWords.fr)];
  assert.deepEqual(
    all.filter((text) => loose.test(text)),
    [],
  );
  assert.match(french.words.game.noMove('zz'), /^«\u00a0zz\u00a0»/);
});

test('the pieces of a battle belong to a side in the grammar of the language', () => {
  const told = (words: typeof en) =>
    words.battle.defuses(words.battle.sided('red', 'A'), words.battle.sided('blue', 'B'));
  assert.deepEqual([en, german.words, french.words, dutch.words, spanish.words].map(told), [
    'Red A defuses Blue B',
    'A von Rot entschärft B von Blau',
    'A de Rouge désamorce B de Bleu',
    'A van Rood ruimt B van Blauw',
    'A de Rojo desactiva B de Azul',
  ]);
});
