/// Private guesses about hidden enemy pieces, by the home square of the piece. They stay in this browser; hot-seat games
/// have none.
import type { Kind, Square } from '../wire/messages';
import { removeStored, store, stored } from './storage';

export type Guesses = Readonly<Record<Square, Kind>>;

const GAMES_KEPT = 20;
const INDEX = 'pencil';

export const guesses = (game: string): Guesses => stored<Guesses>(`${INDEX}.${game}`, {});

/// Saves a guess, or removes it.
export function guess(game: string, home: Square, kind: Kind | undefined): Guesses {
  const { [home]: _, ...rest } = guesses(game);
  const next = kind ? { ...rest, [home]: kind } : rest;
  store(`${INDEX}.${game}`, next);
  const games = [game, ...stored<string[]>(INDEX, []).filter((it) => it !== game)];
  for (const old of games.slice(GAMES_KEPT)) removeStored(`${INDEX}.${old}`);
  store(INDEX, games.slice(0, GAMES_KEPT));
  return next;
}
