/// What the server offers: editions, levels of the computer, ready-made setups. It names them in English; another language
/// has its own names for them.
import type { Level, NamedSetup, Ruleset } from '../wire/messages';

export type EditionTexts = Pick<Ruleset, 'title' | 'source' | 'about' | 'decided'>;

export interface Catalogue {
  /// By the id of the edition.
  readonly editions: Readonly<Record<string, EditionTexts>>;
  /// By the English name of the level.
  readonly levels: Readonly<Record<Level['name'], Pick<Level, 'name' | 'about'>>>;
  /// By the English name of the setup.
  readonly setups: Readonly<Record<NamedSetup['name'], string>>;
}

/// English is what the server sends.
export const ENGLISH_CATALOGUE: Catalogue = { editions: {}, levels: {}, setups: {} };
