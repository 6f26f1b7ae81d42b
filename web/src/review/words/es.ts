/// El análisis en español.
import { kindOf, odds, share, square, type ReviewWords } from './sentence';

const often = (chance: number) => {
  const [part, of] = odds(chance);
  return chance > 0.985 ? 'con seguridad' : `${part} de cada ${of} veces`;
};

export const es: ReviewWords = {
  title: 'Análisis',
  working: (done, plies) => `Repasando la partida: ${done} de ${plies} jugadas`,
  failed: 'No se pudo hacer el análisis. Inténtalo más tarde.',
  side: { red: 'Rojo', blue: 'Azul' },
  chances: 'Quién está mejor',
  chancesAbout: 'Por encima del medio va ganando Rojo. Cada línea es lo que ese bando podía saber.',
  sees: (side, percent) => `Según lo que sabía ${side}: ${percent} % para Rojo`,
  material: 'Piezas: por encima de la línea Rojo tiene más',
  at: (moves) => `Tras ${moves} jugadas`,
  turning: 'Momentos clave',
  calm: 'Ninguna jugada decidió esta partida por sí sola.',
  chance: 'Azar, sin culpa',
  better: (move) => `El ordenador habría jugado ${move}`,
  because: {
    material: 'gana piezas',
    secrecy: 'guarda secretos',
    attraction: 'las piezas van donde hacen falta',
    'flag defence': 'la bandera sigue guardada',
    lookahead: 'las jugadas siguientes lo favorecen',
    noise: 'vale tanto como cualquier otra',
  },
  kind: {
    'missed-win': ({ who }) => `${who} tenía la victoria segura y la dejó pasar.`,
    'struck-against-odds': (t) =>
      `${t.who} atacó con su ${kindOf(t, 'attacker')} una pieza desconocida, lo que solo sale bien ${often(share(t, 'wins'))}. Lo más temible: ${kindOf(t, 'likeliest')}. Lo que era: ${kindOf(t, 'actual')}.`,
    'struck-stronger': (t) =>
      `${t.who} atacó con su ${kindOf(t, 'attacker')} una pieza más fuerte y ya conocida: ${kindOf(t, 'defender')}.`,
    'flag-left-open': ({ who }) => `${who} dejó la bandera sin guardia.`,
    'missed-capture': (t) => `${t.who} podía capturar con seguridad en ${square(t)}: ${kindOf(t, 'piece')}.`,
    'left-hanging': (t) =>
      `${t.who} dejó su ${kindOf(t, 'piece')} en ${square(t)} junto a una pieza más fuerte: ${kindOf(t, 'enemy')}.`,
    'better-move': ({ who }) => `${who} tenía algo mejor.`,
    lucky: (t) =>
      `${t.who} atacó con su ${kindOf(t, 'attacker')} una pieza desconocida, lo que sale bien ${often(share(t, 'wins'))}. Lo que era: ${kindOf(t, 'actual')}.`,
    unlucky: (t) =>
      `${t.who} hizo bien en atacar con su ${kindOf(t, 'attacker')}, pues sale bien ${often(share(t, 'wins'))}. Pero lo que había era: ${kindOf(t, 'actual')}.`,
  },
  belief: 'Lo que se podía saber',
  beliefAbout: 'Cuanto más intenso el color, más probable, en porcentaje. Un anillo marca dónde estaba de verdad.',
  knew: (side) => `¿Qué sabía ${side}?`,
  which: 'Pieza',
  nothingHidden: 'Ya no había nada oculto.',
  cell: (at, percent, isIt) => `${at}: ${percent} %${isIt ? ', y ahí estaba' : ''}`,
  asTable: 'Lo mismo en una tabla',
  square: 'Casilla',
  was: 'Era',
  believed: 'Podía ser',
};
