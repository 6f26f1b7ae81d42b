/// Nederlands, als geheel.
import { nl as around } from './around/nl';
import { book } from './book-en';
import { ENGLISH_CATALOGUE } from './catalogue';
import { errors } from './errors-nl';
import { nl } from './nl';
import type { LanguagePack } from './index';
import { problems } from './problems-en';

export const dutch: LanguagePack = {
  words: nl,
  errors,
  problems,
  book,
  fantasyBook: undefined,
  fantasyLessons: undefined,
  catalogue: ENGLISH_CATALOGUE,
  around,
};
