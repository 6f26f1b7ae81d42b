/// The texts of the page in the current language.
import type { Look } from '../part/look';
import type { Language, Names } from '../theme/themes';
import type { ApiError } from '../wire/call';
import type { ErrorBody, Level, Params, Problem, Reason, Rules, Ruleset } from '../wire/messages';
import { problemsOf } from '../wire/problems';
import { piecesOf, sectionsOf, type BookTexts } from './book';
import { book } from './book-en';
import type { AroundWords } from './around/en';
import { ENGLISH_CATALOGUE, type Catalogue, type EditionTexts } from './catalogue';
import { en } from './en';
import { errors } from './errors-en';
import { errorText, problemTexts, type ErrorTexts, type ProblemTexts } from './problems';
import { problems } from './problems-en';
import { renamed } from './renamed';

export type Words = typeof en;
export type { Language } from '../theme/themes';

export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
};

/// Everything a language has to provide.
export interface LanguagePack {
  readonly words: Words;
  readonly errors: ErrorTexts;
  readonly problems: ProblemTexts;
  readonly book: BookTexts;
  /// The rule book and the tutorial for the pieces of the fantasy theme; without them the names are put in.
  readonly fantasyBook: BookTexts | undefined;
  readonly fantasyLessons: Words['how']['lessons'] | undefined;
  readonly catalogue: Catalogue;
  /// The pages around the table; English has them where they are used.
  readonly around?: AroundWords;
}

const ENGLISH: LanguagePack = {
  words: en,
  errors,
  problems,
  book,
  fantasyBook: undefined,
  fantasyLessons: undefined,
  catalogue: ENGLISH_CATALOGUE,
};

let current = ENGLISH;

const LOADED: Readonly<Record<Language, () => Promise<LanguagePack>>> = {
  en: () => Promise.resolve(ENGLISH),
  de: async () => (await import('./german')).german,
  fr: async () => (await import('./french')).french,
  nl: async () => (await import('./dutch')).dutch,
  es: async () => (await import('./spanish')).spanish,
};

/// Changes the language. Languages other than English are loaded on demand.
export async function setLanguage(language: Language) {
  current = await LOADED[language]();
  document.documentElement.lang = language;
}

export const words = (): Words => current.words;
export const languagePack = (): LanguagePack => current;

// What is wrong.

/// The text of an error code of the server, or of a reason of the page.
export const reasonText = (code: string, params: Params = {}): string =>
  errorText(code, params, words().app.notPossible, current.errors);

/// The texts of flaws or faults, one for each line.
export const problemLines = (problems: readonly Problem[], names: Names): readonly string[] =>
  problemTexts(problems, current.problems, names);

/// The texts of an error: of all that it lists or, if it lists nothing, of itself.
export function errorLines(error: ApiError, names: Names): readonly string[] {
  const { params } = error.body as Partial<ErrorBody>;
  const listed = problemLines(problemsOf(error), names);
  return listed.length > 0 ? listed : [errorText(error.code, params ?? {}, error.message, current.errors)];
}

// What the server offers.

export const editionTexts = (edition: Pick<Ruleset, 'id'> & EditionTexts): EditionTexts =>
  current.catalogue.editions[edition.id] ?? edition;
export const levelTexts = (level: Level): Pick<Level, 'name' | 'about'> =>
  current.catalogue.levels[level.name] ?? level;
export const setupName = (name: string): string => current.catalogue.setups[name] ?? name;

// The rule book. English renames the pieces in its sentences; other languages bend their words and have sentences of their own.

const isFantasy = ({ set }: Look) => set === 'fantasy';
const bookFor = (look: Look) => (isFantasy(look) ? current.fantasyBook : undefined) ?? current.book;
const inNames = (look: Look) => (text: string) =>
  isFantasy(look) && current === ENGLISH ? renamed(text, look.names) : text;

export const bookSections = (rules: Rules, look: Look) =>
  sectionsOf(rules, bookFor(look)).map((section) => ({ ...section, text: section.text.map(inNames(look)) }));
export const bookPieces = (rules: Rules, look: Look) =>
  piecesOf(rules, bookFor(look)).map((piece) => ({ ...piece, privilege: inNames(look)(piece.privilege) }));

/// The lessons of the tutorial, with the names that the pieces wear.
export function lessons(look: Look): Words['how']['lessons'] {
  const plain = words().how.lessons;
  if (!isFantasy(look)) return plain;
  const named = ({ title, text }: (typeof plain)[number]) => ({
    title: inNames(look)(title),
    text: inNames(look)(text),
  });
  return current.fantasyLessons ?? plain.map(named);
}

/// Why a game ended.
export const endReason = (reason: Reason, look: Look): string =>
  reason === 'flag' && isFantasy(look) ? words().end.stoneFell : words().end.reason[reason];
