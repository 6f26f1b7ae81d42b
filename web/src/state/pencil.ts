/// Private guesses about hidden enemy pieces, by the square each began on. They are nobody's business but the player's,
/// so they stay in this browser; two players at one screen have none.
import type { Kind, Square } from '../wire/messages';
import { forget, keep, kept } from './storage';

export type Guesses = Readonly<Record<Square, Kind>>;

const GAMES_KEPT = 20;
const INDEX = 'pencil';

export const guesses = (game: string): Guesses => kept<Guesses>(`${INDEX}.${game}`, {});

/// Writes a guess on a piece, or rubs it out.
export function guess(game: string, home: Square, kind: Kind | undefined): Guesses {
  const { [home]: _, ...rest } = guesses(game);
  const next = kind ? { ...rest, [home]: kind } : rest;
  keep(`${INDEX}.${game}`, next);
  const games = [game, ...kept<string[]>(INDEX, []).filter((it) => it !== game)];
  for (const old of games.slice(GAMES_KEPT)) forget(`${INDEX}.${old}`);
  keep(INDEX, games.slice(0, GAMES_KEPT));
  return next;
}
