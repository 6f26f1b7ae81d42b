/// Draws the rules editor: every field of a ruleset, with the faults the server finds in it.
import { html, nothing } from 'lit';
import { configured, type Mark, NO_EVENTS } from '../../board';
import { face } from '../../part/piece';
import { lookFor } from '../../part/look';
import { armySize, type Draft } from '../../state/draft';
import { KINDS, type Rules, type Square } from '../../wire/messages';
import { titleOf } from '../../state/rulebook';
import { words } from '../../words';
import { faultList } from '../../part/fault-list';
import type { FlagfallNew } from './new';

/// The rules that are a choice between named values, in the order of the rule book.
const RULE_OPTIONS = {
  firstMover: ['RED', 'BLUE', 'RANDOM'],
  setupOrder: ['TOGETHER', 'RED_THEN_BLUE'],
  scoutStrike: ['ADJACENT', 'IN_LINE', 'MOVE_THEN_STRIKE'],
  bomb: ['STAYS', 'SPENT'],
  winningDefender: ['STAYS', 'ADVANCES'],
  equalRanks: ['BOTH_FALL', 'ATTACKER_WINS', 'DEFENDER_WINS'],
  reveal: ['FOR_GOOD', 'UNTIL_TURN_ENDS'],
  chase: ['OFF', 'MORE_SQUARE'],
  blocked: ['LOSES', 'PASSES'],
  bothImmobile: ['DRAW', 'TO_MOVE_LOSES'],
} as const satisfies Partial<Record<keyof Rules, readonly string[]>>;

export function rulesEditor(page: FlagfallNew, draft: Draft) {
  const w = words().custom;
  return html`<section class="editor" aria-label=${w.title}>
    ${verdict(page)}
    <label class="field"><span>${w.base}</span><select @change=${(event: Event) => rebase(page, valueOf(event))}>
      ${page.editions.map((it) => html`<option value=${it.id} ?selected=${it.id === draft.base}>${titleOf(it)}</option>`)}</select></label>
    ${groundEditor(page, draft)}
    <fieldset class="army-field"><legend>${w.army}</legend>${armyEditor(page, draft)}</fieldset>
    <fieldset class="rule-fields"><legend>${w.rules}</legend>
      ${(Object.keys(RULE_OPTIONS) as (keyof typeof RULE_OPTIONS)[]).map((field) => ruleSelect(page, draft, field))}
      ${boundary(page, draft)}${quiet(page, draft)}</fieldset>
  </section>`;
}

export function armyEditor(page: FlagfallNew, draft: Draft) {
  const w = words().custom;
  const look = lookFor(page.editions.find(({ id }) => id === draft.base));
  const { board, army } = draft.rules;
  return html`<div class="army-editor"><p>${w.pieces(armySize(draft.rules), board.homeRows * board.columns)}</p>
    <ul>${KINDS.map((kind) => {
      const count = army[kind] ?? 0;
      return html`<li>${face('red', kind, look)}<span>${look.names[kind]}</span>
        <button class="round small" aria-label=${w.fewer(look.names[kind])} aria-disabled=${count === 0}
          @click=${() => page.change({ t: 'army', kind, count: count - 1 })}>−</button><b>${count}</b>
        <button class="round small" aria-label=${w.more(look.names[kind])}
          @click=${() => page.change({ t: 'army', kind, count: count + 1 })}>+</button></li>`;
    })}</ul>${page.armyOpen ? verdict(page) : nothing}</div>`;
}

function verdict(page: FlagfallNew) {
  const w = words().custom;
  if (page.faults === 'checking') return html`<p class="verdict-line">${w.checking}</p>`;
  if (page.faults.length === 0) return html`<p class="verdict-line good">${w.fine}</p>`;
  return faultList(w.faults, page.faultTexts);
}

function groundEditor(page: FlagfallNew, draft: Draft) {
  const w = words().custom;
  const { board } = draft.rules;
  const size = (field: 'columns' | 'rows' | 'homeRows', least: number, most: number) => html`<label class="field">
    <span>${w[field]}</span><input type="number" min=${least} max=${most} .value=${String(board[field])}
      @change=${(event: Event) => page.change({ t: 'size', field, value: numberOf(event) })}></label>`;
  const config = configured({
    ground: board,
    name: w.ground,
    marks: faultyLakes(page.faults),
    label: (square) => `${square}, ${board.lakes.includes(square) ? w.lakeHere : w.dryHere}`,
  });
  return html`<fieldset class="ground"><legend>${w.ground}</legend>
    <div class="sizes">${size('columns', 4, 10)}${size('rows', 4, 10)}${size('homeRows', 1, 4)}</div>
    <p>${w.lakes}</p>
    <flagfall-board .style=${`--columns:${board.columns};--rows:${board.rows}`} .config=${config} .events=${{ ...NO_EVENTS, pick: (square: string) => page.change({ t: 'lake', square }) }}></flagfall-board>
  </fieldset>`;
}

/// Marks on the lakes that the server rejects.
function faultyLakes(faults: FlagfallNew['faults']): Map<Square, Mark> {
  const lakes = faults === 'checking' ? [] : faults.filter(({ code }) => code.startsWith('lake-'));
  return new Map(lakes.map(({ params }) => [String(params['square']), { kind: 'flaw' }]));
}

function ruleSelect(page: FlagfallNew, draft: Draft, field: keyof typeof RULE_OPTIONS) {
  const w = words().custom;
  return html`<label class="field"><span>${w.field[field]}</span>
    <select @change=${(event: Event) => page.change({ t: 'set', field, value: valueOf(event) })}>
      ${RULE_OPTIONS[field].map((value) => html`<option value=${value} ?selected=${draft.rules[field] === value}>${w.option[`${field}.${value}`]}</option>`)}
    </select></label>`;
}

/// The two-square rule has a number of its own in one of its forms.
function boundary(page: FlagfallNew, draft: Draft) {
  const w = words().custom;
  const { twoSquare } = draft.rules;
  const times = twoSquare.startsWith('BOUNDARY_') ? Number(twoSquare.slice(9)) : undefined;
  const chosen = times === undefined ? twoSquare : 'BOUNDARY';
  const set = (value: string) => page.change({ t: 'set', field: 'twoSquare', value });
  return html`<label class="field"><span>${w.field['twoSquare']}</span>
    <select @change=${(event: Event) => set(valueOf(event) === 'BOUNDARY' ? 'BOUNDARY_3' : valueOf(event))}>
      ${['OFF', 'SHUTTLE', 'BOUNDARY'].map((value) => html`<option value=${value} ?selected=${value === chosen}>${w.option[`twoSquare.${value}`]}</option>`)}
    </select>${
      times === undefined
        ? nothing
        : html`<input type="number" min="1" max="99" aria-label=${w.option['twoSquare.BOUNDARY']}
      .value=${String(times)} @change=${(event: Event) => set(`BOUNDARY_${numberOf(event)}`)}>`
    }</label>`;
}

function quiet(page: FlagfallNew, draft: Draft) {
  const w = words().custom;
  const { quietLimit } = draft.rules;
  const set = (value: string | number) => page.change({ t: 'set', field: 'quietLimit', value });
  return html`<label class="field"><span>${w.field['quietLimit']}</span>
    <select @change=${(event: Event) => set(valueOf(event) === 'ON' ? 200 : 'OFF')}>
      ${['OFF', 'ON'].map((value) => html`<option value=${value} ?selected=${(quietLimit === 'OFF') === (value === 'OFF')}>${w.option[`quietLimit.${value}`]}</option>`)}
    </select>${
      quietLimit === 'OFF'
        ? nothing
        : html`<input type="number" min="1" aria-label=${w.option['quietLimit.ON']}
      .value=${String(quietLimit)} @change=${(event: Event) => set(numberOf(event))}>`
    }</label>`;
}

function rebase(page: FlagfallNew, id: string) {
  const edition = page.editions.find((it) => it.id === id);
  if (edition) page.change({ t: 'base', base: id, rules: edition.rules });
}

const valueOf = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;

/// The number in an input field, rounded; an empty field counts as 0.
const numberOf = (event: Event) => Math.round(Number(valueOf(event))) || 0;
