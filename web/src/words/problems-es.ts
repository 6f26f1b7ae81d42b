/// Los fallos de una colocación, una posición, unas reglas o una partida escrita, por sus códigos, en español.
import { crossings, range, type ProblemTexts } from './problems';

const side = { red: 'rojo', blue: 'azul' };

export const problems: ProblemTexts = {
  'wrong-count': ({ kind, placed, wanted }, name) => `${name(kind)}: hay ${placed}, hacen falta ${wanted}`,
  'outside-home': ({ kind, square }, name) => `${name(kind)} en ${square}: fuera de tu campo`,
  'on-lake': ({ kind, square }, name) => `${name(kind)} en ${square}: en un lago`,
  'wrong-rows': ({ rows, wanted }) => `${rows} filas, hacen falta ${wanted}`,
  'wrong-columns': ({ row, columns, wanted }) => `Fila ${row}: ${columns} casillas, hacen falta ${wanted}`,
  'unknown-letter': ({ letter, row, column }) => `Fila ${row}, columna ${column}: «${letter}» no es ninguna pieza`,
  'unknown-letter-at': ({ letter, square }) => `${square}: «${letter}» no es ninguna pieza`,
  'lake-missing': ({ square }) => `${square} es un lago`,
  'no-lake': ({ square }) => `${square} no es un lago`,
  'too-many-pieces': ({ side: of, kind, placed, has }, name) =>
    `${name(kind)}, bando ${side[of as keyof typeof side]}: hay ${placed}, el ejército tiene ${has}`,
  'position-online': 'Una posición se juega contra el ordenador o entre dos en una pantalla.',

  'position-over':
    'La partida acabaría antes de empezar. Cada bando necesita una bandera y una pieza que pueda moverse.',

  'unknown-base': ({ base }) => `No hay ninguna edición «${base}».`,
  'no-base': 'Las reglas no dicen de qué edición parten.',
  'not-json': 'Las reglas no se pueden leer.',
  'not-a-ruleset': 'Las reglas no se pueden leer.',
  'unknown-field': ({ field }) => `Las reglas no tienen el campo «${field}».`,
  'not-one-of': ({ field, allowed, value }) => `${field} es ${allowed.join(', ')}, no ${value}.`,
  'not-a-number': ({ field, value }) => `${field} es un número, no ${value}.`,
  'wrong-type': ({ field, value }) => `${field} no puede ser ${value}.`,
  'unknown-kind': ({ kind }) => `No hay ninguna pieza «${kind}».`,
  'no-square': ({ value }) => `${value} no es una casilla.`,
  'wrong-version': ({ version, value }) => `Son reglas de la versión ${value}; esta es la versión ${version}.`,
  'two-square-range': (it) => `Un límite se cruza de ${range(it, 'a')} veces seguidas, no ${crossings(it.value)}.`,
  'quiet-range': ({ least, most, value }) =>
    `El límite de jugadas sin ataque va de ${least} a ${most}; ${value} no vale.`,
  'columns-range': (it) => `Un tablero tiene de ${range(it, 'a')} columnas, no ${it.value}.`,
  'rows-range': (it) => `Un tablero tiene de ${range(it, 'a')} filas, no ${it.value}.`,
  'home-rows-least': ({ least, value }) => `Un campo tiene ${least} fila o más, no ${value}.`,
  'home-rows-most': ({ homeRows, rows }) =>
    `Entre los campos debe quedar libre una fila; ${homeRows} filas para cada bando son demasiadas de ${rows}.`,
  'lake-outside': ({ square }) => `Estos lagos están fuera del tablero: ${square}.`,
  'lake-in-home': ({ square }) => `Estos lagos están en un campo: ${square}.`,
  'negative-count': ({ kind, value }, name) => `${name(kind)}: ${value} es menos que nada.`,
  'flag-count': ({ wanted, value }) => `Un ejército tiene exactamente ${wanted} bandera, no ${value}.`,
  'no-movable-piece': 'Un ejército necesita una pieza que pueda moverse.',
  'army-too-large': ({ size, room }) => `Un ejército de ${size} no cabe en un campo de ${room} casillas.`,

  'clock-range': ({ least, most }) => `Los tiempos de un reloj van de ${least} a ${most} segundos.`,
  'clock-days': ({ least, most }) => `Una jugada tiene de ${least} a ${most} días, y ese reloj no tiene nada más.`,
  'unknown-preset': ({ allowed }) => `Ese mensaje no existe; hay ${allowed.join(', ')}.`,
  'bad-date': 'Una fecha se escribe 2026-01-31.',
  'bad-ply': ({ least, most }) => `Las jugadas van aquí de ${least} a ${most}.`,
  'clock-empty': 'Un reloj debe dejar tiempo para jugar.',

  'bad-tag': ({ line }) => `Línea ${line}: un dato se escribe [Nombre "valor"].`,
  'no-tag': ({ tag }) => `Falta el dato ${tag}.`,
  'tag-problems': ({ tag }) => `El dato ${tag} no se puede leer.`,
  'record-version': ({ version }) => `Una partida de la versión ${version} no se puede leer.`,
  'other-law': 'La partida sigue otras reglas que las que nombra.',
  'record-move': ({ line, move }) => `Línea ${line}: ${move} no está permitido.`,
  'other-answer': ({ line, move, answer }) => `Línea ${line}: ${move} no encaja; el tablero dice ${answer}.`,
  'record-empty': 'Esta partida no tiene jugadas.',
  'record-length': ({ most }) => `Una partida tiene ${most} jugadas como mucho.`,
  'record-unfinished': 'Esta partida no ha terminado. Di cómo acabó, por ejemplo [Result "red"].',
  'record-result': ({ answer }) => `El resultado no encaja; el tablero dice ${answer}.`,
};
