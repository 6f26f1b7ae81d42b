import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { Piece, Strike } from '../wire/messages';
import { applyMove, facing, redacted } from './fold';
import { hidden, moved, red, RULES } from './sample';

const pieces = [red('a3', 'scout'), red('b3', 'general'), hidden('a6')];
const at = (all: readonly Piece[], square: string) => all.find((piece) => piece.square === square);
const strike = (change: Partial<Strike>): Strike => ({
  attacker: 'scout',
  defender: 'bomb',
  result: 'defender-wins',
  ...change,
});

test('a march moves one piece and marks it as moved', () => {
  const after = applyMove(pieces, moved({ move: 'b3b4' }), RULES, 'red');
  assert.deepEqual(at(after, 'b4'), { ...red('b3', 'general'), square: 'b4', moved: true });
  assert.equal(after.length, 3);
});

test('a long run shows the scout', () => {
  const enemy = [hidden('a6')];
  const after = applyMove(enemy, moved({ side: 'blue', move: 'a6a4', shown: 'scout' }), RULES, 'red');
  assert.equal(at(after, 'a4')?.kind, 'scout');
});

test('a winning attacker moves in and is known', () => {
  const after = applyMove(
    pieces,
    moved({ move: 'a3a6', strike: strike({ defender: 'spy', result: 'attacker-wins' }) }),
    RULES,
    'red',
  );
  assert.deepEqual([at(after, 'a6')?.kind, at(after, 'a6')?.known, after.length], ['scout', true, 2]);
});

test('a winning defender stays and is known', () => {
  const after = applyMove(pieces, moved({ move: 'a3a6', strike: strike({}) }), RULES, 'red');
  assert.deepEqual([at(after, 'a6')?.kind, at(after, 'a3')], ['bomb', undefined]);
});

test('a winning defender stands where the server says that it does', () => {
  const advanced = strike({ defender: 'marshal', survivor: 'a5' });
  const after = applyMove(pieces, moved({ move: 'a3a6', strike: advanced }), RULES, 'red');
  assert.deepEqual([at(after, 'a5')?.kind, at(after, 'a5')?.moved, at(after, 'a6')], ['marshal', true, undefined]);
});

test('when both fall, both are removed', () => {
  assert.equal(
    applyMove(pieces, moved({ move: 'a3a6', strike: strike({ result: 'both-fall' }) }), RULES, 'red').length,
    1,
  );
});

test('where shown pieces are hidden again, a survivor is hidden', () => {
  const forgetful = { ...RULES, reveal: 'UNTIL_TURN_ENDS' } as const;
  const after = applyMove(pieces, moved({ move: 'a3a6', strike: strike({}) }), forgetful, 'red');
  assert.equal(at(after, 'a6')?.kind, undefined);
});

test('an older move keeps the captured kind, and the kind of the survivor only for its owner', () => {
  const forgetful = { ...RULES, reveal: 'UNTIL_TURN_ENDS' } as const;
  const event = moved({ strike: strike({ attacker: 'general', defender: 'spy', result: 'attacker-wins' }) });
  assert.equal(redacted(event, forgetful, 'red').strike?.attacker, 'general');
  assert.deepEqual(redacted(event, forgetful, 'blue').strike, { defender: 'spy', result: 'attacker-wins' });
  assert.deepEqual(redacted(event, forgetful, null).strike, { defender: 'spy', result: 'attacker-wins' });
  assert.equal(redacted(event, RULES, 'blue').strike?.attacker, 'general');
});

test('where pieces are hidden again, the one shown by the last move has its face until the next', () => {
  const hiding = { ...RULES, reveal: 'UNTIL_TURN_ENDS' } as const;
  const run = moved({ side: 'blue', move: 'a6a4', shown: 'scout' });
  const after = applyMove([hidden('a6')], run, hiding, 'red');
  assert.equal(at(after, 'a4')?.kind, undefined);
  assert.equal(at(facing(after, run, hiding), 'a4')?.kind, 'scout');
  const held = moved({ move: 'b3a6', strike: strike({ attacker: 'general', survivor: 'a6' }) });
  assert.equal(at(facing(pieces, held, hiding), 'a6')?.kind, 'bomb');
  assert.deepEqual(facing(after, moved({}), hiding), after);
});
