/// Die Sätze des Regelbuchs, in denen Figuren vorkommen, mit den Namen der Fantasy-Figuren.
import type { BookTexts } from './book';
import { book } from './book-de';

export const fantasyBook: BookTexts = {
  ...book,
  captureTheFlag: 'Triff den Weltenstein des Feindes, mit welcher Figur auch immer, und du hast sofort gewonnen.',
  immovable:
    'Verfluchte Obelisken und Weltensteine ziehen nie; nichts betritt oder überquert einen See oder springt über eine Figur.',
  scoutStrike: {
    ADJACENT:
      'Ein Goblin läuft beliebig weit geradeaus über leere Felder, oder er schlägt einen Nachbarn; nie beides in einem Zug.',
    IN_LINE: 'Ein Goblin läuft beliebig weit geradeaus, wie ein Turm im Schach, und darf schlagen, worauf er trifft.',
    MOVE_THEN_STRIKE:
      'Ein Goblin läuft beliebig weit geradeaus und darf dann jeden Nachbarn des Feldes schlagen, auf dem er anhielt.',
  },
  spy: 'Ein Assassine, der den Drachenfürsten angreift, siegt; wer den Assassinen angreift, entfernt ihn.',
  bomb: {
    STAYS:
      'Wer einen Verfluchten Obelisken angreift, wird entfernt und der Obelisk bleibt; nur ein Sappeur räumt ihn weg.',
    SPENT:
      'Wer einen Verfluchten Obelisken angreift, wird entfernt und der Obelisk mit ihm; nur ein Sappeur räumt ihn weg und bleibt.',
  },
  winningDefender: {
    STAYS: 'Ein siegreicher Verteidiger bleibt stehen.',
    ADVANCES: 'Ein siegreicher Verteidiger rückt auf das Feld, von dem der Angriff kam; ein Verfluchter Obelisk nie.',
  },
  reveal: {
    FOR_GOOD: 'Eine im Kampf gezeigte Figur, oder ein Goblin, der weiter als ein Feld lief, bleibt offen.',
    UNTIL_TURN_ENDS:
      'Eine im Kampf gezeigte Figur, oder ein Goblin, der weiter als ein Feld lief, wird mit dem nächsten Zug wieder verdeckt: merken. Die Gefallenen bleiben aufgezählt.',
  },
  privilege: {
    marshal:
      'Die stärkste Figur; fällt nur einem Assassinen, der sie angreift, einem anderen Drachenfürsten oder einem Verfluchten Obelisken.',
    miner: 'Räumt Verfluchte Obelisken weg und nimmt ihren Platz ein.',
    spy: 'Besiegt den Drachenfürsten, wenn er ihn zuerst angreift; unterliegt allen anderen.',
    flag: 'Zieht nie. Wer ihn angreift, hat gewonnen.',
  },
};
