/// The rule book in English.
import type { BookTexts } from './book';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const book: BookTexts = {
  aim: 'The aim',
  captureTheFlag: "Strike the enemy's flag, with any piece, and you have won at once.",
  noMovablePieces: 'A player whose movable pieces are all gone has lost.',

  board: 'The board',
  size: (columns, rows, homeRows) =>
    `The board has ${columns} columns and ${rows} rows; each army's home is the ${count(homeRows, 'row')} nearest to its player.`,
  lakes: (squares) => (squares.length === 0 ? 'There are no lakes.' : `Lakes: ${squares.join(' ')}.`),

  settingUp: 'Setting up',
  army: (size, free) =>
    free === 0
      ? `Each army has ${count(size, 'piece')}, placed anywhere in its home, which it fills.`
      : `Each army has ${count(size, 'piece')}, placed anywhere in its home; ${count(free, 'square')} of it ${
          free === 1 ? 'stays' : 'stay'
        } empty, where the player chooses.`,
  setupOrder: {
    TOGETHER: 'Both players place at the same time, unseen.',
    RED_THEN_BLUE: 'Red places first, then Blue, each unseen by the other.',
  },

  moving: 'Moving',
  firstMover: {
    RED: 'Red moves first, then the players take turns.',
    BLUE: 'Blue moves first, then the players take turns.',
    RANDOM: 'Who moves first is drawn by lot, then the players take turns.',
  },
  oneStep: 'On your turn you move one piece one square, forward, backward or sideways, never diagonally.',
  immovable: 'Bombs and flags never move; nothing enters or crosses a lake or jumps over a piece.',
  scoutStrike: {
    ADJACENT: 'A scout slides any distance in a line of empty squares, or strikes a neighbour; never both in a turn.',
    IN_LINE: 'A scout slides any distance in a line, as a rook in chess, and may strike what it runs into.',
    MOVE_THEN_STRIKE: 'A scout slides any distance in a line and may then strike any neighbour of where it stopped.',
  },
  mustMove: 'Nobody passes a turn who can move.',

  striking: 'Striking',
  bothShown: 'A piece that moves onto an enemy strikes it; both are shown to both players.',
  higherWins: 'The higher rank wins, the lower one is removed; an attacker that wins moves in.',
  equalRanks: {
    BOTH_FALL: 'When equal ranks meet, both are removed.',
    ATTACKER_WINS: 'When equal ranks meet, the attacker wins.',
    DEFENDER_WINS: 'When equal ranks meet, the defender wins.',
  },
  spy: 'A spy that strikes the marshal wins; whoever strikes the spy removes it.',
  bomb: {
    STAYS: 'Whoever strikes a bomb is removed and the bomb stays, but a miner defuses it.',
    SPENT: 'Whoever strikes a bomb is removed, and the bomb with it, but a miner defuses it and stays.',
  },
  winningDefender: {
    STAYS: 'A defender that wins stays where it is.',
    ADVANCES: 'A defender that wins moves into the square its attacker struck from; a bomb never does.',
  },

  known: 'What stays known',
  reveal: {
    FOR_GOOD: 'A piece shown in battle, or a scout that ran more than one square, stays shown.',
    UNTIL_TURN_ENDS:
      'A piece shown in battle, or a scout that ran more than one square, is hidden again when the next move is made: remember it. The fallen stay listed.',
  },

  repetition: 'Going back and forth',
  twoSquare: {
    OFF: 'A piece may go back and forth as often as it likes.',
    SHUTTLE:
      'A piece may not go back and forth between the same two squares in three turns running; a strike is always allowed.',
    BOUNDARY: (times) =>
      `The same piece may not cross the boundary between two squares more than ${count(times, 'time')} in a row.`,
  },
  chase: {
    OFF: 'A piece may be chased for ever.',
    MORE_SQUARE: 'A piece may not be chased for ever: whoever keeps threatening may not bring the same position back.',
  },

  ending: 'How it ends',
  blocked: {
    LOSES: 'A player who cannot make any move has lost.',
    PASSES: 'A player who has movable pieces but no move passes; if the other has none either, it is a draw.',
  },
  bothImmobile: {
    DRAW: 'If neither side can ever move again, it is a draw.',
    TO_MOVE_LOSES: 'If neither side has a movable piece left, the player to move has lost.',
  },
  quietLimit: {
    OFF: 'A game may be quiet for as long as the players like, but a server calls 2,000 moves in a row without a strike a draw.',
    ON: (plies) => `${count(plies, 'move')} in a row without a strike, both players' counted, are a draw.`,
  },

  privilege: {
    marshal: 'The strongest; falls only to a spy that strikes it, to another marshal or to a bomb.',
    miner: 'Defuses bombs and takes their place.',
    spy: 'Removes the marshal if it strikes first; loses to everyone else.',
    flag: 'Never moves. Whoever strikes it has won.',
  },
};
