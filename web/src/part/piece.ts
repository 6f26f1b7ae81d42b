/// Draws a piece: face up with shield, silhouette and label, or its back.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Kind, Side } from '../wire/messages';
import type { Look } from './look';
import { drawing, type Sheet } from './sprite';

export function face(side: Side, kind: Kind, look: Look): TemplateResult {
  return html`<svg class="piece" data-side=${side} data-theme=${look.set} viewBox="0 0 64 64" aria-hidden="true">
    ${drawn('table', `shield-${side}`)}${look.set === 'contrast' ? plainFace(kind, look) : fineFace(kind, look)}</svg>`;
}

const fineFace = (kind: Kind, { set, labels }: Look) => svg`${drawn(set, `${set}-${kind}`)}
  <text class="piece-label" x="5" y="20">${labels[kind]}</text>`;

/// In high contrast nothing covers anything: the drawing is below the label, which has a plate of its own.
const plainFace = (kind: Kind, { set, labels }: Look) => svg`
  <g class="glyph" transform="translate(13 24.5) scale(0.6)">${drawn(set, `${set}-${kind}`)}</g>
  <rect class="plate" x="0" y="0" width=${labels[kind].length > 1 ? 34 : 20} height="24" rx="4"></rect>
  <text class="piece-label" x="3" y="20">${labels[kind]}</text>`;

/// The back of a piece, with a pencilled guess if there is one.
export function back(side: Side, guess?: string): TemplateResult {
  return html`<svg class="piece" data-side=${side} viewBox="0 0 64 64" aria-hidden="true">
    ${drawn('table', `back-${side}`)}${guess ? svg`<text class="pencilled" x="32" y="41">${guess}</text>` : nothing}</svg>`;
}

export const piece = (side: Side, kind: Kind | undefined, look: Look): TemplateResult =>
  kind ? face(side, kind, look) : back(side);

/// The text of a guess on a hidden piece: the label of the guessed kind.
export const guessText = (kind: Kind | undefined, look: Look): string | undefined =>
  kind && (look.labels[kind] || look.names[kind].charAt(0));

const drawn = (sheet: Sheet, id: string) => svg`<use href=${drawing(sheet, id)}></use>`;
