/// Español, completo.
import { es as around } from './around/es';
import { book } from './book-es';
import { fantasyBook } from './book-fantasy-es';
import { catalogue } from './catalogue-es';
import { errors } from './errors-es';
import { es } from './es';
import type { LanguagePack } from './index';
import { fantasyLessons } from './lessons-fantasy-es';
import { problems } from './problems-es';

export const spanish: LanguagePack = {
  words: es,
  errors,
  problems,
  book,
  fantasyBook,
  fantasyLessons,
  catalogue,
  around,
};
