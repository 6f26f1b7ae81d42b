/// The board as a custom element with two properties, `config` and `events`.
import { LitElement, type PropertyValues } from 'lit';
import { configured, NO_EVENTS, type Arrow, type BoardConfig, type BoardEvents } from './config';
import { listen } from './input';
import { boardTemplate } from './render';
import { depthOf, FLAT, homeSquares } from './square';
import type { Square } from './types';
import { wipe } from './wipe';

export class FlagfallBoard extends LitElement {
  static override properties = { config: { attribute: false }, events: { attribute: false } };
  declare config: BoardConfig;
  declare events: BoardEvents;
  private focused: Square | undefined;
  /// A line that is being drawn.
  private sketched: Arrow | undefined;

  constructor() {
    super();
    this.events = NO_EVENTS;
  }

  /// Rendered without a shadow root, so that sprites and style sheets of the document reach the drawings.
  protected override createRenderRoot() {
    return this;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.config = configured({ ground: this.config.ground });
    this.events = NO_EVENTS;
    wipe(this, this.render());
  }

  protected override firstUpdated() {
    listen(this);
  }

  /// A board that has left the document stays empty.
  protected override shouldUpdate() {
    return this.isConnected;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('config')) return;
    const { ground, hiddenRows, flatRows } = this.config;
    this.style.setProperty('--columns', String(ground.columns));
    this.style.setProperty('--rows', String(depthOf(ground.rows - hiddenRows, flatRows)));
    this.style.setProperty('--flat', String(FLAT));
    this.classList.toggle('picture', this.config.picture);
    this.classList.toggle('lettered', this.config.coordinates);
  }

  protected override render() {
    const { config, sketched } = this;
    return boardTemplate(sketched ? { ...config, arrows: [...config.arrows, sketched] } : config, this.tabStop());
  }

  /// Shows a line while it is being drawn.
  sketch(from: Square, to: Square | undefined) {
    const move = to === undefined || to === from ? undefined : from + to;
    if (this.sketched?.move === move) return;
    this.sketched = move === undefined ? undefined : { move, tone: 'drawn' };
    this.requestUpdate();
  }

  /// Moves the focus, and the single tab stop of the grid, to a square.
  focusOn(square: Square) {
    this.focused = square;
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus({ preventScroll: true }),
    );
  }

  private tabStop(): Square {
    const { ground, bottom } = this.config;
    return this.focused ?? homeSquares(ground, bottom)[0] ?? 'a1';
  }
}

customElements.define('flagfall-board', FlagfallBoard);
