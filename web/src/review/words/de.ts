/// Die Rückschau auf Deutsch.
import { kindOf, odds, share, square, type ReviewWords } from './sentence';

const TIMES = ['', 'einmal', 'zweimal', 'dreimal', 'viermal'];

const often = (chance: number) => {
  const [part, of] = odds(chance);
  return chance > 0.985 ? 'mit Sicherheit' : `${TIMES[part] ?? `${part}-mal`} von ${of}`;
};

export const de: ReviewWords = {
  title: 'Rückschau',
  working: (done, plies) => `Die Partie wird noch einmal durchgesehen: ${done} von ${plies} Zügen`,
  failed: 'Die Rückschau ist nicht gelungen. Versuche es später noch einmal.',
  side: { red: 'Rot', blue: 'Blau' },
  chances: 'Wer steht besser',
  chancesAbout: 'Über der Mitte führt Rot. Jede Linie zeigt, was diese Seite wissen konnte.',
  sees: (side, percent) => `Nach dem, was ${side} wusste: ${percent} % für Rot`,
  material: 'Figuren: über der Linie hat Rot mehr',
  at: (moves) => `Nach ${moves} Zügen`,
  turning: 'Wendepunkte',
  calm: 'Kein einzelner Zug hat diese Partie gewendet.',
  chance: 'Zufall, keine Schuld',
  better: (move) => `Der Computer hätte ${move} gespielt`,
  because: {
    material: 'das gewinnt Figuren',
    secrecy: 'das wahrt Geheimnisse',
    attraction: 'so gehen Figuren dorthin, wo man sie braucht',
    'flag defence': 'so bleibt die Fahne gedeckt',
    lookahead: 'die nächsten Züge sprechen dafür',
    noise: 'es ist so gut wie jeder andere',
  },
  kind: {
    'missed-win': ({ who }) => `${who} hatte einen sicheren Gewinn und ging daran vorbei.`,
    'struck-against-odds': (t) =>
      `${t.who} schlug mit ${kindOf(t, 'attacker')} eine unbekannte Figur, gegen die das nur ${often(share(t, 'wins'))} gelingt; am ehesten drohte: ${kindOf(t, 'likeliest')}. Es war: ${kindOf(t, 'actual')}.`,
    'struck-stronger': (t) =>
      `${t.who} schlug mit ${kindOf(t, 'attacker')} eine Figur, die längst bekannt war: ${kindOf(t, 'defender')}.`,
    'flag-left-open': ({ who }) => `${who} ließ die Fahne ungedeckt.`,
    'missed-capture': (t) => `${t.who} konnte auf ${square(t)} mit Sicherheit schlagen: ${kindOf(t, 'piece')}.`,
    'left-hanging': (t) =>
      `${t.who} ließ auf ${square(t)} eine Figur stehen (${kindOf(t, 'piece')}), die neben einer stärkeren stand (${kindOf(t, 'enemy')}).`,
    'better-move': ({ who }) => `${who} hatte etwas Besseres.`,
    lucky: (t) =>
      `${t.who} schlug mit ${kindOf(t, 'attacker')} eine unbekannte Figur, was ${often(share(t, 'wins'))} gelingt. Es war: ${kindOf(t, 'actual')}.`,
    unlucky: (t) =>
      `${t.who} schlug zu Recht mit ${kindOf(t, 'attacker')}, denn das gelingt ${often(share(t, 'wins'))}. Doch es war: ${kindOf(t, 'actual')}.`,
  },
  belief: 'Was man wissen konnte',
  beliefAbout: 'Je kräftiger die Farbe, desto wahrscheinlicher, in Prozent. Ein Ring zeigt, wo sie wirklich stand.',
  knew: (side) => `Was wusste ${side}?`,
  which: 'Art',
  nothingHidden: 'Es war nichts mehr verborgen.',
  cell: (at, percent, isIt) => `${at}: ${percent} %${isIt ? ', und sie war es' : ''}`,
  asTable: 'Dasselbe als Tabelle',
  square: 'Feld',
  was: 'Es war',
  believed: 'Es konnte sein',
};
