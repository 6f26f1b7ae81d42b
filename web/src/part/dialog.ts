/// A modal dialog with a close button.
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { words } from '../words';
import { icon } from './icon';

export interface Dialog {
  readonly title: string;
  readonly body: TemplateResult;
  readonly close: () => void;
}

export function dialog({ title, body, close }: Dialog): TemplateResult {
  const show = (element?: Element) => {
    // A dialog can only be opened once it is in the document, which is right after this.
    queueMicrotask(() => {
      if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
    });
  };
  const outside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return html`<dialog class="sheet" aria-label=${title} ${ref(show)} @close=${close} @click=${outside}>
    <div class="sheet-body"><header><h2>${title}</h2>
      <button class="quiet round" aria-label=${words().app.close} @click=${close}>${icon('close')}</button></header>
    ${body}</div></dialog>`;
}
