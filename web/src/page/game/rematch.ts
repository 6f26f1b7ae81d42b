/// The rematch at the end of a game between two people: an offer that the other sees in the same place. The event stream is
/// over by then, so the page asks now and then.
import { html, nothing } from 'lit';
import { go } from '../../route';
import { announce } from '../../part/announce';
import * as api from '../../wire/api';
import type { RematchState, Side, View } from '../../wire/messages';
import { words } from '../../words';

const ASK_AGAIN_MS = 1500;

export class RematchWatch {
  private state: RematchState | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly game: string,
    private readonly changed: () => void,
  ) {}

  start() {
    void this.look();
    this.timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.look();
    }, ASK_AGAIN_MS);
  }

  stop() {
    clearInterval(this.timer);
  }

  /// Offers a rematch, or accepts one.
  async ask() {
    this.take(await api.rematch(this.game));
  }

  private async look() {
    const state = await api.rematchOf(this.game).catch(() => undefined);
    if (state) this.take(state);
  }

  private take(state: RematchState) {
    const before = this.state;
    if (before?.by === state.by && before.game === state.game) return;
    this.state = state;
    // Whoever comes back to an old game later wants to look at it: only a new answer leads on.
    if (state.game !== null && before) return go(`/game/${state.game}`);
    if (state.by !== null && state.game === null) announce(words().game.rematchOffered(state.by));
    this.changed();
  }

  /// The button and the line above it.
  template(you: Side, ask: () => void) {
    const w = words().game;
    const { by = null, game = null } = this.state ?? {};
    if (game !== null) return html`<a class="button main" href="/game/${game}">${w.toRematch}</a>`;
    const text = by === null ? '' : by === you ? w.rematchSent : w.rematchOffered(by);
    return html`${text ? html`<p class="offer" role="status">${text}</p>` : nothing}
      <button class="main" aria-disabled=${by === you} @click=${ask}>
        ${by === null ? w.rematch : by === you ? w.rematchWaits : w.rematchAccept}</button>`;
  }
}

/// Whether the rematch of this game takes two to agree.
export const takesTwo = ({ opponent, you }: View) => opponent === 'open' && you !== null;
