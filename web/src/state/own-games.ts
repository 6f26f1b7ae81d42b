/// One's own unfinished games: which comes first, and what happens next in it.
import type { OwnGame } from '../wire/messages';
import { words } from '../words';
import { timeText } from './clocks';

/// The games that wait for the player come first, and of these the one with the least time.
export const urgentFirst = (games: readonly OwnGame[]): readonly OwnGame[] =>
  [...games].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || timeOf(a) - timeOf(b));

const timeOf = ({ left }: OwnGame) => left ?? Number.MAX_SAFE_INTEGER;

/// For whom or what the game waits, and how long.
export function stageText(game: OwnGame): string {
  const { left } = game;
  const text = stageOf(game);
  return left === null ? text : `${text}, ${words().home.stage.left(timeText(left))}`;
}

function stageOf({ status, opponent, against, yourTurn, ply }: OwnGame): string {
  const { home, game } = words();
  const w = home.stage;
  if (status === 'waiting') return against === null ? w.waits : w.asked;
  if (opponent === 'hotseat') return home.moves(ply);
  if (status === 'setup') return yourTurn ? w.place : w.theyPlace;
  return yourTurn ? game.turn.yours : game.turn.theirs;
}

/// How far a game between two players has come.
export const movesText = ({ opponent, ply }: OwnGame): string =>
  ply === 0 || opponent === 'hotseat' ? '' : `, ${words().home.moves(ply)}`;
