/// The ruleset of a game, named or custom, as the page shows it.
import * as api from '../wire/api';
import type { Rules, Ruleset, RulesetChoice } from '../wire/messages';
import { editionTexts, words } from '../words';

export interface Edition {
  /// The id of a named ruleset; undefined for a custom one.
  readonly id: string | undefined;
  readonly title: string;
  readonly theme: string;
  readonly labels: string;
  readonly rules: Rules;
}

/// The title of an edition in the current language.
export const titleOf = ({ id, title }: Pick<Edition, 'id' | 'title'>): string =>
  id === undefined ? words().pick.own : editionTexts({ id, title, source: '', about: [], decided: [] }).title;

export async function editionOf(choice: RulesetChoice): Promise<Edition> {
  const named = await api.rulesets();
  const base = baseOf(choice, named);
  if (typeof choice === 'string') return base;
  const { rules } = await api.checkRules(choice);
  return { ...base, id: undefined, rules };
}

function baseOf(choice: RulesetChoice, named: readonly Ruleset[]): Ruleset {
  const id = typeof choice === 'string' ? choice : choice.base;
  const found = named.find((ruleset) => ruleset.id === id) ?? named[0];
  if (!found) throw new Error(`the server names no ruleset, not even ${id}`);
  return found;
}
