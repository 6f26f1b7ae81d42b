import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import type { MoveEvent, Piece, Rules, View } from '../wire/messages';
import type { NumberedEvent } from '../wire/numbered';
import { boardsOf, logKnownTo } from './history';
import { logged } from './log';
import { hidden, moved, red, RULES, view } from './sample';
import { advance } from './view';

interface Recorded {
  readonly start: View;
  readonly events: readonly NumberedEvent[];
}

const folder = 'src/state/recorded';
const recorded = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, Recorded>;
const texts = (pieces: readonly Piece[]) => pieces.map((it) => JSON.stringify(it, Object.keys(it).sort())).sort();

for (const file of readdirSync(folder)) {
  test(`looking back, a player sees each board as it was to him: ${file}`, () => {
    for (const [viewer, { start, events }] of Object.entries(recorded(file))) {
      const rules = start.ruleset as Rules;
      let now = start;
      let log: readonly MoveEvent[] = [];
      const seen = [start.pieces];
      for (const event of events) {
        if (event.type !== 'move' || now.status === 'over') continue;
        now = advance(now, event, rules).view;
        log = logged(log, event, rules, now.you);
        seen.push(now.pieces);
        const boards = boardsOf(now, log, rules);
        assert.equal(boards.length, seen.length, viewer);
        boards.forEach((board, ply) => assert.deepEqual(texts(board), texts(seen[ply]!), `${viewer} at ${ply}`));
      }
    }
  });
}

const forgetful: Rules = { ...RULES, reveal: 'UNTIL_TURN_ENDS' };
const strike = { defender: 'spy', result: 'attacker-wins', survivor: 'b6' } as const;
const log = [moved({ ply: 0, move: 'b5b6', strike }), moved({ ply: 1, side: 'blue', move: 'a6a5' })];

test('a player’s own log names his own survivor, though the stream no longer does', () => {
  const mine = view({ pieces: [red('b6', 'general'), hidden('a5')] });
  assert.equal(logKnownTo(mine, log)[0]?.strike?.attacker, 'general');
  const theirs = view({ you: 'blue', pieces: [{ ...hidden('b6'), side: 'red' }, hidden('a5')] });
  assert.equal(logKnownTo(theirs, log)[0]?.strike?.attacker, undefined);
});

test('a log that does not fit the board tells of no boards', () => {
  assert.deepEqual(boardsOf(view({ pieces: [] }), log, forgetful), []);
});
