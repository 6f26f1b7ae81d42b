/// Against whom a game is played, in words.
import type { Level, Opponent } from '../wire/messages';
import { levelTexts, words } from '../words';

/// The level of a computer; undefined if it is none.
export const levelOf = (opponent: Opponent): number | undefined =>
  Number(/^computer:(\d+)$/.exec(opponent)?.[1]) || undefined;

export function opponentText(opponent: Opponent): string {
  const w = words().home.against;
  const level = levelOf(opponent);
  if (level !== undefined) return w.computer(String(level));
  return opponent === 'hotseat' ? w.hotseat : w.open;
}

/// A computer by its name and level; empty until the levels are known.
export function computerText(opponent: Opponent, levels: readonly Level[], rating: (level: Level) => number | null) {
  const level = levels.find((it) => it.level === levelOf(opponent));
  return level ? words().game.computerName(levelTexts(level).name, level.level, rating(level)) : '';
}
