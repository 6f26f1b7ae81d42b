/// Draws a board from its configuration: squares, pieces, arrows and marks, each in a layer of its own.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Arrow, BoardConfig, Mark, Remark, Token } from './config';
import { columnOf, depthOf, homeOf, isDark, cellOf, rowOf, squareAt, squaresOf, squareRows } from './square';
import type { Square } from './types';

export function boardTemplate(config: BoardConfig, focus: Square): TemplateResult {
  return html`
    ${config.coordinates ? coordinates(config) : nothing}
    <div class="table">
      <div class="board" role=${config.picture ? 'img' : 'grid'} aria-label=${config.name}>${rows(config, focus)}</div>
      <div class="tokens" aria-hidden="true">
        ${repeat(
          inFixedOrder(config.tokens),
          (token) => token.id,
          (token) => tokenTemplate(token, config),
        )}
      </div>
      ${config.arrows.length + config.rings.length > 0 ? arrows(config) : nothing}
      <div class="marks" aria-hidden="true">
        ${repeat(
          config.marks,
          ([square]) => square,
          ([square, mark]) => markTemplate(square, mark, config),
        )}
        ${config.remark ? remarkTemplate(config.remark, config) : nothing}
      </div>
    </div>`;
}

/// An element that changes its place in the document does not glide, so the order does not depend on the squares.
const inFixedOrder = (tokens: readonly Token[]) => [...tokens].sort((a, b) => (a.id < b.id ? -1 : 1));

function rows(config: BoardConfig, focus: Square) {
  const seen = squareRows(config.ground, config.bottom).slice(config.hiddenRows);
  if (config.picture) return seen.flat().map((square) => pictureSquare(square, config));
  return seen.map(
    (row, y) =>
      html`<div role="row" class=${y < config.flatRows ? 'row flat' : 'row'}>${row.map((square) => gridSquare(square, config, focus))}</div>`,
  );
}

function pictureSquare(square: Square, config: BoardConfig) {
  return html`<i class="square" data-ground=${groundOf(square, config)} data-shore=${shores(square, config)}
    data-home=${homeOf(square, config.ground) ?? nothing}></i>`;
}

function gridSquare(square: Square, config: BoardConfig, focus: Square) {
  return html`<div role="gridcell" class=${config.draggable.has(square) ? 'square grab' : 'square'} data-square=${square}
    data-ground=${groundOf(square, config)} data-shore=${shores(square, config)}
    data-home=${homeOf(square, config.ground) ?? nothing} data-mark=${highlight(square, config) ?? nothing}
    tabindex=${square === focus ? 0 : -1} aria-label=${config.label(square)}
    aria-selected=${square === config.selected ? 'true' : 'false'}></div>`;
}

function groundOf(square: Square, { ground: { lakes } }: BoardConfig): string {
  if (lakes.includes(square)) return 'lake';
  return isDark(square) ? 'dark' : 'light';
}

/// The edges of a lake square that are shores, as seen on the screen.
function shores(square: Square, { ground: { lakes }, bottom }: BoardConfig): string | typeof nothing {
  if (!lakes.includes(square)) return nothing;
  const [column, row] = [columnOf(square), rowOf(square)];
  const up = bottom === 'red' ? 1 : -1;
  const beside = {
    top: squareAt(column, row + up),
    bottom: squareAt(column, row - up),
    right: squareAt(column + up, row),
    left: squareAt(column - up, row),
  };
  return Object.entries(beside)
    .filter(([, neighbour]) => !lakes.includes(neighbour))
    .map(([edge]) => edge)
    .join(' ');
}

/// The highlight of the square itself: the selected piece, or the last move.
function highlight(square: Square, config: BoardConfig): string | undefined {
  if (square === config.selected) return 'chosen';
  return config.arrows.some(({ move, tone }) => tone === 'last' && squaresOf(move).includes(square))
    ? 'last'
    : undefined;
}

function at(square: Square, config: BoardConfig): string {
  const { x, y } = cellOf(square, config.ground, config.bottom);
  return `--x:${x};--y:${depthOf(y - config.hiddenRows, config.flatRows)}`;
}

function tokenTemplate(token: Token, config: BoardConfig) {
  const classes = ['token', token.faceUp ? 'up' : 'down'];
  if (token.square === config.selected) classes.push('lifted');
  if (token.wave !== undefined) classes.push('turning');
  return html`<div class=${classes.join(' ')} data-side=${token.side} data-at=${token.square}
      .style=${`${at(token.square, config)};--wave:${token.wave ?? 0}`}>
    ${token.before ? html`<div class="before">${token.before}</div>` : nothing}
    <div class="drawing">${token.drawing}</div>${token.signs ? html`<div class="signs">${token.signs}</div>` : nothing}
  </div>`;
}

function markTemplate(square: Square, mark: Mark, config: BoardConfig) {
  return html`<div class="mark ${mark.kind}" .style=${at(square, config)}>${
    mark.drawing ? html`<div class="drawing">${mark.drawing}</div>` : nothing
  }${mark.text ? html`<span>${mark.text}</span>` : nothing}</div>`;
}

function remarkTemplate(remark: Remark, config: BoardConfig) {
  const { x, y } = cellOf(remark.square, config.ground, config.bottom);
  const side = x < config.ground.columns / 2 ? 'from-left' : 'from-right';
  const lift = y - config.hiddenRows < 1 ? 'below' : 'above';
  return html`<div class="remark ${side} ${lift} ${remark.turn % 2 ? 'odd' : 'even'}"
      .style=${at(remark.square, config)}><span>${remark.text}</span></div>`;
}

function arrows(config: BoardConfig) {
  const { columns, rows: allRows } = config.ground;
  const height = allRows - config.hiddenRows;
  return html`<svg class="arrows" viewBox="0 0 ${columns} ${height}" aria-hidden="true">
    ${config.rings.map((square) => ringTemplate(square, config))}
    ${config.arrows.map((arrow) => arrowTemplate(arrow, config))}</svg>`;
}

const middleOf = (square: Square, config: BoardConfig) => {
  const { x, y } = cellOf(square, config.ground, config.bottom);
  return { x: x + 0.5, y: y - config.hiddenRows + 0.5 };
};

function ringTemplate(square: Square, config: BoardConfig) {
  const { x, y } = middleOf(square, config);
  return svg`<circle class="ring" cx=${x} cy=${y} r="0.45"></circle>`;
}

/// How far before the middle of its last square an arrow ends, so that it does not cover the piece.
const TIP = 0.38;

/// A line through the middles of the squares of a move, with a small head.
function arrowTemplate({ move, tone }: Arrow, config: BoardConfig) {
  const points = squaresOf(move).map((square) => middleOf(square, config));
  const [from, to] = [points.at(-2)!, points.at(-1)!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: to.x - dx * TIP, y: to.y - dy * TIP };
  const wing = (side: number) => `${tip.x - dx * 0.2 + dy * side * 0.13},${tip.y - dy * 0.2 - dx * side * 0.13}`;
  const line = [...points.slice(0, -1), tip].map(({ x, y }) => `${x},${y}`).join(' ');
  return svg`<g class="arrow ${tone}"><polyline points=${line}></polyline>
    <polyline points="${wing(1)} ${tip.x},${tip.y} ${wing(-1)}"></polyline></g>`;
}

function coordinates({ ground: { columns, rows: allRows }, bottom, hiddenRows, flatRows }: BoardConfig) {
  const seen = squareRows({ columns, rows: allRows, homeRows: 0, lakes: [] }, bottom);
  return html`
    <div class="ranks" aria-hidden="true">${seen
      .slice(hiddenRows)
      .map(
        (row, y) => html`<span class=${y < flatRows ? 'coordinate flat' : 'coordinate'}>${rowOf(row[0]!)}</span>`,
      )}</div>
    <div class="files" aria-hidden="true">${seen[0]!.map((square) => html`<span class="coordinate">${square.charAt(0)}</span>`)}</div>`;
}
