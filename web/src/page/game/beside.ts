/// The other player, where there is one at a distance; loaded with the first such game.
import { html, nothing } from 'lit';
import type { View } from '../../wire/messages';

export function companyOf(view: View, tell: (text: string) => void) {
  if (view.opponent !== 'open' || view.you === null) return nothing;
  void import('./company');
  return html`<flagfall-company .view=${view} .tell=${tell}></flagfall-company>`;
}
