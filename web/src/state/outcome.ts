/// How a listed game looks from one player's seat.
import type { ListedGame, Result, Side } from '../wire/messages';

export type Ending = 'won' | 'lost' | 'drawn' | 'running';

export const seatOf = ({ red, blue }: Pick<ListedGame, 'red' | 'blue'>, name: string): Side | undefined =>
  red?.name === name ? 'red' : blue?.name === name ? 'blue' : undefined;

export function endingFor(side: Side | null | undefined, result: Result | null): Ending {
  if (!result) return 'running';
  if (result.winner === null) return 'drawn';
  return result.winner === side ? 'won' : 'lost';
}
