/// The connection between the page and one game: loads it, follows its events, shows them one after another and sends
/// moves. What is known is in `state`; this class holds only what is in progress.
import { sound } from '../../part/sound';
import { lookFor } from '../../part/look';
import { announce, clearAnnouncement } from '../../part/announce';
import { curtainFor, curtainOf, isCovered, type Curtain } from '../../state/curtain';
import { fresh, update, type GameState, type Msg, type Notice } from '../../state/game';
import { invitationHere } from '../../state/invitation';
import { tellLive } from '../../state/live';
import { paced } from '../../state/prefs';
import { editionOf, type Edition } from '../../state/rulebook';
import * as api from '../../wire/api';
import { retry, ApiError, Unreachable, backoff, pause } from '../../wire/call';
import { freshKey } from '../../wire/key';
import type { Move, MoveEvent, RatingChanges, Side, View } from '../../wire/messages';
import type { NumberedEvent } from '../../wire/numbered';
import { subscribe } from '../../wire/reconnect';
import { other } from '../../wire/side';
import { errorLines, words } from '../../words';
import { approachTime, battleTime } from './battle';
import { moveText } from './move-text';
import { noticeText } from './notice';

const GLIDE_MS = 150;
const HANDOVER_MS = 650;
/// With more events than this waiting, moves are shown without animation.
const ANIMATED_AT_MOST = 3;
/// How many events a hot-seat turn fetches for the log. It has to fetch some, since the curtain hides all of it.
const RECENT_EVENTS = 20;
/// How long a refusal stays beside its square.
const NOTICE_MS = 4000;

export type Failure = 'missing' | 'unreachable' | undefined;

export class GameSession {
  edition: Edition | undefined;
  state: GameState | undefined;
  failure: Failure;
  /// Whether the address has an invitation that this game does not know.
  invalidInvitation = false;
  /// The game ended while this page was open, so the hidden pieces turn over in a wave.
  endedNow = false;

  /// How the end of a rated game changed the ratings.
  ratings: RatingChanges | undefined;

  private isOpen = true;
  private nextOffset = 0;
  private queue: NumberedEvent[] = [];
  private playing = false;
  /// The event on the stage. The log does not tell it before it is over, though it may come twice.
  private showing: number | undefined;
  /// Whether the stream is broken.
  private broken = false;
  /// A view was fetched that could not be shown: something was on the stage, or sent and not yet answered.
  private behind = false;
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
        const game = (await api.ownGames()).find(({ id }) => id === this.id);
        const curtain = curtainFor(game);
        if (!game || !curtain) {
          const view = await api.view(this.id);
          this.invalidInvitation = await isInvalid(view);
          return await this.load(view, null);
        }
        this.edition ??= await editionOf(game.ruleset);
        return await this.cover(curtain);
      } catch (failure) {
        if (!this.isOpen) return;
        this.failure = failure instanceof Unreachable ? 'unreachable' : 'missing';
        void this.changed();
        if (this.failure === 'missing') return;
        await pause(backoff(attempt));
      }
    }
  }

  /// Ends the session: nothing is followed any more, and nothing is kept.
  close() {
    this.isOpen = false;
    this.clear();
  }

  clear() {
    this.unsubscribe();
    this.skipBattle();
    this.queue = [];
    this.state = this.state && update(this.state, { t: 'cleared' });
    clearAnnouncement();
  }

  send(message: Msg) {
    if (!this.state) return;
    const { pending, notice } = this.state;
    this.state = update(this.state, message);
    if (this.state.pending && this.state.pending !== pending) void this.submit(this.state.pending);
    if (this.state.notice && this.state.notice !== notice) this.fade(this.state.notice);
    void this.changed();
  }

  private fade(notice: Notice) {
    setTimeout(() => {
      if (this.state?.notice === notice) this.send({ t: 'noticeOver' });
    }, NOTICE_MS);
  }

  get isHotseat() {
    return this.state?.curtain !== undefined || this.state?.view?.opponent === 'hotseat';
  }

  /// Lifts the curtain for the player who is ready.
  async lift() {
    const curtain = this.state?.curtain;
    if (!curtain) return;
    await this.load(await this.viewBehind(curtain), curtain.side);
    const last = this.state?.view?.lastMove;
    if (last?.strike) await this.showBattle(last);
    else if (last) announce(moveText(last, lookFor(this.edition)));
  }

  private async viewBehind({ side, ply }: Curtain): Promise<View> {
    try {
      const answer = await retry(() => api.ready(this.id, side, ply), { keepTrying: () => this.isOpen });
      if ('pieces' in answer) return answer as View;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
    return api.view(this.id);
  }

  /// Shows a view; one of a hot-seat game only to the side that is ready.
  private async load(view: View, ready: Side | null) {
    this.edition ??= await editionOf(view.ruleset);
    if (!this.isOpen) return;
    this.failure = undefined;
    this.state ??= fresh(this.edition.rules);
    if (isCovered(view, ready)) return this.cover(curtainOf(view));
    this.queue = [];
    this.nextOffset = view.offset;
    this.state = update({ ...fresh(this.edition.rules), connected: this.state.connected }, { t: 'view', view });
    this.follow(this.isHotseat ? Math.max(0, view.offset - RECENT_EVENTS) : 0);
    void this.changed();
  }

  private follow(from: number) {
    this.unsubscribe();
    this.unsubscribe = subscribe(this.id, from, {
      event: (event) => this.receive(event),
      presence: (event) => {
        tellLive(this.id, event);
        this.send({ t: 'presence', event });
      },
      renamed: ({ side, name }) => this.send({ t: 'renamed', side, name }),
      activity: () => this.onActivity(),
      connection: (live) => this.connected(live),
    });
  }

  /// Who came and went meanwhile was not heard, so the view is fetched after a break.
  private connected(live: boolean) {
    const back = live && this.broken;
    this.broken = !live;
    this.send({ t: 'connection', live });
    if (back) void this.refresh();
  }

  /// Completes the log of a hot-seat game.
  readonly loadWholeLog = () => this.follow(0);

  /// That an opponent has joined is no event, but the stream shows activity when it happens. A view that could not be
  /// fetched is fetched now.
  private onActivity() {
    if (this.state?.view?.status === 'waiting' || (this.state?.stale && !this.playing)) void this.refresh();
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

  private receive(event: NumberedEvent) {
    if (event.type === 'ended') this.ratings = event.ratings;
    if (event.type === 'message' || event.type === 'chat') tellLive(this.id, event);
    if (event.offset === this.showing) return;
    if (event.offset < this.nextOffset) return this.send({ t: 'history', event });
    if (this.queue.some(({ offset }) => offset === event.offset)) return;
    this.queue.push(event);
    void this.playQueue();
  }

  /// Shows the queued events one after another, and fetches the view if they were not enough to know it.
  private async playQueue() {
    if (this.playing) return;
    this.playing = true;
    try {
      while (this.isOpen && this.queue.length > 0) {
        const event = this.queue.shift()!;
        this.nextOffset = event.offset + 1;
        this.showing = event.offset;
        await this.show(event);
        this.showing = undefined;
        if (this.queue.length === 0 && (this.state?.stale || this.behind)) await this.refresh();
      }
    } finally {
      this.playing = false;
      this.showing = undefined;
    }
  }

  private async show(event: NumberedEvent) {
    if (event.type === 'move') return this.showMove(event);
    if (event.type === 'notice') announce(words().game.quiet(event.left));
    if (event.type === 'drawOffer') announce(words().game.drawOffered(event.side));
    if (event.type === 'ended') {
      this.endedNow = true;
      sound(event.reason === 'flag' ? 'fall' : 'bell');
    }
    this.send({ t: 'event', event });
  }

  private async showMove(event: MoveEvent) {
    if (!this.state || !this.edition) return;
    const hurried = document.visibilityState === 'hidden' || this.queue.length > ANIMATED_AT_MOST;
    announce(moveText(event, lookFor(this.edition)));
    if (event.strike && !hurried) await this.showBattle(event);
    else if (!hurried) sound('slide');
    this.send({ t: 'event', event });
    if (!hurried) await pause(paced(GLIDE_MS));
    if (this.isHotseat && !this.hasEnded()) await this.handOver(event);
  }

  /// In a hot-seat game: both players have seen the move, now it is the turn of the other.
  private async handOver(event: MoveEvent) {
    if (!event.strike) await pause(paced(HANDOVER_MS));
    if (!this.isOpen || this.hasEnded()) return;
    await this.cover({ side: event.passed ? event.side : other(event.side), ply: event.ply + 1, stage: 'move' });
  }

  private hasEnded() {
    return this.queue.some(({ type }) => type === 'ended');
  }

  skip() {
    this.skipBattle();
  }

  /// Shows a battle of the log again.
  async replayBattle(event: MoveEvent) {
    if (!this.state?.battle) await this.showBattle(event);
  }

  private async showBattle(event: MoveEvent) {
    sound('clash', approachTime());
    this.send({ t: 'battle', event });
    await Promise.race([
      pause(battleTime()),
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
      if (!this.isOpen || this.state?.curtain) return;
      const busy = this.showing !== undefined || this.queue.length > 0 || this.state?.pending !== undefined;
      this.behind = busy || view.offset > this.nextOffset;
      if (this.behind) return;
      if (isCovered(view, this.state?.view?.you ?? null)) await this.cover(curtainOf(view));
      else this.send({ t: 'view', view });
    } catch (failure) {
      if (failure instanceof Unreachable || !this.isOpen) return;
      if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      // An offer that was declined or withdrawn is no more.
      this.failure = 'missing';
      void this.changed();
    }
  }

  private async submit(move: Move) {
    const { ply } = this.state!.view!;
    try {
      const answer = await api.sendMove(this.id, { ply, move, key: freshKey() }, () => {
        // The stream may take longer to notice.
        if (this.isOpen) this.send({ t: 'connection', live: false });
        return this.isOpen;
      });
      this.send({ t: 'connection', live: !this.broken });
      if ('type' in answer && this.canApply(answer)) this.receive(answer);
    } catch (failure) {
      if (!(failure instanceof ApiError)) return;
      this.send({ t: 'refused', reason: failure.code });
      if (failure.status === 409) await this.refresh();
      const notice = this.state?.notice;
      announce(
        notice ? noticeText(notice, lookFor(this.edition)) : errorLines(failure, lookFor(this.edition).names).join(' '),
      );
    }
  }

  /// Whether the answer to a move can be applied before the stream brings it as an event. Only the event says which moves
  /// follow a pass, what the clocks show and, in a hot-seat game, whether the curtain comes next or the end.
  private canApply({ offset, passed }: MoveEvent): boolean {
    const isNext = offset === this.nextOffset && this.queue.length === 0;
    return isNext && !passed && !this.isHotseat && this.state?.view?.clocks === null;
  }
}

/// Whether the invitation in the address is not for this game. It is asked on arrival, so that nobody has to press the
/// button to learn it.
async function isInvalid({ id, you, status }: View): Promise<boolean> {
  if (you !== null || status !== 'waiting' || invitationHere() === '') return false;
  try {
    await api.checkInvitation(id, invitationHere());
    return false;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return failure.code === 'wrong-secret';
  }
}

/// The browser keeps the last text a pattern was found in (`RegExp.input`); this replaces it by an empty one.
const clearLastMatch = () => /(?:)/.test('');
