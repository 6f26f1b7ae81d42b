/// The sentences of the review. They are loaded with it, in every language at once, since they are few.
import type { Language } from '../../theme/themes';
import { spaced } from '../../words/spaced';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { nl } from './nl';
import type { ReviewWords } from './sentence';

export { odds, type ReviewWords, type Told } from './sentence';

export const reviewWords: Readonly<Record<Language, ReviewWords>> = { en, de, fr: spaced(fr), nl, es };

export const reviewWordsIn = (language: Language): ReviewWords => reviewWords[language];
