/// The connection between the page and one game: loads it, follows its events, shows them one after another and sends
/// moves. What is known is in `state`; this class holds only what is in progress.
import { sound } from '../../part/sound';
import { lookFor } from '../../part/look';
import { announce, clearAnnouncement } from '../../part/announce';
import { fresh, update, type Curtain, type GameState, type Msg } from '../../state/game';
import { editionOf, type Edition } from '../../state/rulebook';
import * as api from '../../wire/api';
import { retry, ApiError, Unreachable, backoff, pause } from '../../wire/call';
import { freshKey } from '../../wire/key';
import { other, type GameEvent, type Move, type MoveEvent, type Side, type View } from '../../wire/messages';
import { subscribe } from '../../wire/reconnect';
import { words } from '../../words';
import { moveText } from './move-text';

const GLIDE_MS = 150;
const HANDOVER_MS = 650;
export const BATTLE_MS = 1200;
/// With more events than this waiting, moves are shown without animation.
const ANIMATED_AT_MOST = 3;

export type Failure = 'missing' | 'unreachable' | undefined;

export class GameSession {
  edition: Edition | undefined;
  state: GameState | undefined;
  failure: Failure;
  /// The game ended while this page was open, so the hidden pieces turn over in a wave.
  endedNow = false;

  private isOpen = true;
  private nextOffset = 0;
  private queue: GameEvent[] = [];
  private playing = false;
  private unsubscribe = () => {};
  private skipBattle = () => {};

  /// `changed` redraws the page and resolves when that is done.
  constructor(
    readonly id: string,
    private readonly changed: () => Promise<unknown>,
  ) {}

  /// Loads the game, and retries while the server does not answer.
  async open() {
    for (let attempt = 0; this.isOpen; attempt++) {
      try {
        const curtain = await this.curtainFirst();
        if (curtain) await this.cover(curtain);
        else await this.load();
        return;
      } catch (failure) {
        if (!this.isOpen) return;
        this.failure = failure instanceof Unreachable ? 'unreachable' : 'missing';
        void this.changed();
        if (this.failure === 'missing') return;
        await pause(backoff(attempt));
      }
    }
  }

  /// In a hot-seat game, the curtain comes before anything is fetched.
  private async curtainFirst(): Promise<Curtain | undefined> {
    const game = (await api.ownGames()).find(({ id }) => id === this.id);
    if (!game || game.opponent !== 'hotseat' || game.you === null) return undefined;
    this.edition ??= await editionOf(game.ruleset);
    return { side: game.you, ply: game.ply, stage: game.status === 'setup' ? 'setup' : 'move' };
  }

  /// Ends the session: nothing is followed any more, and nothing is kept.
  close() {
    this.isOpen = false;
    this.clear();
  }

  send(message: Msg) {
    if (!this.state) return;
    const before = this.state.pending;
    this.state = update(this.state, message);
    if (this.state.pending && this.state.pending !== before) void this.submit(this.state.pending);
    void this.changed();
  }

  get isHotseat() {
    return this.state?.curtain !== undefined || this.state?.view?.opponent === 'hotseat';
  }

  /// Lifts the curtain for the player who is ready.
  async lift() {
    const curtain = this.state?.curtain;
    if (!curtain) return;
    try {
      await retry(() => api.ready(this.id, curtain.side, curtain.ply), { keepTrying: () => this.isOpen });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
    await this.load();
    const last = this.state?.view?.lastMove;
    if (last?.strike) await this.showBattle(last);
    else if (last) announce(moveText(last, lookFor(this.edition)));
  }

  /// Fetches the view and the events from the start.
  async load() {
    const view = await api.view(this.id);
    this.edition ??= await editionOf(view.ruleset);
    if (!this.isOpen) return;
    this.failure = undefined;
    this.state ??= fresh(this.edition.rules);
    if (isCovered(view)) await this.cover(curtainOf(view));
    else this.showView(view);
  }

  skip() {
    this.skipBattle();
  }

  /// Shows a battle of the log again.
  async replayBattle(event: MoveEvent) {
    if (!this.state?.battle) await this.showBattle(event);
  }

  /// Makes a request that has no answer but success or an error, then refreshes the view.
  async request(call: () => Promise<unknown>): Promise<ApiError | undefined> {
    try {
      await call();
    } catch (failure) {
      if (failure instanceof ApiError) return failure;
      throw failure;
    }
    if (!this.isHotseat) await this.refresh();
    return undefined;
  }

  private showView(view: View) {
    this.unsubscribe();
    this.queue = [];
    this.nextOffset = view.offset;
    this.state = update(
      { ...fresh(this.edition!.rules), connected: this.state?.connected ?? true },
      { t: 'view', view },
    );
    this.unsubscribe = subscribe(this.id, 0, {
      event: (event) => this.receive(event),
      activity: () => this.onActivity(),
      connection: (live) => this.send({ t: 'connection', live }),
    });
    void this.changed();
  }

  /// That an opponent has joined is no event, but the stream shows activity when it happens.
  private onActivity() {
    if (this.state?.view?.status === 'waiting') void this.refresh();
  }

  /// Lowers the curtain: from here on the page holds nothing of either army.
  private async cover(curtain: Curtain) {
    this.clear();
    // Drawn empty first: lit keeps the values a template was last drawn with, even when it has left the page.
    await this.changed();
    clearLastMatch();
    this.state = update(fresh(this.edition!.rules), { t: 'curtain', curtain });
    await this.changed();
  }

  clear() {
    this.unsubscribe();
    this.skipBattle();
    this.queue = [];
    this.state = this.state && update(this.state, { t: 'cleared' });
    clearAnnouncement();
  }

  private receive(event: GameEvent) {
    if (event.offset < this.nextOffset) return this.send({ t: 'history', event });
    this.queue.push(event);
    void this.playQueue();
  }

  /// Shows the queued events one after another, then refreshes the view.
  private async playQueue() {
    if (this.playing) return;
    this.playing = true;
    try {
      while (this.isOpen && this.queue.length > 0) {
        const event = this.queue.shift()!;
        this.nextOffset = event.offset + 1;
        await this.show(event);
        if (this.queue.length === 0 && !this.state?.curtain) await this.refresh();
      }
    } finally {
      this.playing = false;
    }
  }

  private async show(event: GameEvent) {
    switch (event.type) {
      case 'move':
        return this.showMove(event);
      case 'ended':
        this.endedNow = true;
        sound(event.reason === 'flag' ? 'fall' : 'bell');
        return;
      case 'takeback':
        return this.load();
      case 'notice':
        return announce(words().game.quiet(event.left));
      case 'drawOffer':
        return announce(words().game.drawOffered(event.side));
      case 'ready':
      case 'started':
        return;
    }
  }

  private async showMove(event: MoveEvent) {
    if (!this.state || !this.edition) return;
    const hurried = document.visibilityState === 'hidden' || this.queue.length > ANIMATED_AT_MOST;
    announce(moveText(event, lookFor(this.edition)));
    if (event.strike && !hurried) await this.showBattle(event);
    else if (!hurried) sound('slide');
    this.send({ t: 'event', event });
    if (!hurried) await pause(GLIDE_MS);
    if (this.isHotseat && !this.queue.some(({ type }) => type === 'ended')) await this.handOver(event);
  }

  /// In a hot-seat game: both players have seen the move, now it is the turn of the other.
  private async handOver(event: MoveEvent) {
    if (!event.strike) await pause(HANDOVER_MS);
    if (!this.isOpen || this.queue.some(({ type }) => type === 'ended')) return;
    await this.cover({ side: event.passed ? event.side : other(event.side), ply: event.ply + 1, stage: 'move' });
  }

  private async showBattle(event: MoveEvent) {
    sound('clash');
    this.send({ t: 'battle', event });
    await Promise.race([
      pause(BATTLE_MS),
      new Promise<void>((skipped) => {
        this.skipBattle = skipped;
      }),
    ]);
    this.skipBattle = () => {};
    this.send({ t: 'battleOver' });
  }

  /// Fetches the view, and takes it unless it is ahead of the events shown so far.
  private async refresh() {
    try {
      const view = await api.view(this.id);
      if (!this.isOpen || this.queue.length > 0 || view.offset > this.nextOffset || this.state?.curtain) return;
      if (isCovered(view)) await this.cover(curtainOf(view));
      else this.send({ t: 'view', view });
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
    }
  }

  private async submit(move: Move) {
    const { view } = this.state!;
    try {
      await api.sendMove(this.id, view!.ply, move, freshKey(), () => this.isOpen);
    } catch (failure) {
      if (!(failure instanceof ApiError)) return;
      this.send({ t: 'refused', reason: reasonOf(failure) });
      if (failure.status === 409) await this.refresh();
      announce(words().refusal[reasonOf(failure)] ?? failure.message);
    }
  }
}

/// The browser keeps the last text a pattern was found in (`RegExp.input`); this replaces it by an empty one.
const clearLastMatch = () => /(?:)/.test('');

const reasonOf = ({ body, code }: ApiError) => (typeof body['reason'] === 'string' ? body['reason'] : code);

/// A hot-seat game in which no player is ready.
const isCovered = (view: View) =>
  view.opponent === 'hotseat' && view.you === null && (view.status === 'setup' || view.status === 'playing');

function curtainOf(view: View): Curtain {
  const next: Side = view.placed.includes('red') ? 'blue' : 'red';
  return view.status === 'setup'
    ? { side: next, ply: view.ply, stage: 'setup' }
    : { side: view.turn ?? 'red', ply: view.ply, stage: 'move' };
}
