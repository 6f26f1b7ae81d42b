/// The texts of the page in the current language.
import { en } from './en';
import { translate, type TextTable } from './server-text';
import { serverText as english } from './server-text-en';

export type Words = typeof en;
export type Language = 'en' | 'de';

export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

interface LanguagePack {
  readonly words: Words;
  readonly serverText: TextTable;
}

const ENGLISH: LanguagePack = { words: en, serverText: english };

let current = ENGLISH;

export const words = (): Words => current.words;

/// A text of the server, in the current language.
export const translated = (text: string): string => translate(current.serverText, text);

/// Changes the language. Languages other than English are loaded on demand.
export async function setLanguage(language: Language) {
  current = language === 'de' ? await loadGerman() : ENGLISH;
  document.documentElement.lang = language;
}

async function loadGerman(): Promise<LanguagePack> {
  const [{ de }, { serverText }] = await Promise.all([import('./de'), import('./server-text-de')]);
  return { words: de, serverText };
}
