/// The review of a finished game: curves, turning points, and what could be known at each moment.
import { html, nothing } from 'lit';
import { squaresOf } from '../board/square';
import { choice } from '../part/choice';
import type { Look } from '../part/look';
import { Screen } from '../part/screen';
import { prefs } from '../state/prefs';
import { beliefs, review } from '../wire/api';
import { pause } from '../wire/call';
import type { Beliefs, GameJudgement, Ground, Kind, Move, ReviewProgress, Side, TurningPoint } from '../wire/messages';
import { chart } from './chart';
import { heatMap, heatTable, kindsIn } from './heat';
import { addStyle } from './style';
import { reviewWordsIn } from './words';

const ASK_AGAIN_MS = 700;

const isDone = (answer: GameJudgement | ReviewProgress): answer is GameJudgement => 'moves' in answer;

class FlagfallReview extends Screen {
  static override properties = {
    game: { attribute: false },
    at: { attribute: false },
    look: { attribute: false },
    ground: { attribute: false },
    winner: { attribute: false },
    bottom: { attribute: false },
    go: { attribute: false },
  };
  declare game: string;
  /// How many moves have been made on the board beside it.
  declare at: number;
  declare look: Look;
  declare ground: Ground;
  declare winner: Side | null;
  /// The side at the lower edge of the board: the heat-map lies as the board does.
  declare bottom: Side;
  /// Shows the board after so many moves, with what the engine would have played instead of the last of them.
  declare go: (to: number, better?: Move) => void;

  private answer: GameJudgement | ReviewProgress | undefined;
  private believed: Beliefs | undefined;
  private asked: number | undefined;
  private viewpoint: Side = 'red';
  private kind: Kind = 'bomb';
  private failed = false;

  override connectedCallback() {
    super.connectedCallback();
    addStyle();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('game')) void this.ask(this.game);
    if (this.answer && isDone(this.answer) && this.asked !== this.at) void this.askBeliefs();
  }

  private async ask(game: string) {
    try {
      do {
        this.answer = await review(game);
        this.requestUpdate();
        if (!isDone(this.answer)) await pause(ASK_AGAIN_MS);
      } while (this.isConnected && this.game === game && !isDone(this.answer));
    } catch {
      this.failed = true;
      this.requestUpdate();
    }
  }

  /// Whoever hurries through the moves asks for the last of them only.
  private async askBeliefs() {
    const at = this.at;
    this.asked = at;
    await pause(150);
    if (at !== this.at) return;
    const believed = await beliefs(this.game, at).catch(() => undefined);
    if (at !== this.at) return;
    this.believed = believed;
    this.requestUpdate();
  }

  protected override render() {
    const w = reviewWordsIn(prefs().language);
    const { answer } = this;
    if (this.failed) return html`<p role="status">${w.failed}</p>`;
    if (!answer || !isDone(answer)) {
      const { done, plies } = answer ?? { done: 0, plies: 1 };
      const text = w.working(done, plies);
      return html`<h2>${w.title}</h2><p class="about" role="status">${answer ? text : ''}</p><progress aria-label=${w.title} max=${plies} .value=${done}></progress>`;
    }
    const turning = answer.turningPoints;
    return html`<h2>${w.chances}</h2>
      ${chart({ moves: answer.moves, turning: turning.map(({ ply }) => ply), winner: this.winner, at: this.at, go: this.go }, w)}
      <h2>${w.turning}</h2>
      ${turning.length === 0 ? html`<p class="about">${w.calm}</p>` : html`<ol>${turning.map((point) => this.turningPoint(point, answer))}</ol>`}
      ${this.believed ? this.heat(this.believed) : nothing}`;
  }

  private turningPoint(point: TurningPoint, { moves }: GameJudgement) {
    const w = reviewWordsIn(prefs().language);
    const side = moves[point.ply]?.side ?? 'red';
    const chance = point.kind === 'lucky' || point.kind === 'unlucky';
    const why = point.reasons.slice(0, 2).map(({ term }) => w.because[term] ?? term);
    const better = chance || moves[point.ply]?.move === point.best ? undefined : point.best;
    return html`<li data-side=${side}><button class="quiet" @click=${() => this.go(point.ply + 1, better)}>
      <span><b>${point.ply + 1}.</b> ${w.kind[point.kind]({ who: w.side[side], names: this.look.names, params: point.params })}</span>
      ${chance ? html`<small>${w.chance}</small>` : better === undefined ? nothing : html`<small>${w.better(squaresOf(better).join('–'))}${why.length > 0 ? `: ${why.join(', ')}` : ''}.</small>`}
    </button></li>`;
  }

  private heat(believed: Beliefs) {
    const w = reviewWordsIn(prefs().language);
    const hidden = believed[this.viewpoint];
    const kinds = kindsIn(hidden, this.look.names);
    const kind = kinds.includes(this.kind) ? this.kind : kinds[0];
    const sides = (['red', 'blue'] as const).map((value) => ({ value, label: w.knew(w.side[value]) }));
    return html`<h2>${w.belief}</h2>
      ${choice(w.belief, 'knew', sides, this.viewpoint, (viewpoint) => this.set(() => (this.viewpoint = viewpoint)), 'unseen')}
      ${
        kind === undefined
          ? html`<p class="about">${w.nothingHidden}</p>`
          : html`<select aria-label=${w.which} @change=${(event: Event) => this.set(() => (this.kind = (event.target as HTMLSelectElement).value as Kind))}>
          ${kinds.map((each) => html`<option value=${each} ?selected=${each === kind}>${this.look.names[each]}</option>`)}</select>
        ${heatMap(hidden, kind, { ground: this.ground, turned: this.bottom === 'blue' }, w)}
        <p class="about">${w.beliefAbout}</p>${heatTable(hidden, this.look.names, w)}`
      }`;
  }

  private set(change: () => void) {
    change();
    this.requestUpdate();
  }
}

customElements.define('flagfall-review', FlagfallReview);
