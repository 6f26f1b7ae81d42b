/// The base class of all pages. They render without a shadow root, so that one style sheet reaches them, render again when
/// the preferences change, and are emptied when they leave the document.
import { LitElement } from 'lit';
import { wipe } from '../board';
import { PREFS_CHANGED } from '../state/prefs';

export abstract class Screen extends LitElement {
  protected readonly redraw = () => this.requestUpdate();

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
