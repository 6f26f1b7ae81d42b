/// The texts of the pages around the table. English comes with these pages; another language brings its own.
import { languagePack } from '../index';
import { en, type AroundWords } from './en';

export const around = (): AroundWords => languagePack().around ?? en;
