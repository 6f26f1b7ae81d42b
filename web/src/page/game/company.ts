/// The other player of a game at a distance: whether they are there, what is said, and the win if they never come back.
import { css, html, nothing } from 'lit';
import { icon } from '../../part/icon';
import { onSubmit } from '../../part/form';
import { Screen } from '../../part/screen';
import { addSheet } from '../../part/sheet';
import { sound } from '../../part/sound';
import { LIVE, saidIn, tellLive, type LiveEvent } from '../../state/live';
import { store, stored } from '../../state/storage';
import * as company from '../../wire/company';
import type { ChatEvent, Preset, Side, View } from '../../wire/messages';
import { other } from '../../wire/side';
import { words } from '../../words';
import { around } from '../../words/around';
import { failureText } from '../../part/failure';
import './part-ways';

/// How long the other must be away before the server grants the win.
const GONE_MS = 60_000;
const TICK_MS = 2500;

class FlagfallCompany extends Screen {
  static override properties = { view: { attribute: false }, tell: { attribute: false } };
  declare view: View;
  /// Shows what the other has said where it is seen at once.
  declare tell: (text: string) => void;

  private online = new Set<Side>();
  private chat = new Set<Side>();
  /// Whether it was told that the other has switched chat on. Once is enough.
  private told = false;
  private goneSince: number | undefined;
  private turn: Side | null = null;
  private said = '';
  private timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback() {
    super.connectedCallback();
    addSheet(sheet);
    addEventListener(LIVE, this.hear);
    this.timer = setInterval(() => {
      this.requestUpdate();
      if (this.isOver && document.visibilityState === 'visible') void this.listenOn();
    }, TICK_MS);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener(LIVE, this.hear);
    clearInterval(this.timer);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (!changed.has('view')) return;
    const before = changed.get('view') as View | undefined;
    if (before?.id !== this.view.id || before.live.online !== this.view.live.online) {
      this.online = new Set(this.view.live.online);
      this.noteAbsence();
    }
    this.chat = new Set(this.view.live.chat);
    const mine = this.view.turn !== null && this.view.turn === this.view.you && this.view.status === 'playing';
    if (mine && this.turn !== this.view.turn && before) this.callBack();
    this.turn = this.view.turn;
  }

  private get isOver() {
    return this.view.status === 'over';
  }

  /// After the game its stream is over: the page asks now and then what was said.
  private async listenOn() {
    const { id, offset } = this.view;
    const from = Math.max(offset, ...saidIn(id).map((message) => message.offset + 1));
    for (const event of await company.eventsSince(id, from).catch(() => []))
      if (event.type === 'message' || event.type === 'chat') tellLive(id, event);
  }

  private get opponent(): Side {
    return other(this.view.you!);
  }

  private readonly hear = (heard: Event) => {
    const { game, event } = (heard as CustomEvent<{ game: string; event: LiveEvent }>).detail;
    if (game !== this.view.id) return;
    if (event.type === 'presence') {
      if (event.online) this.online.add(event.side);
      else this.online.delete(event.side);
      this.noteAbsence();
    } else if (event.offset >= this.view.offset) {
      // What is older was told before, and the view knows of it.
      if (event.type === 'chat') this.hearOfChat(event);
      else if (event.side !== this.view.you) this.tell(`${this.nameOf(event.side)}: ${textOf(event)}`);
    }
    this.requestUpdate();
  };

  private hearOfChat({ side, on }: ChatEvent) {
    if (on) this.chat.add(side);
    else this.chat.delete(side);
    if (this.told || !this.isChatOffered) return;
    this.told = true;
    this.tell(around().company.chatOffered(this.nameOf(this.opponent)));
  }

  /// The other would chat, and this player has not answered yet.
  private get isChatOffered() {
    const { id, you } = this.view;
    return this.chat.has(this.opponent) && !this.chat.has(you!) && !stored(unwanted(id), false, sessionStorage);
  }

  private noteAbsence() {
    this.goneSince = this.online.has(this.opponent) ? undefined : (this.goneSince ?? Date.now());
  }

  /// It is one's turn, and one looks elsewhere: a bell, and a notification where it was asked for.
  private callBack() {
    if (document.visibilityState === 'visible') return;
    sound('bell');
    if ('Notification' in window && Notification.permission === 'granted')
      new Notification(words().game.turn.yours, { body: this.nameOf(this.opponent), tag: this.view.id });
  }

  protected override render() {
    const w = around().company;
    const there = this.online.has(this.opponent);
    const name = this.nameOf(this.opponent);
    return html`<section class="company" aria-label=${w.title}>
      ${
        this.isOver
          ? nothing
          : html`<p class="presence"><i class="lamp ${there ? 'on' : ''}"></i><b>${name}</b>
        <span class="tag" role="status">${there ? w.here : w.away}</span></p>`
      }
      ${this.claimButton()}
      ${this.story()}
      ${this.isChatOffered ? this.chatOffer() : this.writing()}
      <details><summary>${icon('chat')}${w.say}</summary>
        <div class="bar presets">${(Object.keys(w.presets) as Preset[]).map(
          (preset) =>
            html`<button @click=${(event: Event) => this.sayPreset(preset, event)}>${w.presets[preset]}</button>`,
        )}</div>
        ${this.chatSwitch()}${this.notify()}
        <flagfall-part-ways .game=${this.view.id} .name=${name} .parted=${this.leaveChatOff}></flagfall-part-ways></details>
      <p class="error-line" role="alert">${this.said}</p></section>`;
  }

  private sayPreset(preset: Preset, event: Event) {
    (event.target as Element).closest('details')!.open = false;
    return this.attempt(() => company.sayPreset(this.view.id, preset));
  }

  private claimButton() {
    const { view } = this;
    const live = view.status === 'playing' && view.clock !== null && !view.clock.daysPerMove;
    if (!live || this.goneSince === undefined || Date.now() - this.goneSince < GONE_MS) return nothing;
    return html`<button class="main" @click=${() => this.attempt(() => company.claim(view.id))}>${around().company.claim}</button>`;
  }

  /// Drawn from the bottom up, so that the newest line is in sight.
  private story() {
    const lines = saidIn(this.view.id);
    if (lines.length === 0) return nothing;
    return html`<section class="talk" tabindex="0" aria-label=${around().company.said}><ul>${lines.map(
      (line) => html`<li><b data-side=${line.side}>${this.nameOf(line.side)}</b> ${textOf(line)}</li>`,
    )}</ul></section>`;
  }

  private writing() {
    const { view } = this;
    const w = around().company;
    if (!this.chat.has(view.you!) || !this.chat.has(this.opponent)) return nothing;
    const say = ({ text = '' }: Readonly<Record<string, string>>, form: HTMLFormElement) => {
      form.reset();
      return this.attempt(() => company.sayText(view.id, text));
    };
    return html`<form class="bar" @submit=${onSubmit(say)}><input name="text" maxlength="200" required aria-label=${w.message} placeholder=${w.message} autocomplete="off">
      <button>${w.send}</button></form>`;
  }

  private chatOffer() {
    const w = around().company;
    return html`<div class="chat-offer"><p>${icon('chat')}<span>${w.chatOffered(this.nameOf(this.opponent))}</span></p>
      <div class="bar"><button @click=${() => this.switchChat(true)}>${w.chatToo}</button>
        <button class="quiet" @click=${this.leaveChatOff}>${w.decline}</button></div></div>`;
  }

  /// Whoever would rather not, or no more, is not asked again.
  private readonly leaveChatOff = () => {
    store(unwanted(this.view.id), true, sessionStorage);
    this.requestUpdate();
  };

  private switchChat(on: boolean) {
    if (!on) this.leaveChatOff();
    return this.attempt(() => company.switchChat(this.view.id, on));
  }

  private chatSwitch() {
    const w = around().company;
    const mine = this.chat.has(this.view.you!);
    return html`<button aria-pressed=${mine ? 'true' : 'false'} @click=${() => this.switchChat(!mine)}>
        ${mine ? w.chatOff : w.chatOn}</button>
      ${mine && !this.chat.has(this.opponent) ? html`<p class="hint">${w.chatWaits}</p>` : nothing}`;
  }

  /// Games of days are played elsewhere meanwhile: the browser can tell when it is one's turn.
  private notify() {
    if (!this.view.clock?.daysPerMove || !('Notification' in window) || Notification.permission !== 'default')
      return nothing;
    const ask = async () => {
      await Notification.requestPermission();
      this.requestUpdate();
    };
    return html`<button @click=${() => void ask()}>${around().company.notify}</button>`;
  }

  private nameOf(side: Side): string {
    return this.view[side]?.name ?? words().side[side];
  }

  private async attempt(act: () => Promise<unknown>) {
    this.said = '';
    try {
      await act();
      if (this.isOver) await this.listenOn();
    } catch (failure) {
      this.said = failureText(failure);
    }
    this.requestUpdate();
  }
}

const unwanted = (game: string) => `no-chat.${game}`;

const textOf = ({ preset, text }: { readonly preset?: Preset; readonly text?: string }) =>
  preset ? around().company.presets[preset] : (text ?? '');

const sheet = css`
  flagfall-company { display: flex; flex-direction: column; }
  /* With room for the ring of what has the focus. */
  .company { display: flex; flex-direction: column; gap: var(--space-2); min-height: 0; margin: -5px; padding: 5px; overflow-y: auto; }
  .company > * { flex: none; }
  .company .presence { display: flex; align-items: center; gap: var(--space-2); }
  .company .lamp { width: 0.7rem; height: 0.7rem; border-radius: 50%; border: 2px solid var(--line-strong); flex: none; }
  .company .lamp.on { background: var(--good); border-color: var(--good); }
  .company summary { display: flex; align-items: center; gap: var(--space-2); cursor: pointer; color: var(--accent-ink); }
  .company .presets { margin-block: var(--space-2); }
  .company .presets button { padding: var(--space-1) var(--space-2); min-height: 2.2rem; }
  .company form input { flex: 1; }
  .company .chat-offer { display: grid; gap: var(--space-2); padding: var(--space-2); border: 1px solid var(--line); border-radius: var(--radius-button); font-size: var(--text-small); }
  .company .chat-offer p { display: flex; gap: var(--space-2); overflow-wrap: anywhere; }
  .company .chat-offer button { min-height: 2.2rem; padding: var(--space-1) var(--space-3); }
  .company .hint { margin-block: var(--space-1); color: var(--ink-soft); font-size: var(--text-small); }
  .company .error-line:empty { display: none; }
  /* What was said keeps two lines, and what can be said scrolls, where there is no room for all of it. */
  .company .talk { flex: 0 1 auto; display: flex; flex-direction: column-reverse; min-height: 3.4rem; max-height: 9rem; overflow-y: auto; padding: var(--space-1) var(--space-2); border: 1px solid var(--line); border-radius: var(--radius-button); font-size: var(--text-small); overflow-wrap: anywhere; }
  .company .talk b[data-side] { color: var(--side-ink); }
  .company details[open] { flex: 0 1 auto; min-height: 6rem; margin: -5px; padding: 5px; overflow-y: auto; }
`;

customElements.define('flagfall-company', FlagfallCompany);
