/// Deutsch, als Ganzes.
import { de as around } from './around/de';
import { book } from './book-de';
import { fantasyBook } from './book-fantasy-de';
import { catalogue } from './catalogue-de';
import { de } from './de';
import { errors } from './errors-de';
import type { LanguagePack } from './index';
import { fantasyLessons } from './lessons-fantasy-de';
import { problems } from './problems-de';

export const german: LanguagePack = {
  words: de,
  errors,
  problems,
  book,
  fantasyBook,
  fantasyLessons,
  catalogue,
  around,
};
