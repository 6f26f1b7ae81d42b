import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import type { Rules, View } from '../wire/messages';
import type { NumberedEvent } from '../wire/numbered';
import { hidden, moved, red, RULES, view } from './sample';
import { advance } from './view';

interface Recorded {
  readonly start: View;
  readonly events: readonly NumberedEvent[];
  readonly end: View;
}

const folder = 'src/state/recorded';
const recorded = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, Recorded>;

/// A view without what only the server knows, and with its lists in a fixed order.
function comparable({ moves: _, barred: __, clocks: ___, pieces, captured, lastMove, ...rest }: View) {
  const texts = (list: readonly object[]) => list.map((it) => JSON.stringify(it, Object.keys(it).sort())).sort();
  const { next: ____, ...last } = lastMove ?? { next: undefined };
  return { ...rest, pieces: texts(pieces), captured: texts(captured), lastMove: last };
}

for (const file of readdirSync(folder)) {
  test(`the events of a recorded game lead from its first view to its last: ${file}`, () => {
    for (const [viewer, { start, events, end }] of Object.entries(recorded(file))) {
      assert.ok(events.length > 10, 'a game worth checking');
      const rules = start.ruleset as Rules;
      const last = events.reduce((now, event) => advance(now, event, rules).view, start);
      if (end.status === 'over') {
        // At the end the server shows all pieces; the page shows them in the replay.
        const squares = (it: View) => it.pieces.map(({ home, square }) => `${home} ${square}`).sort();
        assert.deepEqual(squares(last), squares(end), viewer);
        assert.deepEqual([last.status, last.result, last.offset], [end.status, end.result, end.offset], viewer);
      } else {
        assert.deepEqual(comparable(last), comparable(end), viewer);
      }
    }
  });
}

const strike = { attacker: 'general', defender: 'spy', result: 'attacker-wins', survivor: 'b6' } as const;
const moves = { moves: ['b6b5'], barred: [], clocks: null };

test('after the player’s own move nothing has to be fetched', () => {
  const { view: after, stale } = advance(view(), moved({ move: 'b3b4' }), RULES);
  assert.equal(stale, false);
  assert.deepEqual([after.turn, after.ply, after.offset, after.moves, after.quiet], ['blue', 5, 8, [], 5]);
});

test('on the player’s turn the view is fetched, unless the event brings the legal moves', () => {
  const waiting = view({ turn: 'blue', moves: [] });
  const event = moved({ side: 'blue', move: 'b6b5' });
  assert.equal(advance(waiting, event, RULES).stale, true);
  const { view: after, stale } = advance(waiting, { ...event, next: { ...moves, moves: ['b3b4'] } }, RULES);
  assert.deepEqual([after.turn, after.moves, stale], ['red', ['b3b4'], false]);
  assert.equal(after.lastMove && 'next' in after.lastMove, false);
});

test('when the other side has to pass it is the player’s turn again', () => {
  const { view: after, stale } = advance(view(), moved({ passed: true }), RULES);
  assert.deepEqual([after.turn, stale], ['red', true]);
});

test('with clocks the view is fetched after every move, unless the event brings them', () => {
  const timed = view({ clocks: { red: 9000, blue: 9000 } });
  assert.equal(advance(timed, moved({}), RULES).stale, true);
  const next = { ...moves, clocks: { red: 8000, blue: 9000 } };
  const { view: after, stale } = advance(timed, moved({ next }), RULES);
  assert.deepEqual([after.clocks, stale], [{ red: 8000, blue: 9000 }, false]);
});

test('a move of another ply, or of a piece that is not there, means that events were missed', () => {
  assert.equal(advance(view(), moved({ ply: 6 }), RULES).stale, true);
  assert.equal(advance(view(), moved({ move: 'h8h7' }), RULES).stale, true);
});

test('a strike captures a piece and ends the quiet', () => {
  const at = view({ pieces: [red('b3', 'general'), hidden('b6')] });
  const { view: after } = advance(at, moved({ move: 'b3b6', strike }), RULES);
  assert.deepEqual([after.captured, after.quiet], [[{ side: 'blue', kind: 'spy' }], 0]);
});

test('the survivor stands where the server says', () => {
  const at = view({ pieces: [red('b3', 'general'), hidden('b4')] });
  const held = { attacker: 'general', defender: 'marshal', result: 'defender-wins', survivor: 'b3' } as const;
  const { view: after } = advance(at, moved({ move: 'b3b4', strike: held }), RULES);
  assert.deepEqual(after.pieces, [{ ...hidden('b4'), square: 'b3', moved: true, kind: 'marshal' }]);
});

test('a move declines the other side’s offer of a draw, and an own offer stands', () => {
  assert.equal(advance(view({ drawOffer: 'blue' }), moved({}), RULES).view.drawOffer, null);
  assert.equal(advance(view({ drawOffer: 'red' }), moved({}), RULES).view.drawOffer, 'red');
  const offer = { offset: 7, type: 'drawOffer', side: 'blue' } as const;
  assert.equal(advance(view(), offer, RULES).view.drawOffer, 'blue');
});

test('a start and a takeback are fetched, and nothing can be done until then', () => {
  for (const event of [
    { offset: 7, type: 'started', turn: 'red' },
    { offset: 7, type: 'takeback', ply: 2 },
  ] as const) {
    const { view: after, stale } = advance(view(), event, RULES);
    assert.deepEqual([after.moves, stale], [[], true]);
  }
});

test('whoever lost by the clock has none left, and the view says when it stopped', () => {
  const timed = view({ clocks: { red: 9000, blue: 2000 } });
  const ended = { offset: 7, type: 'ended', winner: 'red', reason: 'time', setups: { red: null, blue: null } } as const;
  const { view: after, stale } = advance(timed, ended, RULES);
  assert.deepEqual([after.clocks, stale], [{ red: 9000, blue: 0 }, true]);
  const resigned = advance(timed, { ...ended, reason: 'resigned' }, RULES);
  assert.deepEqual([resigned.view.clocks, resigned.stale], [{ red: 9000, blue: 2000 }, true]);
});

test('without clocks the end needs no view', () => {
  const ended = { offset: 7, type: 'ended', winner: 'red', reason: 'flag', setups: { red: null, blue: null } } as const;
  const { view: after, stale } = advance(view(), ended, RULES);
  assert.deepEqual(
    [after.status, after.turn, after.result, stale],
    ['over', null, { winner: 'red', reason: 'flag' }, false],
  );
});
