/// Les défauts d’un placement, d’une position, de règles ou d’une partie écrite, par leurs codes, en français.
import { crossings, range, type ProblemTexts } from './problems';

const side = { red: 'rouge', blue: 'bleu' };

export const problems: ProblemTexts = {
  'wrong-count': ({ kind, placed, wanted }, name) => `${name(kind)} : ${placed} sur le plateau, il en faut ${wanted}`,
  'outside-home': ({ kind, square }, name) => `${name(kind)} en ${square} : hors de votre camp`,
  'on-lake': ({ kind, square }, name) => `${name(kind)} en ${square} : dans un lac`,
  'wrong-rows': ({ rows, wanted }) => `${rows} rangées, il en faut ${wanted}`,
  'wrong-columns': ({ row, columns, wanted }) => `Rangée ${row} : ${columns} cases, il en faut ${wanted}`,
  'unknown-letter': ({ letter, row, column }) => `Rangée ${row}, colonne ${column} : « ${letter} » n’est pas une pièce`,
  'unknown-letter-at': ({ letter, square }) => `${square} : « ${letter} » n’est pas une pièce`,
  'lake-missing': ({ square }) => `${square} est un lac`,
  'no-lake': ({ square }) => `${square} n’est pas un lac`,
  'too-many-pieces': ({ side: of, kind, placed, has }, name) =>
    `${name(kind)}, camp ${side[of as keyof typeof side]} : ${placed} sur le plateau, ${has} dans l’armée`,
  'position-online': 'Une position se joue contre l’ordinateur ou à deux sur un écran.',

  'position-over':
    'La partie serait terminée avant de commencer. Chaque camp a besoin d’un drapeau et d’une pièce qui bouge.',

  'unknown-base': ({ base }) => `Il n’y a pas d’édition « ${base} ».`,
  'no-base': 'Les règles ne disent pas de quelle édition elles partent.',
  'not-json': 'Les règles sont illisibles.',
  'not-a-ruleset': 'Les règles sont illisibles.',
  'unknown-field': ({ field }) => `Les règles n’ont pas de champ « ${field} ».`,
  'not-one-of': ({ field, allowed, value }) => `${field} vaut ${allowed.join(', ')}, et non ${value}.`,
  'not-a-number': ({ field, value }) => `${field} est un nombre, et non ${value}.`,
  'wrong-type': ({ field, value }) => `${field} ne peut pas valoir ${value}.`,
  'unknown-kind': ({ kind }) => `Il n’y a pas de pièce « ${kind} ».`,
  'no-square': ({ value }) => `${value} n’est pas une case.`,
  'wrong-version': ({ version, value }) => `Ces règles sont de la version ${value} ; ici, c’est la version ${version}.`,
  'two-square-range': (it) => `Une limite se franchit ${range(it, 'à')} fois de suite, et non ${crossings(it.value)}.`,
  'quiet-range': ({ least, most, value }) =>
    `La limite des coups sans attaque va de ${least} à ${most} ; ${value} n’en est pas.`,
  'columns-range': (it) => `Un plateau a ${range(it, 'à')} colonnes, et non ${it.value}.`,
  'rows-range': (it) => `Un plateau a ${range(it, 'à')} rangées, et non ${it.value}.`,
  'home-rows-least': ({ least, value }) => `Un camp a au moins ${least} rangée, et non ${value}.`,
  'home-rows-most': ({ homeRows, rows }) =>
    `Une rangée doit rester libre entre les camps ; ${homeRows} rangées chacun, c’est trop pour ${rows}.`,
  'lake-outside': ({ square }) => `Ces lacs sont hors du plateau : ${square}.`,
  'lake-in-home': ({ square }) => `Ces lacs sont dans un camp : ${square}.`,
  'negative-count': ({ kind, value }, name) => `${name(kind)} : ${value}, c’est moins que rien.`,
  'flag-count': ({ wanted, value }) => `Une armée a exactement ${wanted} drapeau, et non ${value}.`,
  'no-movable-piece': 'Une armée a besoin d’une pièce qui bouge.',
  'army-too-large': ({ size, room }) => `Une armée de ${size} ne tient pas dans un camp de ${room} cases.`,

  'clock-range': ({ least, most }) => `Les temps d’une pendule vont de ${least} à ${most} secondes.`,
  'clock-days': ({ least, most }) => `Un coup a ${least} à ${most} jours, et une telle pendule n’a rien d’autre.`,
  'unknown-preset': ({ allowed }) => `Ce message n’existe pas ; il y a ${allowed.join(', ')}.`,
  'bad-date': 'Une date s’écrit 2026-01-31.',
  'bad-ply': ({ least, most }) => `Les coups vont ici de ${least} à ${most}.`,
  'clock-empty': 'Une pendule doit laisser du temps pour jouer.',

  'bad-tag': ({ line }) => `Ligne ${line} : une indication s’écrit [Nom "valeur"].`,
  'no-tag': ({ tag }) => `L’indication ${tag} manque.`,
  'tag-problems': ({ tag }) => `L’indication ${tag} est illisible.`,
  'record-version': ({ version }) => `Une partie de la version ${version} est illisible.`,
  'other-law': 'La partie suit d’autres règles que celles qu’elle nomme.',
  'record-move': ({ line, move }) => `Ligne ${line} : ${move} n’est pas permis.`,
  'other-answer': ({ line, move, answer }) => `Ligne ${line} : ${move} ne va pas ; le plateau dit ${answer}.`,
  'record-empty': 'Cette partie n’a pas de coups.',
  'record-length': ({ most }) => `Une partie a au plus ${most} coups.`,
  'record-unfinished':
    'Cette partie n’est pas terminée. Dites comment elle s’est terminée, par exemple [Result "red"].',
  'record-result': ({ answer }) => `Le résultat ne va pas ; le plateau dit ${answer}.`,
};
