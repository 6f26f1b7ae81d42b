/// People: the best of an edition, or the profile of one.
import { Screen } from '../../part/screen';
import { lookFor } from '../../part/look';
import { addSheet } from '../../part/sheet';
import { go } from '../../route';
import { CLOCKS } from '../../state/clocks';
import { learnMe, me, ME_CHANGED } from '../../state/me';
import { prefs } from '../../state/prefs';
import * as api from '../../wire/api';
import { ApiError } from '../../wire/call';
import { challenge } from '../../wire/company';
import { listGames } from '../../wire/lobby';
import type { ListedGame, Profile, RankedPlayer, Ruleset, SavedSetup } from '../../wire/messages';
import * as people from '../../wire/people';
import { errorLines, words } from '../../words';
import { lastChoice } from '../lobby/choice';
import { bestTemplate } from './best';
import { profileTemplate } from './profile';
import { peopleSheet } from './style';

const LAST_GAMES = 20;

export class FlagfallPeople extends Screen {
  static override properties = { player: { attribute: false } };
  /// Whose profile is shown; undefined for the list of the best.
  declare player: string | undefined;

  editions: readonly Ruleset[] = [];
  edition = prefs().edition ?? 'classic';
  bots = false;
  best: readonly RankedPlayer[] | undefined;
  profile: Profile | undefined;
  games: readonly ListedGame[] = [];
  setups: readonly SavedSetup[] | undefined;
  missing = false;
  failed = false;
  error = '';

  override connectedCallback() {
    super.connectedCallback();
    addSheet(peopleSheet);
    addEventListener(ME_CHANGED, this.redraw);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener(ME_CHANGED, this.redraw);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (!this.hasUpdated || changed.has('player')) void this.load();
  }

  protected override render() {
    return this.player === undefined ? bestTemplate(this) : profileTemplate(this, this.player);
  }

  readonly choose = (change: Partial<Pick<FlagfallPeople, 'edition' | 'bots'>>) => {
    Object.assign(this, change);
    void this.load();
  };

  /// Asks this person to a game as it was last chosen in the lobby.
  readonly challenge = async () => {
    if (!this.profile) return;
    const { edition, clock, rated } = lastChoice();
    try {
      const { id } = await challenge(this.profile.name, edition, CLOCKS[clock], rated && clock !== 'none');
      go(`/game/${id}`);
    } catch (failure) {
      this.error = failure instanceof ApiError ? errorLines(failure, lookFor().names).join(' ') : words().app.failed;
      this.requestUpdate();
    }
  };

  private async load() {
    const { player } = this;
    this.failed = false;
    this.missing = false;
    try {
      this.editions = await api.rulesets();
      await (player === undefined ? this.loadBest() : this.loadProfile(player));
    } catch (failure) {
      this.missing = failure instanceof ApiError && failure.status === 404;
      this.failed = !this.missing;
    }
    this.requestUpdate();
  }

  private async loadBest() {
    if (!this.editions.some(({ id }) => id === this.edition)) this.edition = 'classic';
    this.best = (await people.leaderboard(this.edition, this.bots)).players;
  }

  private async loadProfile(name: string) {
    this.profile = undefined;
    this.profile = await people.profile(name);
    this.games = (await listGames({ status: 'over', player: this.profile.name, limit: LAST_GAMES })).games;
    await learnMe();
    this.setups = me()?.name === this.profile.name ? (await people.keptSetups()).setups : undefined;
  }
}

customElements.define('flagfall-people', FlagfallPeople);
