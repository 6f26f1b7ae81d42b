/// What two people agree on before a game: its edition, its clock, and whether it counts.
import { css, html, type TemplateResult } from 'lit';
import { choice as radios, optionsOf } from '../../part/choice';
import { clockChoices, type LobbyClock } from '../../state/clocks';
import { hasAccount } from '../../state/me';
import { titleOf } from '../../state/rulebook';
import type { Ruleset } from '../../wire/messages';
import { words } from '../../words';
import { around } from '../../words/around';
import type { LobbyChoice } from './choice';

export interface Terms {
  readonly editions: readonly Ruleset[];
  readonly choice: LobbyChoice;
  readonly choose: (change: Partial<LobbyChoice>) => void;
}

export function termsForm({ editions, choice, choose }: Terms): TemplateResult {
  const w = around().lobby;
  const chosen = (event: Event) => choose({ edition: (event.target as HTMLSelectElement).value });
  return html`<div class="terms-form"><label class="field"><span>${w.edition}</span>
      <select @change=${chosen}>${editions.map(
        (it) => html`<option value=${it.id} ?selected=${it.id === choice.edition}>${titleOf(it)}</option>`,
      )}</select></label>
    ${radios<LobbyClock>(w.clock, 'clock', optionsOf(clockChoices()), choice.clock, (clock) => choose({ clock }))}
    ${ratedChoice(choice, choose)}</div>`;
}

/// Whether the choice can count: for people with an account, and with a clock.
export const isRated = ({ rated, clock }: LobbyChoice) => rated && hasAccount() && clock !== 'none';

function ratedChoice({ clock, rated }: LobbyChoice, choose: Terms['choose']) {
  const w = around().lobby;
  if (!hasAccount())
    return html`<p class="hint">${w.ratedNeedsAccount} <a href="/account">${words().app.signIn}</a></p>`;
  if (clock === 'none') return html`<p class="hint">${w.ratedNeedsClock}</p>`;
  return radios(w.kind, 'rated', optionsOf(w.kinds), rated ? 'rated' : 'casual', (value) =>
    choose({ rated: value === 'rated' }),
  );
}

export const termsSheet = css`
  .terms-form { display: grid; gap: var(--space-4); }
  .terms-form .field { display: grid; gap: var(--space-1); }
  .terms-form .field > span { font-weight: 600; }
  .terms-form select { width: 100%; }
  /* Five clocks in two columns: the last takes a whole row. */
  .terms-form .options { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .terms-form .options > :last-child:nth-child(odd) { grid-column: span 2; }
  .terms-form .options span { width: 100%; padding-inline: var(--space-1); text-align: center; }
`;
