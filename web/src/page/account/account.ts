/// The account page: register or sign in; and whoever is signed in finds their sessions, tokens and data here.
import { Screen } from '../../part/screen';
import { announce } from '../../part/announce';
import { copyText } from '../../part/copy';
import { download } from '../../part/download';
import { addSheet } from '../../part/sheet';
import { hasAccount, learnMe, me, ME_CHANGED } from '../../state/me';
import { blocked, unblock } from '../../wire/company';
import type { ProgramToken, TokenInfo } from '../../wire/messages';
import * as people from '../../wire/people';
import { words } from '../../words';
import { around } from '../../words/around';
import { accountSheet } from './style';
import { accountTemplate } from './view';
import { failureText } from '../../part/failure';

type Values = Readonly<Record<string, string>>;
/// The part of the page that an answer belongs to.
export type Part = 'name' | 'blocks' | 'door' | 'sessions' | 'password' | 'tokens' | 'export' | 'remove';

export class FlagfallAccount extends Screen {
  registering = false;
  known = false;
  tokens: readonly TokenInfo[] | undefined;
  newToken: ProgramToken | undefined;
  blocks: readonly string[] = [];
  busy = false;
  private answer: { readonly part: Part; readonly text: string; readonly failed: boolean } | undefined;

  override connectedCallback() {
    super.connectedCallback();
    addSheet(accountSheet);
    addEventListener(ME_CHANGED, this.redraw);
    void this.load();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener(ME_CHANGED, this.redraw);
  }

  protected override forget() {
    this.newToken = undefined;
  }

  protected override render() {
    return accountTemplate(this);
  }

  /// What there is to say about the last thing done in this part.
  said(part: Part) {
    return this.answer?.part === part ? this.answer : undefined;
  }

  readonly turn = (registering: boolean) => {
    this.registering = registering;
    this.answer = undefined;
    this.requestUpdate();
  };

  readonly enter = ({ name = '', password = '' }: Values) =>
    this.attempt('door', async () => {
      await (this.registering ? people.register : people.signIn)({ name, password });
      this.registering = false;
      await this.load(true);
    });

  readonly signOut = () =>
    this.attempt('sessions', async () => {
      await people.signOut();
      await this.load(true);
    });

  readonly changeName = ({ name = '' }: Values, form: HTMLFormElement) =>
    this.attempt('name', async () => {
      await people.changeName({ name: name.trim() });
      await learnMe(true);
      form.reset();
      return around().account.renamed(me()?.name ?? name);
    });

  readonly unblock = (name: string) =>
    this.attempt('blocks', async () => {
      await unblock(name);
      this.blocks = (await blocked()).players;
      return around().people.unblocked(name);
    });

  readonly endOthers = () =>
    this.attempt('sessions', async () => {
      await people.endOtherSessions();
      return around().account.othersEnded;
    });

  readonly changePassword = ({ old = '', replacement = '' }: Values, form: HTMLFormElement) =>
    this.attempt('password', async () => {
      await people.changePassword({ old, new: replacement });
      form.reset();
      return around().account.changed;
    });

  readonly makeToken = ({ label = '' }: Values, form: HTMLFormElement) =>
    this.attempt('tokens', async () => {
      this.newToken = await people.newToken({ label });
      form.reset();
      this.tokens = (await people.tokens()).tokens;
    });

  readonly endToken = (id: string) =>
    this.attempt('tokens', async () => {
      await people.endToken(id);
      if (this.newToken?.id === id) this.newToken = undefined;
      this.tokens = (await people.tokens()).tokens;
    });

  readonly copyToken = async () => {
    await copyText(this.newToken?.token ?? '');
    announce(words().setup.copied);
  };

  readonly export = () =>
    this.attempt('export', async () => {
      const all = await people.exportAll();
      download(`flagfall-${all.name}.json`, JSON.stringify(all, null, 2), 'application/json');
    });

  readonly deleteAll = ({ password = '' }: Values) =>
    this.attempt('remove', async () => {
      await people.deleteAccount(password);
      await this.load(true);
      announce(around().account.removed);
    });

  private async load(again = false) {
    await learnMe(again);
    this.tokens = hasAccount() ? (await people.tokens().catch(() => undefined))?.tokens : undefined;
    this.blocks = me() ? ((await blocked().catch(() => undefined))?.players ?? []) : [];
    this.newToken = undefined;
    this.known = true;
    this.requestUpdate();
  }

  private async attempt(part: Part, action: () => Promise<string | void>) {
    if (this.busy) return;
    this.busy = true;
    this.answer = undefined;
    this.requestUpdate();
    try {
      const text = await action();
      if (text) this.answer = { part, text, failed: false };
    } catch (failure) {
      const text = failureText(failure);
      this.answer = { part, text, failed: true };
    }
    this.busy = false;
    this.requestUpdate();
  }
}

customElements.define('flagfall-account', FlagfallAccount);
