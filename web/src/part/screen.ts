/// What all pages have in common: they are drawn into the document itself, where one style sheet reaches them, are drawn
/// again when the player's preferences change, and leave nothing behind when they go.
import { LitElement, nothing, render } from 'lit';
import { PREFS_CHANGED } from '../state/prefs';

export abstract class Screen extends LitElement {
  private readonly again = () => this.requestUpdate();

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback() {
    super.connectedCallback();
    addEventListener(PREFS_CHANGED, this.again);
  }

  override disconnectedCallback() {
    removeEventListener(PREFS_CHANGED, this.again);
    super.disconnectedCallback();
    this.forget();
    wipe(this, this.render());
  }

  /// Lets go of what nobody may find in an element that has left the page.
  protected forget() {}
}

/// Empties an element that has left the page. A browser may keep such an element, for its undo list or because it was the
/// last one clicked, and with it what was last drawn there: so it is drawn once more with nothing to tell, then not at all.
export function wipe(element: LitElement, blank: unknown) {
  render(blank, element.renderRoot as HTMLElement, element.renderOptions);
  render(nothing, element.renderRoot as HTMLElement, element.renderOptions);
}
