/// Las frases de las reglas en las que salen piezas, con los nombres del tema de fantasía.
import type { BookTexts } from './book';
import { book } from './book-es';

export const fantasyBook: BookTexts = {
  ...book,
  captureTheFlag: 'Ataca la Piedra del mundo enemiga con cualquier pieza y habrás ganado al instante.',
  immovable:
    'Los obeliscos malditos y las Piedras del mundo no se mueven; nada entra en un lago, lo cruza ni salta sobre una pieza.',
  scoutStrike: {
    ADJACENT:
      'Un goblin corre en línea recta cuanto quiera por casillas vacías, o ataca a un vecino; nunca ambas cosas en un turno.',
    IN_LINE:
      'Un goblin corre en línea recta cuanto quiera, como una torre de ajedrez, y puede atacar lo que encuentre.',
    MOVE_THEN_STRIKE:
      'Un goblin corre en línea recta cuanto quiera y después puede atacar a cualquier vecino de donde se paró.',
  },
  spy: 'Un asesino que ataca al Señor dragón gana; quien ataca al asesino lo retira.',
  bomb: {
    STAYS: 'Quien ataca un obelisco maldito se retira y el obelisco se queda, pero un zapador lo derriba.',
    SPENT: 'Quien ataca un obelisco maldito se retira, y el obelisco con él, pero un zapador lo derriba y se queda.',
  },
  winningDefender: {
    STAYS: 'Un defensor que gana se queda donde está.',
    ADVANCES: 'Un defensor que gana avanza a la casilla desde la que lo atacaron; un obelisco maldito, nunca.',
  },
  reveal: {
    FOR_GOOD: 'Una pieza mostrada en combate, o un goblin que corrió más de una casilla, queda a la vista.',
    UNTIL_TURN_ENDS:
      'Una pieza mostrada en combate, o un goblin que corrió más de una casilla, se oculta de nuevo con la jugada siguiente: recuérdala. Las bajas siguen en la lista.',
  },
  privilege: {
    marshal: 'El más fuerte; solo cae ante un asesino que lo ataca, otro Señor dragón o un obelisco maldito.',
    miner: 'Derriba obeliscos malditos y ocupa su lugar.',
    spy: 'Retira al Señor dragón si ataca primero; pierde contra todos los demás.',
    flag: 'No se mueve. Quien la ataca ha ganado.',
  },
};
