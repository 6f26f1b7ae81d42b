/// The welcome page of the commander edition in every language.
import type { Welcome } from '../../page/welcome/view';
import type { Language } from '../index';
import { spaced } from '../spaced';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { nl } from './nl';

export const commander: Readonly<Record<Language, Welcome>> = { en, de, fr: spaced(fr), nl, es };
