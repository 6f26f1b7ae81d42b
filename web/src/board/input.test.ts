import { test } from 'node:test';
import assert from 'node:assert/strict';
import { configured, type BoardConfig } from './config';
import { press, type InputTarget } from './input';

const ground = { columns: 10, rows: 10, homeRows: 4, lakes: [] };

function boardWith(change: Partial<BoardConfig> = {}) {
  const events: string[] = [];
  const record = (what: string) => (square?: string) => {
    events.push(square ? `${what} ${square}` : what);
    return true;
  };
  const board: InputTarget = {
    config: configured({ ground, ...change }),
    events: {
      pick: record('pick'),
      inspect: record('inspect'),
      cancel: record('cancel'),
      point: record('point'),
      draw: (from, to) => {
        events.push(`draw ${from} ${to}`);
      },
      drop: (from, to) => {
        events.push(`drop ${from} ${to ?? 'off'}`);
      },
    },
    focusOn: record('focus'),
  };
  return { events, press: (key: string, square: string) => press(key, square, board) };
}

test('arrow keys move the focus in screen directions', () => {
  const red = boardWith();
  red.press('ArrowUp', 'd4');
  red.press('ArrowRight', 'd4');
  const blue = boardWith({ bottom: 'blue' });
  blue.press('ArrowUp', 'd7');
  blue.press('ArrowRight', 'd7');
  assert.deepEqual(red.events, ['focus d5', 'focus e4']);
  assert.deepEqual(blue.events, ['focus d6', 'focus c7']);
});

test('the focus stays on the board and out of hidden rows', () => {
  const it = boardWith({ hiddenRows: 4 });
  it.press('ArrowLeft', 'a4');
  it.press('ArrowUp', 'a6');
  assert.deepEqual(it.events, []);
});

test('enter and space pick, P inspects, M rings, delete drops, escape cancels', () => {
  const it = boardWith();
  for (const key of ['Enter', ' ', 'p', 'm', 'Delete', 'Escape']) assert.equal(it.press(key, 'b2'), true);
  assert.deepEqual(it.events, ['pick b2', 'pick b2', 'inspect b2', 'draw b2 b2', 'drop b2 off', 'cancel']);
});

test('other keys are left to the browser', () => {
  assert.equal(boardWith().press('Tab', 'b2'), false);
});
