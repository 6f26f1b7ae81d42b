import { test } from 'node:test';
import assert from 'node:assert/strict';
import { RULES } from './sample';
import {
  emptySetup,
  fits,
  isComplete,
  left,
  leftToPlace,
  surplus,
  textOf,
  updateSetup,
  type SetupMsg,
  type SetupState,
} from './setup';

const empty = emptySetup(RULES.board, RULES.army);
const after = (s: SetupState, ...messages: SetupMsg[]) => messages.reduce(updateSetup, s);
const ready = 'SSMG..../IIYBB.../F.......';

test('a piece from the tray goes where it is tapped, and stays in hand while there are more', () => {
  const one = after(empty, { t: 'tray', kind: 'scout' }, { t: 'slot', slot: 3 });
  assert.deepEqual(one.held, { kind: 'scout' });
  const two = after(one, { t: 'slot', slot: 4 });
  assert.equal(two.held, undefined);
  assert.equal(textOf(two), '...SS.../......../........');
});

test('two pieces swap by tapping one, then the other', () => {
  const s = after(empty, { t: 'load', setup: ready }, { t: 'slot', slot: 0 }, { t: 'slot', slot: 3 });
  assert.equal(textOf(s).slice(0, 4), 'GSMS');
});

test('a piece dragged off the board goes back to the tray', () => {
  const s = after(empty, { t: 'load', setup: ready }, { t: 'move', from: 2, to: undefined });
  assert.equal(left(s, 'marshal'), 1);
});

test('a kind that is used up cannot be taken again', () => {
  const s = after(
    empty,
    { t: 'place', kind: 'marshal', slot: 0 },
    { t: 'place', kind: 'marshal', slot: 1 },
    { t: 'tray', kind: 'marshal' },
  );
  assert.deepEqual([textOf(s).slice(0, 2), s.held], ['M.', undefined]);
});

test('mirror turns each row around', () => {
  assert.equal(textOf(after(empty, { t: 'load', setup: ready }, { t: 'mirror' })), '....GMSS/...BBYII/.......F');
});

test('clear removes all pieces, the one in hand included', () => {
  assert.deepEqual(after(empty, { t: 'load', setup: ready }, { t: 'slot', slot: 0 }, { t: 'clear' }), empty);
});

test('text of another shape changes nothing', () => {
  assert.equal(textOf(after(empty, { t: 'load', setup: ready }, { t: 'load', setup: 'SS/XX' })), ready);
});

test('a setup pasted with too many of a kind shows which', () => {
  const s = after(empty, { t: 'load', setup: 'MM....../......../........' });
  assert.deepEqual([...surplus(s)], [0, 1]);
  assert.equal(isComplete(s), false);
});

test('only setups of this army’s shape and pieces fit', () => {
  assert.equal(fits(empty, ready), true);
  assert.equal(fits(empty, ready.replace('M', '.')), true);
  assert.equal(fits(empty, ready.replace('M', 'G')), false);
  assert.equal(fits(empty, 'F'), false);
});

test('what is left to place is counted', () => {
  assert.equal(leftToPlace(empty), 10);
  assert.equal(leftToPlace(after(empty, { t: 'load', setup: ready })), 0);
});

test('flaws last until the setup is changed', () => {
  const flawed = after(empty, { t: 'flaws', flaws: [{ text: 'no flag' }] });
  assert.deepEqual(flawed.flaws, [{ text: 'no flag' }]);
  assert.deepEqual(after(flawed, { t: 'place', kind: 'flag', slot: 0 }).flaws, []);
});
