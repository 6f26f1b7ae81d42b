/// The welcome page of the commander edition, after the text of its source.
import type { Welcome } from '../../page/welcome/view';
import { ranked } from './ranked';

export const en: Welcome = {
  title: 'Welcome, commander',
  lead: [
    'The object of the game is to capture the enemy flag.',
    'As the commander of an army you are in charge of 33 movable units of differing rank and 7 immovable pieces.',
  ],
  tables: [
    {
      title: 'Movable pieces',
      head: ['Rank', 'Name', 'Quantity'],
      rows: ranked([
        'Marshal',
        'General',
        'Colonel',
        'Major',
        'Captain',
        'Lieutenant',
        'Sergeant',
        'Miner',
        'Scout',
        'Spy',
      ]),
    },
    {
      title: 'Immovable pieces',
      head: ['Name', 'Quantity'],
      rows: [
        ['Bomb', '6'],
        ['Flag', '1'],
      ],
    },
  ],
  note: {
    title: 'Note',
    text: 'A higher number is a higher rank. The lower-ranked pieces have privileges of their own.',
  },
  sections: [
    {
      title: 'Setting up',
      text: [
        'Red places all pieces on its own side of the board, four rows of ten. Then Blue does the same on the other side.',
      ],
    },
    {
      title: 'Your turn: move or attack',
      text: ['On your turn you must do one of the two. If you can do neither, the game is over and you lose.'],
    },
    {
      title: 'Moving',
      text: ['Move one of your pieces to an open square beside it.'],
      points: [
        'Pieces move one square at a time, forward, backward or sideways; the scout is the exception.',
        'Pieces cannot move diagonally, cannot jump over another piece, and cannot move onto a square where a piece stands, unless they attack it.',
        'Pieces cannot jump over or move onto the two lakes in the middle of the board.',
        'A piece cannot move back and forth between the same two squares in three turns running.',
      ],
    },
    {
      title: 'Attacking',
      text: ['Attack one of your opponent’s pieces. Flags and bombs cannot attack.'],
      points: [
        'Position: when a red and a blue piece stand side by side along a row or column, they are in a position to attack.',
        'How: click on your piece, then on the piece you want to attack. The rank of each is revealed and the lower one is removed. A winning attacker takes the loser’s place; a winning defender does not move.',
        'When pieces of the same rank do battle, both are removed.',
      ],
    },
    {
      title: 'The scout’s privilege',
      text: [
        'Scouts are the only pieces that may both move and attack in the same turn. A scout moves forward, backward or sideways any number of open squares into an attack position. Once in position, it can attack.',
      ],
    },
    {
      title: 'The miner’s privilege',
      text: [
        'Any piece except a miner that strikes a bomb is removed. When a miner strikes a bomb, the bomb is defused and removed, and the miner moves onto its square. Bombs stay where they are throughout the game unless they are defused; they cannot attack or move.',
      ],
    },
    {
      title: 'The spy’s privilege',
      text: [
        'The spy’s rank is S. If any piece attacks the spy, the spy is removed. But the spy is the only piece that can capture a marshal, provided the spy attacks first. If the marshal attacks first, the spy is removed.',
      ],
    },
    {
      title: 'Winning the game',
      text: [
        'The first player to attack the opponent’s flag captures it and wins.',
        'If all your movable pieces have been removed and you cannot move or attack on a turn, you must give up and declare your opponent the winner.',
      ],
    },
  ],
  begin: 'Take command',
};
