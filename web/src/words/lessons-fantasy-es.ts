/// Las lecciones, con los nombres del tema de fantasía.
import type { Words } from './index';

export const fantasyLessons: Words['how']['lessons'] = [
  {
    title: 'Encuentra la Piedra del mundo',
    text: 'Tú mandas un ejército y el enemigo el otro. Ves tus piezas; de las suyas, solo el dorso. Gana quien ataca la otra Piedra del mundo. Avanza con el Caudillo enano: tócalo y luego toca la casilla marcada.',
  },
  {
    title: 'Ataca',
    text: 'Muévete sobre un enemigo para atacarlo. Las dos piezas se descubren, cae el rango más bajo y un atacante que gana ocupa la casilla. A igual rango caen ambas. Ataca con el Brujo.',
  },
  {
    title: 'Los goblins corren',
    text: 'Un goblin corre en línea recta cuanto quiera. Una carrera larga lo delata; un solo paso guarda el secreto. Corre o anda, como prefieras.',
  },
  {
    title: 'Obeliscos y zapadores',
    text: 'Los obeliscos malditos y las Piedras del mundo no se mueven. Un obelisco detiene a quien lo ataca, salvo al zapador, que lo derriba. Envía al zapador.',
  },
  {
    title: 'El asesino',
    text: 'El asesino es el más débil; pero si ataca primero al Señor dragón, el Señor dragón cae. Hazlo antes de que te descubran.',
  },
  {
    title: 'Ahora tú',
    text: 'Los lagos estorban a todos. Quien no puede mover pierde. Toma la Piedra del mundo para acabar esta pequeña partida.',
  },
];
