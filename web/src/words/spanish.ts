/// Español, completo.
import { es as around } from './around/es';
import { book } from './book-en';
import { ENGLISH_CATALOGUE } from './catalogue';
import { errors } from './errors-es';
import { es } from './es';
import type { LanguagePack } from './index';
import { problems } from './problems-en';

export const spanish: LanguagePack = {
  words: es,
  errors,
  problems,
  book,
  fantasyBook: undefined,
  fantasyLessons: undefined,
  catalogue: ENGLISH_CATALOGUE,
  around,
};
