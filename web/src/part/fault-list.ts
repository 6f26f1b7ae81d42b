/// What the server finds wrong with a ruleset or a position.
import { html, nothing } from 'lit';

export function faultList(title: string, faults: readonly string[]) {
  if (faults.length === 0) return nothing;
  return html`<div class="flaws" role="alert"><b>${title}</b><ul>${faults.map((text) => html`<li>${text}</li>`)}</ul></div>`;
}
