/// A small game for tests, on a board of eight by eight.
import type { MoveEvent, Piece, Rules, View } from '../wire/messages';

export const RULES: Rules = {
  board: { columns: 8, rows: 8, homeRows: 3, lakes: ['d4', 'e4', 'd5', 'e5'] },
  army: { flag: 1, bomb: 2, spy: 1, scout: 2, miner: 2, general: 1, marshal: 1 },
  firstMover: 'RED',
  setupOrder: 'TOGETHER',
  scoutStrike: 'MOVE_THEN_STRIKE',
  bomb: 'STAYS',
  winningDefender: 'STAYS',
  equalRanks: 'BOTH_FALL',
  reveal: 'FOR_GOOD',
  twoSquare: 'BOUNDARY_3',
  chase: 'OFF',
  blocked: 'LOSES',
  bothImmobile: 'DRAW',
  quietLimit: 200,
};

export const red = (square: string, kind: NonNullable<Piece['kind']>): Piece => ({
  square,
  home: square,
  side: 'red',
  kind,
  moved: false,
});
export const hidden = (square: string): Piece => ({ square, home: square, side: 'blue', moved: false });

export function view(change: Partial<View> = {}): View {
  return {
    id: 'g',
    ruleset: 'quick-battle',
    opponent: 'computer:1',
    placed: ['red', 'blue'],
    status: 'playing',
    you: 'red',
    turn: 'red',
    ply: 4,
    offset: 7,
    pieces: [red('a3', 'scout'), red('b3', 'general'), red('c1', 'bomb'), hidden('b6'), hidden('a6')],
    moves: ['a3a4', 'a3a5', 'a3a6', 'a3a5b5', 'b3b4', 'b3c3'],
    barred: [],
    captured: [],
    lastMove: null,
    quiet: 4,
    clocks: null,
    drawOffer: null,
    result: null,
    red: { name: 'Wary Otter 417', rating: null, bot: false, guest: true },
    blue: null,
    challenged: null,
    rated: false,
    clock: null,
    spectators: 0,
    live: { online: [], chat: [], takebacks: false, takebackOffer: null, setupLeft: null },
    ...change,
  };
}

export const moved = (change: Partial<MoveEvent>): MoveEvent => ({
  offset: 7,
  type: 'move',
  ply: 4,
  side: 'red',
  move: 'b3b4',
  ...change,
});
