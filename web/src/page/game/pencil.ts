/// The dialog for noting a guess on a hidden enemy piece.
import { html } from 'lit';
import { dialog } from '../../part/dialog';
import { icon } from '../../part/icon';
import { face } from '../../part/piece';
import type { Look } from '../../part/look';
import { KINDS, type Army, type Kind, type Side } from '../../wire/messages';
import { words } from '../../words';

export function pencilDialog(
  side: Side,
  army: Army,
  look: Look,
  write: (kind: Kind | undefined) => void,
  close: () => void,
) {
  const w = words().game;
  const body = html`<p>${w.pencilLead}</p><div class="palette">
    ${KINDS.filter((kind) => (army[kind] ?? 0) > 0).map(
      (kind) => html`
      <button class="quiet" @click=${() => write(kind)}>${face(side, kind, look)}<span>${look.names[kind]}</span></button>`,
    )}
    <button class="quiet" @click=${() => write(undefined)}>${icon('trash')}<span>${w.rubOut}</span></button></div>`;
  return dialog({ title: w.pencil, body, close });
}
