/// How a friend gets here: the link to send, with a QR code. At the computer that runs the game it can be opened to the home
/// network with one tap, and closed again.
import { html, nothing } from 'lit';
import { announce } from '../../part/announce';
import { copyText } from '../../part/copy';
import { icon } from '../../part/icon';
import { qrPicture } from '../../part/qr-picture';
import { Screen } from '../../part/screen';
import { reachOf, type Reach } from '../../state/reach';
import * as api from '../../wire/api';
import type { NetworkState } from '../../wire/messages';
import { words } from '../../words';
import { failureText } from '../../part/failure';

const COPIED_MS = 2000;

class FlagfallFriend extends Screen {
  static override properties = { path: { attribute: false }, brief: { attribute: false } };
  /// The path of the invitation, with its secret.
  declare path: string;
  /// One line with one button, beside something else.
  declare brief: boolean;

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
    if (this.brief) return this.line();
    if (!network) return html`<p class="error-line" role="alert">${this.error}</p>`;
    return html`<section class="friend" aria-label=${words().friend.title}>
      ${network.here && !network.open ? this.door() : this.way(network)}
      <p class="error-line" role="alert">${this.error}</p></section>`;
  }

  private line() {
    const { network } = this;
    return html`<span>${words().friend.absent}</span>${
      !network
        ? nothing
        : network.here && !network.open
          ? this.doorButton('')
          : this.copyButton(this.linkIn(network), '')
    }<span class="error-line" role="alert">${this.error}</span>`;
  }

  private door() {
    return html`<p>${words().friend.closed}</p>${this.doorButton('main')}`;
  }

  private doorButton(kind: string) {
    return html`<button class=${kind} ?disabled=${this.busy} @click=${this.open}>${icon('globe')}<span>${words().friend.open}</span></button>`;
  }

  private linkIn({ here, addresses }: NetworkState) {
    return ((here && addresses[0]) || location.origin) + this.path;
  }

  private way(network: NetworkState) {
    const link = this.linkIn(network);
    const reach = reachOf(new URL(link).hostname);
    const select = (event: FocusEvent) => (event.target as HTMLInputElement).select();
    return html`<div class="way-here">${reach === 'machine' ? nothing : qrPicture(link, words().friend.qr)}
      <div><p>${words().game.link}</p>
        <p class="link-line"><input readonly aria-label=${words().game.link} .value=${link} @focus=${select}>
          ${this.copyButton(link, 'main')}</p>
        ${this.forWhom(reach, network)}</div></div>`;
  }

  private copyButton(link: string, kind: string) {
    return html`<button class=${kind} @click=${() => void this.copy(link)}>${icon('copy')}<span>
      ${this.copied ? words().setup.copied : words().game.copyLink}</span></button>`;
  }

  /// For whom the link works, where that is not everyone, and the way to close the door again.
  private forWhom(reach: Reach, { here, closable }: NetworkState) {
    const w = words().friend;
    const text = { machine: w.onlyHere, network: here ? w.opened : w.onlyNetwork, anyone: here ? w.opened : '' }[reach];
    return html`<p class="for-whom">${text}</p>
      ${here && closable ? html`<button ?disabled=${this.busy} @click=${this.close}>${w.close}</button>` : nothing}`;
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
