/// Die Begrüßung der Kommandeur-Ausgabe.
import type { Welcome } from '../../page/welcome/view';
import { ranked } from './ranked';

export const de: Welcome = {
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
