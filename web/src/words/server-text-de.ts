/// Die Texte des Servers auf Deutsch.
import type { TextTable } from './server-text';

export const serverText: TextTable = {
  // Die Ausgaben.
  Classic: 'Klassisch',
  'The tournament rules that clubs and leagues play by.': 'Die Turnierregeln, nach denen Vereine und Ligen spielen.',
  'Forty pieces a side; scouts run and strike in a line.':
    'Vierzig Figuren je Seite; Aufklärer laufen und schlagen geradeaus.',
  'What a battle has shown stays known for the rest of the game.':
    'Was ein Kampf gezeigt hat, bleibt bis zum Ende bekannt.',
  'Nobody may shuttle or chase for ever, and two hundred quiet plies are a draw.':
    'Niemand darf ewig pendeln oder jagen, und zweihundert ruhige Züge sind unentschieden.',
  'A spy that strikes the flag wins, as any piece does.':
    'Ein Spion, der die Fahne angreift, gewinnt, wie jede andere Figur.',

  Fantasy: 'Fantasy',
  'A design for a ten by ten board game with fantasy roles, from Dragon Lord to World Stone.':
    'Ein Entwurf für ein Brettspiel auf zehn mal zehn Feldern mit Fantasy-Rollen, vom Drachenfürsten bis zum Weltenstein.',
  'Dragon Lords and Goblins: the army can be changed before the game.':
    'Drachenfürsten und Goblins: die Armee lässt sich vor dem Spiel ändern.',
  'What a battle shows is hidden again when the turn ends, so remember it.':
    'Was ein Kampf zeigt, wird nach dem Zug wieder verdeckt: merken.',
  'A player who cannot move passes.': 'Wer nicht ziehen kann, setzt aus.',
  'A player with movable pieces but no move passes; the document does not say.':
    'Wer bewegliche Figuren, aber keinen Zug hat, setzt aus; die Quelle sagt nichts dazu.',
  'The General is the "Elven King"; the document writes "Eleven King".':
    'Der General heißt „Elfenkönig“; die Quelle schreibt „Eleven King“.',

  Tabletop: 'Am Tisch',
  'A proposal for a game of two people at one screen.': 'Ein Vorschlag für ein Spiel zu zweit an einem Bildschirm.',
  'Made for two people at one screen, with a curtain between the turns.':
    'Für zwei an einem Bildschirm gemacht, mit einem Vorhang zwischen den Zügen.',
  'A scout runs in a line and may then strike to any side.':
    'Ein Aufklärer läuft geradeaus und darf dann nach jeder Seite schlagen.',
  'What a battle shows is hidden again when the turn ends.': 'Was ein Kampf zeigt, wird nach dem Zug wieder verdeckt.',

  'Nine ranks': 'Neun Ränge',
  'A rule sheet that numbers the ranks from #, the marshal, down to #, the scout.':
    'Ein Regelblatt, das die Ränge von #, dem Marschall, bis #, dem Aufklärer, zählt.',
  'One lake of four squares in the middle of the board.': 'Ein See aus vier Feldern in der Mitte des Bretts.',
  'A bomb goes off once: it takes its attacker along and is gone.':
    'Eine Bombe geht nur einmal hoch: sie nimmt ihren Angreifer mit und ist weg.',
  'Six scouts and five sergeants: thirty-nine pieces, and one home square stays empty.':
    'Sechs Aufklärer und fünf Unteroffiziere: neununddreißig Figuren, und ein Heimfeld bleibt leer.',
  'The sheet says forty pieces and lists thirty-nine; the list is kept.':
    'Das Blatt sagt vierzig Figuren und zählt neununddreißig auf; die Aufzählung gilt.',

  'Quick battle': 'Schnelle Schlacht',
  'The short variation on the same rule sheet as nine ranks.':
    'Die kurze Spielart auf demselben Regelblatt wie Neun Ränge.',
  'Ten pieces a side on an eight by eight board.': 'Zehn Figuren je Seite auf einem Brett von acht mal acht Feldern.',
  'Over in a quarter of an hour.': 'In einer Viertelstunde vorbei.',
  'Each home has three rows; the sheet does not say how many.':
    'Jedes Heim hat drei Reihen; das Blatt sagt nicht, wie viele.',

  Commander: 'Kommandeur',
  "A program's welcome page, with its tables of pieces and privileges.":
    'Die Begrüßungsseite eines Programms, mit ihren Tabellen der Figuren und Vorrechte.',
  'Red places its whole army first, then Blue.': 'Rot stellt zuerst seine ganze Armee auf, danach Blau.',
  'No piece goes back and forth between two squares in three turns running.':
    'Keine Figur zieht drei Züge lang zwischen zwei Feldern hin und her.',

  Vintage: 'Frühe Ausgabe',
  'The instructions of a class project that retells an early boxed edition.':
    'Die Anleitung einer Studienarbeit, die eine frühe Schachtelausgabe nacherzählt.',
  'A scout runs or strikes, never both in a turn.': 'Ein Aufklärer läuft oder schlägt, nie beides in einem Zug.',
  'A defender that wins moves into the square its attacker came from.':
    'Ein siegreicher Verteidiger rückt auf das Feld, von dem der Angriff kam.',
  'The lakes stand where they do in classic; the document does not mention them.':
    'Die Seen liegen wie in der klassischen Ausgabe; die Quelle erwähnt sie nicht.',

  Barrage: 'Sperrfeuer',
  'The short form that players favour between longer games.':
    'Die kurze Form, die man gern zwischen längeren Spielen spielt.',
  'Eight pieces a side, anywhere in four home rows.': 'Acht Figuren je Seite, irgendwo in vier Heimreihen.',
  'Classic rules on the classic board, with room to run.':
    'Klassische Regeln auf dem klassischen Brett, mit viel Platz zum Laufen.',
  'Most of the home is empty: where nothing stands tells something too.':
    'Das Heim ist fast leer: auch wo nichts steht, verrät etwas.',

  Duel: 'Duell',
  'The ten-piece game that comes in the same box as the long one.':
    'Das Spiel mit zehn Figuren, das in derselben Schachtel liegt wie das lange.',
  'Ten pieces a side on the full board.': 'Zehn Figuren je Seite auf dem ganzen Brett.',
  'Two bombs, two miners, two scouts, and nobody between spy and general.':
    'Zwei Bomben, zwei Mineure, zwei Aufklärer, und zwischen ihnen und dem General niemand.',
  'Classic rules throughout.': 'Sonst überall die klassischen Regeln.',

  // Wie stark der Computer spielt.
  Recruit: 'Rekrut',
  'Strikes whatever is in its way.': 'Greift alles an, was ihm im Weg steht.',
  Guard: 'Wache',
  'Wanders about and forgets at once.': 'Streift umher und vergisst sofort.',
  Scout: 'Aufklärer',
  'Goes after what it sees and forgets at once.': 'Geht auf das los, was es sieht, und vergisst sofort.',
  Sergeant: 'Unteroffizier',
  'Sees one move and forgets at once.': 'Sieht einen Zug weit und vergisst sofort.',
  Captain: 'Hauptmann',
  'Guards its flag and its secrets, and forgets soon.': 'Hütet seine Fahne und seine Geheimnisse und vergisst bald.',
  Colonel: 'Oberst',
  'Sees the answer to its move, and knows how people set up.':
    'Sieht die Antwort auf seinen Zug und weiß, wie man aufstellt.',
  General: 'General',
  "Reads its enemy's moves and remembers all.": 'Liest in den Zügen des Gegners und merkt sich alles.',
  Marshal: 'Marschall',
  'Plays as well as it can.': 'Spielt, so gut es kann.',

  // Das Regelbuch.
  'The aim': 'Das Ziel',
  "Strike the enemy's flag, with any piece, and you have won at once.":
    'Greif mit irgendeiner Figur die feindliche Fahne an, und du hast sofort gewonnen.',
  'A player whose movable pieces are all gone has lost.': 'Wer keine bewegliche Figur mehr hat, hat verloren.',
  'The board': 'Das Brett',
  "The board has # columns and # rows; each army's home is the # rows nearest to its player.":
    'Das Brett hat # Spalten und # Reihen; das Heim jeder Armee sind die # Reihen, die ihrem Spieler am nächsten liegen.',
  "The board has # columns and # rows; each army's home is the # row nearest to its player.":
    'Das Brett hat # Spalten und # Reihen; das Heim jeder Armee ist die # Reihe, die ihrem Spieler am nächsten liegt.',
  'There are no lakes.': 'Es gibt keine Seen.',
  'Lakes: #.': 'Seen: #.',
  'Setting up': 'Aufstellen',
  'Each army has # pieces, placed anywhere in its home, which it fills.':
    'Jede Armee hat # Figuren, beliebig in ihrem Heim aufgestellt, das sie ausfüllt.',
  'Each army has # pieces, placed anywhere in its home; # square of it stays empty, where the player chooses.':
    'Jede Armee hat # Figuren, beliebig in ihrem Heim aufgestellt; # Feld bleibt leer, der Spieler wählt welches.',
  'Each army has # pieces, placed anywhere in its home; # squares of it stay empty, where the player chooses.':
    'Jede Armee hat # Figuren, beliebig in ihrem Heim aufgestellt; # Felder bleiben leer, der Spieler wählt welche.',
  'Both players place at the same time, unseen.': 'Beide stellen gleichzeitig und verdeckt auf.',
  'Red places first, then Blue, each unseen by the other.': 'Erst stellt Rot auf, dann Blau, jeder verdeckt.',
  Moving: 'Ziehen',
  'Red moves first, then the players take turns.': 'Rot beginnt, dann wird abwechselnd gezogen.',
  'Blue moves first, then the players take turns.': 'Blau beginnt, dann wird abwechselnd gezogen.',
  'Who moves first is drawn by lot, then the players take turns.':
    'Das Los entscheidet, wer beginnt, dann wird abwechselnd gezogen.',
  'On your turn you move one piece one square, forward, backward or sideways, never diagonally.':
    'In deinem Zug ziehst du eine Figur um ein Feld, vor, zurück oder zur Seite, nie schräg.',
  'Bombs and flags never move; nothing enters or crosses a lake or jumps over a piece.':
    'Bomben und Fahnen ziehen nie; nichts betritt oder überquert einen See oder springt über eine Figur.',
  'A scout slides any distance in a line of empty squares, or strikes a neighbour; never both in a turn.':
    'Ein Aufklärer läuft beliebig weit geradeaus über leere Felder, oder er schlägt einen Nachbarn; nie beides in einem Zug.',
  'A scout slides any distance in a line, as a rook in chess, and may strike what it runs into.':
    'Ein Aufklärer läuft beliebig weit geradeaus, wie ein Turm im Schach, und darf schlagen, worauf er trifft.',
  'A scout slides any distance in a line and may then strike any neighbour of where it stopped.':
    'Ein Aufklärer läuft beliebig weit geradeaus und darf dann jeden Nachbarn des Feldes schlagen, auf dem er anhielt.',
  'Nobody passes a turn who can move.': 'Wer ziehen kann, darf nicht aussetzen.',
  Striking: 'Angreifen',
  'A piece that moves onto an enemy strikes it; both are shown to both players.':
    'Wer auf eine feindliche Figur zieht, greift sie an; beide Spieler sehen beide Figuren.',
  'The higher rank wins, the lower one is removed; an attacker that wins moves in.':
    'Der höhere Rang siegt, der niedrigere wird entfernt; ein siegreicher Angreifer rückt ein.',
  'When equal ranks meet, both are removed.': 'Treffen gleiche Ränge aufeinander, werden beide entfernt.',
  'When equal ranks meet, the attacker wins.': 'Treffen gleiche Ränge aufeinander, siegt der Angreifer.',
  'When equal ranks meet, the defender wins.': 'Treffen gleiche Ränge aufeinander, siegt der Verteidiger.',
  'A spy that strikes the marshal wins; whoever strikes the spy removes it.':
    'Ein Spion, der den Marschall angreift, siegt; wer den Spion angreift, entfernt ihn.',
  'Whoever strikes a bomb is removed and the bomb stays, but a miner defuses it.':
    'Wer eine Bombe angreift, wird entfernt und die Bombe bleibt; nur ein Mineur entschärft sie.',
  'Whoever strikes a bomb is removed, and the bomb with it, but a miner defuses it and stays.':
    'Wer eine Bombe angreift, wird entfernt und die Bombe mit ihm; nur ein Mineur entschärft sie und bleibt.',
  'A defender that wins stays where it is.': 'Ein siegreicher Verteidiger bleibt stehen.',
  'A defender that wins moves into the square its attacker struck from; a bomb never does.':
    'Ein siegreicher Verteidiger rückt auf das Feld, von dem der Angriff kam; eine Bombe nie.',
  'What stays known': 'Was bekannt bleibt',
  'A piece shown in battle, or a scout that ran more than one square, stays shown.':
    'Eine im Kampf gezeigte Figur, oder ein Aufklärer, der weiter als ein Feld lief, bleibt offen.',
  'A piece shown in battle, or a scout that ran more than one square, is hidden again when the next move is made: remember it. The fallen stay listed.':
    'Eine im Kampf gezeigte Figur, oder ein Aufklärer, der weiter als ein Feld lief, wird mit dem nächsten Zug wieder verdeckt: merken. Die Gefallenen bleiben aufgezählt.',
  'Going back and forth': 'Hin und her',
  'A piece may go back and forth as often as it likes.': 'Eine Figur darf beliebig oft hin und her ziehen.',
  'A piece may not go back and forth between the same two squares in three turns running; a strike is always allowed.':
    'Eine Figur darf nicht drei Züge lang zwischen denselben zwei Feldern hin und her ziehen; ein Angriff ist immer erlaubt.',
  'The same piece may not cross the boundary between two squares more than # times in a row.':
    'Dieselbe Figur darf die Grenze zwischen zwei Feldern nicht öfter als # Mal hintereinander überschreiten.',
  'The same piece may not cross the boundary between two squares more than # time in a row.':
    'Dieselbe Figur darf die Grenze zwischen zwei Feldern nicht öfter als # Mal hintereinander überschreiten.',
  'A piece may be chased for ever.': 'Eine Figur darf ohne Ende gejagt werden.',
  'A piece may not be chased for ever: whoever keeps threatening may not bring the same position back.':
    'Eine Figur darf nicht ohne Ende gejagt werden: wer immer weiter droht, darf dieselbe Stellung nicht noch einmal herbeiführen.',
  'How it ends': 'Wie es endet',
  'A player who cannot make any move has lost.': 'Wer nicht ziehen kann, hat verloren.',
  'A player who has movable pieces but no move passes; if the other has none either, it is a draw.':
    'Wer bewegliche Figuren, aber keinen Zug hat, setzt aus; hat auch der andere keinen, ist es unentschieden.',
  'If neither side can ever move again, it is a draw.': 'Kann keine Seite je wieder ziehen, ist es unentschieden.',
  'If neither side has a movable piece left, the player to move has lost.':
    'Hat keine Seite mehr eine bewegliche Figur, verliert, wer am Zug ist.',
  'A game may be quiet for as long as the players like.': 'Es darf so lange ruhig bleiben, wie die Spieler wollen.',
  "# moves in a row without a strike, both players' counted, are a draw.":
    '# Züge hintereinander ohne Angriff, beide Spieler zusammengezählt, sind unentschieden.',
  "# move in a row without a strike, both players' counted, are a draw.": '# Zug ohne Angriff ist unentschieden.',

  // Vorrechte der Figuren.
  'The strongest; falls only to a spy that strikes it, to another marshal or to a bomb.':
    'Die stärkste Figur; fällt nur einem Spion, der sie angreift, einem anderen Marschall oder einer Bombe.',
  'Defuses bombs and takes their place.': 'Entschärft Bomben und nimmt ihren Platz ein.',
  'Removes the marshal if it strikes first; loses to everyone else.':
    'Besiegt den Marschall, wenn er ihn zuerst angreift; unterliegt allen anderen.',
  'Never moves. Whoever strikes it has won.': 'Zieht nie. Wer sie angreift, hat gewonnen.',

  // Fertige Aufstellungen.
  'Corner keep': 'Eckturm',
  'Old mill': 'Alte Mühle',
  'Left anchor': 'Linker Anker',
  'Harbour wall': 'Hafenmauer',
  'River gate': 'Flusstor',
  'Northern watch': 'Nordwache',
  'Stone bridge': 'Steinbrücke',
  'Quiet valley': 'Stilles Tal',
  'Twin towers': 'Zwei Türme',
  'Long barn': 'Lange Scheune',
  'Chapel yard': 'Kapellenhof',
  'Market cross': 'Marktkreuz',
  'East wing': 'Ostflügel',
  'Lantern hill': 'Laternenberg',
  'Orchard wall': 'Obstgartenmauer',
  'Toll house': 'Zollhaus',
  "Shepherd's rest": 'Schäferrast',
  'Iron ring': 'Eiserner Ring',
  'Far corner': 'Ferne Ecke',
  'Last bastion': 'Letzte Bastion',
  'High ground': 'Anhöhe',
  'High corner': 'Hohe Ecke',
  'Hollow square': 'Hohles Karree',
  'Open hand': 'Offene Hand',
  'Thin ice': 'Dünnes Eis',
  'Straw man': 'Strohmann',
  'Empty chair': 'Leerer Stuhl',
  'Bare courage': 'Nackter Mut',
  Spearhead: 'Speerspitze',
  'Forced march': 'Gewaltmarsch',
  'Drums ahead': 'Trommeln voraus',
  'Storm front': 'Sturmfront',
  'Broad advance': 'Breiter Vormarsch',
  'Cavalry wing': 'Reiterflügel',
  'Open gate': 'Offenes Tor',
  'Early bell': 'Frühe Glocke',
  'Middle watch': 'Mittelwache',
  'Left hook': 'Linker Haken',
  'Wide wings': 'Weite Flügel',
  'Long lane': 'Lange Gasse',

  // Was gegen ein Regelwerk spricht.
  'board.columns must be # to #, not #': 'Ein Brett hat # bis # Spalten, nicht #.',
  'board.rows must be # to #, not #': 'Ein Brett hat # bis # Reihen, nicht #.',
  'board.homeRows must be # or more, not #': 'Ein Heim hat # Reihe oder mehr, nicht #.',
  'board.homeRows must leave a row between the homes: # each of #':
    'Zwischen den Heimen muss eine Reihe frei bleiben; # für jede Seite sind zu viele von #.',
  'board.lakes: # is outside the board': 'Diese Seen liegen neben dem Brett: #.',
  'board.lakes: # is in a home': 'Diese Seen liegen in einem Heim: #.',
  'army.flag must be exactly #, not #': 'Eine Armee hat genau # Fahne, nicht #.',
  'army has no movable piece': 'Eine Armee braucht eine Figur, die ziehen kann.',
  'army of # is larger than its home of # squares': 'Eine Armee von # hat in einem Heim von # Feldern keinen Platz.',
  'twoSquare must be OFF, SHUTTLE or BOUNDARY_# to BOUNDARY_#, not "BOUNDARY_#"':
    'Eine Grenze darf # bis # Mal hintereinander überschritten werden, nicht #.',
  'quietLimit must be "OFF" or a number of plies from # to #, not #':
    'Die Grenze für Züge ohne Angriff liegt zwischen # und #, nicht bei #.',
};
