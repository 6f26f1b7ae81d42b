/// Das Regelbuch auf Deutsch.
import type { BookTexts } from './book';

export const book: BookTexts = {
  aim: 'Das Ziel',
  captureTheFlag: 'Greif mit irgendeiner Figur die feindliche Fahne an, und du hast sofort gewonnen.',
  noMovablePieces: 'Wer keine bewegliche Figur mehr hat, hat verloren.',

  board: 'Das Brett',
  size: (columns, rows, homeRows) =>
    `Das Brett hat ${columns} Spalten und ${rows} Reihen; das Heim jeder Armee ${
      homeRows === 1 ? 'ist die Reihe, die' : `sind die ${homeRows} Reihen, die`
    } ihrem Spieler am nächsten ${homeRows === 1 ? 'liegt' : 'liegen'}.`,
  lakes: (squares) => (squares.length === 0 ? 'Es gibt keine Seen.' : `Seen: ${squares.join(' ')}.`),

  settingUp: 'Aufstellen',
  army: (size, free) =>
    `Jede Armee hat ${size} Figuren, beliebig in ihrem Heim aufgestellt${
      free === 0
        ? ', das sie ausfüllt.'
        : free === 1
          ? '; 1 Feld bleibt leer, der Spieler wählt welches.'
          : `; ${free} Felder bleiben leer, der Spieler wählt welche.`
    }`,
  setupOrder: {
    TOGETHER: 'Beide stellen gleichzeitig und verdeckt auf.',
    RED_THEN_BLUE: 'Erst stellt Rot auf, dann Blau, jeder verdeckt.',
  },

  moving: 'Ziehen',
  firstMover: {
    RED: 'Rot beginnt, dann wird abwechselnd gezogen.',
    BLUE: 'Blau beginnt, dann wird abwechselnd gezogen.',
    RANDOM: 'Das Los entscheidet, wer beginnt, dann wird abwechselnd gezogen.',
  },
  oneStep: 'In deinem Zug ziehst du eine Figur um ein Feld, vor, zurück oder zur Seite, nie schräg.',
  immovable: 'Bomben und Fahnen ziehen nie; nichts betritt oder überquert einen See oder springt über eine Figur.',
  scoutStrike: {
    ADJACENT:
      'Ein Aufklärer läuft beliebig weit geradeaus über leere Felder, oder er schlägt einen Nachbarn; nie beides in einem Zug.',
    IN_LINE:
      'Ein Aufklärer läuft beliebig weit geradeaus, wie ein Turm im Schach, und darf schlagen, worauf er trifft.',
    MOVE_THEN_STRIKE:
      'Ein Aufklärer läuft beliebig weit geradeaus und darf dann jeden Nachbarn des Feldes schlagen, auf dem er anhielt.',
  },
  mustMove: 'Wer ziehen kann, darf nicht aussetzen.',

  striking: 'Angreifen',
  bothShown: 'Wer auf eine feindliche Figur zieht, greift sie an; beide Spieler sehen beide Figuren.',
  higherWins: 'Der höhere Rang siegt, der niedrigere wird entfernt; ein siegreicher Angreifer rückt ein.',
  equalRanks: {
    BOTH_FALL: 'Treffen gleiche Ränge aufeinander, werden beide entfernt.',
    ATTACKER_WINS: 'Treffen gleiche Ränge aufeinander, siegt der Angreifer.',
    DEFENDER_WINS: 'Treffen gleiche Ränge aufeinander, siegt der Verteidiger.',
  },
  spy: 'Ein Spion, der den Marschall angreift, siegt; wer den Spion angreift, entfernt ihn.',
  bomb: {
    STAYS: 'Wer eine Bombe angreift, wird entfernt und die Bombe bleibt; nur ein Mineur entschärft sie.',
    SPENT: 'Wer eine Bombe angreift, wird entfernt und die Bombe mit ihm; nur ein Mineur entschärft sie und bleibt.',
  },
  winningDefender: {
    STAYS: 'Ein siegreicher Verteidiger bleibt stehen.',
    ADVANCES: 'Ein siegreicher Verteidiger rückt auf das Feld, von dem der Angriff kam; eine Bombe nie.',
  },

  known: 'Was bekannt bleibt',
  reveal: {
    FOR_GOOD: 'Eine im Kampf gezeigte Figur, oder ein Aufklärer, der weiter als ein Feld lief, bleibt offen.',
    UNTIL_TURN_ENDS:
      'Eine im Kampf gezeigte Figur, oder ein Aufklärer, der weiter als ein Feld lief, wird mit dem nächsten Zug wieder verdeckt: merken. Die Gefallenen bleiben aufgezählt.',
  },

  repetition: 'Hin und her',
  twoSquare: {
    OFF: 'Eine Figur darf beliebig oft hin und her ziehen.',
    SHUTTLE:
      'Eine Figur darf nicht drei Züge lang zwischen denselben zwei Feldern hin und her ziehen; ein Angriff ist immer erlaubt.',
    BOUNDARY: (times) =>
      `Dieselbe Figur darf die Grenze zwischen zwei Feldern nicht öfter als ${times} Mal hintereinander überschreiten.`,
  },
  chase: {
    OFF: 'Eine Figur darf ohne Ende gejagt werden.',
    MORE_SQUARE:
      'Eine Figur darf nicht ohne Ende gejagt werden: wer immer weiter droht, darf dieselbe Stellung nicht noch einmal herbeiführen.',
  },

  ending: 'Wie es endet',
  blocked: {
    LOSES: 'Wer nicht ziehen kann, hat verloren.',
    PASSES: 'Wer bewegliche Figuren, aber keinen Zug hat, setzt aus; hat auch der andere keinen, ist es unentschieden.',
  },
  bothImmobile: {
    DRAW: 'Kann keine Seite je wieder ziehen, ist es unentschieden.',
    TO_MOVE_LOSES: 'Hat keine Seite mehr eine bewegliche Figur, verliert, wer am Zug ist.',
  },
  quietLimit: {
    OFF: 'Es darf so lange ruhig bleiben, wie die Spieler wollen; nur ein Server wertet 2000 Züge in Folge ohne Angriff als unentschieden.',
    ON: (plies) =>
      plies === 1
        ? '1 Zug ohne Angriff ist unentschieden.'
        : `${plies} Züge hintereinander ohne Angriff, beide Spieler zusammengezählt, sind unentschieden.`,
  },

  privilege: {
    marshal: 'Die stärkste Figur; fällt nur einem Spion, der sie angreift, einem anderen Marschall oder einer Bombe.',
    miner: 'Entschärft Bomben und nimmt ihren Platz ein.',
    spy: 'Besiegt den Marschall, wenn er ihn zuerst angreift; unterliegt allen anderen.',
    flag: 'Zieht nie. Wer sie angreift, hat gewonnen.',
  },
};
