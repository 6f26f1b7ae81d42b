/// Against whom a game is played, in words.
import type { Opponent } from '../wire/messages';
import { words } from '../words';

export function opponentText(opponent: Opponent): string {
  const w = words().home.against;
  if (opponent.startsWith('computer')) return w.computer(opponent.split(':')[1] ?? '');
  return opponent === 'hotseat' ? w.hotseat : w.open;
}
