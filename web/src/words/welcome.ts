/// The welcome page of the commander edition, after the text of its source.
import type { Welcome } from '../page/welcome/view';
import type { Language } from './index';

const counts = [
  ['10', 1],
  ['9', 1],
  ['8', 2],
  ['7', 3],
  ['6', 4],
  ['5', 4],
  ['4', 4],
  ['3', 5],
  ['2', 8],
  ['S', 1],
] as const;
const ranked = (names: readonly string[]) => counts.map(([rank, count], i) => [rank, names[i]!, String(count)]);

const en: Welcome = {
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
        'Red places all pieces on the own side of the board, four rows of ten. Then Blue does the same on the other side.',
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

const de: Welcome = {
  title: 'Willkommen, Kommandeur',
  lead: [
    'Ziel des Spiels ist es, die feindliche Fahne zu erobern.',
    'Als Kommandeur einer Armee führen Sie 33 bewegliche Einheiten verschiedenen Ranges und 7 unbewegliche Figuren.',
  ],
  tables: [
    {
      title: 'Bewegliche Figuren',
      head: ['Rang', 'Name', 'Anzahl'],
      rows: ranked([
        'Marschall',
        'General',
        'Oberst',
        'Major',
        'Hauptmann',
        'Leutnant',
        'Unteroffizier',
        'Mineur',
        'Aufklärer',
        'Spion',
      ]),
    },
    {
      title: 'Unbewegliche Figuren',
      head: ['Name', 'Anzahl'],
      rows: [
        ['Bombe', '6'],
        ['Fahne', '1'],
      ],
    },
  ],
  note: {
    title: 'Hinweis',
    text: 'Eine höhere Zahl ist ein höherer Rang. Die niedrigen Ränge haben eigene Vorrechte.',
  },
  sections: [
    {
      title: 'Aufstellen',
      text: [
        'Rot stellt alle Figuren auf der eigenen Seite auf, vier Reihen zu zehn. Danach tut Blau dasselbe auf der anderen Seite.',
      ],
    },
    {
      title: 'Ihr Zug: ziehen oder angreifen',
      text: ['In Ihrem Zug müssen Sie eines von beiden tun. Können Sie keines, ist das Spiel aus und Sie verlieren.'],
    },
    {
      title: 'Ziehen',
      text: ['Ziehen Sie eine Ihrer Figuren auf ein freies Nachbarfeld.'],
      points: [
        'Figuren ziehen ein Feld weit, vorwärts, rückwärts oder seitwärts; der Aufklärer ist die Ausnahme.',
        'Figuren ziehen nicht schräg, springen nicht über andere und betreten kein besetztes Feld, es sei denn als Angriff.',
        'Figuren springen nicht über die zwei Seen in der Mitte und betreten sie nicht.',
        'Eine Figur darf nicht in drei Zügen hintereinander zwischen denselben zwei Feldern hin und her ziehen.',
      ],
    },
    {
      title: 'Angreifen',
      text: ['Greifen Sie eine Figur des Gegners an. Fahne und Bomben können nicht angreifen.'],
      points: [
        'Stellung: Stehen eine rote und eine blaue Figur in Reihe oder Spalte nebeneinander, können sie einander angreifen.',
        'So geht es: erst Ihre Figur anklicken, dann die Figur, die Sie angreifen wollen. Beide Ränge werden gezeigt, der niedrigere wird entfernt. Ein siegreicher Angreifer nimmt den Platz ein; ein siegreicher Verteidiger bleibt stehen.',
        'Kämpfen Figuren gleichen Ranges, werden beide entfernt.',
      ],
    },
    {
      title: 'Das Vorrecht des Aufklärers',
      text: [
        'Nur Aufklärer dürfen im selben Zug ziehen und angreifen. Ein Aufklärer zieht beliebig viele freie Felder geradeaus, rückwärts oder seitwärts in eine Angriffsstellung. Dort kann er angreifen.',
      ],
    },
    {
      title: 'Das Vorrecht des Mineurs',
      text: [
        'Jede Figur außer dem Mineur, die eine Bombe angreift, wird entfernt. Greift ein Mineur an, wird die Bombe entschärft und entfernt, und der Mineur rückt auf ihr Feld. Bomben bleiben das ganze Spiel stehen, bis sie entschärft werden; sie ziehen und greifen nicht an.',
      ],
    },
    {
      title: 'Das Vorrecht des Spions',
      text: [
        'Der Rang des Spions ist S. Wird er angegriffen, wird er entfernt. Nur der Spion aber kann den Marschall schlagen, wenn er zuerst angreift. Greift der Marschall zuerst an, wird der Spion entfernt.',
      ],
    },
    {
      title: 'Das Spiel gewinnen',
      text: [
        'Wer zuerst die Fahne des Gegners angreift, erobert sie und gewinnt.',
        'Sind alle Ihre beweglichen Figuren geschlagen und Sie können in Ihrem Zug weder ziehen noch angreifen, müssen Sie aufgeben und den Gegner zum Sieger erklären.',
      ],
    },
  ],
  begin: 'Das Kommando übernehmen',
};

export const commander = { en, de } satisfies Partial<Record<Language, Welcome>>;
