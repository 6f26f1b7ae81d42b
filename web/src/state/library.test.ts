import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import type { Ground } from '../wire/messages';
import { filtered, flagPlace, NO_FILTER } from './library';
import { slotsOf } from './notation';

const GROUND: Ground = { columns: 6, rows: 6, homeRows: 2, lakes: [] };
const BOLD = { name: 'bold', setup: 'MGC.../F.S...' };
const CAREFUL = { name: 'careful', setup: 'S.S.../MGC..F' };

test('the flag is left, in the middle or right as its owner sees it', () => {
  const place = (text: string) => flagPlace(slotsOf(text, GROUND)!, GROUND);
  assert.deepEqual(['....../.F....', 'M...../..F...', '...F../......', '....F./......'].map(place), [
    'left',
    'middle',
    'middle',
    'right',
  ]);
});

test('a bold army has its strong pieces in front of a careful one', () => {
  const names = (change: object) =>
    filtered([CAREFUL, BOLD], { ...NO_FILTER, ...change }, GROUND).map(({ name }) => name);
  assert.deepEqual(names({}), ['careful', 'bold']);
  assert.deepEqual(names({ manner: 'bold' }), ['bold']);
  assert.deepEqual(names({ manner: 'careful' }), ['careful']);
  assert.deepEqual(names({ flag: 'left' }), ['bold']);
  assert.deepEqual(names({ flag: 'left', manner: 'careful' }), []);
});
