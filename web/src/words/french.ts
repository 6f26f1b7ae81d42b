/// Français, en entier.
import { fr as around } from './around/fr';
import { book } from './book-en';
import { ENGLISH_CATALOGUE } from './catalogue';
import { errors } from './errors-fr';
import { fr } from './fr';
import type { LanguagePack } from './index';
import { problems } from './problems-en';

export const french: LanguagePack = {
  words: fr,
  errors,
  problems,
  book,
  fantasyBook: undefined,
  fantasyLessons: undefined,
  catalogue: ENGLISH_CATALOGUE,
  around,
};
