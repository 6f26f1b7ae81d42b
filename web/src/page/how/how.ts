/// The tutorial: six short lessons on a small board.
import { html, nothing } from 'lit';
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import { announce } from '../../part/announce';
import { icon } from '../../part/icon';
import { sound } from '../../part/sound';
import { lookFor } from '../../part/look';
import { face } from '../../part/piece';
import { token } from '../../part/token';
import { type BoardEvents, configured, NO_EVENTS, squaresOf } from '../../board';
import { canMove } from '../../state/armies';
import { fresh, movesFrom, piecesOn, update, type GameState, type Msg } from '../../state/game';
import { arrowsFor, marksFor } from '../../state/marks';
import { KINDS, type Move, type MoveEvent, type Square } from '../../wire/messages';
import { paced } from '../../state/prefs';
import { pause } from '../../wire/call';
import { lessons, reasonText, words } from '../../words';
import { approachTime, battleOverlay, battleTime } from '../game/battle';
import { squareLabels } from '../game/labels';
import { battleText } from '../game/move-text';
import { LESSONS, rulesOf, viewOf, type Stage } from './lessons';
import { howSheet } from './style';
import '../../board';

const ANSWER_MS = 700;
/// The lessons whose moves first leave a dot and an eye on a piece.
const SIGNS_TOLD = [1, 2];

/// The lesson that tells who falls.
const LADDER_TOLD = 1;

/// Who strikes whom down, as a row of faces.
function ladder() {
  const look = lookFor();
  const ranks = KINDS.filter(canMove);
  return html`<p class="ladder"><span>${words().how.ladder}</span>
    <span role="img" aria-label=${ranks.map((kind) => look.names[kind]).join(', ')}>${ranks.map((kind) => face('red', kind, look))}</span></p>`;
}

class FlagfallHow extends Screen {
  private lesson = 0;
  private stage = 0;
  private done = false;
  /// Counts what has been begun: whatever was waiting when another lesson was chosen is dropped.
  private turn = 0;
  private state: GameState = this.initialState();
  private pointed: Square | undefined;
  private skip = () => {};

  override connectedCallback() {
    super.connectedCallback();
    addSheet(howSheet);
  }

  private get script(): Stage {
    return LESSONS[this.lesson]!.stages[this.stage]!;
  }

  private initialState(): GameState {
    const lesson = LESSONS[this.lesson]!;
    return update(fresh(rulesOf(lesson)), { t: 'view', view: viewOf(lesson.stages[this.stage]!) });
  }

  private go(lesson: number, stage = 0) {
    [this.lesson, this.stage, this.done] = [lesson, stage, false];
    this.turn++;
    this.state = this.initialState();
    this.requestUpdate();
  }

  private send(message: Msg) {
    const before = this.state.pending;
    this.state = update(this.state, message);
    const { pending, notice } = this.state;
    if (notice) announce(reasonText(notice.reason));
    if (pending && pending !== before) void this.play(pending);
    this.requestUpdate();
  }

  private async play(move: Move) {
    const result = this.script.moves[move];
    if (result === undefined) return this.send({ t: 'refused', reason: 'unknown' });
    const event: MoveEvent = {
      offset: 0,
      type: 'move',
      ply: 0,
      side: 'red',
      move,
      ...(result === 'run' ? { shown: 'scout' } : {}),
      ...(typeof result === 'object' ? { strike: result } : {}),
    };
    const { turn } = this;
    if (event.strike) await this.showBattle(event);
    else sound('slide');
    if (turn !== this.turn) return;
    this.send({ t: 'event', event });
    await this.afterMove(event);
  }

  private async showBattle(event: MoveEvent) {
    const { turn } = this;
    sound('clash', approachTime());
    announce(battleText(event, lookFor()));
    this.send({ t: 'battle', event });
    await Promise.race([
      pause(battleTime()),
      new Promise<void>((skipped) => {
        this.skip = skipped;
      }),
    ]);
    if (turn === this.turn) this.send({ t: 'battleOver' });
  }

  private async afterMove({ strike }: MoveEvent) {
    const { turn } = this;
    const { answer } = this.script;
    const more = this.stage + 1 < LESSONS[this.lesson]!.stages.length;
    if (more && answer) {
      await pause(paced(ANSWER_MS));
      if (turn !== this.turn) return;
      sound('slide');
      this.send({ t: 'event', event: { offset: 1, type: 'move', ply: 1, ...answer } });
      await pause(paced(ANSWER_MS));
      if (turn === this.turn) this.go(this.lesson, this.stage + 1);
      return;
    }
    this.done = true;
    if (strike?.defender === 'flag') sound('fall');
    this.requestUpdate();
  }

  private readonly board: BoardEvents = {
    ...NO_EVENTS,
    pick: (square) => {
      if (!this.done) this.send({ t: 'pick', square });
    },
    drop: (from, to) => {
      if (this.done || to === undefined) return;
      if (this.state.selected !== from) this.send({ t: 'pick', square: from });
      this.send({ t: 'pick', square: to });
    },
    point: (square) => {
      this.pointed = square;
      this.requestUpdate();
    },
    cancel: () => this.send({ t: 'cancel' }),
  };

  protected override render() {
    const w = words().how;
    const { title, text } = lessons(lookFor())[this.lesson]!;
    const last = this.lesson === LESSONS.length - 1;
    return html`<div class="how">
      <header class="unseen-turned"><h1>${w.title}</h1><p>${w.lead}</p></header>
      <div class="stage" .style=${'--columns:5;--rows:5'}><div class="mat"><flagfall-board .config=${this.config()} .events=${this.board}></flagfall-board>
        ${this.battle()}</div></div>
      <section class="lesson" aria-live="polite"><p class="count">${w.step(this.lesson + 1, LESSONS.length)}</p><h2>${title}</h2><p>${text}</p>
        ${this.lesson === LADDER_TOLD ? ladder() : nothing}
        ${SIGNS_TOLD.includes(this.lesson) ? html`<p class="signs-told">${w.signs} <span>${icon('dot')}${w.dot}</span> <span>${icon('eye')}${w.eye}</span></p>` : nothing}
        ${this.lesson === w.lessons.length - 1 ? html`<p class="signs-told">${w.marks}</p>` : nothing}
        <p class="good">${this.done ? w.good : '\u00a0'}</p>
        <div class="bar"><button aria-disabled=${this.lesson === 0} @click=${() => this.go(this.lesson - 1)}>${w.back}</button>
          <button @click=${() => this.go(this.lesson)}>${w.again}</button>
          ${
            last
              ? html`<a class="button main" href="/new?with=computer">${w.done}</a>`
              : html`<button class="main" @click=${() => this.go(this.lesson + 1)}>${w.next}</button>`
          }</div></section>
    </div>`;
  }

  private battle() {
    const { battle, rules } = this.state;
    if (!battle) return nothing;
    return battleOverlay({
      event: battle,
      look: lookFor(),
      ground: rules.board,
      bottom: 'red',
      skip: () => this.skip(),
    });
  }

  private config() {
    const { state } = this;
    const marks = this.done ? new Map() : marksFor(state, this.pointed, () => '');
    const { notice } = state;
    const look = lookFor();
    return configured({
      ground: state.rules.board,
      name: words().board.name,
      selected: state.selected,
      marks,
      arrows: arrowsFor(state),
      tokens: piecesOn(state)
        .filter(({ square }) => !state.battle || !squaresOf(state.battle.move).includes(square))
        .map((piece) => token({ ...piece, id: piece.home, seen: piece.known === true }, look)),
      remark: notice && { square: notice.square, text: reasonText(notice.reason), turn: notice.turn },
      draggable: new Set(
        piecesOn(state)
          .map(({ square }) => square)
          .filter((square) => movesFrom(state, square).length > 0),
      ),
      label: squareLabels({
        pieces: piecesOn(state),
        lakes: state.rules.board.lakes,
        you: 'red',
        look,
        marks,
        guesses: {},
        selected: state.selected,
      }),
    });
  }
}

customElements.define('flagfall-how', FlagfallHow);
