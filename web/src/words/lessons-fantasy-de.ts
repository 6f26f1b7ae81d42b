/// Die Lektionen, mit den Namen der Fantasy-Figuren.
import type { Words } from './index';

export const fantasyLessons: Words['how']['lessons'] = [
  {
    title: 'Finde den Weltenstein',
    text: 'Du führst eine Armee, der Feind die andere. Deine Figuren siehst du; von seinen nur die Rücken. Wer den anderen Weltenstein schlägt, gewinnt. Zieh den Zwergenfürsten vor: antippen, dann das markierte Feld.',
  },
  {
    title: 'Angreifen',
    text: 'Zieh auf einen Feind, um ihn anzugreifen. Beide Figuren werden aufgedeckt, der niedrigere Rang fällt, und ein siegreicher Angreifer nimmt das Feld. Gleiche fallen beide. Greif mit dem Hexenmeister an.',
  },
  {
    title: 'Goblins laufen',
    text: 'Ein Goblin läuft beliebig weit geradeaus. Ein langer Lauf verrät ihn; ein einzelner Schritt bewahrt das Geheimnis. Lauf oder geh, wie du willst.',
  },
  {
    title: 'Obelisken und Sappeure',
    text: 'Verfluchte Obelisken und Weltensteine ziehen nie. Ein Obelisk stoppt alles, was ihn angreift, außer dem Sappeur, der ihn wegräumt. Schick den Sappeur.',
  },
  {
    title: 'Der Assassine',
    text: 'Der Assassine ist der Schwächste; greift er aber den Drachenfürsten zuerst an, fällt der Drachenfürst. Tu es, bevor er dich findet.',
  },
  {
    title: 'Jetzt du',
    text: 'Seen sind allen im Weg. Wer nicht ziehen kann, verliert. Erobere den Weltenstein, um dieses kleine Spiel zu beenden.',
  },
];
