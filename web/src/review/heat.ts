/// The heat-map: where a kind of piece could be believed to stand, beside where it stood.
import { html } from 'lit';
import type { Names } from '../theme/themes';
import type { Ground, HiddenPiece, Kind } from '../wire/messages';
import type { ReviewWords } from './words';

/// The kinds that anything hidden could be, in the order of the names.
export const kindsIn = (hidden: readonly HiddenPiece[], names: Names): readonly Kind[] =>
  (Object.keys(names) as Kind[]).filter((kind) =>
    hidden.some(({ chances }) => chances.some((each) => each.kind === kind)),
  );

const chanceOf = (piece: HiddenPiece | undefined, kind: Kind) =>
  (piece?.chances.find((each) => each.kind === kind)?.chance ?? 0) / 10;

/// The squares from the top left, with Red or with Blue at the lower edge.
function squaresOf({ columns, rows }: Ground, turned: boolean): readonly string[] {
  const all = Array.from({ length: rows * columns }, (_, i) => {
    const column = i % columns;
    return `${String.fromCharCode(97 + column)}${rows - Math.floor(i / columns)}`;
  });
  return turned ? all.reverse() : all;
}

export function heatMap(
  hidden: readonly HiddenPiece[],
  kind: Kind,
  board: { readonly ground: Ground; readonly turned: boolean },
  w: ReviewWords,
) {
  const bySquare = new Map(hidden.map((piece) => [piece.square, piece]));
  const lakes = new Set(board.ground.lakes);
  const cells = squaresOf(board.ground, board.turned).map((square) => {
    const piece = bySquare.get(square);
    const percent = Math.round(chanceOf(piece, kind));
    const isIt = piece?.kind === kind;
    const name = lakes.has(square) ? 'lake' : piece ? `hidden${isIt ? ' truth' : ''}` : '';
    return html`<i class=${name} .style=${`--heat:${percent}%`} title=${piece ? w.cell(square, percent, isIt) : ''}>${piece && percent > 0 ? percent : ''}</i>`;
  });
  return html`<div class="heat" .style=${`--columns:${board.ground.columns}`} aria-hidden="true">${cells}</div>`;
}

/// The same in words, for everyone who prefers them.
export function heatTable(hidden: readonly HiddenPiece[], names: Names, w: ReviewWords) {
  const likely = ({ chances }: HiddenPiece) =>
    chances
      .slice(0, 3)
      .map(({ kind, chance }) => `${names[kind]} ${Math.round(chance / 10)} %`)
      .join(', ');
  return html`<details><summary>${w.asTable}</summary><table>
    <thead><tr><th>${w.square}</th><th>${w.believed}</th><th>${w.was}</th></tr></thead>
    <tbody>${hidden.map((piece) => html`<tr><th>${piece.square}</th><td>${likely(piece)}</td><td>${names[piece.kind]}</td></tr>`)}</tbody>
  </table></details>`;
}
