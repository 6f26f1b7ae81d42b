/// The welcome page that some editions show before the setup. Its text is loaded on demand.
import { html } from 'lit';
import { prefs } from '../../state/prefs';
import { words, type Language } from '../../words';

/// The text of a welcome page, in reading order.
export interface Welcome {
  readonly title: string;
  readonly lead: readonly string[];
  readonly tables: readonly {
    readonly title: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly note: { readonly title: string; readonly text: string };
  readonly sections: readonly {
    readonly title: string;
    readonly text: readonly string[];
    readonly points?: readonly string[];
  }[];
  readonly begin: string;
}

type Greeting = Readonly<Record<Language, Welcome>>;

const GREETINGS: Readonly<Record<string, () => Promise<Greeting>>> = {
  commander: () => import('../../words/welcome').then(({ commander }) => commander),
};

/// The welcome text of an edition, if it has one.
export function welcomeFor(edition: string): Promise<Welcome> | undefined {
  return GREETINGS[edition]?.().then((greeting) => greeting[prefs().language]);
}

export function welcomePage(welcome: Welcome, edition: string, begin: () => void) {
  return html`<article class="welcome prose"><header><h1>${welcome.title}</h1>${lead(welcome)}</header>${welcomeBody(welcome)}
    <div class="bar"><button class="main" @click=${begin}>${welcome.begin}</button>
      <a class="button" href="/rules/${edition}">${words().pick.fullRules}</a></div></article>`;
}

/// The same to be read again, beside the rules.
export const welcomeAgain = (
  welcome: Welcome,
) => html`<details class="welcome-again"><summary>${welcome.title}</summary>
  <div class="welcome">${lead(welcome)}${welcomeBody(welcome)}</div></details>`;

const lead = (welcome: Welcome) => welcome.lead.map((text) => html`<p>${text}</p>`);

const welcomeBody = (welcome: Welcome) => html`<div class="tables">${welcome.tables.map(
  ({ title, head, rows }) => html`<table><caption>${title}</caption>
      <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`,
)}
      <div class="note" role="note"><h2>${welcome.note.title}</h2><p>${welcome.note.text}</p></div></div>
    ${welcome.sections.map(
      ({ title, text, points }) => html`<section><h2>${title}</h2>${text.map((line) => html`<p>${line}</p>`)}
      ${points ? html`<ol>${points.map((point) => html`<li>${point}</li>`)}</ol>` : ''}</section>`,
    )}`;
