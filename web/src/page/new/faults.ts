/// What the server finds wrong with a ruleset.
import { html, nothing } from 'lit';
import { words } from '../../words';
import type { FlagfallNew } from './new';

export function faultList({ faultTexts }: FlagfallNew) {
  if (faultTexts.length === 0) return nothing;
  return html`<div class="flaws" role="alert"><b>${words().custom.faults}</b><ul>${faultTexts.map((text) => html`<li>${text}</li>`)}</ul></div>`;
}
