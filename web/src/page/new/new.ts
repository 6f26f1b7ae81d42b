/// The new-game page: choose the edition, the opponent and the other options, then create the game.
import { Screen } from '../../part/screen';
import { lookFor } from '../../part/look';
import type { Names } from '../../theme/themes';
import { showRulesOf } from '../../part/rulebook-link';
import { choiceOf, draftOf, updateDraft, type Draft, type DraftMsg } from '../../state/draft';
import { CLOCKS, type LobbyClock } from '../../state/clocks';
import { prefs, setPrefs } from '../../state/prefs';
import { saveInvitation } from '../../state/invitation';
import { go, newGameAt, type Opponent } from '../../route';
import * as api from '../../wire/api';
import { ApiError, Unreachable, backoff, pause } from '../../wire/call';
import type { Level, NewGame, Problem, Ruleset, RulesetChoice, Side } from '../../wire/messages';
import { problemsOf } from '../../wire/problems';
import { errorLines, problemLines, words } from '../../words';
import type * as Editor from './editor';
import { newGameTemplate } from './view';
import '../../board';

export const OWN_RULES = 'own';

const CHECK_AFTER_MS = 300;

export class FlagfallNew extends Screen {
  static override properties = { opponent: { attribute: false }, edition: { attribute: false } };
  declare opponent: Opponent;
  declare edition: string | undefined;

  editions: readonly Ruleset[] = [];
  levels: readonly Level[] = [];
  /// The id of the chosen edition, or `OWN_RULES`.
  chosen = 'classic';
  draft: Draft | undefined;
  faults: readonly Problem[] | 'checking' = [];
  side: Side | 'random' = prefs().side;
  clock: LobbyClock = prefs().clock;
  armyOpen = false;
  /// The editor of rules and armies, loaded when it is opened.
  editor: typeof Editor | undefined;
  error = '';
  private starting = false;
  private checking = 0;

  override connectedCallback() {
    super.connectedCallback();
    void this.loadEditions();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    showRulesOf(undefined);
  }

  protected override render() {
    return newGameTemplate(this);
  }

  get busy() {
    return this.starting;
  }

  readonly choose = (id: string) => {
    this.chosen = id;
    this.armyOpen = false;
    const base = this.editions.find((it) => it.id === id);
    if (base) this.draft = draftOf(base.id, base.rules);
    this.faults = [];
    if (base) this.rememberInAddress(base.id);
    this.requestUpdate();
    if (id === OWN_RULES) void this.openEditor();
  };

  private async openEditor() {
    this.editor ??= await import('./editor');
    this.requestUpdate();
    await this.updateComplete;
    this.querySelector('.editor')?.scrollIntoView({ block: 'start' });
  }

  /// Keeps the choice in the address, so that going back or reloading finds it again.
  private rememberInAddress(edition: string) {
    if (!this.isConnected) return;
    showRulesOf({ edition, game: undefined });
    history.replaceState(null, '', newGameAt(this.opponent, edition));
  }

  readonly change = (message: DraftMsg) => {
    if (!this.draft) return;
    this.draft = updateDraft(this.draft, message);
    void this.check();
    this.requestUpdate();
  };

  readonly set = (change: Partial<Pick<FlagfallNew, 'side' | 'clock' | 'armyOpen'>>) => {
    Object.assign(this, change);
    if (change.armyOpen) void this.openEditor();
    this.requestUpdate();
  };

  get faultTexts(): readonly string[] {
    return this.faults === 'checking' ? [] : problemLines(this.faults, this.names);
  }

  private get names() {
    return lookFor(this.editions.find(({ id }) => id === this.draft?.base)).names;
  }

  readonly chooseLevel = (level: number) => setPrefs({ level });

  /// Creates the game; `atOnce` also sends a ready-made setup, so that play can begin.
  readonly start = async (atOnce: boolean) => {
    if (this.starting || !this.draft) return;
    this.starting = true;
    this.error = '';
    this.requestUpdate();
    try {
      const created = await api.createGame(this.gameRequest(this.draft));
      const { id } = created;
      saveInvitation(created);
      setPrefs({
        side: this.side,
        ...(this.clock === 'days' ? {} : { clock: this.clock }),
        ...(this.chosen === OWN_RULES ? {} : { edition: this.chosen }),
      });
      if (atOnce) await this.sendReadyMade(id, choiceOf(this.draft));
      go(`/game/${id}`);
    } catch (failure) {
      this.starting = false;
      if (failure instanceof ApiError) this.error = errorLines(failure, this.names).join(' ');
      else this.error = words().app.failed;
      this.requestUpdate();
    }
  };

  private gameRequest(draft: Draft): NewGame {
    const opponent = this.opponent === 'computer' ? `computer:${prefs().level}` : this.opponent;
    return {
      ruleset: choiceOf(draft),
      opponent,
      side: this.opponent === 'hotseat' ? 'red' : this.side,
      clock: this.clock === 'days' && this.opponent !== 'open' ? null : CLOCKS[this.clock],
    };
  }

  private async sendReadyMade(game: string, ruleset: RulesetChoice) {
    const ready = typeof ruleset === 'string' ? await api.readySetups(ruleset).catch(() => []) : [];
    const picked = ready[Math.floor(Math.random() * ready.length)] ?? (await api.randomSetup(ruleset));
    await api.sendSetup(game, picked.setup).catch((failure) => {
      // It is not this side's turn to place yet: the setup page will wait for it.
      if (!(failure instanceof ApiError)) throw failure;
    });
  }

  private async check() {
    const mine = ++this.checking;
    this.faults = 'checking';
    await pause(CHECK_AFTER_MS);
    if (mine !== this.checking || !this.draft) return;
    const faults = await faultsOf(choiceOf(this.draft), this.names);
    if (mine !== this.checking) return;
    this.faults = faults;
    this.requestUpdate();
  }

  private readonly named = (edition: string | undefined) => this.editions.find(({ id }) => id === edition);

  private async loadEditions() {
    for (let attempt = 0; this.isConnected; attempt++) {
      try {
        [this.editions, this.levels] = await Promise.all([api.rulesets(), api.levels()]);
        const wanted = this.named(this.edition) ?? this.named(prefs().edition) ?? this.editions[0];
        return this.choose(wanted?.id ?? '');
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure;
        this.error = words().app.unreachable;
        this.requestUpdate();
        await pause(backoff(attempt));
      } finally {
        if (this.editions.length > 0) this.error = '';
      }
    }
  }
}

/// The faults the server finds in a custom ruleset.
async function faultsOf(rules: RulesetChoice, names: Names): Promise<readonly Problem[]> {
  if (typeof rules === 'string') return [];
  try {
    await api.checkRules(rules);
    return [];
  } catch (failure) {
    const message = failure instanceof ApiError ? errorLines(failure, names).join(' ') : words().app.unreachable;
    const problems = failure instanceof ApiError ? problemsOf(failure) : [];
    return problems.length > 0 ? problems : [{ code: 'other', params: {}, message }];
  }
}

customElements.define('flagfall-new', FlagfallNew);
