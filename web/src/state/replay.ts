/// The replay of a finished game, as one side saw it or with all pieces known.
import type { MoveEvent, Piece, Replay, Rules, Side } from '../wire/messages';
import type { CapturedPiece } from './armies';
import { applyMove, facing } from './fold';
import { boardPieces, piecesOf } from './notation';

export type Viewpoint = Side | 'everyone';

export interface ReplayState {
  /// The pieces before the first move, after it, after the second, and so on.
  readonly positions: readonly (readonly Piece[])[];
  readonly moves: readonly MoveEvent[];
  readonly rules: Rules;
  readonly at: number;
  readonly viewpoint: Viewpoint;
  readonly playing: boolean;
}

export type ReplayMsg =
  | { readonly t: 'go'; readonly to: number }
  | { readonly t: 'step'; readonly by: number }
  | { readonly t: 'viewpoint'; readonly viewpoint: Viewpoint }
  | { readonly t: 'play'; readonly on: boolean };

export function replayOf(replay: Replay, rules: Rules): ReplayState {
  const positions = [beginning(replay, rules)];
  for (const move of replay.moves) positions.push(applyMove(positions.at(-1)!, move, rules, 'all'));
  return { positions, moves: replay.moves, rules, at: replay.moves.length, viewpoint: 'everyone', playing: false };
}

/// Whether both armies are told: whoever resigns before the first moves never learns what the other had placed.
export const isWhole = ({ start, setups }: Replay): boolean =>
  start !== undefined || (setups.red !== null && setups.blue !== null);

function beginning({ start, setups }: Replay, { board }: Rules): readonly Piece[] {
  return start
    ? boardPieces(start.board)
    : (['red', 'blue'] as const).flatMap((side) => piecesOf(setups[side] ?? '', board, side));
}

export function updateReplay(s: ReplayState, m: ReplayMsg): ReplayState {
  switch (m.t) {
    case 'go':
      return { ...s, at: within(s, m.to), playing: false };
    case 'step': {
      const at = within(s, s.at + m.by);
      return { ...s, at, playing: s.playing && at < s.positions.length - 1 };
    }
    case 'viewpoint':
      return { ...s, viewpoint: m.viewpoint };
    case 'play':
      return { ...s, playing: m.on, at: m.on && s.at === s.positions.length - 1 ? 0 : s.at };
  }
}

/// The pieces at this point, as the chosen side saw them.
export function piecesSeen({ positions, moves, rules, at, viewpoint }: ReplayState): readonly Piece[] {
  const pieces = positions[at] ?? [];
  return viewpoint === 'everyone'
    ? pieces
    : facing(
        pieces.map((piece) => veiled(piece, viewpoint)),
        moves[at - 1],
        rules,
      );
}

/// The pieces captured up to this point.
export function fallen({ positions, at }: ReplayState): readonly CapturedPiece[] {
  const standing = new Set((positions[at] ?? []).map(({ home }) => home));
  return (positions[0] ?? []).flatMap(({ home, side, kind }) => (kind && !standing.has(home) ? [{ side, kind }] : []));
}

function veiled(piece: Piece, viewpoint: Side): Piece {
  if (piece.side === viewpoint || piece.known) return piece;
  const { kind: _, ...hidden } = piece;
  return hidden;
}

const within = (s: ReplayState, at: number) => Math.max(0, Math.min(s.positions.length - 1, at));
