/// Draws the position editor: the board, a palette for each side, and the choices for playing on.
import { html, nothing } from 'lit';
import { type BoardConfig, configured, followDrag } from '../../board';
import { choice, optionsOf } from '../../part/choice';
import { faultList } from '../../part/fault-list';
import { icon } from '../../part/icon';
import { face } from '../../part/piece';
import { lookFor, type Look } from '../../part/look';
import { token } from '../../part/token';
import { countOf, type PositionState } from '../../state/position';
import { KINDS, type Army, type Kind, type Side } from '../../wire/messages';
import { titleOf } from '../../state/rulebook';
import { prefs, setPrefs } from '../../state/prefs';
import { levelTexts, words } from '../../words';
import { squareLabels } from '../game/labels';
import type { FlagfallEdit } from './edit';

export function editTemplate(page: FlagfallEdit) {
  const w = words().position;
  const { state, edition } = page;
  if (!state || !edition)
    return html`<section class="notice-page"><p class="loading">${words().app.loading}</p></section>`;
  const look = lookFor(edition);
  return html`<div class="edit">
    <header><h1>${w.title}</h1><p>${w.lead}</p></header>
    <div class="stage" .style=${`--columns:${state.ground.columns};--rows:${state.ground.rows}`}>
      <flagfall-board .config=${config(state, look)} .events=${page.board}></flagfall-board></div>
    <div class="palettes">${(['blue', 'red'] as const).map((side) => palette(page, state, side, edition.rules.army, look))}</div>
    <div class="agree">
      <label class="field"><span>${w.edition}</span><select @change=${(event: Event) => page.choose((event.target as HTMLSelectElement).value)}>
        ${page.editions.map((it) => html`<option value=${it.id} ?selected=${it.id === edition.id}>${titleOf(it)}</option>`)}</select></label>
      ${choice(w.turn, 'turn', optionsOf(words().side), state.turn, (side) => page.send({ t: 'turn', side }))}
      ${choice(w.opponent, 'play-on', optionsOf({ red: w.computerRed, blue: w.computerBlue, hotseat: w.hotseat }), page.playOn, page.choosePlay)}
      ${page.playOn === 'hotseat' ? nothing : level(page)}
      <div class="seal">${faultList(w.faults, page.faults)}
        <div class="bar"><button class="main" @click=${page.play}>${icon('play')}<span>${w.play}</span></button>
          <button @click=${() => page.send({ t: 'clear' })}>${icon('trash')}<span>${w.clear}</span></button></div></div>
    </div></div>`;
}

function level(page: FlagfallEdit) {
  const chosen = prefs().level;
  return html`<label class="field"><span>${words().pick.level}</span>
    <select @change=${(event: Event) => setPrefs({ level: Number((event.target as HTMLSelectElement).value) })}>
      ${page.levels.map((it) => html`<option value=${it.level} ?selected=${it.level === chosen}>${levelTexts(it).name}</option>`)}</select></label>`;
}

function palette(page: FlagfallEdit, state: PositionState, side: Side, army: Army, look: Look) {
  return html`<div class="tray-row" role="group" aria-label=${words().side[side]}>${KINDS.filter(
    (kind) => army[kind],
  ).map((kind) => swatch(page, state, { side, kind }, army[kind]!, look))}</div>`;
}

function swatch(page: FlagfallEdit, state: PositionState, piece: { side: Side; kind: Kind }, has: number, look: Look) {
  const used = countOf(state, piece);
  const inHand = state.hand?.side === piece.side && state.hand.kind === piece.kind;
  const drag = (event: PointerEvent) => {
    const drawing = (event.currentTarget as Element).querySelector('.piece');
    if (drawing && event.button === 0) {
      followDrag(event, {
        piece: drawing,
        size: page.querySelector('[role=gridcell]')?.getBoundingClientRect().width,
        drop: (square) => {
          if (square) page.send({ t: 'place', square, piece });
        },
      });
    }
  };
  return html`<button class="tray-piece ${inHand ? 'held' : ''}" aria-pressed=${inHand ? 'true' : 'false'}
    title=${look.names[piece.kind]} @pointerdown=${drag} @click=${() => page.send({ t: 'hand', piece: inHand ? undefined : piece })}>
    ${face(piece.side, piece.kind, look)}
    <span class="unseen">${words().side[piece.side]} ${words().position.palette(look.names[piece.kind], used, has)}</span>
    <b aria-hidden="true" class=${used > has ? 'over' : ''}>${has - used}</b></button>`;
}

function config(state: PositionState, look: Look): BoardConfig {
  const pieces = [...state.pieces].map(([square, piece]) => ({ ...piece, square, home: square, moved: false }));
  return configured({
    ground: state.ground,
    name: words().board.name,
    selected: state.lifted,
    tokens: pieces.map((piece) => token({ ...piece, id: piece.home }, look)),
    draggable: new Set(state.pieces.keys()),
    label: squareLabels({
      pieces,
      lakes: state.ground.lakes,
      you: undefined,
      look,
      marks: new Map(),
      guesses: {},
      selected: state.lifted,
    }),
  });
}
