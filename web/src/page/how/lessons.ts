/// The positions of the tutorial, each with its legal moves and their results. They are written down, not computed: the
/// tutorial knows the rules no better than any other page.
import { boardPieces } from '../../state/notation';
import type { Ground, Move, Piece, Rules, Side, Strike, View } from '../../wire/messages';

export interface Stage {
  /// Rows from the top; Red in capitals, Blue in small letters.
  readonly board: string;
  /// The legal moves and their results.
  readonly moves: Readonly<Record<Move, Strike | 'step' | 'run'>>;
  /// The enemy's answer before the next stage.
  readonly answer?: { readonly side: Side; readonly move: Move };
}

export interface Lesson {
  readonly lakes: readonly string[];
  readonly stages: readonly Stage[];
}

const wins = (attacker: Strike['attacker'], defender: Strike['defender']): Strike => ({
  attacker: attacker!,
  defender: defender!,
  result: 'attacker-wins',
});

export const LESSONS: readonly Lesson[] = [
  {
    lakes: [],
    stages: [{ board: '.sfb./..l../...../..P../.FB..', moves: { c2c3: 'step', c2b2: 'step', c2d2: 'step' } }],
  },
  { lakes: [], stages: [{ board: '..f.b/..l../..J../...../.FB..', moves: { c3c4: wins('major', 'lieutenant') } }] },
  {
    lakes: ['d3'],
    stages: [
      {
        board: '.b.f./...../...../...../F.S..',
        moves: {
          c1c2: 'step',
          c1b1: 'step',
          c1d1: 'step',
          c1c3: 'run',
          c1c4: 'run',
          c1c5: 'run',
          c1e1: 'run',
        },
      },
    ],
  },
  { lakes: [], stages: [{ board: '..f../..b../..I../...../.F...', moves: { c3c4: wins('miner', 'bomb') } }] },
  { lakes: [], stages: [{ board: '.bf../...../..m../..Y../.F...', moves: { c2c3: wins('spy', 'marshal') } }] },
  {
    lakes: ['b3', 'd3'],
    stages: [
      { board: '..f../.l.../...../..C../F....', moves: { c2c3: 'step' }, answer: { side: 'blue', move: 'b4a4' } },
      { board: '..f../l..../..C../...../F....', moves: { c3c4: 'step' }, answer: { side: 'blue', move: 'a4a3' } },
      { board: '..f../..C../l..../...../F....', moves: { c4c5: wins('colonel', 'flag') } },
    ],
  },
];

const ground = (lakes: readonly string[]): Ground => ({ columns: 5, rows: 5, homeRows: 1, lakes });

/// The few fields of a ruleset that drawing a lesson needs.
export const rulesOf = ({ lakes }: Lesson) =>
  ({
    board: ground(lakes),
    reveal: 'FOR_GOOD',
    winningDefender: 'STAYS',
    army: {},
    quietLimit: 'OFF',
  }) as unknown as Rules;

/// The view of a stage: the player is Red and to move, and sees only the backs of Blue.
export const viewOf = ({ board, moves }: Stage): View => ({
  id: '',
  ruleset: '',
  opponent: '',
  placed: ['red', 'blue'],
  status: 'playing',
  you: 'red',
  turn: 'red',
  ply: 0,
  offset: 0,
  pieces: boardPieces(board).map(hiddenFromRed),
  moves: Object.keys(moves),
  barred: [],
  captured: [],
  lastMove: null,
  quiet: 0,
  clocks: null,
  drawOffer: null,
  result: null,
  red: null,
  blue: null,
  challenged: null,
  rated: false,
  clock: null,
  spectators: 0,
  live: { online: [], chat: [], takebacks: false, takebackOffer: null, setupLeft: null },
});

function hiddenFromRed(piece: Piece): Piece {
  const { kind: _, ...hidden } = piece;
  return piece.side === 'blue' ? hidden : piece;
}
