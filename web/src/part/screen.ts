/// What all pages have in common: they are drawn into the document itself, where one style sheet reaches them, and are
/// drawn again when the player's preferences change.
import { LitElement } from 'lit';
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
  }
}
