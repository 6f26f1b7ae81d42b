/// The lobby: find an opponent, take up an offer, play the computer, or watch.
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import { go } from '../../route';
import { CLOCKS } from '../../state/clocks';
import { learnMe, ME_CHANGED } from '../../state/me';
import { setPrefs } from '../../state/prefs';
import * as api from '../../wire/api';
import * as lobby from '../../wire/lobby';
import type { Level, ListedGame, OwnGame, Ruleset } from '../../wire/messages';
import { words } from '../../words';
import { lastChoice, rememberChoice, type LobbyChoice } from './choice';
import { lobbySheet } from './style';
import { isRated, termsSheet } from './terms';
import { lobbyTemplate } from './view';
import { failureText } from '../../part/failure';

const LOOK_AGAIN_MS = 2500;
const SHOWN = 50;

export class FlagfallLobby extends Screen {
  editions: readonly Ruleset[] = [];
  levels: readonly Level[] = [];
  offers: readonly ListedGame[] | undefined;
  playing: readonly ListedGame[] | undefined;
  own: readonly OwnGame[] = [];
  choice: LobbyChoice = lastChoice();
  busy = false;
  error = '';
  private timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback() {
    super.connectedCallback();
    addSheet(lobbySheet, termsSheet);
    addEventListener(ME_CHANGED, this.redraw);
    void learnMe();
    void this.loadChoices();
    void this.look();
    this.timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.look();
    }, LOOK_AGAIN_MS);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener(ME_CHANGED, this.redraw);
    clearInterval(this.timer);
  }

  protected override render() {
    return lobbyTemplate(this);
  }

  readonly choose = (change: Partial<LobbyChoice>) => {
    this.choice = { ...this.choice, ...change };
    rememberChoice(this.choice);
    this.requestUpdate();
  };

  readonly find = () =>
    this.attempt(async () => {
      const { edition, clock } = this.choice;
      const { id } = await lobby.pair({ ruleset: edition, clock: CLOCKS[clock], rated: isRated(this.choice) });
      go(`/game/${id}`);
    });

  readonly offer = () =>
    this.attempt(async () => {
      const { edition, clock } = this.choice;
      await lobby.offerGame(edition, CLOCKS[clock], isRated(this.choice));
      await this.look();
    });

  readonly accept = (id: string) =>
    this.attempt(async () => {
      await lobby.joinListed(id);
      go(`/game/${id}`);
    });

  readonly takeBack = (id: string) =>
    this.attempt(async () => {
      await lobby.cancelOffer(id);
      await this.look();
    });

  readonly oppose = (level: number) =>
    this.attempt(async () => {
      setPrefs({ level, edition: this.choice.edition });
      const { edition, clock } = this.choice;
      const { id } = await api.createGame({
        ruleset: edition,
        opponent: `computer:${level}`,
        side: 'random',
        clock: clock === 'days' ? null : CLOCKS[clock],
      });
      go(`/game/${id}`);
    });

  private async attempt(action: () => Promise<void>) {
    if (this.busy) return;
    this.busy = true;
    this.error = '';
    this.requestUpdate();
    try {
      await action();
    } catch (failure) {
      this.error = failureText(failure);
      void this.look();
    }
    this.busy = false;
    this.requestUpdate();
  }

  private async loadChoices() {
    try {
      [this.editions, this.levels] = await Promise.all([api.rulesets(), api.levels()]);
    } catch {
      this.error = words().app.failed;
    }
    this.requestUpdate();
  }

  /// Whether this was an offer of one's own at the last look: once somebody has taken it up, both go to the table.
  private isWaiting(id: string) {
    return this.own.some((game) => game.id === id && game.status === 'waiting');
  }

  private async look() {
    try {
      const [open, playing, own] = await Promise.all([
        lobby.listGames({ status: 'open', limit: SHOWN }),
        lobby.listGames({ status: 'playing', limit: SHOWN }),
        api.ownGames(),
      ]);
      const taken = own.find(({ id, status }) => status === 'setup' && this.isWaiting(id));
      if (taken) return go(`/game/${taken.id}`);
      this.offers = open.games;
      this.playing = playing.games;
      this.own = own;
      this.requestUpdate();
    } catch {
      // What was shown stays; the next look is soon.
    }
  }
}

customElements.define('flagfall-lobby', FlagfallLobby);
