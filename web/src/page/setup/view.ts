/// Draws the setup page: the home rows, the tray of pieces, and the list of ready-made and saved setups.
import { html, nothing } from 'lit';
import { type BoardConfig, configured, depthOf, followDrag, type Mark } from '../../board';
import { icon } from '../../part/icon';
import { face } from '../../part/piece';
import type { Look } from '../../part/look';
import { token } from '../../part/token';
import { slotsOf } from '../../state/notation';
import { isComplete, leftToPlace, surplus, type Flaw } from '../../state/setup';
import { KINDS, type Kind, type Piece, type Square } from '../../wire/messages';
import { words } from '../../words';
import { squareLabels } from '../game/labels';
import type { FlagfallSetup } from './setup';
import { inTray } from './setup';
import { shelf } from './shelf';

export function setupTemplate(page: FlagfallSetup, look: Look) {
  const w = words().setup;
  const { state, send } = page;
  const complete = isComplete(state);
  return html`<div class="setup" data-side=${page.side}
      .style=${`--columns:${state.ground.columns};--rows:${depthOf(state.ground.rows - hiddenRows(page), flatRows(page))}`}>
    <header><div><h1>${w.title(page.side)}</h1><p>${w.lead}</p></div>${page.leaveButton}</header>
    ${page.across}
    <div class="stage">
      <flagfall-board class=${page.preview ? 'preview' : ''} .config=${config(page, look)} .events=${page.board}></flagfall-board>
      ${page.preview ? html`<p class="previewed">${w.preview(page.preview.name)}</p>` : nothing}</div>
    <div class="hand">
      <p class="count">${w.left(leftToPlace(state))}</p>
      <div class="tray-row" role="group" aria-label=${w.left(leftToPlace(state))}>
        ${inTray(state, KINDS).map(({ kind, left: count }) => trayPiece(page, look, kind, count))}</div>
      <div class="bar tools">
        <button @click=${page.random} title=${w.randomAbout}>${icon('shuffle')}<span>${w.random}</span></button>
        <button @click=${page.wild} title=${w.wildAbout}>${icon('shuffle')}<span>${w.wild}</span></button>
        <button @click=${page.fill} aria-disabled=${complete}>${icon('plus')}<span>${w.fill}</span></button>
        <button @click=${page.undo} aria-disabled=${!page.canUndo} title="Ctrl+Z">${icon('undo')}<span>${w.undo}</span></button>
        <button @click=${() => send({ t: 'mirror' })}>${icon('mirror')}<span>${w.mirror}</span></button>
        <button @click=${() => send({ t: 'clear' })}>${icon('trash')}<span>${w.clear}</span></button>
      </div>
      <div class="seal">${flawList(state.flaws)}
        <button class="main" @click=${page.seal} aria-disabled=${page.sending}>${icon('check')}
          <span>${page.hotseat ? w.readySide(page.side) : w.ready}</span></button></div>
    </div>
    ${shelf(page)}
  </div>`;
}

/// What is wrong stands right above the button that was pressed, in one line if it is one thing.
function flawList(flaws: readonly Flaw[]) {
  if (flaws.length === 0) return nothing;
  const text = html`<ul>${flaws.map((flaw) => html`<li>${flaw.text}</li>`)}</ul>`;
  return html`<div class="flaws" role="alert"><b>${words().setup.flaws}</b> ${flaws.length === 1 ? flaws[0]!.text : text}</div>`;
}

function trayPiece(page: FlagfallSetup, look: Look, kind: Kind, count: number) {
  const { held } = page.state;
  const inHand = held !== undefined && 'kind' in held && held.kind === kind;
  const drag = (event: PointerEvent) => {
    const piece = (event.currentTarget as Element).querySelector('.piece');
    if (piece && count > 0 && event.button === 0)
      followDrag(event, {
        piece,
        size: squareSize(page),
        accepts: (square) => page.slotOf(square) !== undefined,
        drop: (square) => page.dropKind(kind, square),
      });
  };
  return html`<button class="tray-piece ${inHand ? 'held' : ''}" ?disabled=${count < 1} aria-pressed=${inHand ? 'true' : 'false'}
    title=${look.names[kind]} @pointerdown=${drag} @click=${() => page.take(kind)}>${face(page.side, kind, look)}
    <span class="unseen">${words().setup.trayPiece(look.names[kind], count)}</span><b aria-hidden="true">${count}</b></button>`;
}

/// How large a piece is on the board.
const squareSize = (page: FlagfallSetup) =>
  page.querySelector(`[data-square="${page.squareOf(0)}"]`)?.getBoundingClientRect().width;

/// The enemy's home rows are left out, and the rows between are flat: the own home is what matters here.
const hiddenRows = ({ state: { ground } }: FlagfallSetup) => ground.homeRows;
const flatRows = ({ state: { ground } }: FlagfallSetup) => ground.rows - 2 * ground.homeRows;

function config(page: FlagfallSetup, look: Look): BoardConfig {
  const { state, side, preview } = page;
  const slots = (preview && slotsOf(preview.setup, state.ground)) ?? state.slots;
  const pieces: Piece[] = slots.flatMap((kind, slot) => {
    const square = page.squareOf(slot);
    return kind ? [{ square, home: square, side, kind, moved: false }] : [];
  });
  const selected = state.held && 'slot' in state.held ? page.squareOf(state.held.slot) : undefined;
  const marks = preview ? new Map<Square, Mark>() : marksOf(page);
  return configured({
    ground: state.ground,
    bottom: side,
    name: words().board.name,
    hiddenRows: hiddenRows(page),
    flatRows: flatRows(page),
    selected,
    marks,
    tokens: pieces.map((piece) => token({ ...piece, id: piece.home }, look)),
    remark: page.remark,
    draggable: new Set(pieces.map(({ square }) => square)),
    label: squareLabels({
      pieces,
      lakes: state.ground.lakes,
      you: page.hotseat ? undefined : side,
      look,
      marks,
      guesses: {},
      selected,
    }),
  });
}

/// Empty home squares are marked while a piece is in hand; surplus pieces, and gaps in a rejected setup, as flaws.
function marksOf(page: FlagfallSetup): Map<Square, Mark> {
  const { state } = page;
  const tooMany = surplus(state);
  const refused = state.flaws.length > 0 && leftToPlace(state) > 0;
  const marks = new Map<Square, Mark>();
  state.slots.forEach((kind, slot) => {
    if (tooMany.has(slot) || (!kind && refused)) marks.set(page.squareOf(slot), { kind: 'flaw' });
    else if (!kind && state.held !== undefined) marks.set(page.squareOf(slot), { kind: 'place' });
  });
  for (const { square } of state.flaws) if (square) marks.set(square, { kind: 'flaw' });
  return marks;
}
