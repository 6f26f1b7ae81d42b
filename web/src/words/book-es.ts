/// El libro de reglas en español.
import type { BookTexts } from './book';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const book: BookTexts = {
  aim: 'El objetivo',
  captureTheFlag: 'Ataca la bandera enemiga con cualquier pieza y habrás ganado al instante.',
  noMovablePieces: 'Quien se queda sin piezas móviles ha perdido.',

  board: 'El tablero',
  size: (columns, rows, homeRows) =>
    `El tablero tiene ${columns} columnas y ${rows} filas; el campo de cada ejército ${
      homeRows === 1 ? 'es la fila más cercana' : `son las ${homeRows} filas más cercanas`
    } a su jugador.`,
  lakes: (squares) => (squares.length === 0 ? 'No hay lagos.' : `Lagos: ${squares.join(' ')}.`),

  settingUp: 'La colocación',
  army: (size, free) =>
    `Cada ejército tiene ${count(size, 'pieza')}, en cualquier lugar de su campo${
      free === 0
        ? ', que queda lleno.'
        : `; ${count(free, 'casilla')} ${free === 1 ? 'queda vacía, la que' : 'quedan vacías, las que'} elija el jugador.`
    }`,
  setupOrder: {
    TOGETHER: 'Los dos jugadores colocan a la vez, sin verse.',
    RED_THEN_BLUE: 'Primero coloca Rojo y luego Azul, sin verse.',
  },

  moving: 'Mover',
  firstMover: {
    RED: 'Empieza Rojo y después se juega por turnos.',
    BLUE: 'Empieza Azul y después se juega por turnos.',
    RANDOM: 'La suerte decide quién empieza y después se juega por turnos.',
  },
  oneStep: 'En tu turno mueves una pieza una casilla, adelante, atrás o de lado, nunca en diagonal.',
  immovable: 'Las bombas y las banderas no se mueven; nada entra en un lago, lo cruza ni salta sobre una pieza.',
  scoutStrike: {
    ADJACENT:
      'Un explorador corre en línea recta cuanto quiera por casillas vacías, o ataca a un vecino; nunca ambas cosas en un turno.',
    IN_LINE:
      'Un explorador corre en línea recta cuanto quiera, como una torre de ajedrez, y puede atacar lo que encuentre.',
    MOVE_THEN_STRIKE:
      'Un explorador corre en línea recta cuanto quiera y después puede atacar a cualquier vecino de donde se paró.',
  },
  mustMove: 'Quien puede mover no pasa.',

  striking: 'Atacar',
  bothShown: 'Una pieza que va sobre un enemigo lo ataca; los dos jugadores ven ambas piezas.',
  higherWins: 'Gana el rango más alto y el más bajo se retira; un atacante que gana ocupa la casilla.',
  equalRanks: {
    BOTH_FALL: 'A igual rango, ambas piezas se retiran.',
    ATTACKER_WINS: 'A igual rango, gana el atacante.',
    DEFENDER_WINS: 'A igual rango, gana el defensor.',
  },
  spy: 'Un espía que ataca al mariscal gana; quien ataca al espía lo retira.',
  bomb: {
    STAYS: 'Quien ataca una bomba se retira y la bomba se queda, pero un minador la desactiva.',
    SPENT: 'Quien ataca una bomba se retira, y la bomba con él, pero un minador la desactiva y se queda.',
  },
  winningDefender: {
    STAYS: 'Un defensor que gana se queda donde está.',
    ADVANCES: 'Un defensor que gana avanza a la casilla desde la que lo atacaron; una bomba, nunca.',
  },

  known: 'Lo que queda a la vista',
  reveal: {
    FOR_GOOD: 'Una pieza mostrada en combate, o un explorador que corrió más de una casilla, queda a la vista.',
    UNTIL_TURN_ENDS:
      'Una pieza mostrada en combate, o un explorador que corrió más de una casilla, se oculta de nuevo con la jugada siguiente: recuérdala. Las bajas siguen en la lista.',
  },

  repetition: 'Ir y venir',
  twoSquare: {
    OFF: 'Una pieza puede ir y venir cuanto quiera.',
    SHUTTLE:
      'Una pieza no puede ir y venir entre las mismas dos casillas en tres turnos seguidos; atacar se puede siempre.',
    BOUNDARY: (times) =>
      `La misma pieza no puede cruzar el límite entre dos casillas más de ${times === 1 ? '1 vez seguida' : `${times} veces seguidas`}.`,
  },
  chase: {
    OFF: 'Una pieza puede ser perseguida sin fin.',
    MORE_SQUARE:
      'Una pieza no puede ser perseguida sin fin: quien sigue amenazando no puede repetir la misma posición.',
  },

  ending: 'Cómo acaba',
  blocked: {
    LOSES: 'Quien no puede hacer ninguna jugada ha perdido.',
    PASSES: 'Quien tiene piezas móviles pero ninguna jugada pasa; si el otro tampoco tiene, son tablas.',
  },
  bothImmobile: {
    DRAW: 'Si ningún bando puede volver a mover, son tablas.',
    TO_MOVE_LOSES: 'Si a ningún bando le queda una pieza móvil, pierde quien tiene el turno.',
  },
  quietLimit: {
    OFF: 'Una partida puede estar tranquila cuanto quieran los jugadores, pero un servidor da tablas tras 2000 jugadas seguidas sin ataque.',
    ON: (plies) =>
      plies === 1
        ? '1 jugada sin ataque son tablas.'
        : `${plies} jugadas seguidas sin ataque, contando las de ambos, son tablas.`,
  },

  privilege: {
    marshal: 'El más fuerte; solo cae ante un espía que lo ataca, otro mariscal o una bomba.',
    miner: 'Desactiva bombas y ocupa su lugar.',
    spy: 'Retira al mariscal si ataca primero; pierde contra todos los demás.',
    flag: 'No se mueve. Quien la ataca ha ganado.',
  },
};
