/// The demo game in the background of the home page: a recorded game, shown slowly and in a loop.
import { html } from 'lit';
import { Screen } from '../../part/screen';
import { lookFor } from '../../part/look';
import { token } from '../../part/token';
import { configured } from '../../board';
import { applyMove } from '../../state/fold';
import { piecesOf } from '../../state/notation';
import type { Ground, MoveEvent, Piece, Rules, StrikeResult } from '../../wire/messages';
import { DEMO } from './demo-game';
import '../../board';

const STEP_MS = 1600;
/// The demo starts in the middle of the fight.
const OPENING = 24;
const GROUND: Ground = { columns: 10, rows: 10, homeRows: 4, lakes: ['c5', 'd5', 'c6', 'd6', 'g5', 'h5', 'g6', 'h6'] };
const RULES = { board: GROUND, reveal: 'FOR_GOOD', winningDefender: 'STAYS' } as Rules;
const RESULTS: Readonly<Record<string, StrikeResult>> = {
  '>': 'attacker-wins',
  '<': 'defender-wins',
  '=': 'both-fall',
};

class FlagfallDemo extends Screen {
  private pieces: readonly Piece[] = [];
  private next = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback() {
    super.connectedCallback();
    this.begin();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!calm) this.timer = setInterval(() => this.step(), STEP_MS);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private begin() {
    this.pieces = [...piecesOf(DEMO.red, GROUND, 'red'), ...piecesOf(DEMO.blue, GROUND, 'blue')];
    this.next = 0;
    for (let i = 0; i < OPENING; i++) this.step();
  }

  private step() {
    const text = DEMO.moves[this.next];
    if (text === undefined) return this.begin();
    this.pieces = applyMove(this.pieces, recordedMove(text, this.next), RULES, 'all');
    this.next++;
    this.requestUpdate();
  }

  protected override render() {
    const look = lookFor();
    const tokens = this.pieces.map(({ home: id, square, side, kind, known }) =>
      token({ id, square, side, ...(kind && (side === 'red' || known) ? { kind } : {}) }, look),
    );
    return html`<flagfall-board .config=${configured({ ground: GROUND, tokens, picture: true, coordinates: false })}></flagfall-board>`;
  }
}

/// Reads one move of the recorded game.
function recordedMove(text: string, ply: number): MoveEvent {
  const result = RESULTS[text.slice(-1)];
  return {
    offset: ply,
    type: 'move',
    ply,
    side: ply % 2 === 0 ? 'red' : 'blue',
    move: text.replace(/[<>=]$/, ''),
    ...(result ? { strike: { result } } : {}),
  };
}

customElements.define('flagfall-demo', FlagfallDemo);
