/// The flaws of a setup and the faults of a ruleset or a position by their codes, in English.
import { crossings, range, type ProblemTexts } from './problems';

const side = { red: 'Red', blue: 'Blue' };

export const problems: ProblemTexts = {
  'wrong-count': ({ kind, placed, wanted }, name) => `${name(kind)}: ${placed} placed, ${wanted} wanted`,
  'outside-home': ({ kind, square }, name) => `${name(kind)} on ${square}: outside the home`,
  'on-lake': ({ kind, square }, name) => `${name(kind)} on ${square}: on a lake`,
  'wrong-rows': ({ rows, wanted }) => `${rows} rows, ${wanted} wanted`,
  'wrong-columns': ({ row, columns, wanted }) => `Row ${row}: ${columns} squares, ${wanted} wanted`,
  'unknown-letter': ({ letter, row, column }) => `Row ${row}, column ${column}: “${letter}” names no piece`,
  'unknown-letter-at': ({ letter, square }) => `${square}: “${letter}” names no piece`,
  'lake-missing': ({ square }) => `${square} is a lake`,
  'no-lake': ({ square }) => `${square} is no lake`,
  'too-many-pieces': ({ side: of, kind, placed, has }, name) =>
    `${side[of as keyof typeof side]} ${name(kind)}: ${placed} placed, ${has} in the army`,
  'position-online': 'A position is played against the computer or at one screen.',

  'position-over': 'The game would be over before it began. Each side needs a flag and a piece that can move.',

  'unknown-base': ({ base }) => `There is no edition “${base}”.`,
  'no-base': 'The rules name no edition to start from.',
  'not-json': 'The rules cannot be read.',
  'not-a-ruleset': 'The rules cannot be read.',
  'unknown-field': ({ field }) => `The rules have no field “${field}”.`,
  'not-one-of': ({ field, allowed, value }) => `${field} is one of ${allowed.join(', ')}, not ${value}.`,
  'not-a-number': ({ field, value }) => `${field} is a number, not ${value}.`,
  'wrong-type': ({ field, value }) => `${field} cannot be ${value}.`,
  'unknown-kind': ({ kind }) => `There is no piece “${kind}”.`,
  'no-square': ({ value }) => `${value} is no square.`,
  'wrong-version': ({ version, value }) => `These are rules of version ${value}; this is version ${version}.`,
  'two-square-range': (it) =>
    `A boundary may be crossed ${range(it, 'to')} times in a row, not ${crossings(it.value)}.`,
  'quiet-range': ({ least, most, value }) =>
    `The limit of moves without a strike lies between ${least} and ${most}, not at ${value}.`,
  'columns-range': (it) => `A board has ${range(it, 'to')} columns, not ${it.value}.`,
  'rows-range': (it) => `A board has ${range(it, 'to')} rows, not ${it.value}.`,
  'home-rows-least': ({ least, value }) => `A home has ${least} row or more, not ${value}.`,
  'home-rows-most': ({ homeRows, rows }) =>
    `A row must stay free between the homes; ${homeRows} rows for each side are too many of ${rows}.`,
  'lake-outside': ({ square }) => `These lakes lie outside the board: ${square}.`,
  'lake-in-home': ({ square }) => `These lakes lie in a home: ${square}.`,
  'negative-count': ({ kind, value }, name) => `${name(kind)}: ${value} is less than none.`,
  'flag-count': ({ wanted, value }) => `An army has exactly ${wanted} flag, not ${value}.`,
  'no-movable-piece': 'An army needs a piece that can move.',
  'army-too-large': ({ size, room }) => `An army of ${size} has no room in a home of ${room} squares.`,

  'clock-range': ({ least, most }) => `Times on a clock are ${least} to ${most} seconds.`,
  'clock-days': ({ least, most }) => `A move has ${least} to ${most} days, and such a clock has nothing else.`,
  'unknown-preset': ({ allowed }) => `There is no such message, only ${allowed.join(', ')}.`,
  'bad-date': 'A date is written 2026-01-31.',
  'bad-ply': ({ least, most }) => `A ply here is ${least} to ${most}.`,
  'clock-empty': 'A clock must leave some time to move in.',

  'bad-tag': ({ line }) => `Line ${line}: a tag looks like [Name "value"].`,
  'no-tag': ({ tag }) => `The tag ${tag} is missing.`,
  'tag-problems': ({ tag, problems: why }) => `The tag ${tag} cannot be read: ${why}.`,
  'record-version': ({ version }) => `A record of version ${version} cannot be read.`,
  'other-law': 'The game was played under other rules than it names.',
  'record-move': ({ line, move, reason }) => `Line ${line}: ${move} cannot be played. ${reason}`,
  'other-answer': ({ line, move, answer }) => `Line ${line}: ${move} does not fit; the board says ${answer}.`,
  'record-empty': 'This record has no moves.',
  'record-length': ({ most }) => `A record has at most ${most} moves.`,
  'record-unfinished': 'This game is not over. Say how it ended, such as [Result "red"].',
  'record-result': ({ answer }) => `The result does not fit; the board says ${answer}.`,
};
