/// The ruleset a game is played by, named or written by a player, as the page shows it.
import * as api from '../wire/api';
import type { Rules, Ruleset, RulesetChoice } from '../wire/messages';
import { housed, words } from '../words';

export interface Edition {
  /// The name of a named ruleset; a player's own has none.
  readonly id: string | undefined;
  readonly title: string;
  readonly theme: string;
  readonly labels: string;
  readonly rules: Rules;
}

/// What an edition is called, in the language in use.
export const titleOf = ({ id, title }: Pick<Edition, 'id' | 'title'>): string => (id === undefined ? words().pick.own : housed(title));

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
