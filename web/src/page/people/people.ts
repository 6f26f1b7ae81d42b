/// People: the best of an edition, or the profile of one.
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import { go } from '../../route';
import { CLOCKS } from '../../state/clocks';
import { learnMe, me, ME_CHANGED } from '../../state/me';
import { prefs } from '../../state/prefs';
import * as api from '../../wire/api';
import { ApiError } from '../../wire/call';
import * as company from '../../wire/company';
import { listGames } from '../../wire/lobby';
import type { ListedGame, Profile, RankedPlayer, RatingCurve, Ruleset, SavedSetup } from '../../wire/messages';
import * as people from '../../wire/people';
import { around } from '../../words/around';
import { lastChoice, rememberChoice, type LobbyChoice } from '../lobby/choice';
import { isRated, termsSheet } from '../lobby/terms';
import { bestTemplate } from './best';
import { profileTemplate } from './profile';
import { peopleSheet } from './style';
import { failureText } from '../../part/failure';

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
  curves: Readonly<Record<string, RatingCurve>> = {};
  blocked = false;
  reporting = false;
  /// Whether this person is about to be challenged, and on what terms.
  offering = false;
  terms: LobbyChoice = lastChoice();
  said = '';
  missing = false;
  failed = false;
  error = '';

  override connectedCallback() {
    super.connectedCallback();
    addSheet(peopleSheet, termsSheet);
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

  /// Opens or closes the question on what terms.
  readonly offer = (offering: boolean) => {
    this.offering = offering;
    this.terms = lastChoice();
    this.error = '';
    this.requestUpdate();
  };

  readonly agree = (change: Partial<LobbyChoice>) => {
    this.terms = { ...this.terms, ...change };
    rememberChoice(this.terms);
    this.requestUpdate();
  };

  readonly challenge = () =>
    this.attempt(async (name) => {
      if (!this.offering) return;
      this.offering = false;
      const { edition, clock } = this.terms;
      const { id } = await company.challenge(name, edition, CLOCKS[clock], isRated(this.terms));
      go(`/game/${id}`);
    });

  readonly toggleBlock = () =>
    this.attempt(async (name) => {
      await (this.blocked ? company.unblock(name) : company.block(name));
      this.blocked = !this.blocked;
      const w = around().people;
      this.said = this.blocked ? w.blocked(name) : w.unblocked(name);
    });

  readonly report = (reporting: boolean) => {
    if (reporting) void import('../../part/report');
    this.reporting = reporting;
    this.requestUpdate();
  };

  private async attempt(act: (name: string) => Promise<void>) {
    if (!this.profile) return;
    this.error = '';
    this.said = '';
    try {
      await act(this.profile.name);
    } catch (failure) {
      this.error = failureText(failure);
    }
    this.requestUpdate();
  }

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
    this.curves = await this.loadCurves(this.profile);
    await learnMe();
    this.said = '';
    this.blocked = me() !== undefined && (await company.blocked()).players.includes(this.profile.name);
    this.setups = me()?.name === this.profile.name ? (await people.keptSetups()).setups : undefined;
  }

  private async loadCurves({ name, ratings }: Profile): Promise<Readonly<Record<string, RatingCurve>>> {
    const curves = await Promise.all(
      Object.keys(ratings).map(async (ruleset) => [ruleset, await people.ratingCurve(name, ruleset)] as const),
    );
    return Object.fromEntries(curves);
  }
}

customElements.define('flagfall-people', FlagfallPeople);
