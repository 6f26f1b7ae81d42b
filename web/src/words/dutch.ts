/// Nederlands, als geheel.
import { nl as around } from './around/nl';
import { book } from './book-nl';
import { fantasyBook } from './book-fantasy-nl';
import { catalogue } from './catalogue-nl';
import { errors } from './errors-nl';
import { nl } from './nl';
import type { LanguagePack } from './index';
import { fantasyLessons } from './lessons-fantasy-nl';
import { problems } from './problems-nl';

export const dutch: LanguagePack = {
  words: nl,
  errors,
  problems,
  book,
  fantasyBook,
  fantasyLessons,
  catalogue,
  around,
};
