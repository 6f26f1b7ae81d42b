/// The page of one game, from waiting for an opponent to the replay.
import { html, nothing, type TemplateResult } from 'lit';
import { Screen } from '../../part/screen';
import { announce } from '../../part/announce';
import { showRulesOf } from '../../part/rulebook-link';
import { lookFor } from '../../part/look';
import { endOf, startOf, type BoardEvents, type FlagfallBoard } from '../../board';
import { pieceCounts, possibleKinds } from '../../state/armies';
import { isMyTurn, pieceAt, piecesOn } from '../../state/game';
import { guess, guesses } from '../../state/pencil';
import { titleOf } from '../../state/rulebook';
import { replayOf, updateReplay, type ReplayMsg, type ReplayState } from '../../state/replay';
import * as api from '../../wire/api';
import { retry } from '../../wire/call';
import type { Clocks, Kind, Level, Move, Piece, Side, Square, View } from '../../wire/messages';
import { levelTexts, words } from '../../words';
import { countText, type Lit } from './armies';
import { curtainTemplate, risingCloth } from './curtain';
import { verdictText } from './end';
import { pencilWheel } from './pencil';
import { leaveButton } from './leave';
import { followStory } from './log';
import { noticeText } from './notice';
import { RematchWatch, takesTwo } from './rematch';
import { walkByInput } from './replay-input';
import { requests } from './requests';
import { GameSession } from './session';
import { clearTyped } from './typed';
import { tableTemplate } from './view';
import { isUsed, usedPage, waitingPage } from './waiting';
import { welcomeFor, welcomePage, type Welcome } from '../welcome/view';
import '../../board';
import '../setup/setup';

const REPLAY_STEP_MS = 900;

export class FlagfallGame extends Screen {
  static override properties = { game: { attribute: false } };
  declare game: string;

  session: GameSession | undefined;
  replay: ReplayState | undefined;
  /// At the end of a game between two people.
  rematch: RematchWatch | undefined;
  pointed: Square | undefined;
  /// The kind that was tapped in a tray.
  lit: Lit | undefined;
  private levels: readonly Level[] | undefined;
  /// How many moves of the log were made on the board that is looked back at; undefined for the present.
  lookedBack: number | undefined;
  /// Whether the board of a replay is turned around.
  flipped = false;
  /// Whether the review of a finished game is open.
  reviewing = false;
  resigning = false;
  /// When the current clocks were received: they run from there.
  private clocksAt = 0;
  private lastClocks: Clocks | null | undefined;
  private lastView: View | undefined;
  private stage: string | undefined;
  private finishing = false;
  private pencilling: Piece | undefined;
  private rising: Side | undefined;
  private welcome: Welcome | undefined;
  private welcomeSeen = false;
  /// Why a seat could not be taken.
  private refusal = '';
  /// A message beside the board that is not about a square.
  message = '';
  /// What is wrong with the move that was typed last.
  typedAnswer = '';
  typing = false;
  private typed: Move | undefined;
  /// Pencil mode: the next hidden piece that is picked gets a guess.
  pencil = false;
  private stopWalking = () => {};
  private timer: ReturnType<typeof setInterval> | undefined;
  private replayTimer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback() {
    super.connectedCallback();
    this.stopWalking = walkByInput(this);
    addEventListener('pagehide', this.onHide);
    addEventListener('pageshow', this.restore);
    this.timer = setInterval(() => {
      if (this.session?.state?.view?.clocks) this.requestUpdate();
    }, 500);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.stopWalking();
    removeEventListener('pagehide', this.onHide);
    removeEventListener('pageshow', this.restore);
    clearInterval(this.timer);
    clearTimeout(this.replayTimer);
    showRulesOf(undefined);
  }

  protected override forget() {
    this.session?.close();
    this.rematch?.stop();
    this.lastView = undefined;
    this.pencilling = undefined;
    this.replay = undefined;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('game')) this.open();
    const edition = this.session?.edition;
    if (edition) showRulesOf({ edition: edition.id, game: edition.id ? undefined : this.game });
    this.hearTyped();
    const view = this.session?.state?.view;
    if (view === this.lastView) return;
    // Whatever happens is shown on the present board.
    if (view?.ply !== this.lastView?.ply) this.lookedBack = undefined;
    this.lastView = view;
    if (view?.clocks !== this.lastClocks) this.clocksAt = Date.now();
    this.lastClocks = view?.clocks;
    if (view?.status === 'over') void this.finish(view);
  }

  /// A typed move was answered: it is gone from its field, or the field says why not.
  private hearTyped() {
    const state = this.session?.state;
    if (this.typed === undefined || state?.pending === this.typed) return;
    this.typed = undefined;
    this.typedAnswer = state?.notice ? noticeText(state.notice, lookFor(this.session?.edition)) : '';
    if (this.typedAnswer === '') clearTyped(this);
  }

  private open() {
    this.session?.close();
    this.rematch?.stop();
    this.rematch = undefined;
    this.replay = undefined;
    this.lookedBack = undefined;
    this.flipped = false;
    this.reviewing = false;
    this.finishing = false;
    this.message = '';
    this.resigning = false;
    this.session = new GameSession(this.game, () => {
      this.requestUpdate();
      return this.updateComplete;
    });
    void this.session.open();
  }

  readonly toggleReview = async () => {
    if (!this.reviewing) await import('../../review/review');
    this.reviewing = !this.reviewing;
    this.requestUpdate();
  };

  /// A browser may keep a page that was left, to show it again; in a hot-seat game it must not keep anything secret.
  private readonly onHide = () => {
    if (!this.session?.isHotseat) return;
    this.session.clear();
    this.requestUpdate();
  };
  private readonly restore = (event: PageTransitionEvent) => {
    if (event.persisted) this.open();
  };

  private async finish(view: View) {
    const { session } = this;
    if (this.finishing || !session) return;
    this.finishing = true;
    if (takesTwo(view)) {
      this.rematch = new RematchWatch(this.game, this.redraw);
      this.rematch.start();
    }
    announce(`${verdictText(view)}. ${view.result ? words().end.reason[view.result.reason] : ''}`);
    const loading = retry(() => api.replay(this.game), { keepTrying: () => this.isConnected });
    const replay = await loading.catch(() => undefined);
    if (replay && session.state && session === this.session) {
      this.replay = replayOf(replay, session.state.rules);
      session.send({ t: 'log', log: replay.moves });
    }
    this.requestUpdate();
  }

  protected override updated() {
    const state = this.session?.state;
    this.enterStage(state?.curtain ? 'curtain' : state?.view?.status);
    if (this.replay || this.lookedBack !== undefined) followStory(this);
    document.title = state && isMyTurn(state) ? `${words().game.turn.yours} · Flagfall` : 'Flagfall';
  }

  /// On a change of stage, scrolls to the top, and moves the keyboard focus on if its element is gone.
  private enterStage(stage: string | undefined) {
    const before = this.stage;
    if (stage === undefined || stage === before) return;
    this.stage = stage;
    if (before === undefined) return;
    scrollTo(0, 0);
    if (document.activeElement !== document.body && document.activeElement?.id !== 'main') return;
    const next = stage === 'curtain' ? '.curtain .main' : '[role=gridcell][tabindex="0"]';
    requestAnimationFrame(() => this.querySelector<HTMLElement>(next)?.focus({ preventScroll: true }));
  }

  protected override render(): TemplateResult {
    const { session } = this;
    const state = session?.state;
    const w = words().app;
    if (session?.failure === 'missing')
      return html`<section class="notice-page"><h1>${w.lost}</h1>
      <a class="button main" href="/">${w.toHome}</a></section>`;
    if (!session || !state || !session.edition)
      return html`<section class="notice-page"><p class="loading">
      ${session?.failure === 'unreachable' ? w.unreachable : w.loading}</p></section>`;
    if (state.curtain) return curtainTemplate(state.curtain, () => void this.lift());
    if (!state.view) return html`<section class="notice-page"><p class="loading">${w.loading}</p></section>`;
    return html`${this.stagePage(state.view)}
      ${
        this.rising
          ? risingCloth(this.rising, () => {
              this.rising = undefined;
              this.requestUpdate();
            })
          : nothing
      }
`;
  }

  private stagePage(view: View): TemplateResult {
    const edition = this.session!.edition!;
    if (isUsed(view)) return usedPage(this.redraw);
    if (view.status === 'waiting' || (view.status === 'setup' && view.you === null)) {
      const leaveButton = this.leaveButton();
      const title = titleOf(edition);
      return waitingPage({
        view,
        edition: title,
        leaveButton,
        refusal: this.refusal,
        reload: this.joined,
        refuse: this.refuse,
      });
    }
    if (view.status !== 'setup') return tableTemplate(this, view, edition);
    if (!this.welcomeSeen && edition.id !== undefined && this.welcomeReady(edition.id)) {
      return welcomePage(this.welcome!, edition.id, () => {
        this.welcomeSeen = true;
        this.requestUpdate();
      });
    }
    const you = view.you!;
    const after = edition.rules.setupOrder === 'RED_THEN_BLUE' && you === 'blue' && !view.placed.includes('red');
    if (view.placed.includes(you)) return this.waitingNotice(words().setup.waiting);
    if (after) return this.waitingNotice(words().setup.waitingTurn('red'));
    return html`<flagfall-setup .game=${view.id} .side=${you} .edition=${edition}
      .hotseat=${view.opponent === 'hotseat'} .leaveButton=${this.leaveButton()}></flagfall-setup>`;
  }

  private waitingNotice(text: string) {
    return html`<section class="notice-page"><p class="loading">${text}</p>${this.leaveButton()}</section>`;
  }

  private leaveButton() {
    return leaveButton({ asking: this.resigning, confirm: this.confirmResign, leave: () => void this.act.leave() });
  }

  /// Whether this edition has a welcome page and its text has been loaded.
  private welcomeReady(id: string): boolean {
    if (this.welcome) return true;
    const coming = welcomeFor(id);
    void coming?.then((welcome) => {
      this.welcome = welcome;
      this.requestUpdate();
    });
    return false;
  }

  private readonly joined = () => this.open();

  private readonly refuse = (text: string) => {
    this.refusal = text;
    this.requestUpdate();
  };

  private readonly lift = async () => {
    const side = this.session?.state?.curtain?.side;
    this.welcomeSeen ||= side === 'blue';
    this.rising = side;
    await this.session?.lift();
    this.requestUpdate();
  };

  // Actions on the board.

  readonly board: BoardEvents = {
    pick: (square) => {
      if (this.lookedBack !== undefined) this.lookBack(undefined);
      else if (this.pencil) this.inspect(square);
      else if (!this.replay) this.pick(square);
    },
    drop: (from, to) => {
      if (this.replay || to === undefined || from === to) return;
      if (this.session?.state?.selected !== from) this.pick(from);
      if (this.session?.state?.selected === from) this.pick(to);
    },
    inspect: (square) => this.inspect(square),
    point: (square) => {
      if (this.pointed === square) return;
      this.pointed = square;
      this.requestUpdate();
    },
    cancel: () => {
      if (this.lookedBack !== undefined) this.lookBack(undefined);
      else this.session?.send({ t: 'cancel' });
    },
  };

  /// Shows the board after so many moves of the log, or the present one.
  lookBack(moves: number | undefined) {
    const last = this.session?.state?.log.length ?? 0;
    this.lookedBack = moves === undefined || moves >= last ? undefined : Math.max(0, moves);
    this.requestUpdate();
  }

  private pick(square: Square) {
    this.session?.send({ t: 'pick', square });
    const notice = this.session?.state?.notice;
    const planned = this.session?.state?.premove;
    if (planned) announce(words().game.planned(startOf(planned), endOf(planned)));
    if (notice) announce(`${notice.square}: ${noticeText(notice, lookFor(this.session?.edition))}`);
  }

  private inspect(square: Square) {
    const state = this.session?.state;
    const piece = state && pieceAt(state, square);
    if (!piece || piece.kind || state.view?.you === null || piece.side === state.view?.you) return;
    if (this.session?.isHotseat) return announce(words().game.noPencil);
    this.pencilling = piece;
    this.pencil = false;
    this.requestUpdate();
  }

  /// The pencil at the square where it was asked for.
  pencilWheel(bottom: Side) {
    const state = this.session?.state;
    const piece = this.pencilling && state && pieceAt(state, this.pencilling.square);
    if (!piece || !state?.view || piece.home !== this.pencilling?.home) return nothing;
    const { army, board } = state.rules;
    const counts = pieceCounts(piece.side, army, piecesOn(state), state.view.captured);
    const close = () => {
      this.pencilling = undefined;
      this.requestUpdate();
    };
    const back = () => {
      close();
      this.querySelector<FlagfallBoard>('flagfall-board')?.focusOn(piece.square);
    };
    return pencilWheel({
      piece,
      kinds: counts.map(({ kind }) => kind),
      possible: possibleKinds(counts, piece),
      look: lookFor(this.session?.edition),
      ground: board,
      bottom,
      close,
      back,
      write: (kind: Kind | undefined) => {
        guess(this.game, piece.home, kind);
        back();
      },
    });
  }

  readonly light = (lit: Lit) => {
    const same = this.lit?.side === lit.side && this.lit.kind === lit.kind;
    this.lit = same ? undefined : lit;
    const state = this.session?.state;
    if (this.lit && state?.view && !this.replay) {
      const counts = pieceCounts(lit.side, state.rules.army, piecesOn(state), state.view.captured);
      const count = counts.find(({ kind }) => kind === lit.kind);
      if (count)
        announce(countText(lookFor(this.session?.edition).names[lit.kind], count, state.view.you !== lit.side));
    }
    this.requestUpdate();
  };

  /// Who plays a side, as far as it has a name.
  playerOf(side: Side): string {
    const view = this.session?.state?.view;
    const number = Number(/^computer:(\d+)$/.exec(view?.opponent ?? '')?.[1]);
    if (!view || !number) return '';
    if (side === view.you) return words().game.you;
    if (!this.levels) {
      this.levels = [];
      void api.levels().then((levels) => {
        this.levels = levels;
        this.requestUpdate();
      });
    }
    const level = this.levels.find((it) => it.level === number);
    return level ? words().game.computerName(levelTexts(level).name, number) : '';
  }

  /// How long ago the server last said what the clocks show, in milliseconds.
  get sinceClocks() {
    return Date.now() - this.clocksAt;
  }

  get guesses() {
    return this.session?.isHotseat ? {} : guesses(this.game);
  }

  // Actions beside the board.

  /// Shows the field for typed moves where there is little room.
  readonly toggleTyping = () => {
    this.typing = !this.typing;
    this.requestUpdate();
    if (this.typing) void this.updateComplete.then(() => this.querySelector<HTMLInputElement>('.typed input')?.focus());
  };

  readonly togglePencil = () => {
    this.pencil = !this.pencil;
    this.requestUpdate();
  };
  readonly confirmResign = (resigning: boolean) => {
    this.resigning = resigning;
    this.requestUpdate();
  };

  readonly act = requests(this);

  /// Sends a move that was typed.
  submitTyped(move: Move) {
    this.typed = move;
    this.session?.send({ t: 'submit', move });
  }

  readonly answerTyped = (text: string) => {
    if (this.typedAnswer === text) return;
    this.typedAnswer = text;
    this.requestUpdate();
  };

  showMessage(text: string) {
    this.message = text;
    announce(text);
    this.requestUpdate();
    setTimeout(() => {
      this.message = '';
      this.requestUpdate();
    }, 5000);
  }

  /// Walks through a replay, or through the past of a running game, by a key; returns whether the key means that.
  walk(key: string): boolean {
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity } as const;
    const by = steps[key as keyof typeof steps];
    if (this.replay) {
      if (key === ' ') this.step({ t: 'play', on: !this.replay.playing });
      else if (by !== undefined) this.step({ t: 'go', to: this.replay.at + by });
      return key === ' ' || by !== undefined;
    }
    if (this.lookedBack === undefined || by === undefined) return false;
    this.lookBack(this.lookedBack + by);
    return true;
  }

  readonly flip = () => {
    this.flipped = !this.flipped;
    this.requestUpdate();
  };

  readonly step = (message: ReplayMsg) => {
    if (!this.replay) return;
    this.replay = updateReplay(this.replay, message);
    this.session!.endedNow = false;
    clearTimeout(this.replayTimer);
    if (this.replay.playing) this.replayTimer = setTimeout(() => this.step({ t: 'step', by: 1 }), REPLAY_STEP_MS);
    this.requestUpdate();
  };
}

customElements.define('flagfall-game', FlagfallGame);
