/// Draws a position as a picture of its own, from the drawings of the page: an SVG without style sheets, or a PNG.
import { cellOf, columnOf, isDark, rowOf, squareRows } from '../board/square';
import type { Ground, Kind, Side, Square } from '../wire/messages';
import type { Look } from './look';

export interface Position {
  readonly ground: Ground;
  readonly bottom: Side;
  readonly look: Look;
  readonly pieces: readonly { readonly square: Square; readonly side: Side; readonly kind?: Kind | undefined }[];
}

const CELL = 64;
const EDGE = 28;

export function svgOf({ ground, bottom, look, pieces }: Position): string {
  const [width, height] = [ground.columns * CELL + 2 * EDGE, ground.rows * CELL + 2 * EDGE];
  const paint = painter();
  const corner = (square: Square) => {
    const { x, y } = cellOf(square, ground, bottom);
    return { x: EDGE + x * CELL, y: EDGE + y * CELL };
  };
  const squares = squareRows(ground, bottom)
    .flat()
    .map((square) => {
      const { x, y } = corner(square);
      const tone = ground.lakes.includes(square) ? '--lake' : isDark(square) ? '--field-moss' : '--field-straw';
      return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${paint('red', tone)}"/>`;
    });
  const drawn = pieces.map(({ square, side, kind }) => {
    const { x, y } = corner(square);
    const parts = kind ? [`shield-${side}`, `${look.set}-${kind}`] : [`back-${side}`];
    const label = kind
      ? `<text x="5" y="20" font-family="sans-serif" font-weight="800" font-size="19" fill="${paint(side, '--glyph-light')}" stroke="${paint(side, '--side-shade')}" stroke-width="3.5" paint-order="stroke">${look.labels[kind]}</text>`
      : '';
    return `<svg x="${x + 2}" y="${y + 2}" width="${CELL - 4}" height="${CELL - 4}" viewBox="0 0 64 64">${parts.map((id) => symbol(id, side, paint)).join('')}${label}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${paint('red', '--surface')}"/>${squares.join('')}${letters(ground, bottom, paint)}${drawn.join('')}</svg>`;
}

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}

type Paint = (side: Side, name: string) => string;

/// Looks a colour of the page up, as it is seen now.
function painter(): Paint {
  const known = new Map<string, string>();
  return (side, name) => {
    const key = side + name;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const probe = document.createElement('i');
    probe.dataset['side'] = side;
    probe.hidden = true;
    document.body.append(probe);
    probe.style.color = `var(${name})`;
    const colour = getComputedStyle(probe).color;
    probe.remove();
    known.set(key, colour);
    return colour;
  };
}

const symbol = (id: string, side: Side, paint: Paint) =>
  (document.getElementById(id)?.innerHTML ?? '').replace(/var\((--[a-z-]+)(?:,[^)]*)?\)/g, (_, name: string) =>
    paint(side, name),
  );

function letters(ground: Ground, bottom: Side, paint: Paint) {
  const rows = squareRows(ground, bottom);
  const text = (x: number, y: number, letter: string | number) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="14" text-anchor="middle" fill="${paint('red', '--ink-soft')}">${letter}</text>`;
  const below = EDGE + ground.rows * CELL + 18;
  return [
    ...rows.map((row, i) => text(EDGE / 2, EDGE + i * CELL + CELL / 2 + 5, rowOf(row[0]!))),
    ...rows[0]!.map((square, i) => text(EDGE + i * CELL + CELL / 2, below, letterOf(columnOf(square)))),
  ].join('');
}

const letterOf = (column: number) => String.fromCharCode(97 + column);
