/// Draws the new-game page: the editions as cards, and the other options of a game.
import { html, nothing } from 'lit';
import { configured } from '../../board';
import { choice, optionsOf } from '../../part/choice';
import { icon } from '../../part/icon';
import { face } from '../../part/piece';
import { lookFor } from '../../part/look';
import { clockChoices, type LobbyClock } from '../../state/clocks';
import { prefs } from '../../state/prefs';
import { armySize } from '../../state/draft';
import { KINDS, type Ruleset } from '../../wire/messages';
import { titleOf } from '../../state/rulebook';
import { editionTexts, levelTexts, words } from '../../words';
import { faultList } from '../../part/fault-list';
import { OWN_RULES, type FlagfallNew } from './new';

export function newGameTemplate(page: FlagfallNew) {
  const w = words();
  if (page.editions.length === 0) {
    return html`<section class="notice-page"><p class="loading">${page.error || w.app.loading}</p></section>`;
  }
  return html`<div class="new-game">
    <h1>${w.pick.title[page.opponent]}</h1>
    ${chosenEdition(page)}
    <div class="agree">${agreement(page)}</div>
    ${startButtons(page)}
    <fieldset class="editions"><legend>${w.pick.edition}</legend>
      ${grouped(page.editions).map(
        ({
          group,
          editions,
        }) => html`<h2 class="group">${w.pick.groups[group]}<small>${w.pick.times[group]}</small></h2>
        ${editions.map((edition) => editionCard(page, edition))}`,
      )}${ownCard(page)}</fieldset>
    ${page.chosen === OWN_RULES && page.draft && page.editor ? page.editor.rulesEditor(page, page.draft) : nothing}
  </div>`;
}

/// The editions by how long they take and how usual they are; one that is not known here belongs to the house rules.
function grouped(editions: readonly Ruleset[]) {
  const short = ({ rules }: Ruleset) => armySize(rules) <= 12;
  const standard = ({ id }: Ruleset) => ['classic', 'vintage', 'commander'].includes(id);
  const groupOf = (it: Ruleset) => (short(it) ? 'short' : standard(it) ? 'standard' : 'house');
  return (['standard', 'short', 'house'] as const)
    .map((group) => ({ group, editions: editions.filter((it) => groupOf(it) === group) }))
    .filter((it) => it.editions.length > 0);
}

/// The cards are below the fold. On narrow screens what is chosen stands first, with a way to them.
function chosenEdition(page: FlagfallNew) {
  const w = words().pick;
  const edition = page.editions.find(({ id }) => id === page.chosen);
  const show = () => page.querySelector('.editions')?.scrollIntoView();
  const ground = edition?.rules.board ?? page.draft?.rules.board;
  return html`<div class="chosen-edition">${
    ground
      ? html`<flagfall-board class="small" .config=${configured({ ground, picture: true, coordinates: false, name: '' })}></flagfall-board>`
      : nothing
  }${nameOfChoice(page)}<button @click=${show}>${w.change}</button></div>`;
}

function nameOfChoice(page: FlagfallNew) {
  const w = words().pick;
  const edition = page.editions.find(({ id }) => id === page.chosen);
  const group = edition && grouped([edition])[0]?.group;
  return html`<p class="name-of-choice"><b>${edition ? titleOf(edition) : w.own}</b>${
    edition && group
      ? html`<small>${w.armyOf(armySize(edition.rules))}, ${w.times[group].split(',')[0]}</small>`
      : nothing
  }</p>`;
}

function agreement(page: FlagfallNew) {
  const w = words().pick;
  const level = page.levels.find((it) => it.level === prefs().level) ?? page.levels[0];
  return html`${
    page.opponent === 'computer' && level
      ? html`<div class="level">
      ${choice(
        w.level,
        'level',
        page.levels.map((it) => ({ value: String(it.level), label: levelTexts(it).name })),
        String(level.level),
        (value) => page.chooseLevel(Number(value)),
      )}<p>${levelTexts(level).about}</p></div>`
      : nothing
  }
    ${page.opponent === 'hotseat' ? nothing : choice(w.side, 'side', optionsOf(w.sides), page.side, (side) => page.set({ side }))}
    ${choice<LobbyClock>(w.clock, 'clock', page.opponent === 'open' ? optionsOf(clockChoices()) : optionsOf(w.clocks), page.clock, (clock) => page.set({ clock }))}`;
}

function startButtons(page: FlagfallNew) {
  const w = words().pick;
  const faulty = page.faults === 'checking' || page.faults.length > 0;
  const label = { computer: w.start, hotseat: w.startHotseat, open: w.startFriend }[page.opponent];
  return html`<div class="bar start">
    <button class="main" ?disabled=${page.busy || faulty} @click=${() => page.start(false)}>${label}</button>
    ${
      page.opponent === 'computer'
        ? html`<button ?disabled=${page.busy || faulty} title=${w.atOnceAbout}
      @click=${() => page.start(true)}>${icon('play')}<span>${w.atOnce}<span class="ready-made">, ${w.atOnceAbout}</span></span></button>`
        : nothing
    }
    ${nameOfChoice(page)}${faultList(words().custom.faults, page.faultTexts)}
    ${page.error ? html`<p class="error-line" role="alert">${page.error}</p>` : nothing}</div>`;
}

function editionCard(page: FlagfallNew, edition: Ruleset) {
  const w = words().pick;
  const { rules } = edition;
  const texts = editionTexts(edition);
  const chosen = page.chosen === edition.id;
  const look = lookFor(edition);
  const { columns, rows, lakes } = rules.board;
  const boardName = w.board(columns, rows, lakes.length);
  return html`<article class="edition ${chosen ? 'chosen' : ''}">
    <label><input type="radio" name="edition" .checked=${chosen} @change=${() => page.choose(edition.id)}>
      <flagfall-board class="small" .config=${configured({ ground: rules.board, picture: true, coordinates: false, name: boardName })}></flagfall-board>
      <h3>${titleOf(edition)}</h3></label>
    <p class="army" title=${w.armyOf(armySize(rules))}>${KINDS.filter((kind) => rules.army[kind]).map(
      (kind) => html`
      <span>${face('red', kind, look)}<b>${rules.army[kind]}</b></span>`,
    )}</p>
    <ul>${texts.about.map((line) => html`<li>${line}</li>`)}</ul>
    <p class="source">${w.source} ${texts.source}</p>
    <p class="links"><a href="/rules/${edition.id}">${icon('book')}${w.fullRules}</a>
      ${
        chosen
          ? html`<button class="link" aria-expanded=${page.armyOpen ? 'true' : 'false'}
        @click=${() => page.set({ armyOpen: !page.armyOpen })}>${w.changeArmy}</button>`
          : nothing
      }</p>
    ${chosen && page.armyOpen && page.draft && page.editor ? page.editor.armyEditor(page, page.draft) : nothing}
  </article>`;
}

function ownCard(page: FlagfallNew) {
  const w = words().pick;
  const chosen = page.chosen === OWN_RULES;
  return html`<article class="edition own ${chosen ? 'chosen' : ''}">
    <label><input type="radio" name="edition" .checked=${chosen} @change=${() => page.choose(OWN_RULES)}>
      ${
        page.draft
          ? html`<flagfall-board class="small" .config=${configured({
              ground: page.draft.rules.board,
              picture: true,
              coordinates: false,
              name: w.own,
            })}></flagfall-board>`
          : nothing
      }
      <h3>${w.own}</h3></label>
    <p>${w.ownAbout}</p></article>`;
}
