/// Every text of the page, in the language in use.
import { en } from './en';
import { phrased, type PhraseBook } from './house';
import { house as houseEn } from './house-en';

export type Words = typeof en;
export type Language = 'en' | 'de';

export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

interface Tongue { readonly words: Words; readonly house: PhraseBook }

const ENGLISH: Tongue = { words: en, house: houseEn };

let current = ENGLISH;

export const words = (): Words => current.words;

/// What the server said, in the language in use.
export const housed = (said: string): string => phrased(current.house, said);

/// Changes the language; other languages than English are fetched when they are first wanted.
export async function speak(language: Language) {
  current = language === 'de' ? await german() : ENGLISH;
  document.documentElement.lang = language;
}

async function german(): Promise<Tongue> {
  const [{ de }, { house }] = await Promise.all([import('./de'), import('./house-de')]);
  return { words: de, house };
}
