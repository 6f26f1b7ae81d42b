/// Every text of the page, in the language in use.
import { en } from './en';

export type Words = typeof en;
export type Language = 'en' | 'de';

export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

let current: Words = en;

export const words = (): Words => current;

/// Changes the language; other languages than English are fetched when they are first wanted.
export async function speak(language: Language) {
  current = language === 'de' ? (await import('./de')).de : en;
  document.documentElement.lang = language;
}
