import { test } from 'node:test';
import assert from 'node:assert/strict';
import { themes } from '../theme/themes';
import type { GameJudgement, JudgedMove, TurningKind } from '../wire/messages';
import sample from '../wire/samples/GameJudgement.bomb.json';
import { pathOf, pointsOf, thoughtAt, WIDTH } from './chart';
import { odds, reviewWords } from './words';

const move = (ply: number, chance: number) => ({ ply, chance, side: ply % 2 ? 'blue' : 'red' }) as JudgedMove;
const MOVES = [move(0, 600), move(1, 300), move(2, 800), move(3, 100)];

test('each side has a line of its own, both in terms of what Red can hope for, and the result ends them', () => {
  assert.deepEqual(pointsOf(MOVES, 'red', 'red'), [
    { at: 0, red: 0.6 },
    { at: 2, red: 0.8 },
    { at: 4, red: 1 },
  ]);
  assert.deepEqual(
    pointsOf(MOVES, 'blue', undefined).map(({ red }) => red),
    [0.7, 0.9],
  );
  assert.match(pathOf(pointsOf(MOVES, 'red', null), 4), new RegExp(`^M0.0 64.0 L.* L${WIDTH}.0 80.0$`));
});

test('between its own moves a side thinks what it thought before', () => {
  const points = pointsOf(MOVES, 'blue', undefined);
  assert.equal(thoughtAt(points, 2), 0.7);
  assert.equal(thoughtAt(points, 0), 0.7);
});

test('odds are told as simple fractions', () => {
  assert.deepEqual(odds(0.74), [3, 4]);
  assert.deepEqual(odds(0.31), [1, 3]);
});

test('every kind of turning point has a whole sentence in both languages', () => {
  const params = {
    ...(sample as unknown as GameJudgement).turningPoints[0]!.params,
    piece: 'general',
    square: 'a4',
    enemy: 'marshal',
    defender: 'bomb',
  };
  for (const language of ['en', 'de'] as const) {
    const { kind } = reviewWords[language];
    for (const code of Object.keys(kind) as TurningKind[]) {
      const text = kind[code]({ who: 'Red', names: themes.military.names[language], params });
      assert.match(text, /^Red.*\.$/s, code);
      assert.doesNotMatch(text, /undefined|NaN|object/, code);
    }
  }
});
