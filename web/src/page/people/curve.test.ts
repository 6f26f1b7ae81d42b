import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curvePath, ratingsOf } from './curve';

const heights = (path: string) => [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));

test('a curve begins with the rating before the first game, and rises where the rating does', () => {
  const ratings = ratingsOf({
    start: 1500,
    points: [
      { at: 1, rating: 1662 },
      { at: 2, rating: 1580 },
    ],
  });
  const [start, best, last] = heights(curvePath(ratings));
  assert.deepEqual(ratings, [1500, 1662, 1580]);
  assert.ok(best! < last! && last! < start!, 'smaller is higher');
});

test('a little change does not look like a lot', () => {
  const [low, high] = heights(curvePath([1500, 1501]));
  assert.ok(low! > high! && low! - high! < 2);
});
