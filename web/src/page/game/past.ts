/// Looking back during a game: an earlier board as this player saw it, with one tap back to now.
import { html } from 'lit';
import { type BoardConfig, configured } from '../../board';
import { icon } from '../../part/icon';
import type { Look } from '../../part/look';
import { token } from '../../part/token';
import type { GameState } from '../../state/game';
import { boardsOf } from '../../state/history';
import type { MoveEvent, Piece, Side } from '../../wire/messages';
import { words } from '../../words';
import type { FlagfallGame } from './game';
import { squareLabels } from './labels';

export interface Past {
  /// How many moves of the log were made.
  readonly at: number;
  readonly pieces: readonly Piece[];
  readonly last: MoveEvent | undefined;
}

export function pastOf({ walk: { lookedBack } }: FlagfallGame, { view, log, rules }: GameState): Past | undefined {
  if (lookedBack === undefined || !view || lookedBack >= log.length) return undefined;
  const pieces = boardsOf(view, log, rules)[lookedBack];
  return pieces && { at: lookedBack, pieces, last: log[lookedBack - 1] };
}

export function lookingBack({ last }: Past, back: () => void) {
  const w = words().game;
  return html`<p class="looking-back" role="status"><span>${w.lookingBack((last?.ply ?? -1) + 1)}</span>
    <button class="main" @click=${back}>${icon('arrow-last')}<span>${w.backToNow}</span></button></p>`;
}

export function pastConfig({ pieces, last }: Past, { rules, view }: GameState, look: Look, bottom: Side): BoardConfig {
  const you = view?.opponent === 'hotseat' ? undefined : (view?.you ?? undefined);
  const tokens = pieces.map((piece) =>
    token({ ...piece, id: piece.home, seen: piece.known === true || (piece.side !== view?.you && !!piece.kind) }, look),
  );
  const marks = new Map<string, never>();
  const label = squareLabels({ pieces, lakes: rules.board.lakes, you, look, marks, guesses: {}, selected: undefined });
  const arrows = last ? [{ move: last.move, tone: 'last' as const }] : [];
  return configured({ ground: rules.board, bottom, name: words().board.name, tokens, arrows, label });
}
