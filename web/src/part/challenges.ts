/// Challenges to this visitor, wherever they are on the page: who asks, to what, and the two answers.
import { css, html, nothing } from 'lit';
import { go } from '../route';
import { termsText } from '../state/clocks';
import { titleOf } from '../state/rulebook';
import * as api from '../wire/api';
import { backoff, pause } from '../wire/call';
import { decline } from '../wire/company';
import { joinListed } from '../wire/lobby';
import type { ChallengeEvent, PersonalEvent, Ruleset } from '../wire/messages';
import { messages, openStream } from '../wire/stream';
import { words } from '../words';
import { around } from '../words/around';
import { announce } from './announce';
import { Screen } from './screen';
import { addSheet } from './sheet';
import { sound } from './sound';

class FlagfallChallenges extends Screen {
  private open: readonly ChallengeEvent[] = [];
  /// The challenge that this visitor waited for was declined.
  private declined = false;
  private editions: readonly Ruleset[] = [];
  private connection = new AbortController();

  override connectedCallback() {
    super.connectedCallback();
    addSheet(sheet);
    this.connection = new AbortController();
    void this.listen(this.connection.signal);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.connection.abort();
  }

  private async listen(signal: AbortSignal) {
    this.editions = await api.rulesets().catch(() => []);
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        const response = await openStream('/api/me/events', signal);
        if (response.status >= 400 && response.status < 500 && response.status !== 429) return;
        if (!response.ok || !response.body) throw new Error(response.statusText);
        this.open = [];
        for await (const event of messages<PersonalEvent>(response.body, () => (attempt = 0))) this.hear(event);
      } catch {
        // Broken: it is opened again after a pause.
      }
      await pause(backoff(attempt));
    }
  }

  private hear(event: PersonalEvent) {
    if (event.type === 'challenge') {
      this.open = [...this.open.filter(({ game }) => game !== event.game), event];
      announce(around().company.challenged(event.from));
      sound('bell');
    } else if (event.type === 'challengeEnded' && location.pathname === `/game/${event.game}`) {
      this.declined = true;
      announce(around().company.declined);
      go('/lobby');
    } else {
      const mine = this.open.find(({ game }) => game === event.game);
      this.open = this.open.filter((it) => it !== mine);
    }
    this.requestUpdate();
  }

  private async answer({ game }: ChallengeEvent, accept: boolean) {
    try {
      await (accept ? joinListed(game) : decline(game));
      if (accept) go(`/game/${game}`);
    } catch {
      // It was taken back meanwhile, which the stream tells too.
    }
    this.open = this.open.filter((it) => it.game !== game);
    this.requestUpdate();
  }

  protected override render() {
    if (this.open.length === 0 && !this.declined) return nothing;
    const w = around().company;
    return html`<ul class="challenges">${this.declined ? this.no() : nothing}${this.open.map(
      (event) => html`<li><span><b>${w.challenged(event.from)}</b>
      <small>${termsText(this.titleOf(event), event)}</small></span>
      <span class="bar"><button class="main" @click=${() => void this.answer(event, true)}>${w.accept}</button>
        <button @click=${() => void this.answer(event, false)}>${w.decline}</button></span></li>`,
    )}</ul>`;
  }

  private no() {
    const close = () => {
      this.declined = false;
      this.requestUpdate();
    };
    return html`<li role="status"><b>${around().company.declined}</b><button @click=${close}>${words().app.close}</button></li>`;
  }

  private titleOf({ ruleset }: ChallengeEvent): string {
    const id = typeof ruleset === 'string' ? ruleset : undefined;
    return titleOf({ id, title: this.editions.find((it) => it.id === id)?.title ?? '' });
  }
}

const sheet = css`
  .challenges { position: fixed; right: var(--space-3); bottom: var(--space-3); z-index: 15; display: grid; gap: var(--space-2); width: min(26rem, calc(100vw - 2 * var(--space-3))); }
  .challenges li { display: grid; gap: var(--space-2); padding: var(--space-3) var(--space-4); border-radius: var(--radius-panel); background: var(--surface-raised); box-shadow: var(--shadow-long), 0 0 0 2px var(--accent); }
  .challenges small { display: block; color: var(--ink-soft); }
  .challenges .bar > button { flex: 1; }
`;

customElements.define('flagfall-challenges', FlagfallChallenges);
