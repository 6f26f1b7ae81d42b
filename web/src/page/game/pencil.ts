/// The pencil: a small wheel at the square of a hidden enemy piece, to note what it may be. Kinds that it cannot be any more
/// are greyed; a key with the label of a kind writes it.
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { cellOf } from '../../board';
import { icon } from '../../part/icon';
import { face } from '../../part/piece';
import type { Look } from '../../part/look';
import type { Ground, Kind, Piece, Side } from '../../wire/messages';
import { words } from '../../words';

export interface PencilOptions {
  readonly piece: Piece;
  readonly kinds: readonly Kind[];
  readonly possible: readonly Kind[];
  readonly look: Look;
  readonly ground: Ground;
  readonly bottom: Side;
  readonly write: (kind: Kind | undefined) => void;
  /// Puts the pencil away; the focus is somewhere else already.
  readonly close: () => void;
  /// Puts it away and goes back to the square.
  readonly back: () => void;
}

export function pencilWheel({ piece, kinds, possible, look, ground, bottom, write, close, back }: PencilOptions) {
  const w = words().game;
  const { x, y } = cellOf(piece.square, ground, bottom);
  const across = x < ground.columns / 3 ? 'start' : x >= (ground.columns * 2) / 3 ? 'end' : 'middle';
  const place = `--x:${(x + 0.5) / ground.columns};--y:${(y + 0.5) / ground.rows}`;
  const key = (event: KeyboardEvent) => {
    const kind = kindOfKey(event.key, possible, look);
    if (event.key === 'Escape') back();
    else if (event.key === 'Delete' || event.key === 'Backspace') write(undefined);
    else if (kind) write(kind);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="wheel ${across} ${y < ground.rows / 2 ? 'below' : 'above'}" role="dialog" aria-label="${w.pencil}, ${piece.square}"
      .style=${place} @keydown=${key} @focusout=${(event: FocusEvent) => leftBy(event) && close()}>
    ${kinds.map(
      (
        kind,
      ) => html`<button class="quiet" title=${look.names[kind]} aria-label=${look.names[kind]} ?disabled=${!possible.includes(kind)}
        ${kind === possible[0] ? ref(focus) : ''} @click=${() => write(kind)}>${face(piece.side, kind, look)}</button>`,
    )}<button class="quiet" title=${w.rubOut} aria-label=${w.rubOut} @click=${() => write(undefined)}>${icon('trash')}</button></div>`;
}

const focus = (element?: Element) => {
  queueMicrotask(() => {
    if (element instanceof HTMLElement && !element.closest('.wheel')?.contains(document.activeElement)) element.focus();
  });
};

/// Whether the focus went somewhere else.
const leftBy = (event: FocusEvent) =>
  event.relatedTarget !== null && !(event.currentTarget as Element).contains(event.relatedTarget as Node);

/// The kind that a key stands for: its label, `0` for 10, or the first letter of its name.
function kindOfKey(key: string, kinds: readonly Kind[], { labels, names }: Look): Kind | undefined {
  const wanted = key === '0' ? '10' : key.toLowerCase();
  return (
    kinds.find((kind) => labels[kind].toLowerCase() === wanted) ??
    kinds.find((kind) => key.length === 1 && names[kind].charAt(0).toLowerCase() === wanted)
  );
}
