/// Draws how a rating has come about: a line from game to game, with its extremes beside it.
import { html, nothing, svg } from 'lit';
import type { RatingCurve } from '../../wire/messages';
import { around } from '../../words/around';
import { dateOf } from '../../part/date';

const WIDTH = 300;
const HEIGHT = 72;
const MARGIN = 6;
/// A smaller difference fills no more than its part of the height, so that small change does not look like a lot.
const LEAST_SPAN = 100;

export function ratingsOf({ start, points }: RatingCurve): readonly number[] {
  return [start, ...points.map(({ rating }) => rating)];
}

/// The line, in a field of `WIDTH` by `HEIGHT`.
export function curvePath(ratings: readonly number[]): string {
  const least = Math.min(...ratings);
  const most = Math.max(...ratings);
  const span = Math.max(most - least, LEAST_SPAN);
  const middle = (most + least) / 2;
  const x = (at: number) => MARGIN + (at / Math.max(1, ratings.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (rating: number) => HEIGHT / 2 - ((rating - middle) / span) * (HEIGHT - 2 * MARGIN);
  return ratings.map((rating, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(rating).toFixed(1)}`).join(' ');
}

export function curveTemplate(curve: RatingCurve | undefined) {
  if (!curve || curve.points.length === 0) return nothing;
  const w = around().people;
  const ratings = ratingsOf(curve).map(Math.round);
  const path = curvePath(ratings);
  const [endX, endY] = path.slice(path.lastIndexOf('L') + 1).split(' ');
  const told = `${w.curve(ratings[0]!, ratings.at(-1)!)}, ${w.points(Math.min(...ratings), Math.max(...ratings))}`;
  const since = dateOf(curve.points[0]!.at);
  const until = dateOf(curve.points.at(-1)!.at);
  return html`<figure class="curve"><svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${told}>
      <line class="middle" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
      <path d=${path}></path>${svg`<circle cx=${endX} cy=${endY} r="3.5"></circle>`}</svg>
    <figcaption><span>${since}</span><span>${w.points(Math.min(...ratings), Math.max(...ratings))}</span>${
      until === since ? nothing : html`<span>${until}</span>`
    }</figcaption></figure>`;
}
