import { test } from 'node:test';
import assert from 'node:assert/strict';
import { fresh, piecesOn, update, type GameState, type Msg } from './game';
import { hidden, moved, red, RULES, view } from './sample';

const seated = (change = {}): GameState => update(fresh(RULES), { t: 'view', view: view(change) });
const after = (s: GameState, ...messages: Msg[]) => messages.reduce(update, s);
const pick = (square: string): Msg => ({ t: 'pick', square });

test('a piece with moves is selected, and unselected by picking it again', () => {
  const lifted = after(seated(), pick('b3'));
  assert.equal(lifted.selected, 'b3');
  assert.equal(after(lifted, pick('b3')).selected, undefined);
});

test('a legal target is submitted at once and stays pending until it is answered', () => {
  const submitted = after(seated(), pick('b3'), pick('b4'));
  assert.equal(submitted.pending, 'b3b4');
  assert.equal(after(submitted, pick('a3')), submitted, 'no second move while one is pending');
  assert.equal(after(submitted, { t: 'view', view: view({ ply: 5, turn: 'blue', moves: [] }) }).pending, undefined);
});

test('picking another own piece selects that one', () => {
  assert.equal(after(seated(), pick('b3'), pick('a3')).selected, 'a3');
});

test('an enemy piece, a bomb and a lake give a reason, and another piece can be picked', () => {
  assert.equal(after(seated(), pick('b6')).notice?.reason, 'not-your-piece');
  assert.equal(after(seated(), pick('d4')).notice?.reason, 'lake');
  const bomb = after(seated(), pick('c1'));
  assert.equal(bomb.notice?.reason, 'cannot-move');
  assert.equal(after(bomb, pick('b3')).selected, 'b3');
});

test('a piece without a move gives a reason', () => {
  assert.equal(after(seated({ moves: [] }), pick('b3')).notice?.reason, 'no-way-out');
});

test('off turn nothing can be done with an empty square or an enemy piece', () => {
  for (const square of ['b4', 'b6']) {
    const waiting = after(seated({ turn: 'blue', moves: [] }), pick(square));
    assert.equal(waiting.selected, undefined);
    assert.equal(waiting.notice?.reason, 'not-your-turn');
  }
});

test('a target that is not listed is sent to the server, whose refusal is shown at the square', () => {
  const asked = after(seated({ moves: ['b3c3'] }), pick('b3'), pick('b4'));
  assert.equal(asked.pending, 'b3b4');
  const refused = after(asked, { t: 'refused', reason: 'blocked' });
  assert.deepEqual({ ...refused.notice, turn: 0 }, { square: 'b4', reason: 'blocked', turn: 0 });
  assert.equal(refused.selected, 'b3', 'the piece stays in hand');
  assert.equal(refused.pending, undefined);
});

test('a typed move that starts from the wrong square is answered beside that square', () => {
  const refused = after(seated(), { t: 'submit', move: 'a1a2' }, { t: 'refused', reason: 'no-piece' });
  assert.equal(refused.notice?.square, 'a1');
  assert.equal(refused.selected, undefined, 'there is nothing in hand');
});

test('a target that anyone can see is out of reach is refused without asking', () => {
  const s = after(seated(), pick('b3'), pick('b6'));
  assert.equal(s.pending, undefined);
  assert.deepEqual([s.notice?.square, s.notice?.reason, s.selected], ['b6', 'too-far', 'b3']);
});

test('a move forbidden by a repetition rule gives that reason with its count', () => {
  const barred = [{ move: 'b3b4', law: 'two-square' as const, count: 3, limit: 3 }];
  const s = after(seated({ moves: ['b3c3'], barred }), pick('b3'), pick('b4'));
  assert.equal(s.pending, undefined);
  assert.deepEqual([s.notice?.reason, s.notice?.warning?.count], ['two-square', 3]);
});

test('with several ways to one target the player chooses where to turn', () => {
  const moves = ['a3a4b4', 'a3b3b4'];
  const pieces = [red('a3', 'scout'), hidden('b4')];
  const asked = after(seated({ moves, pieces }), pick('a3'), pick('b4'));
  assert.deepEqual(asked.choosing, moves);
  assert.equal(after(asked, pick('a4')).pending, 'a3a4b4');
  assert.deepEqual(after(asked, pick('h1')).choosing, []);
});

test('move events are applied to the pieces', () => {
  const s = after(seated(), { t: 'event', event: moved({ move: 'b3b4' }) });
  assert.ok(piecesOn(s).some(({ square, home }) => square === 'b4' && home === 'b3'));
  assert.equal(s.log.length, 1);
});

test('after the player’s own move there is nothing to do until the other side has moved', () => {
  const s = after(seated(), pick('b3'), pick('b4'), { t: 'event', event: moved({}) });
  assert.deepEqual([s.view?.turn, s.view?.moves, s.pending], ['blue', [], undefined]);
  assert.equal(after(s, pick('a4')).notice?.reason, 'not-your-turn');
});

test('the same event received twice is one line of the log', () => {
  const event = moved({});
  assert.equal(after(seated(), { t: 'history', event }, { t: 'history', event }).log.length, 1);
});

test('the log is in order, also when the answer to a move comes before the moves that went before', () => {
  const s = after(
    seated(),
    { t: 'event', event: moved({ offset: 7 }) },
    { t: 'history', event: moved({ offset: 5, ply: 2 }) },
    { t: 'history', event: moved({ offset: 6, ply: 3, side: 'blue' }) },
    { t: 'history', event: moved({ offset: 7 }) },
  );
  assert.deepEqual(
    s.log.map(({ offset }) => offset),
    [5, 6, 7],
  );
});

test('while the legal moves are on their way, nothing is selected', () => {
  const waiting = seated({ turn: 'blue', moves: [] });
  const event = moved({ side: 'blue', move: 'b6b5' });
  const s = after(waiting, { t: 'event', event }, pick('b3'));
  assert.deepEqual([s.stale, s.selected, s.notice], [true, undefined, undefined]);
  const view5 = view({ ply: 5, offset: 8 });
  assert.equal(after(s, { t: 'view', view: view5 }, pick('b3')).selected, 'b3');
});

test('a piece selected while the other side moves stays selected, unless it was captured', () => {
  const s = { ...seated({ turn: 'blue', moves: [] }), selected: 'b3' };
  assert.equal(after(s, { t: 'event', event: moved({ side: 'blue', move: 'a6a5' }) }).selected, 'b3');
  const strike = { attacker: 'marshal', defender: 'general', result: 'attacker-wins' } as const;
  assert.equal(after(s, { t: 'event', event: moved({ side: 'blue', move: 'b6b3', strike }) }).selected, undefined);
});

test('an offer of a draw does not disturb a pending move', () => {
  const s = after(seated(), pick('b3'), pick('b4'), {
    t: 'event',
    event: { offset: 7, type: 'drawOffer', side: 'blue' },
  });
  assert.deepEqual([s.pending, s.view?.drawOffer], ['b3b4', 'blue']);
});

test('moves that were taken back are removed from the log', () => {
  const s = after(
    seated(),
    { t: 'history', event: moved({ offset: 3, ply: 0 }) },
    { t: 'history', event: moved({ offset: 4, ply: 1 }) },
    { t: 'history', event: { offset: 5, type: 'takeback', ply: 1 } },
  );
  assert.deepEqual(
    s.log.map(({ ply }) => ply),
    [0],
  );
});

test('where shown pieces are hidden again, the log forgets their kinds with the next move', () => {
  const strike = { attacker: 'scout', defender: 'marshal', result: 'defender-wins' } as const;
  const forgetful = update(fresh({ ...RULES, reveal: 'UNTIL_TURN_ENDS' }), { t: 'view', view: view() });
  const s = after(forgetful, { t: 'event', event: moved({ move: 'a3a6', strike }) });
  assert.equal(s.log[0]?.strike?.defender, 'marshal');
  const kindOn = (state: GameState, square: string) => piecesOn(state).find((it) => it.square === square)?.kind;
  assert.equal(kindOn(s, 'a6'), 'marshal');
  const later = after(s, { t: 'event', event: moved({ offset: 8, ply: 5, side: 'blue', move: 'b6b5' }) });
  assert.deepEqual(later.log[0]?.strike, { attacker: 'scout', result: 'defender-wins' });
  assert.equal(kindOn(later, 'a6'), undefined);
});

test('at the end the whole log is shown, with the kinds that had been hidden again', () => {
  const strike = { attacker: 'scout', defender: 'marshal', result: 'defender-wins' } as const;
  const s = after(seated(), { t: 'log', log: [moved({ strike }), moved({ offset: 8, ply: 5 })] });
  assert.equal(s.log[0]?.strike?.defender, 'marshal');
});

test('behind the curtain the state holds nothing of either army', () => {
  const strike = { attacker: 'general', defender: 'marshal', result: 'defender-wins' } as const;
  const s = after(
    seated({ opponent: 'hotseat' }),
    pick('a3'),
    { t: 'battle', event: moved({ strike }) },
    { t: 'event', event: moved({ strike }) },
    { t: 'curtain', curtain: { side: 'blue', ply: 5, stage: 'move' } },
  );
  const { rules: _, ...rest } = s;
  const all = JSON.stringify(rest);
  for (const word of ['marshal', 'general', 'scout', 'a3', 'b6'])
    assert.ok(!all.includes(word), `${word} is left in ${all}`);
  assert.deepEqual(s.curtain, { side: 'blue', ply: 5, stage: 'move' });
});

test('a cleared game is still a game, with an empty board', () => {
  const s = after(seated(), pick('a3'), { t: 'event', event: moved({}) }, { t: 'cleared' });
  assert.deepEqual([piecesOn(s), s.log, s.selected, s.view?.pieces, s.view?.moves], [[], [], undefined, [], []]);
  assert.equal(s.view?.status, 'playing');
});

test('a hint selects its piece and is gone with the next move', () => {
  const s = after(seated(), { t: 'hint', move: 'b3b4' });
  assert.deepEqual([s.selected, s.hint], ['b3', 'b3b4']);
  assert.equal(after(s, { t: 'event', event: moved({}) }).hint, undefined);
});

test('a spectator cannot select anything', () => {
  assert.equal(after(seated({ you: null, moves: [] }), pick('b3')).notice?.reason, 'watching');
});

const theirTurn = () => update(fresh(RULES), { t: 'view', view: view({ turn: 'blue', moves: [] }) });
const answer = (moves: readonly string[]) =>
  moved({ side: 'blue', move: 'b6b5', next: { moves: [...moves], barred: [], clocks: null } });

test('a move planned on the other side’s turn is sent when the turn comes, and not before', () => {
  const planned = after(theirTurn(), { t: 'pick', square: 'b3' }, { t: 'pick', square: 'b4' });
  assert.deepEqual([planned.premove, planned.pending, planned.selected], ['b3b4', undefined, undefined]);
  const turn = update(planned, { t: 'event', event: answer(['b3b4', 'b3c3']) });
  assert.deepEqual([turn.pending, turn.premove], ['b3b4', undefined]);
});

test('a planned move that is not legal when the turn comes is forgotten', () => {
  const planned = after(theirTurn(), { t: 'pick', square: 'b3' }, { t: 'pick', square: 'b4' });
  const turn = update(planned, { t: 'event', event: answer(['b3c3']) });
  assert.deepEqual([turn.pending, turn.premove, turn.selected], [undefined, undefined, undefined]);
});

test('escape cancels a planned move, and bombs plan nothing', () => {
  const planned = after(theirTurn(), { t: 'pick', square: 'b3' }, { t: 'pick', square: 'b4' }, { t: 'cancel' });
  assert.equal(planned.premove, undefined);
  assert.equal(update(theirTurn(), { t: 'pick', square: 'c1' }).notice?.reason, 'cannot-move');
});

test('at one screen nobody plans behind the other’s back', () => {
  const shared = update(fresh(RULES), { t: 'view', view: view({ turn: 'blue', moves: [], opponent: 'hotseat' }) });
  assert.equal(update(shared, { t: 'pick', square: 'b3' }).notice?.reason, 'not-your-turn');
});
