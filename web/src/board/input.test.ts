import { test } from 'node:test';
import assert from 'node:assert/strict';
import { DEFAULTS, type BoardConfig } from './config';
import { press, type Listening } from './input';

const ground = { columns: 10, rows: 10, homeRows: 4, lakes: [] };

function walker(change: Partial<BoardConfig> = {}) {
  const heard: string[] = [];
  const say = (what: string) => (square?: string) => { heard.push(square ? `${what} ${square}` : what); };
  const board: Listening = {
    config: { ...DEFAULTS, ground, look: {} as BoardConfig['look'], ...change },
    events: { pick: say('pick'), inspect: say('inspect'), cancel: say('cancel'), point: say('point'),
      drop: (from, to) => { heard.push(`drop ${from} ${to ?? 'off'}`); } },
    focusOn: say('focus'),
  };
  return { heard, press: (key: string, square: string) => press(key, square, board) };
}

test('arrow keys walk the board as it is seen', () => {
  const red = walker();
  red.press('ArrowUp', 'd4');
  red.press('ArrowRight', 'd4');
  const blue = walker({ bottom: 'blue' });
  blue.press('ArrowUp', 'd7');
  blue.press('ArrowRight', 'd7');
  assert.deepEqual(red.heard, ['focus d5', 'focus e4']);
  assert.deepEqual(blue.heard, ['focus d6', 'focus c7']);
});

test('the focus stays on the board, and out of rows that are not on show', () => {
  const it = walker({ hiddenRows: 4 });
  it.press('ArrowLeft', 'a4');
  it.press('ArrowUp', 'a6');
  assert.deepEqual(it.heard, []);
});

test('enter and space pick, P inspects, delete drops, escape cancels', () => {
  const it = walker();
  for (const key of ['Enter', ' ', 'p', 'Delete', 'Escape']) assert.equal(it.press(key, 'b2'), true);
  assert.deepEqual(it.heard, ['pick b2', 'pick b2', 'inspect b2', 'drop b2 off', 'cancel']);
});

test('other keys are left to the browser', () => {
  assert.equal(walker().press('Tab', 'b2'), false);
});
