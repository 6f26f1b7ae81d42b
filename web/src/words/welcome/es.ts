/// La bienvenida de la edición Comandante.
import type { Welcome } from '../../page/welcome/view';
import { ranked } from './ranked';

export const es: Welcome = {
  title: 'Bienvenido, comandante',
  lead: [
    'El objetivo del juego es tomar la bandera enemiga.',
    'Al mando de un ejército, diriges 33 unidades móviles de distinto rango y 7 piezas inmóviles.',
  ],
  tables: [
    {
      title: 'Piezas móviles',
      head: ['Rango', 'Nombre', 'Cantidad'],
      rows: ranked([
        'Mariscal',
        'General',
        'Coronel',
        'Comandante',
        'Capitán',
        'Teniente',
        'Sargento',
        'Minador',
        'Explorador',
        'Espía',
      ]),
    },
    {
      title: 'Piezas inmóviles',
      head: ['Nombre', 'Cantidad'],
      rows: [
        ['Bomba', '6'],
        ['Bandera', '1'],
      ],
    },
  ],
  note: {
    title: 'Nota',
    text: 'Un número más alto es un rango más alto. Los rangos bajos tienen privilegios propios.',
  },
  sections: [
    {
      title: 'La colocación',
      text: [
        'Rojo coloca todas sus piezas en su lado del tablero, cuatro filas de diez. Luego Azul hace lo mismo en el otro lado.',
      ],
    },
    {
      title: 'Tu turno: mover o atacar',
      text: ['En tu turno debes hacer una de las dos cosas. Si no puedes ninguna, la partida acaba y pierdes.'],
    },
    {
      title: 'Mover',
      text: ['Mueve una de tus piezas a una casilla libre contigua.'],
      points: [
        'Las piezas se mueven una casilla, adelante, atrás o de lado; el explorador es la excepción.',
        'Las piezas no van en diagonal, no saltan sobre otra y no entran en una casilla ocupada, salvo para atacar.',
        'Las piezas no saltan los dos lagos del centro ni entran en ellos.',
        'Una pieza no puede ir y venir entre las mismas dos casillas en tres turnos seguidos.',
      ],
    },
    {
      title: 'Atacar',
      text: ['Ataca una pieza del rival. La bandera y las bombas no pueden atacar.'],
      points: [
        'Posición: cuando una pieza roja y una azul están juntas en una fila o columna, pueden atacarse.',
        'Cómo: toca tu pieza y después la que quieres atacar. Se muestran ambos rangos y el más bajo se retira. Un atacante que gana ocupa el lugar; un defensor que gana no se mueve.',
        'Si luchan piezas de igual rango, ambas se retiran.',
      ],
    },
    {
      title: 'El privilegio del explorador',
      text: [
        'Solo los exploradores pueden mover y atacar en el mismo turno. Un explorador va adelante, atrás o de lado cuantas casillas libres quiera, hasta una posición de ataque. Desde allí puede atacar.',
      ],
    },
    {
      title: 'El privilegio del minador',
      text: [
        'Toda pieza que ataca una bomba se retira, salvo el minador. Si ataca un minador, la bomba se desactiva y se retira, y el minador ocupa su casilla. Las bombas siguen en su sitio toda la partida si nadie las desactiva; no mueven ni atacan.',
      ],
    },
    {
      title: 'El privilegio del espía',
      text: [
        'El rango del espía es S. Quien ataca al espía lo retira. Pero solo el espía puede capturar a un mariscal, si ataca primero. Si el mariscal ataca primero, el espía se retira.',
      ],
    },
    {
      title: 'Ganar la partida',
      text: [
        'Quien ataca primero la bandera del rival la toma y gana.',
        'Si se han retirado todas tus piezas móviles y en tu turno no puedes mover ni atacar, debes rendirte y declarar vencedor al rival.',
      ],
    },
  ],
  begin: 'Tomar el mando',
};
