/// Draws how a rated game has changed the ratings of both.
import { html, nothing } from 'lit';
import type { RatingChanges, Side, View } from '../../wire/messages';
import { words } from '../../words';

export function ratingLine(view: View, ratings: RatingChanges | undefined) {
  if (!ratings) return nothing;
  const of = (side: Side) => {
    const { before, after } = ratings[side];
    const [from, to] = [Math.round(before), Math.round(after)];
    return html`<li>${words().terms.ratingChange(view[side]?.name ?? words().side[side], from, to)}</li>`;
  };
  return html`<ul class="rating-change" aria-label=${words().terms.ratings}>${of('red')}${of('blue')}</ul>`;
}
