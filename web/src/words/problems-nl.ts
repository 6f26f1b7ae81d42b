/// De fouten van een opstelling, een stelling, spelregels of een opgeschreven partij, naar hun codes, in het Nederlands.
import { crossings, range, type ProblemTexts } from './problems';

const side = { red: 'Rood', blue: 'Blauw' };

export const problems: ProblemTexts = {
  'wrong-count': ({ kind, placed, wanted }, name) => `${name(kind)}: ${placed} geplaatst, ${wanted} nodig`,
  'outside-home': ({ kind, square }, name) => `${name(kind)} op ${square}: buiten het eigen gebied`,
  'on-lake': ({ kind, square }, name) => `${name(kind)} op ${square}: in een meer`,
  'wrong-rows': ({ rows, wanted }) => `${rows} rijen, ${wanted} nodig`,
  'wrong-columns': ({ row, columns, wanted }) => `Rij ${row}: ${columns} velden, ${wanted} nodig`,
  'unknown-letter': ({ letter, row, column }) => `Rij ${row}, kolom ${column}: “${letter}” is geen stuk`,
  'unknown-letter-at': ({ letter, square }) => `${square}: “${letter}” is geen stuk`,
  'lake-missing': ({ square }) => `${square} is een meer`,
  'no-lake': ({ square }) => `${square} is geen meer`,
  'too-many-pieces': ({ side: of, kind, placed, has }, name) =>
    `${name(kind)} van ${side[of as keyof typeof side]}: ${placed} geplaatst, ${has} in het leger`,
  'position-online': 'Een stelling speel je tegen de computer of samen aan één scherm.',

  'position-over':
    'Het spel zou afgelopen zijn voor het begon. Elke kant heeft een vlag nodig en een stuk dat kan bewegen.',

  'unknown-base': ({ base }) => `Er is geen editie “${base}”.`,
  'no-base': 'De regels noemen geen editie om van uit te gaan.',
  'not-json': 'De regels zijn niet te lezen.',
  'not-a-ruleset': 'De regels zijn niet te lezen.',
  'unknown-field': ({ field }) => `De regels kennen geen veld “${field}”.`,
  'not-one-of': ({ field, allowed, value }) => `${field} is een van ${allowed.join(', ')}, niet ${value}.`,
  'not-a-number': ({ field, value }) => `${field} is een getal, niet ${value}.`,
  'wrong-type': ({ field, value }) => `${field} kan niet ${value} zijn.`,
  'unknown-kind': ({ kind }) => `Er is geen stuk “${kind}”.`,
  'no-square': ({ value }) => `${value} is geen veld.`,
  'wrong-version': ({ version, value }) => `Dit zijn regels van versie ${value}; hier is het versie ${version}.`,
  'two-square-range': (it) =>
    `Een grens mag ${range(it, 'tot')} keer achter elkaar worden overschreden, niet ${crossings(it.value)}.`,
  'quiet-range': ({ least, most, value }) =>
    `De grens voor zetten zonder aanval ligt tussen ${least} en ${most}, niet bij ${value}.`,
  'columns-range': (it) => `Een bord heeft ${range(it, 'tot')} kolommen, niet ${it.value}.`,
  'rows-range': (it) => `Een bord heeft ${range(it, 'tot')} rijen, niet ${it.value}.`,
  'home-rows-least': ({ least, value }) => `Een gebied heeft ${least} rij of meer, niet ${value}.`,
  'home-rows-most': ({ homeRows, rows }) =>
    `Tussen de gebieden moet een rij vrij blijven; ${homeRows} rijen voor elke kant is te veel van ${rows}.`,
  'lake-outside': ({ square }) => `Deze meren liggen buiten het bord: ${square}.`,
  'lake-in-home': ({ square }) => `Deze meren liggen in een gebied: ${square}.`,
  'negative-count': ({ kind, value }, name) => `${name(kind)}: ${value} is minder dan niets.`,
  'flag-count': ({ wanted, value }) => `Een leger heeft precies ${wanted} vlag, niet ${value}.`,
  'no-movable-piece': 'Een leger heeft een stuk nodig dat kan bewegen.',
  'army-too-large': ({ size, room }) => `Een leger van ${size} past niet in een gebied van ${room} velden.`,

  'clock-range': ({ least, most }) => `Tijden op een klok lopen van ${least} tot ${most} seconden.`,
  'clock-days': ({ least, most }) => `Een zet heeft ${least} tot ${most} dagen, en zo’n klok heeft verder niets.`,
  'unknown-preset': ({ allowed }) => `Dat bericht is er niet, wel ${allowed.join(', ')}.`,
  'bad-date': 'Een datum schrijf je als 2026-01-31.',
  'bad-ply': ({ least, most }) => `Zetten lopen hier van ${least} tot ${most}.`,
  'clock-empty': 'Een klok moet tijd overlaten om te zetten.',

  'bad-tag': ({ line }) => `Regel ${line}: een gegeven ziet eruit als [Naam "waarde"].`,
  'no-tag': ({ tag }) => `Het gegeven ${tag} ontbreekt.`,
  'tag-problems': ({ tag }) => `Het gegeven ${tag} is niet te lezen.`,
  'record-version': ({ version }) => `Partijen van versie ${version} zijn niet te lezen.`,
  'other-law': 'De partij volgt andere regels dan ze noemt.',
  'record-move': ({ line, move }) => `Regel ${line}: ${move} mag niet.`,
  'other-answer': ({ line, move, answer }) => `Regel ${line}: ${move} klopt niet; het bord zegt ${answer}.`,
  'record-empty': 'Deze partij heeft geen zetten.',
  'record-length': ({ most }) => `Een partij heeft hoogstens ${most} zetten.`,
  'record-unfinished': 'Deze partij is niet afgelopen. Zeg hoe ze eindigde, zoals [Result "red"].',
  'record-result': ({ answer }) => `De uitslag klopt niet; het bord zegt ${answer}.`,
};
