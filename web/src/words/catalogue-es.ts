/// Las ediciones, los niveles del ordenador y las colocaciones preparadas en español.
import type { Catalogue } from './catalogue';

const SPY = 'Un espía que ataca la bandera gana, como cualquier otra pieza.';
const QUIET = 'Doscientas jugadas sin ataque son tablas, y se anuncia; en los torneos lo decide un árbitro.';
const NEITHER = 'Si a ningún bando le queda una pieza móvil, pierde quien tiene el turno.';
const SHOWN =
  'Lo que mostró un combate o una carrera larga queda a la vista; la fuente solo dice que ambas se descubren.';
const RUNS = 'Un explorador ataca lo que encuentra, a cualquier distancia.';
const TURNS = 'Un explorador corre en línea recta y después puede atacar hacia cualquier lado.';
const SHUTTLE = 'Ninguna pieza va y viene entre dos casillas en tres turnos seguidos.';
const SHUTTLE_STRIKE = 'La regla contra ir y venir nunca impide un ataque.';
const HIDDEN = 'Lo que muestra un combate se oculta de nuevo al acabar el turno';
const SPENT = 'Una bomba estalla una vez: se lleva a su atacante y desaparece.';

export const catalogue: Catalogue = {
  editions: {
    classic: {
      title: 'Clásica',
      source: 'Las reglas de torneo de clubes y ligas.',
      about: [
        'Cuarenta piezas por bando; los exploradores corren y atacan en línea recta.',
        'Lo que mostró un combate se sabe hasta el final.',
        'Nadie puede ir y venir ni perseguir sin fin, y doscientas jugadas tranquilas son tablas.',
      ],
      decided: [QUIET, SPY],
    },
    fantasy: {
      title: 'Fantasía',
      source:
        'Un diseño para un tablero de diez por diez con papeles de fantasía, del Señor dragón a la Piedra del mundo.',
      about: [
        'Señores dragón y goblins: el ejército se puede cambiar antes de jugar.',
        `${HIDDEN}: recuérdalo.`,
        'Quien no puede mover pasa.',
      ],
      decided: [
        'Quien tiene piezas móviles pero ninguna jugada pasa; la fuente no dice nada.',
        'El segundo rango es el «Rey elfo»; la fuente escribe «Eleven King».',
        'Un asesino que ataca la Piedra del mundo gana, como cualquier otra pieza.',
        'Los lagos están donde en la clásica; la fuente habla de lagos, pero no dice dónde.',
        NEITHER,
        'El turno acaba con la jugada siguiente: hasta entonces, lo mostrado sigue a la vista en el tablero.',
        'Empieza Rojo.',
      ],
    },
    tabletop: {
      title: 'De mesa',
      source: 'Una propuesta de juego para dos personas en una pantalla.',
      about: ['Hecha para dos en una pantalla, con un telón entre los turnos.', TURNS, `${HIDDEN}.`],
      decided: [
        SPY,
        'Si se encuentran dos espías, caen ambos, como las piezas de igual rango.',
        'Lo que mostró un combate o una carrera larga se oculta de nuevo: en una pantalla nada podría quedar a la vista de uno solo.',
        NEITHER,
      ],
    },
    'nine-ranks': {
      title: 'Nueve rangos',
      source: 'Una hoja de reglas que numera los rangos del 9, el mariscal, al 1, el explorador.',
      about: [
        'Un lago de cuatro casillas en medio del tablero.',
        SPENT,
        'Seis exploradores y cinco sargentos: treinta y nueve piezas, y una casilla queda vacía.',
      ],
      decided: [
        'La hoja dice cuarenta piezas y enumera treinta y nueve; vale la lista.',
        SPY,
        RUNS,
        SHOWN,
        NEITHER,
        'Empieza Rojo, y ambos colocan a la vez.',
      ],
    },
    'quick-battle': {
      title: 'Batalla rápida',
      source: 'La variante corta de la misma hoja que nueve rangos.',
      about: ['Diez piezas por bando en un tablero de ocho por ocho.', SPENT, 'Acaba en un cuarto de hora.'],
      decided: [
        'Cada campo tiene tres filas; las cuatro de la hoja no caben en ocho.',
        'El lago son las cuatro casillas del centro, como en el juego grande.',
        SPY,
        RUNS,
        SHOWN,
        NEITHER,
        'Empieza Rojo, y ambos colocan a la vez.',
      ],
    },
    commander: {
      title: 'Comandante',
      source: 'La página de bienvenida de un programa, con sus tablas de piezas y privilegios.',
      about: ['Primero coloca Rojo todo su ejército, luego Azul.', TURNS, SHUTTLE],
      decided: [
        SPY,
        'Si se encuentran dos espías, caen ambos, y dos mariscales también, como las piezas de igual rango.',
        SHUTTLE_STRIKE,
        SHOWN,
        'Quien se queda sin piezas móviles pierde al instante, no solo en su turno.',
        'El primer jugador es Rojo, y empieza.',
      ],
    },
    vintage: {
      title: 'Antigua',
      source: 'Las instrucciones de un trabajo de estudiantes que describe una antigua edición en caja.',
      about: [
        'Un explorador corre o ataca, nunca ambas cosas en un turno.',
        'Un defensor que gana avanza a la casilla desde la que lo atacaron.',
        SHUTTLE,
      ],
      decided: [
        'Los lagos están donde en la clásica; la fuente no los menciona.',
        'Un espía que ataca la bandera gana, aunque solo retira al mariscal: la bandera no se retira, se toma.',
        'Un defensor que gana avanza, ataque quien ataque; una bomba no.',
        SHUTTLE_STRIKE,
        NEITHER,
        'Ambos colocan a la vez.',
      ],
    },
    barrage: {
      title: 'Andanada',
      source: 'La forma corta que gusta entre partidas más largas.',
      about: [
        'Ocho piezas por bando, en cualquier lugar de cuatro filas.',
        'Las reglas clásicas en el tablero clásico, con sitio para correr.',
        'El campo está casi vacío: donde no hay nada, también se aprende algo.',
      ],
      decided: [QUIET, SPY],
    },
    duel: {
      title: 'Duelo',
      source: 'El juego de diez piezas que viene en la misma caja que el largo.',
      about: [
        'Diez piezas por bando en todo el tablero.',
        'Dos bombas, dos minadores, dos exploradores, y nadie entre el espía y el general.',
        'En lo demás, las reglas clásicas.',
      ],
      decided: [QUIET, SPY],
    },
  },
  levels: {
    Recruit: { name: 'Recluta', about: 'Ataca todo lo que se le pone delante.' },
    Guard: { name: 'Guardia', about: 'Merodea y olvida al instante.' },
    Scout: { name: 'Explorador', about: 'Va a por lo que ve y olvida al instante.' },
    Sergeant: { name: 'Sargento', about: 'Ve una jugada por delante y olvida al instante.' },
    Captain: { name: 'Capitán', about: 'Guarda su bandera y sus secretos, y olvida pronto.' },
    Colonel: { name: 'Coronel', about: 'Ve la respuesta a su jugada y sabe colocar un ejército.' },
    General: { name: 'General', about: 'Lee las jugadas del rival y lo recuerda todo.' },
    Marshal: { name: 'Mariscal', about: 'Calcula hasta donde puede.' },
    Strategist: { name: 'Estratega', about: 'Aprendió jugando contra sí mismo, en cada edición.' },
    Grandmaster: { name: 'Gran maestro', about: 'Juega lo que aprendió y piensa a fondo lo que puede venir.' },
  },
  setups: {
    'Corner keep': 'Torre de la esquina',
    'Old mill': 'Molino viejo',
    'Left anchor': 'Ancla izquierda',
    'Harbour wall': 'Muro del puerto',
    'River gate': 'Puerta del río',
    'Northern watch': 'Guardia del norte',
    'Stone bridge': 'Puente de piedra',
    'Quiet valley': 'Valle tranquilo',
    'Twin towers': 'Dos torres',
    'Long barn': 'Granero largo',
    'Chapel yard': 'Patio de la capilla',
    'Market cross': 'Cruz del mercado',
    'East wing': 'Ala este',
    'Lantern hill': 'Cerro del farol',
    'Orchard wall': 'Muro del huerto',
    'Toll house': 'Casa del peaje',
    "Shepherd's rest": 'Descanso del pastor',
    'Iron ring': 'Anillo de hierro',
    'Far corner': 'Esquina lejana',
    'Last bastion': 'Último bastión',
    'High ground': 'Terreno alto',
    'High corner': 'Esquina alta',
    'Hollow square': 'Cuadro hueco',
    'Open hand': 'Mano abierta',
    'Thin ice': 'Hielo fino',
    'Straw man': 'Hombre de paja',
    'Empty chair': 'Silla vacía',
    'Bare courage': 'Puro valor',
    Spearhead: 'Punta de lanza',
    'Forced march': 'Marcha forzada',
    'Drums ahead': 'Tambores delante',
    'Storm front': 'Frente de tormenta',
    'Broad advance': 'Avance amplio',
    'Cavalry wing': 'Ala de caballería',
    'Open gate': 'Puerta abierta',
    'Early bell': 'Campana temprana',
    'Middle watch': 'Guardia del centro',
    'Left hook': 'Gancho izquierdo',
    'Wide wings': 'Alas anchas',
    'Long lane': 'Camino largo',
  },
};
