/// The curtain between the turns of a hot-seat game. While it is down, the state of the page holds nothing else.
import type { OwnGame, Side, View } from '../wire/messages';

export interface Curtain {
  readonly side: Side;
  readonly ply: number;
  readonly stage: 'setup' | 'move';
}

/// Whether a view belongs behind the curtain: a hot-seat game goes on, and it is not the view of the side that said here
/// that it is ready. The server may have lifted the curtain for another page.
export const isCovered = (view: View, ready: Side | null) =>
  view.opponent === 'hotseat' &&
  (view.you === null || view.you !== ready) &&
  (view.status === 'setup' || view.status === 'playing');

export function curtainOf(view: View): Curtain {
  if (view.status !== 'setup') return { side: view.turn ?? 'red', ply: view.ply, stage: 'move' };
  return { side: view.you ?? (view.placed.includes('red') ? 'blue' : 'red'), ply: view.ply, stage: 'setup' };
}

/// The curtain of an unfinished game whose view has not been fetched; undefined if it needs none.
export function curtainFor(game: OwnGame | undefined): Curtain | undefined {
  if (game?.opponent !== 'hotseat' || game.you === null) return undefined;
  return { side: game.you, ply: game.ply, stage: game.status === 'setup' ? 'setup' : 'move' };
}
