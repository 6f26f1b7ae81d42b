/// The page of one game, from waiting for an opponent to the replay.
import { html, nothing, type TemplateResult } from 'lit';
import { Screen } from '../../part/screen';
import { announce } from '../../part/announce';
import { showTitle } from '../../part/title';
import { showRulesOf } from '../../part/rulebook-link';
import { lookFor } from '../../part/look';
import { endOf, startOf, type BoardEvents } from '../../board';
import { isMyTurn } from '../../state/game';
import { invitationHere } from '../../state/invitation';
import { isWhole, replayOf } from '../../state/replay';
import { titleOf } from '../../state/rulebook';
import * as api from '../../wire/api';
import { retry } from '../../wire/call';
import type { Clocks, Move, Side, Square, View } from '../../wire/messages';
import { endReason, words } from '../../words';
import { across } from './across';
import { Arrival } from './arrival';
import { curtainTemplate, risingCloth } from './curtain';
import { tellMove, verdictText } from './end';
import { leaveButton } from './leave';
import { followStory } from './log';
import { Notes } from './notes';
import { noticeText } from './notice';
import { Players } from './players';
import { RematchWatch, takesTwo } from './rematch';
import { walkByInput } from './replay-input';
import { requests } from './requests';
import { GameSession } from './session';
import { TypedMoves } from './typed';
import type { Message } from './turn';
import { tableTemplate } from './view';
import { invalidPage, isUsed, usedPage, waitingPage } from './waiting';
import { Walk } from './walk';
import { Greeting } from '../welcome/greeting';
import '../../board';
import '../setup/setup';

/// Whether what belongs to the board stands below it.
const isNarrow = () => matchMedia('(max-width: 56rem)').matches;

export class FlagfallGame extends Screen {
  static override properties = { game: { attribute: false } };
  declare game: string;

  session: GameSession | undefined;
  readonly players = new Players(() => this.requestUpdate());
  readonly notes = new Notes(this);
  readonly typed = new TypedMoves(this);
  readonly walk = new Walk(
    () => this.session?.state?.log.length ?? 0,
    () => {
      if (this.session) this.session.endedNow = false;
    },
    (replay) => tellMove(replay, lookFor(this.session?.edition)),
    () => this.requestUpdate(),
  );
  /// At the end of a game between two people.
  rematch: RematchWatch | undefined;
  pointed: Square | undefined;
  /// Whether the review of a finished game is open.
  reviewing = false;
  /// What the engine would have played instead of the last move, at a turning point that was picked in the review.
  better: { readonly at: number; readonly move: Move } | undefined;
  resigning = false;
  /// Whether a hint was asked for and is not there yet.
  hinting = false;
  /// When the current clocks were received: they run from there.
  private clocksAt = 0;
  private lastClocks: Clocks | null | undefined;
  private lastView: View | undefined;
  private stage: string | undefined;
  private wasTouched = false;
  private finishing = false;
  /// Whether the host places the army while nobody has come yet.
  private preparing = false;
  private rising: Side | undefined;
  private readonly arrival = new Arrival(() => this.requestUpdate());
  private readonly greeting = new Greeting(() => this.requestUpdate());
  /// Why a seat could not be taken.
  private refusal = '';
  /// A message beside the board that is not about a square.
  message: Message | undefined;
  private stopWalking = () => {};
  private timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback() {
    super.connectedCallback();
    this.stopWalking = walkByInput(this);
    this.addEventListener('focusin', () => (this.wasTouched = true), { once: true });
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
    showRulesOf(undefined);
  }

  protected override forget() {
    this.session?.close();
    this.rematch?.stop();
    this.lastView = undefined;
    this.notes.clear();
    this.walk.reset();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('game')) this.open();
    const edition = this.session?.edition;
    if (edition) showRulesOf({ edition: edition.id, game: edition.id ? undefined : this.game });
    this.typed.hear();
    const view = this.session?.state?.view;
    if (view === this.lastView) return;
    // Whatever happens is shown on the present board.
    if (view?.ply !== this.lastView?.ply) {
      this.walk.lookedBack = undefined;
      if (view?.lastMove?.side === view?.you) this.typed.say('');
    }
    // What one player has drawn is not for the other.
    if (!view) this.notes.clear();
    this.arrival.follow(this.lastView, view);
    this.lastView = view;
    if (view?.clocks !== this.lastClocks) this.clocksAt = Date.now();
    this.lastClocks = view?.clocks;
    if (view?.status === 'over') void this.finish(view);
  }

  private open() {
    this.session?.close();
    this.rematch?.stop();
    this.rematch = undefined;
    this.walk.reset();
    this.notes.clear();
    this.reviewing = false;
    this.better = undefined;
    this.finishing = false;
    this.preparing = false;
    this.message = undefined;
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
    this.better = undefined;
    this.requestUpdate();
    await this.updateComplete;
    // On narrow screens it stands below the board, out of sight of whoever has asked for it.
    if (isNarrow()) this.querySelector('flagfall-review')?.scrollIntoView();
  };

  /// To the board of a line of the story. On narrow screens the board of a running game may be out of sight by now.
  readonly goTo = (moves: number) => {
    this.walk.goTo(moves);
    if (isNarrow() && !this.walk.replay) this.querySelector('.game')?.scrollIntoView();
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
    announce(`${verdictText(view)}. ${view.result ? endReason(view.result.reason, lookFor(session.edition)) : ''}`);
    const loading = retry(() => api.replay(this.game), { keepTrying: () => this.isConnected });
    const replay = await loading.catch(() => undefined);
    // Where nothing was played, an army may stay hidden: its backs stay on the board.
    if (replay && isWhole(replay) && session.state && session === this.session) {
      this.walk.replay = replayOf(replay, session.state.rules);
      session.send({ t: 'log', log: replay.moves });
      // Asking begins it: whoever opens the review a moment later need not wait for all of it.
      if (session.endedNow && replay.moves.length > 0) void api.review(this.game).catch(() => undefined);
    }
    this.requestUpdate();
  }

  protected override updated() {
    const state = this.session?.state;
    this.enterStage(state?.curtain ? 'curtain' : state?.view?.status);
    if (this.walk.replay || this.walk.lookedBack !== undefined) followStory(this);
    const edition = this.session?.edition;
    if (edition)
      showTitle(this.arrival.title ?? (state && isMyTurn(state) ? words().game.turn.yours : titleOf(edition)));
  }

  /// On a change of stage, scrolls to the top, and moves the keyboard focus on if its element is gone.
  private enterStage(stage: string | undefined) {
    const before = this.stage;
    if (stage === undefined || stage === before) return;
    this.stage = stage;
    if (before === undefined) return;
    scrollTo(0, 0);
    // Whoever has touched nothing has lost no focus.
    if (!this.wasTouched) return;
    if (document.activeElement !== document.body && document.activeElement?.id !== 'main') return;
    const next = stage === 'curtain' ? '.curtain .main' : '[role=gridcell][tabindex="0"]';
    requestAnimationFrame(() => this.querySelector<HTMLElement>(next)?.focus({ preventScroll: true }));
  }

  protected override render(): TemplateResult {
    const { session } = this;
    const state = session?.state;
    const w = words().app;
    if (session?.failure === 'missing' && invitationHere() !== '') return invalidPage();
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
    if (this.session?.invalidInvitation && invitationHere() !== '') return invalidPage(this.redraw);
    if (view.status === 'waiting' || (view.status === 'setup' && view.you === null)) {
      const mayPlace = view.you !== null && this.mayPlace(view);
      if (mayPlace && this.preparing) return this.setupPage(view);
      const leaveButton = this.leaveButton();
      const title = titleOf(edition);
      return waitingPage({
        view,
        edition: title,
        leaveButton,
        prepare: mayPlace ? this.prepare : undefined,
        refusal: this.refusal,
        reload: this.joined,
        refuse: this.refuse,
      });
    }
    const welcome = this.greeting.pageFor(view, edition.id);
    if (welcome) return welcome;
    if (view.status !== 'setup') return tableTemplate(this, view, edition);
    if (view.placed.includes(view.you!)) return this.waitingNotice(words().setup.waiting, view);
    return this.mayPlace(view) ? this.setupPage(view) : this.waitingNotice(words().setup.waitingTurn('red'), view);
  }

  /// Whether the player's army is the next to be placed, or one of the next.
  private mayPlace({ you, placed }: View): boolean {
    const inOrder = this.session!.edition!.rules.setupOrder === 'RED_THEN_BLUE';
    return !placed.includes(you!) && (!inOrder || you === 'red' || placed.includes('red'));
  }

  private readonly prepare = () => {
    this.preparing = true;
    this.requestUpdate();
  };

  private setupPage(view: View) {
    return html`<flagfall-setup .game=${view.id} .side=${view.you!} .edition=${this.session!.edition!}
      .hotseat=${view.opponent === 'hotseat'} .across=${across(view, titleOf(this.session!.edition!))} .leaveButton=${this.leaveButton()}></flagfall-setup>`;
  }

  private waitingNotice(text: string, view: View) {
    return html`<section class="notice-page">${across(view, titleOf(this.session!.edition!))}<p class="loading">${text}</p>${this.leaveButton()}</section>`;
  }

  private leaveButton() {
    return leaveButton({
      asking: this.resigning,
      confirm: (asking) => void this.confirmResign(asking),
      leave: () => void this.act.leave(),
    });
  }

  private readonly joined = () => this.open();

  private readonly refuse = (text: string) => {
    this.refusal = text;
    this.requestUpdate();
  };

  private readonly lift = async () => {
    const side = this.session?.state?.curtain?.side;
    this.rising = side;
    await this.session?.lift();
    this.requestUpdate();
  };

  // Actions on the board.

  readonly board: BoardEvents = {
    pick: (square) => {
      if (this.walk.lookedBack !== undefined) this.walk.lookBack(undefined);
      else if (this.notes.pencil) this.notes.inspect(square);
      else if (!this.walk.replay) this.pick(square);
    },
    drop: (from, to) => {
      if (this.walk.replay || to === undefined || from === to) return;
      if (this.session?.state?.selected !== from) this.pick(from);
      if (this.session?.state?.selected === from) this.pick(to);
    },
    inspect: (square) => !this.walk.replay && this.notes.inspect(square),
    draw: this.notes.draw,
    point: (square) => {
      if (this.pointed === square) return;
      this.pointed = square;
      this.requestUpdate();
    },
    cancel: () => {
      if (this.walk.lookedBack !== undefined) this.walk.lookBack(undefined);
      else if (!this.notes.rubOut()) this.session?.send({ t: 'cancel' });
    },
  };

  escape() {
    if (this.resigning) void this.confirmResign(false);
    else this.board.cancel();
  }

  private pick(square: Square) {
    this.session?.send({ t: 'pick', square });
    const notice = this.session?.state?.notice;
    const planned = this.session?.state?.premove;
    if (planned) announce(words().game.planned(startOf(planned), endOf(planned)));
    if (notice) announce(`${notice.square}: ${noticeText(notice, lookFor(this.session?.edition))}`);
  }

  /// How long ago the server last said what the clocks show, in milliseconds.
  get sinceClocks() {
    return Date.now() - this.clocksAt;
  }

  // Actions beside the board.

  /// The button that was pressed is gone then: the focus goes to the one in its place.
  readonly confirmResign = async (resigning: boolean) => {
    this.resigning = resigning;
    this.requestUpdate();
    await this.updateComplete;
    this.querySelector<HTMLElement>(resigning ? '.stay' : '.resign, .leave')?.focus();
  };

  readonly showHinting = (hinting: boolean) => {
    this.hinting = hinting;
    this.requestUpdate();
  };

  readonly act = requests(this);

  readonly showMessage = (text: string, sign: Message['sign'] = 'warn') => {
    const message = { sign, text };
    this.message = message;
    announce(text);
    this.requestUpdate();
    setTimeout(() => {
      if (this.message === message) this.message = undefined;
      this.requestUpdate();
    }, 5000);
  };
}

customElements.define('flagfall-game', FlagfallGame);
