/// Draws the setups to choose from: ready-made ones, the player's own, and any as text.
import { html, svg, type TemplateResult } from 'lit';
import { icon } from '../../part/icon';
import { copyText } from '../../part/copy';
import { choice, optionsOf } from '../../part/choice';
import { lookFor } from '../../part/look';
import { canMove } from '../../state/armies';
import { filtered } from '../../state/library';
import { letterOf, slotsOf } from '../../state/notation';
import { fits, textOf } from '../../state/setup';
import { KINDS, type Kind, type NamedSetup, type SetupText } from '../../wire/messages';
import type { Names } from '../../theme/themes';
import { setupName, words } from '../../words';
import type { FlagfallSetup, Shelf } from './setup';

export function shelf(page: FlagfallSetup) {
  const w = words().setup;
  const tab = (name: Shelf, label: string) => html`<button role="tab" id="tab-${name}" aria-controls="shelf"
    aria-selected=${page.shelf === name ? 'true' : 'false'} @click=${() => page.openShelf(name)}>${label}</button>`;
  return html`<aside class="shelf">
    <div class="tabs" role="tablist" aria-label=${w.library}>
      ${page.library.length > 0 ? tab('library', w.library) : ''}${tab('saved', w.saved)}${tab('text', w.text)}</div>
    <div id="shelf" role="tabpanel" aria-labelledby="tab-${page.shelf}" tabindex="0">${content(page)}</div></aside>`;
}

function content(page: FlagfallSetup): TemplateResult {
  switch (page.shelf) {
    case 'library':
      return library(page);
    case 'saved':
      return savedOnes(page);
    case 'text':
      return asText(page);
  }
}

function library(page: FlagfallSetup) {
  const w = words().setup;
  const { names } = lookFor(page.edition);
  const found = filtered(page.library, page.filter, page.state.ground);
  return html`<div class="filters">
      ${choice(names.flag, 'flag-place', optionsOf(w.flagPlaces), page.filter.flag, (flag) => page.setFilter({ flag }))}
      ${choice(w.manner, 'manner', optionsOf(w.manners), page.filter.manner, (manner) => page.setFilter({ manner }))}</div>
    ${legend(names)}
    ${
      found.length === 0
        ? html`<p class="none">${w.noneFound}</p>`
        : html`<ul class="thumbs">${found.map(({ name, setup }) => thumb(page, { name: setupName(name), setup }))}</ul>`
    }`;
}

/// What the colours of the miniatures mean.
function legend(names: Names) {
  const w = words().setup.strength;
  const square = (tone: string) =>
    html`<svg viewBox="0 0 1 1" aria-hidden="true"><rect class=${tone} width="1" height="1" rx="0.2"></rect></svg>`;
  return html`<p class="legend"><span>${['power-5', 'power-4', 'power-3', 'power-2', 'power-1'].map(square)}${w}</span>
    <span>${square('bomb')}${names.bomb}</span><span>${square('flag')}${names.flag}</span></p>`;
}

function savedOnes(page: FlagfallSetup) {
  const w = words().setup;
  const fitting = page.saved.filter(({ setup }) => fits(page.state, setup));
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('name') as HTMLInputElement;
    if (field.value.trim() !== '') void page.save(field.value.trim());
    field.value = '';
  };
  return html`<form class="save-line" @submit=${save}><input name="name" aria-label=${w.saveName} placeholder=${w.saveName}
      maxlength="40" autocomplete="off" required><button>${icon('save')}${w.save}</button></form>
    ${
      fitting.length === 0
        ? html`<p class="none">${page.keptByAccount ? w.noneKept : w.noneSaved}</p>`
        : html`<ul class="thumbs">${fitting.map((it) => thumb(page, it, () => void page.discard(it.name)))}</ul>`
    }`;
}

function asText(page: FlagfallSetup) {
  const w = words().setup;
  const text = textOf(page.state);
  const read = () => (page.querySelector('#setup-text') as HTMLTextAreaElement).value;
  const use = () => {
    const fitting = slotsOf(read(), page.state.ground);
    page.refuseText(!fitting);
    if (fitting) page.send({ t: 'load', setup: read() });
  };
  const copy = () => void copyText(read()).then(page.showCopied);
  const { columns, homeRows } = page.state.ground;
  const { names } = lookFor(page.edition);
  return html`<p>${w.textHelp(homeRows, columns)}</p>
    <ul class="letters">${KINDS.filter((kind) => page.state.army[kind]).map(
      (kind) => html`<li><code>${letterOf(kind)}</code> ${names[kind]}</li>`,
    )}<li><code>.</code> ${w.emptySquare}</li></ul>
    <textarea id="setup-text" rows=${page.state.ground.homeRows} spellcheck="false" aria-label=${w.text}
      aria-describedby="text-refused" @input=${() => page.refuseText(false)} .value=${text.replaceAll('/', '\n')}></textarea>
    <p id="text-refused" class="error-line" role="alert">${page.textRefused ? w.badText : ''}</p>
    <div class="bar"><button @click=${use}>${icon('load')}<span>${w.paste}</span></button>
      <button @click=${copy}>${icon('copy')}<span>${page.copied ? w.copied : w.copy}</span></button></div>`;
}

function thumb(page: FlagfallSetup, it: NamedSetup, remove?: () => void) {
  const w = words().setup;
  const { name, setup } = it;
  const point = (event: PointerEvent) => event.pointerType === 'mouse' && page.show(it);
  const leave = () => page.preview?.name === name && page.show(undefined);
  return html`<li><button class="thumb" aria-label=${w.load(name)} @click=${() => page.send({ t: 'load', setup })}
      @pointerenter=${point} @pointerleave=${leave} @focus=${(event: FocusEvent) => isByKey(event) && page.show(it)} @blur=${leave}>
      ${miniature(page, setup)}<span>${name}</span></button>
    ${remove ? html`<button class="quiet round small" aria-label=${w.remove(name)} @click=${remove}>${icon('trash')}</button>` : ''}</li>`;
}

/// Whether the focus came by a key. Who taps a setup has it on the board anyway.
const isByKey = (event: FocusEvent) => (event.target as Element).matches(':focus-visible');

/// A thumbnail of a setup: the stronger the darker, bombs and flag in colours of their own.
function miniature(page: FlagfallSetup, setup: SetupText) {
  const { ground } = page.state;
  const slots = slotsOf(setup, ground) ?? [];
  const tone = (kind: Kind) => (canMove(kind) ? `power-${Math.ceil((10 - KINDS.indexOf(kind)) / 2)}` : kind);
  return html`<svg class="miniature" viewBox="0 0 ${ground.columns} ${ground.homeRows}" aria-hidden="true">
    ${slots.map((kind, i) =>
      kind
        ? svg`<rect class=${tone(kind)} x=${(i % ground.columns) + 0.06}
      y=${Math.floor(i / ground.columns) + 0.06} width="0.88" height="0.88" rx="0.18"></rect>`
        : '',
    )}</svg>`;
}
