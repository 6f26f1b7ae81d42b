/// Français, en entier.
import { fr as around } from './around/fr';
import { book } from './book-fr';
import { fantasyBook } from './book-fantasy-fr';
import { catalogue } from './catalogue-fr';
import { errors } from './errors-fr';
import { fr } from './fr';
import type { LanguagePack } from './index';
import { fantasyLessons } from './lessons-fantasy-fr';
import { problems } from './problems-fr';
import { spaced } from './spaced';

export const french: LanguagePack = spaced({
  words: fr,
  errors,
  problems,
  book,
  fantasyBook,
  fantasyLessons,
  catalogue,
  around,
});
