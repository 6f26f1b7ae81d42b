import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { RULES } from '../state/sample';
import type { RulesPage, Rules } from '../wire/messages';
import { piecesOf, sectionsOf, type BookTexts } from './book';
import { book as german } from './book-de';
import { book as spanish } from './book-es';
import { book as french } from './book-fr';
import { book as dutch } from './book-nl';
import { dutch as dutchPack } from './dutch';
import { french as frenchPack } from './french';
import { spanish as spanishPack } from './spanish';
import { book as english } from './book-en';
import { fantasyBook } from './book-fantasy-de';
import { fantasyLessons } from './lessons-fantasy-de';
import { renamed } from './renamed';
import { labels, themes } from '../theme/themes';

const samples = 'src/wire/samples';
const pages = readdirSync(samples).filter((file) => file.startsWith('RulesPage.'));
const read = <T>(file: string) => JSON.parse(readFileSync(`${samples}/${file}`, 'utf8')) as T;

test('the English rule book says what the server says of each of its rulesets', () => {
  assert.ok(pages.length > 5);
  for (const file of pages) {
    const { rules } = read<{ rules: Rules }>(file.replace('RulesPage', 'CheckedRules'));
    const page = read<RulesPage>(file);
    assert.deepEqual(sectionsOf(rules, english), page.sections, file);
    const pieces = page.pieces.map(({ kind, count, privilege }) => ({ kind, count, privilege }));
    assert.deepEqual(piecesOf(rules, english), pieces, file);
  }
});

const sentence = (rules: Partial<Rules>, section: number, line: number, texts = english) =>
  sectionsOf({ ...RULES, ...rules }, texts)[section]!.text[line];

test('one is not several', () => {
  const narrow = { ...RULES.board, columns: 11, homeRows: 1, lakes: [] };
  assert.match(sentence({ board: narrow }, 1, 0)!, /the 1 row nearest/);
  assert.equal(sentence({ board: narrow }, 1, 1), 'There are no lakes.');
  assert.match(sentence({ board: narrow }, 2, 0)!, /1 square of it stays empty/);
  assert.match(sentence({ twoSquare: 'BOUNDARY_1' }, 6, 0)!, /more than 1 time in a row/);
  assert.match(sentence({ board: narrow }, 1, 0, german)!, /ist die Reihe, die/);
  assert.match(sentence({ quietLimit: 1 }, 7, 2, german)!, /^1 Zug /);
});

test('the other rule books have as many sentences, and none in English', () => {
  for (const texts of [german, french, dutch, spanish]) sameShape(texts);
});

function sameShape(texts: BookTexts) {
  const [here, there] = [sectionsOf(RULES, texts), sectionsOf(RULES, english)];
  assert.deepEqual(
    here.map(({ text }) => text.length),
    there.map(({ text }) => text.length),
  );
  const lines = new Set(there.flatMap(({ title, text }) => [title, ...text]));
  assert.deepEqual(
    here.flatMap(({ title, text }) => [title, ...text]).filter((line) => lines.has(line)),
    [],
  );
}

const FANTASY = { set: 'fantasy', names: themes.fantasy.names.en, labels: labels['ten-to-one'] } as const;
const PLAIN =
  /\b(scout|miner|spy|spies|marshal|bomb|flag|Aufklärer|Mineur|Spion|Marschall|Bomben?|Fahnen?|éclaireur|démineur|espion|maréchal|bombe|drapeau|verkenner|maarschalk|bom|bommen|vlag|explorador|minador|espía|mariscal|bomba|bandera)s?\b/i;

test('no sentence of the rule book calls a fantasy piece by its plain name, in any language', () => {
  for (const file of pages) {
    const { rules } = read<{ rules: Rules }>(file.replace('RulesPage', 'CheckedRules'));
    const told = [
      ...sectionsOf(rules, english).flatMap(({ text }) => text.map((line) => renamed(line, FANTASY.names))),
      ...piecesOf(rules, english).map(({ privilege }) => renamed(privilege, FANTASY.names)),
      ...sectionsOf(rules, fantasyBook).flatMap(({ text }) => text),
      ...piecesOf(rules, fantasyBook).map(({ privilege }) => privilege),
      ...fantasyLessons.flatMap(({ title, text }) => [title, text]),
      ...[frenchPack, dutchPack, spanishPack].flatMap((pack) => [
        ...sectionsOf(rules, pack.fantasyBook!).flatMap(({ text }) => text),
        ...piecesOf(rules, pack.fantasyBook!).map(({ privilege }) => privilege),
        ...pack.fantasyLessons!.flatMap(({ title, text }) => [title, text]),
      ]),
    ];
    assert.deepEqual(
      told.filter((line) => PLAIN.test(line)),
      [],
    );
  }
  assert.equal(renamed('A spy that strikes the flag', FANTASY.names), 'An Assassin that strikes the World Stone');
  assert.equal(renamed('Bombs and a miner', FANTASY.names), 'Cursed Obelisks and a Sapper');
});
