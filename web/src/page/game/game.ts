/// The page of one game, from the empty chair to the last replay.
import { html, nothing, type TemplateResult } from 'lit';
import { Screen } from '../../part/screen';
import { announce } from '../../part/announce';
import { showRulesOf } from '../../part/rulebook-link';
import { lookFor } from '../../part/look';
import type { BoardEvents } from '../../board/config';
import { endOf, startOf } from '../../board/square';
import { isMyTurn, pieceAt } from '../../state/game';
import { keepInvitation } from '../../state/invitation';
import { guess, guesses } from '../../state/pencil';
import { replayOf, updateReplay, type ReplayMsg, type ReplayState } from '../../state/replay';
import * as api from '../../wire/api';
import { Refused } from '../../wire/call';
import type { Kind, Piece, Side, Square, View } from '../../wire/messages';
import { words } from '../../words';
import { go } from '../../route';
import { curtainTemplate, risingCloth } from './curtain';
import { verdictTold } from './end';
import { pencilDialog } from './pencil';
import { wayOut } from './leave';
import { Table } from './table';
import { tableTemplate } from './view';
import { waitingRoom } from './waiting';
import { welcomeFor, welcomePage, type Welcome } from '../welcome/view';
import '../../board/board';
import '../setup/setup';

const REPLAY_STEP_MS = 900;

export class FlagfallGame extends Screen {
  static override properties = { game: { attribute: false } };
  declare game: string;

  table: Table | undefined;
  replay: ReplayState | undefined;
  pointed: Square | undefined;
  resigning = false;
  /// When the view on show was received: clocks run from there.
  seenAt = 0;
  private lastView: View | undefined;
  private stage: string | undefined;
  private pencilling: Piece | undefined;
  private rising: Side | undefined;
  private welcome: Welcome | undefined;
  private welcomed = false;
  /// A line beside the board that is not about a square.
  said = '';
  /// The next hidden piece that is picked gets a pencil mark.
  pencil = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private replayTimer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback() {
    super.connectedCallback();
    addEventListener('pagehide', this.hide);
    addEventListener('pageshow', this.comeBack);
    this.timer = setInterval(() => { if (this.table?.state?.view?.clocks) this.requestUpdate(); }, 500);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('pagehide', this.hide);
    removeEventListener('pageshow', this.comeBack);
    clearInterval(this.timer);
    clearTimeout(this.replayTimer);
    showRulesOf(undefined);
  }

  protected override forget() {
    this.table?.leave();
    this.lastView = undefined;
    this.pencilling = undefined;
    this.replay = undefined;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('game')) this.sit();
    const edition = this.table?.edition;
    if (edition) showRulesOf({ edition: edition.id, game: edition.id ? undefined : this.game });
    const view = this.table?.state?.view;
    if (view === this.lastView) return;
    this.lastView = view;
    this.seenAt = Date.now();
    if (view?.status === 'over') void this.finish(view);
  }

  private sit() {
    this.table?.leave();
    this.replay = undefined;
    this.said = '';
    this.resigning = false;
    this.table = new Table(this.game, () => { this.requestUpdate(); return this.updateComplete; });
    void this.table.sit();
  }

  /// A browser may keep a left page to show it again: for two at one screen it must keep nothing.
  private readonly hide = () => {
    if (!this.table?.isHotseat) return;
    this.table.forgetAll();
    this.requestUpdate();
  };
  private readonly comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) this.sit();
  };

  private async finish(view: View) {
    if (this.replay || !this.table) return;
    announce(`${verdictTold(view)}. ${view.result ? words().end.reason[view.result.reason] : ''}`);
    const replay = await api.replay(this.game).catch(() => undefined);
    if (replay && this.table.state) {
      this.replay = replayOf(replay, this.table.state.rules);
      this.table.send({ t: 'whole', story: replay.moves });
    }
    this.requestUpdate();
  }

  protected override updated() {
    const state = this.table?.state;
    this.takeAlong(state?.curtain ? 'curtain' : state?.view?.status);
    document.title = state && isMyTurn(state) ? `${words().table.turn.yours} · Flagfall` : 'Flagfall';
  }

  /// When the table changes it is shown from its top, and where the keyboard was on something that is gone, it goes to
  /// where one goes on.
  private takeAlong(stage: string | undefined) {
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
    const { table } = this;
    const state = table?.state;
    const w = words().app;
    if (table?.trouble === 'missing') return html`<section class="notice-page"><h1>${w.lost}</h1>
      <a class="button main" href="/">${w.toHome}</a></section>`;
    if (!table || !state || !table.edition) return html`<section class="notice-page"><p class="loading">
      ${table?.trouble === 'unreachable' ? w.unreachable : w.loading}</p></section>`;
    if (state.curtain) return curtainTemplate(state.curtain, this.lift);
    if (!state.view) return html`<section class="notice-page"><p class="loading">${w.loading}</p></section>`;
    return html`${this.scene(state.view)}
      ${this.rising ? risingCloth(this.rising, () => { this.rising = undefined; this.requestUpdate(); }) : nothing}
      ${this.pencilling ? this.pencilSheet(this.pencilling) : nothing}`;
  }

  private scene(view: View): TemplateResult {
    const edition = this.table!.edition!;
    if (view.status === 'waiting' || (view.status === 'setup' && view.you === null)) return waitingRoom(view, this.joined, this.wayOut());
    if (view.status !== 'setup') return tableTemplate(this, view, edition);
    if (!this.welcomed && edition.id !== undefined && this.welcomeReady(edition.id)) {
      return welcomePage(this.welcome!, edition.id, () => { this.welcomed = true; this.requestUpdate(); });
    }
    const you = view.you!;
    const after = edition.rules.setupOrder === 'RED_THEN_BLUE' && you === 'blue' && !view.placed.includes('red');
    if (view.placed.includes(you)) return this.patience(words().setup.waiting);
    if (after) return this.patience(words().setup.waitingTurn('red'));
    return html`<flagfall-setup .game=${view.id} .side=${you} .edition=${edition}
      .hotseat=${view.opponent === 'hotseat'} .wayOut=${this.wayOut()}></flagfall-setup>`;
  }

  private patience(text: string) {
    return html`<section class="notice-page"><p class="loading">${text}</p>${this.wayOut()}</section>`;
  }

  private wayOut() {
    return wayOut({ asking: this.resigning, ask: this.ask, leave: this.act.leave });
  }

  /// Whether this edition greets its players, and its words are here.
  private welcomeReady(id: string): boolean {
    if (this.welcome) return true;
    const coming = welcomeFor(id);
    void coming?.then((welcome) => { this.welcome = welcome; this.requestUpdate(); });
    return false;
  }

  private readonly joined = () => this.sit();

  private readonly lift = async () => {
    const side = this.table?.state?.curtain?.side;
    this.welcomed ||= side === 'blue';
    this.rising = side;
    await this.table?.lift();
    this.requestUpdate();
  };

  // What the player does at the board.

  readonly board: BoardEvents = {
    pick: (square) => {
      if (this.pencil) this.inspect(square);
      else if (!this.replay) this.pick(square);
    },
    drop: (from, to) => {
      if (this.replay || to === undefined || from === to) return;
      if (this.table?.state?.selected !== from) this.pick(from);
      if (this.table?.state?.selected === from) this.pick(to);
    },
    inspect: (square) => this.inspect(square),
    point: (square) => {
      if (this.pointed === square) return;
      this.pointed = square;
      this.requestUpdate();
    },
    cancel: () => this.table?.send({ t: 'cancel' }),
  };

  private pick(square: Square) {
    this.table?.send({ t: 'pick', square });
    const notice = this.table?.state?.notice;
    if (notice) announce(`${notice.square}: ${words().refusal[notice.reason] ?? words().refusal['unknown']}`);
  }

  private inspect(square: Square) {
    const state = this.table?.state;
    const piece = state && pieceAt(state, square);
    if (!piece || piece.kind || state.view?.you === null || piece.side === state.view?.you) return;
    if (this.table?.isHotseat) return announce(words().table.noPencil);
    this.pencilling = piece;
    this.pencil = false;
    this.requestUpdate();
  }

  private pencilSheet(piece: Piece) {
    const edition = this.table!.edition!;
    const close = () => { this.pencilling = undefined; this.requestUpdate(); };
    const write = (kind: Kind | undefined) => { guess(this.game, piece.home, kind); close(); };
    return pencilDialog(piece.side, edition.rules.army, lookFor(edition), write, close);
  }

  get guesses() {
    return this.table?.isHotseat ? {} : guesses(this.game);
  }

  // What the player asks for beside the board.

  readonly takePencil = () => { this.pencil = !this.pencil; this.requestUpdate(); };
  readonly ask = (resigning: boolean) => { this.resigning = resigning; this.requestUpdate(); };

  readonly act = {
    resign: () => { this.resigning = false; void this.table?.wish(() => api.resign(this.game, this.speakingSide)); },
    leave: async () => {
      await api.resign(this.game, this.speakingSide);
      go('/');
    },
    draw: () => void this.table?.wish(() => api.draw(this.game, this.speakingSide)),
    takeback: async () => {
      const refused = await this.table?.wish(() => api.takeback(this.game));
      if (refused) this.remark(words().refusal[refused.code] ?? refused.message);
    },
    hint: async () => {
      try {
        const { move } = await api.hint(this.game);
        this.table?.send({ t: 'hint', move });
        announce(words().table.hinted(startOf(move), endOf(move)));
      } catch (failure) {
        if (failure instanceof Refused) this.remark(words().refusal[failure.code] ?? failure.message);
      }
    },
    say: (move: string) => {
      if (this.table?.state && isMyTurn(this.table.state)) this.table.send({ t: 'say', move });
      else this.remark(words().refusal['not-your-turn']!);
    },
    rematch: async () => {
      const created = await api.rematch(this.game);
      keepInvitation(created);
      go(`/game/${created.id}`);
    },
  };

  /// Two at one screen share one seat at the server, and say whom they speak for.
  private get speakingSide(): Side | undefined {
    const view = this.table?.state?.view;
    return view?.opponent === 'hotseat' ? view.you ?? undefined : undefined;
  }

  private remark(text: string) {
    this.said = text;
    announce(text);
    this.requestUpdate();
    setTimeout(() => { this.said = ''; this.requestUpdate(); }, 5000);
  }

  readonly step = (message: ReplayMsg) => {
    if (!this.replay) return;
    this.replay = updateReplay(this.replay, message);
    this.table!.endedNow = false;
    clearTimeout(this.replayTimer);
    if (this.replay.playing) this.replayTimer = setTimeout(() => this.step({ t: 'step', by: 1 }), REPLAY_STEP_MS);
    this.requestUpdate();
  };
}

customElements.define('flagfall-game', FlagfallGame);
