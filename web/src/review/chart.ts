/// The curves of the review: winning chances as each side could know them, and material.
import { html, svg } from 'lit';
import type { JudgedMove, Side } from '../wire/messages';
import type { ReviewWords } from './words';

export const WIDTH = 600;
export const HEIGHT = 160;
const FLAT = 60;

export interface Point {
  readonly at: number;
  /// From 0 for a game that Blue has won to 1 for one that Red has.
  readonly red: number;
}

/// What one side could think of Red's chances, at each of its own moves; and the result, where there is one.
export function pointsOf(moves: readonly JudgedMove[], side: Side, winner: Side | null | undefined): readonly Point[] {
  const own = moves
    .filter((move) => move.side === side)
    .map(({ ply, chance }) => ({ at: ply, red: side === 'red' ? chance / 1000 : 1 - chance / 1000 }));
  if (winner === undefined || own.length === 0) return own;
  return [...own, { at: moves.length, red: winner === null ? 0.5 : winner === 'red' ? 1 : 0 }];
}

/// What a side thinks after so many moves: its latest point.
export const thoughtAt = (points: readonly Point[], at: number): number =>
  points.findLast((point) => point.at <= at)?.red ?? points[0]?.red ?? 0.5;

const x = (at: number, plies: number) => ((plies === 0 ? 0 : at / plies) * WIDTH).toFixed(1);
const y = (red: number) => ((1 - red) * HEIGHT).toFixed(1);

export const pathOf = (points: readonly Point[], plies: number): string =>
  points.map(({ at, red }, i) => `${i === 0 ? 'M' : 'L'}${x(at, plies)} ${y(red)}`).join(' ');

/// Red's lead in pieces as an area around the middle.
export function materialPath(moves: readonly JudgedMove[]): string {
  const most = Math.max(1, ...moves.map(({ material }) => Math.abs(material)));
  const half = FLAT / 2;
  const line = moves.map(
    ({ material, ply }) => `L${x(ply, moves.length)} ${(half - (material / most) * half).toFixed(1)}`,
  );
  return moves.length === 0 ? '' : `M0 ${half} ${line.join(' ')} L${WIDTH} ${half} Z`;
}

export interface ChartInput {
  readonly moves: readonly JudgedMove[];
  readonly turning: readonly number[];
  readonly winner: Side | null | undefined;
  readonly at: number;
  readonly go: (to: number) => void;
}

/// The curves. They are one slider: a click or the arrow keys choose the moment.
export function chart(input: ChartInput, w: ReviewWords) {
  const { moves, at, go } = input;
  const plies = moves.length;
  const [red, blue] = [pointsOf(moves, 'red', input.winner), pointsOf(moves, 'blue', input.winner)];
  const percent = (points: readonly Point[]) => Math.round(100 * thoughtAt(points, at));
  const told = [w.at(at), w.sees(w.side.red, percent(red)), w.sees(w.side.blue, percent(blue))].join('. ');
  const pick = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * plies));
  };
  const key = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: plies, PageUp: at - 10, PageDown: at + 10 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  const now = svg`<line class="now" x1=${x(at, plies)} x2=${x(at, plies)} y1="0" y2=${HEIGHT}></line>`;
  return html`<div class="chart" role="slider" tabindex="0" aria-label=${w.chances} aria-valuemin="0" aria-valuemax=${plies}
      aria-valuenow=${at} aria-valuetext=${told} @pointerdown=${pick} @keydown=${key}>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <line class="middle" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
      ${input.turning.map((ply) => svg`<line class="turning" x1=${x(ply, plies)} x2=${x(ply, plies)} y1="0" y2=${HEIGHT}></line>`)}
      <path class="red" d=${pathOf(red, plies)}></path>
      <path class="blue" d=${pathOf(blue, plies)}></path>
      ${now}
    </svg>
    <svg class="material" viewBox=${`0 0 ${WIDTH} ${FLAT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d=${materialPath(moves)}></path><line class="middle" x1="0" x2=${WIDTH} y1=${FLAT / 2} y2=${FLAT / 2}></line>
    </svg>
  </div>
  <p class="legend"><span class="red">${w.sees(w.side.red, percent(red))}</span> <span class="blue">${w.sees(w.side.blue, percent(blue))}</span></p>
  <p class="about">${w.chancesAbout} ${w.material}.</p>`;
}
