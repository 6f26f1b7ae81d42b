/// The base class of all pages. They render without a shadow root, so that one style sheet reaches them, render redraw when
/// the preferences change, and are emptied when they leave the document.
import { LitElement, nothing, render } from 'lit';
import { PREFS_CHANGED } from '../state/prefs';

export abstract class Screen extends LitElement {
  private readonly redraw = () => this.requestUpdate();

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback() {
    super.connectedCallback();
    addEventListener(PREFS_CHANGED, this.redraw);
  }

  override disconnectedCallback() {
    removeEventListener(PREFS_CHANGED, this.redraw);
    super.disconnectedCallback();
    this.forget();
    wipe(this, this.render());
  }

  /// Drops whatever must not be found in an element that has left the document.
  protected forget() {}
}

/// Empties an element that has left the document. A browser may keep such an element (for undo, or because it was the last
/// one clicked), and lit keeps the values it was last drawn with: so it is drawn with blank values, then with nothing.
export function wipe(element: LitElement, blank: unknown) {
  render(blank, element.renderRoot as HTMLElement, element.renderOptions);
  render(nothing, element.renderRoot as HTMLElement, element.renderOptions);
}
