/// How a friend gets here: the link to send, or the address, with a QR code. At the computer that runs the game it can be
/// opened to the home network with one tap, and closed again.
import { html, nothing } from 'lit';
import { announce } from '../../part/announce';
import { copyText } from '../../part/copy';
import { icon } from '../../part/icon';
import { qrPicture } from '../../part/qr-picture';
import { Screen } from '../../part/screen';
import * as api from '../../wire/api';
import type { NetworkState } from '../../wire/messages';
import { words } from '../../words';
import { failureText } from '../../part/failure';

const COPIED_MS = 2000;

class FlagfallFriend extends Screen {
  static override properties = { path: { attribute: false } };
  /// The path of an invitation with its secret; empty where there is none yet.
  declare path: string;

  private network: NetworkState | undefined;
  private error = '';
  private busy = false;
  private copied = false;

  override connectedCallback() {
    super.connectedCallback();
    void this.ask(api.network);
  }

  private async ask(request: () => Promise<NetworkState>) {
    if (this.busy) return;
    this.busy = true;
    this.error = '';
    try {
      this.network = await request();
    } catch (failure) {
      this.error = failureText(failure);
    }
    this.busy = false;
    this.requestUpdate();
  }

  private readonly open = () => this.change(true);
  private readonly close = () => this.change(false);

  private async change(open: boolean) {
    await this.ask(() => api.openNetwork(open));
    if (this.network?.open === open) announce(open ? words().friend.opened : words().friend.closed);
  }

  protected override render() {
    const { network } = this;
    if (!network) return html`<p class="error-line" role="alert">${this.error}</p>`;
    return html`<section class="friend" aria-label=${words().friend.title}>
      ${network.here ? this.door(network) : nothing}
      ${!network.here || network.open ? this.way(network) : nothing}
      <p class="error-line" role="alert">${this.error}</p></section>`;
  }

  /// Who can get in, and the button that changes it.
  private door({ open, closable }: NetworkState) {
    const w = words().friend;
    if (!open)
      return html`<p>${w.closed}</p><button class="main" ?disabled=${this.busy} @click=${this.open}>${icon('globe')}<span>${w.open}</span></button>`;
    return html`<p>${w.opened}</p>
      ${closable ? html`<button ?disabled=${this.busy} @click=${this.close}>${w.close}</button>` : nothing}`;
  }

  private way({ here, addresses }: NetworkState) {
    const w = words().friend;
    const origin = here ? (addresses[0] ?? location.origin) : location.origin;
    if (!here && !this.path) return nothing;
    const link = origin + this.path;
    const select = (event: FocusEvent) => (event.target as HTMLInputElement).select();
    return html`<div class="way-here">${qrPicture(link, w.qr)}
      <div><p>${this.path ? words().game.link : w.address}</p>
        <p class="link-line"><input readonly aria-label=${this.path ? words().game.link : w.address} .value=${link} @focus=${select}>
          <button class=${this.path ? 'main' : ''} @click=${() => void this.copy(link)}>${icon('copy')}<span>
            ${this.copied ? words().setup.copied : words().game.copyLink}</span></button></p></div></div>`;
  }

  private async copy(link: string) {
    await copyText(link);
    announce(words().setup.copied);
    this.copied = true;
    this.requestUpdate();
    setTimeout(() => {
      this.copied = false;
      this.requestUpdate();
    }, COPIED_MS);
  }
}

customElements.define('flagfall-friend', FlagfallFriend);
