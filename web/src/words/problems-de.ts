/// Was an einer Aufstellung, einem Regelwerk oder einer Stellung nicht stimmt, nach Codes, auf Deutsch.
import { crossings, range, type ProblemTexts } from './problems';

const side = { red: 'Rot', blue: 'Blau' };

export const problems: ProblemTexts = {
  'wrong-count': ({ kind, placed, wanted }, name) => `${name(kind)}: ${placed} aufgestellt, ${wanted} verlangt`,
  'outside-home': ({ kind, square }, name) => `${name(kind)} auf ${square}: außerhalb des Heims`,
  'on-lake': ({ kind, square }, name) => `${name(kind)} auf ${square}: auf einem See`,
  'wrong-rows': ({ rows, wanted }) => `${rows} Reihen, ${wanted} verlangt`,
  'wrong-columns': ({ row, columns, wanted }) => `Reihe ${row}: ${columns} Felder, ${wanted} verlangt`,
  'unknown-letter': ({ letter, row, column }) => `Reihe ${row}, Spalte ${column}: „${letter}“ ist keine Figur`,
  'unknown-letter-at': ({ letter, square }) => `${square}: „${letter}“ ist keine Figur`,
  'lake-missing': ({ square }) => `${square} ist ein See`,
  'no-lake': ({ square }) => `${square} ist kein See`,
  'too-many-pieces': ({ side: of, kind, placed, has }, name) =>
    `${side[of as keyof typeof side]} ${name(kind)}: ${placed} aufgestellt, ${has} in der Armee`,
  'position-online': 'Eine Stellung spielt man gegen den Computer oder zu zweit an einem Bildschirm.',

  'position-over': 'Das Spiel wäre vorbei, bevor es beginnt. Jede Seite braucht eine Fahne und eine bewegliche Figur.',

  'unknown-base': ({ base }) => `Die Ausgabe „${base}“ gibt es nicht.`,
  'no-base': 'Die Regeln nennen keine Ausgabe, von der sie ausgehen.',
  'not-json': 'Die Regeln lassen sich nicht lesen.',
  'not-a-ruleset': 'Die Regeln lassen sich nicht lesen.',
  'unknown-field': ({ field }) => `Die Regeln haben kein Feld „${field}“.`,
  'not-one-of': ({ field, allowed, value }) => `${field} ist eines von ${allowed.join(', ')}, nicht ${value}.`,
  'not-a-number': ({ field, value }) => `${field} ist eine Zahl, nicht ${value}.`,
  'wrong-type': ({ field, value }) => `${field} kann nicht ${value} sein.`,
  'unknown-kind': ({ kind }) => `Eine Figur „${kind}“ gibt es nicht.`,
  'no-square': ({ value }) => `${value} ist kein Feld.`,
  'wrong-version': ({ version, value }) => `Das sind Regeln der Version ${value}; hier gilt Version ${version}.`,
  'two-square-range': (it) =>
    `Eine Grenze darf ${range(it, 'bis')} Mal hintereinander überschritten werden, nicht ${crossings(it.value)}.`,
  'quiet-range': ({ least, most, value }) =>
    `Die Grenze für Züge ohne Angriff liegt zwischen ${least} und ${most}, nicht bei ${value}.`,
  'columns-range': (it) => `Ein Brett hat ${range(it, 'bis')} Spalten, nicht ${it.value}.`,
  'rows-range': (it) => `Ein Brett hat ${range(it, 'bis')} Reihen, nicht ${it.value}.`,
  'home-rows-least': ({ least, value }) => `Ein Heim hat ${least} Reihe oder mehr, nicht ${value}.`,
  'home-rows-most': ({ homeRows, rows }) =>
    `Zwischen den Heimen muss eine Reihe frei bleiben; ${homeRows} für jede Seite sind zu viele von ${rows}.`,
  'lake-outside': ({ square }) => `Diese Seen liegen neben dem Brett: ${square}.`,
  'lake-in-home': ({ square }) => `Diese Seen liegen in einem Heim: ${square}.`,
  'negative-count': ({ kind, value }, name) => `${name(kind)}: ${value} ist weniger als keine.`,
  'flag-count': ({ wanted, value }) => `Eine Armee hat genau ${wanted} Fahne, nicht ${value}.`,
  'no-movable-piece': 'Eine Armee braucht eine Figur, die ziehen kann.',
  'army-too-large': ({ size, room }) => `Eine Armee von ${size} hat in einem Heim von ${room} Feldern keinen Platz.`,

  'clock-range': ({ least, most }) => `Zeiten auf einer Uhr sind ${least} bis ${most} Sekunden.`,
  'clock-days': ({ least, most }) => `Ein Zug hat ${least} bis ${most} Tage, und so eine Uhr hat sonst nichts.`,
  'unknown-preset': ({ allowed }) => `So eine Nachricht gibt es nicht, nur ${allowed.join(', ')}.`,
  'bad-date': 'Ein Datum schreibt man 2026-01-31.',
  'bad-ply': ({ least, most }) => `Ein Halbzug ist hier ${least} bis ${most}.`,
  'clock-empty': 'Eine Uhr muss Zeit zum Ziehen lassen.',

  'bad-tag': ({ line }) => `Zeile ${line}: eine Angabe sieht so aus: [Name "Wert"].`,
  'no-tag': ({ tag }) => `Die Angabe ${tag} fehlt.`,
  'tag-problems': ({ tag }) => `Die Angabe ${tag} ist nicht zu lesen.`,
  'record-version': ({ version }) => `Partien der Version ${version} sind nicht zu lesen.`,
  'other-law': 'Die Partie folgt anderen Regeln als denen, die sie nennt.',
  'record-move': ({ line, move }) => `Zeile ${line}: ${move} ist nicht erlaubt.`,
  'other-answer': ({ line, move, answer }) => `Zeile ${line}: ${move} passt nicht; das Brett sagt ${answer}.`,
  'record-empty': 'Diese Partie hat keine Züge.',
  'record-length': ({ most }) => `Eine Partie hat höchstens ${most} Züge.`,
  'record-unfinished': 'Diese Partie ist nicht zu Ende. Sag, wie sie endete, etwa [Result "red"].',
  'record-result': ({ answer }) => `Das Ergebnis passt nicht; das Brett sagt ${answer}.`,
};
