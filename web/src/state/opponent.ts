/// Against whom a game is played, in words.
import type { Level, Opponent, OwnGame } from '../wire/messages';
import { levelTexts, words } from '../words';

/// The level of a computer; undefined if it is none.
export const levelOf = (opponent: Opponent): number | undefined =>
  Number(/^computer:(\d+)$/.exec(opponent)?.[1]) || undefined;

export function opponentText({ opponent, against }: OwnGame): string {
  const w = words().home.against;
  const level = levelOf(opponent);
  if (level !== undefined) return w.computer(String(level));
  if (opponent === 'hotseat') return w.hotseat;
  return against === null ? w.nobody : w.person(against);
}

/// A computer by its name and level; empty until the levels are known.
export function computerText(opponent: Opponent, levels: readonly Level[], rating: (level: Level) => number | null) {
  const level = levels.find((it) => it.level === levelOf(opponent));
  return level ? words().game.computerName(levelTexts(level).name, level.level, rating(level)) : '';
}
