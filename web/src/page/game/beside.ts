/// The other player, where there is one at a distance; loaded with the first such game.
import { html, nothing } from 'lit';
import type { View } from '../../wire/messages';

export function companyBeside(view: View) {
  if (view.opponent !== 'open' || view.you === null || view.status === 'over') return nothing;
  void import('./company');
  return html`<flagfall-company .view=${view}></flagfall-company>`;
}
