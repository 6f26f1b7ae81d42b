/// Sits at one game: asks the server, listens to it, and shows what happens in the order it was told. All that is known is
/// in `state`; this holds only what is under way.
import { sound } from '../../part/sound';
import { lookFor } from '../../part/look';
import { announce, hush } from '../../part/announce';
import { fresh, update, type Curtain, type GameState, type Msg } from '../../state/game';
import { editionOf, type Edition } from '../../state/rulebook';
import * as api from '../../wire/api';
import { insist, Refused, Unreachable, patience, pause } from '../../wire/call';
import { freshKey } from '../../wire/key';
import { other, type GameEvent, type Move, type MoveEvent, type Side, type View } from '../../wire/messages';
import { follow } from '../../wire/reconnect';
import { words } from '../../words';
import { moveTold } from './told';

const GLIDE_MS = 150;
const LOOK_MS = 650;
export const BATTLE_MS = 1200;
/// More moves than this at once are history, not theatre.
const SHOWN_AT_MOST = 3;

export type Trouble = 'missing' | 'unreachable' | undefined;

export class Table {
  edition: Edition | undefined;
  state: GameState | undefined;
  trouble: Trouble;
  /// The game ended before our eyes, so the truth turns over in a wave.
  endedNow = false;

  private open = true;
  private shown = 0;
  private queue: GameEvent[] = [];
  private busy = false;
  private unfollow = () => {};
  private skipBattle = () => {};

  /// `changed` draws the page anew and tells when it is drawn.
  constructor(readonly id: string, private readonly changed: () => Promise<unknown>) {}

  /// Comes to the table, and tries again while nobody answers.
  async sit() {
    for (let attempt = 0; this.open; attempt++) {
      try {
        const curtain = await this.curtainUp();
        if (curtain) await this.cover(curtain);
        else await this.look();
        return;
      } catch (failure) {
        if (!this.open) return;
        this.trouble = failure instanceof Unreachable ? 'unreachable' : 'missing';
        void this.changed();
        if (this.trouble === 'missing') return;
        await pause(patience(attempt));
      }
    }
  }

  /// Two at one screen: whoever comes to the page, or back to it, says that they are ready before anything is fetched.
  private async curtainUp(): Promise<Curtain | undefined> {
    const game = (await api.ownGames()).find(({ id }) => id === this.id);
    if (!game || game.opponent !== 'hotseat' || game.you === null) return undefined;
    this.edition ??= await editionOf(game.ruleset);
    return { side: game.you, ply: game.ply, stage: game.status === 'setup' ? 'setup' : 'move' };
  }

  /// Gets up: nothing is heard any more, and nothing is kept.
  leave() {
    this.open = false;
    this.forgetAll();
  }

  send(message: Msg) {
    if (!this.state) return;
    const before = this.state.pending;
    this.state = update(this.state, message);
    if (this.state.pending && this.state.pending !== before) void this.say(this.state.pending);
    void this.changed();
  }

  get isHotseat() {
    return this.state?.curtain !== undefined || this.state?.view?.opponent === 'hotseat';
  }

  /// Lifts the curtain for the player who says they are ready.
  async lift() {
    const curtain = this.state?.curtain;
    if (!curtain) return;
    try {
      await insist(() => api.ready(this.id, curtain.side, curtain.ply), { upTo: () => this.open });
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
    }
    await this.look();
    const last = this.state?.view?.lastMove;
    if (last?.strike) await this.fight(last);
    else if (last) announce(moveTold(last, lookFor(this.edition)));
  }

  /// Looks at the game as it is now, from the beginning of its story.
  async look() {
    const view = await api.view(this.id);
    this.edition ??= await editionOf(view.ruleset);
    if (!this.open) return;
    this.trouble = undefined;
    this.state ??= fresh(this.edition.rules);
    if (isCovered(view)) await this.cover(curtainOf(view));
    else this.uncover(view);
  }

  skip() {
    this.skipBattle();
  }

  /// Shows a battle again, from the story.
  async again(event: MoveEvent) {
    if (!this.state?.battle) await this.fight(event);
  }

  /// Does something that answers with nothing but yes or no, then looks again.
  async wish(call: () => Promise<unknown>): Promise<Refused | undefined> {
    try {
      await call();
    } catch (failure) {
      if (failure instanceof Refused) return failure;
      throw failure;
    }
    if (!this.isHotseat) await this.resync();
    return undefined;
  }

  private uncover(view: View) {
    this.unfollow();
    this.queue = [];
    this.shown = view.offset;
    this.state = update({ ...fresh(this.edition!.rules), connected: this.state?.connected ?? true }, { t: 'view', view });
    this.unfollow = follow(this.id, 0, {
      event: (event) => this.hear(event),
      stir: () => this.lookUp(),
      connection: (live) => this.send({ t: 'connection', live }),
    });
    void this.changed();
  }

  /// That the other chair is taken is no event of the game, but the line stirs when it is.
  private lookUp() {
    if (this.state?.view?.status === 'waiting') void this.resync();
  }

  /// Lets the curtain fall: from here on the page holds nothing of either army.
  private async cover(curtain: Curtain) {
    this.forgetAll();
    // Drawn empty first: a template keeps what it last drew, also after it has left the page.
    await this.changed();
    forgetMatches();
    this.state = update(fresh(this.edition!.rules), { t: 'curtain', curtain });
    await this.changed();
  }

  forgetAll() {
    this.unfollow();
    this.skipBattle();
    this.queue = [];
    this.state = this.state && update(this.state, { t: 'emptied' });
    hush();
  }

  private hear(event: GameEvent) {
    if (event.offset < this.shown) return this.send({ t: 'history', event });
    this.queue.push(event);
    void this.play();
  }

  /// Shows what was told, one event after another, and then how things stand.
  private async play() {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.open && this.queue.length > 0) {
        const event = this.queue.shift()!;
        this.shown = event.offset + 1;
        await this.show(event);
        if (this.queue.length === 0 && !this.state?.curtain) await this.resync();
      }
    } finally {
      this.busy = false;
    }
  }

  private async show(event: GameEvent) {
    switch (event.type) {
      case 'move': return this.showMove(event);
      case 'ended':
        this.endedNow = true;
        sound(event.reason === 'flag' ? 'fall' : 'bell');
        return;
      case 'takeback': return this.look();
      case 'notice': return announce(words().table.quiet(event.left));
      case 'drawOffer': return announce(words().table.drawOffered(event.side));
      case 'ready': case 'started': return;
    }
  }

  private async showMove(event: MoveEvent) {
    if (!this.state || !this.edition) return;
    const hurried = document.visibilityState === 'hidden' || this.queue.length > SHOWN_AT_MOST;
    announce(moveTold(event, lookFor(this.edition)));
    if (event.strike && !hurried) await this.fight(event);
    else if (!hurried) sound('slide');
    this.send({ t: 'told', event });
    if (!hurried) await pause(GLIDE_MS);
    if (this.isHotseat && !this.queue.some(({ type }) => type === 'ended')) await this.passOn(event);
  }

  /// Two at one screen: both have seen the move, now the other sits down.
  private async passOn(event: MoveEvent) {
    if (!event.strike) await pause(LOOK_MS);
    if (!this.open || this.queue.some(({ type }) => type === 'ended')) return;
    await this.cover({ side: event.passed ? event.side : other(event.side), ply: event.ply + 1, stage: 'move' });
  }

  private async fight(event: MoveEvent) {
    sound('clash');
    this.send({ t: 'battle', event });
    await Promise.race([pause(BATTLE_MS), new Promise<void>((skipped) => { this.skipBattle = skipped; })]);
    this.skipBattle = () => {};
    this.send({ t: 'battleOver' });
  }

  /// Takes the server's view, unless events it already knows are still on their way here.
  private async resync() {
    try {
      const view = await api.view(this.id);
      if (!this.open || this.queue.length > 0 || view.offset > this.shown || this.state?.curtain) return;
      if (isCovered(view)) await this.cover(curtainOf(view));
      else this.send({ t: 'view', view });
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
    }
  }

  private async say(move: Move) {
    const { view } = this.state!;
    try {
      await api.sendMove(this.id, view!.ply, move, freshKey(), () => this.open);
    } catch (failure) {
      if (!(failure instanceof Refused)) return;
      this.send({ t: 'refused', reason: reasonOf(failure) });
      if (failure.status === 409) await this.resync();
      announce(words().refusal[reasonOf(failure)] ?? failure.message);
    }
  }
}

/// The language itself keeps the text that a pattern was last found in (`RegExp.input`): let it be an empty one.
const forgetMatches = () => /(?:)/.test('');

const reasonOf = ({ body, code }: Refused) => (typeof body['reason'] === 'string' ? body['reason'] : code);

/// Two at one screen, and nobody has said they are ready.
const isCovered = (view: View) =>
  view.opponent === 'hotseat' && view.you === null && (view.status === 'setup' || view.status === 'playing');

function curtainOf(view: View): Curtain {
  const next: Side = view.placed.includes('red') ? 'blue' : 'red';
  return view.status === 'setup'
    ? { side: next, ply: view.ply, stage: 'setup' }
    : { side: view.turn ?? 'red', ply: view.ply, stage: 'move' };
}
