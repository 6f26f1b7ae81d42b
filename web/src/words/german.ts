/// Deutsch, als Ganzes.
import { de as around } from './around/de';
import { book } from './book-de';
import { catalogue } from './catalogue-de';
import { de } from './de';
import { errors } from './errors-de';
import type { LanguagePack } from './index';
import { problems } from './problems-de';

export const german: LanguagePack = { words: de, errors, problems, book, catalogue, around };
