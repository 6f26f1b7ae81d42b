/// The sentences of the review. They are loaded with it, in every language at once, since they are few.
import type { Language, Names } from '../theme/themes';
import type { Kind, Params, Side, Square, TurningKind } from '../wire/messages';

/// What a sentence may need: who moved, what the pieces are called, and the parameters of the turning point.
export interface Told {
  readonly who: string;
  readonly names: Names;
  readonly params: Params;
}

export interface ReviewWords {
  readonly title: string;
  readonly working: (done: number, plies: number) => string;
  readonly failed: string;
  readonly side: Readonly<Record<Side, string>>;
  readonly chances: string;
  readonly chancesAbout: string;
  readonly sees: (side: string, percent: number) => string;
  readonly material: string;
  readonly at: (moves: number) => string;
  readonly turning: string;
  readonly calm: string;
  readonly chance: string;
  readonly better: (move: string) => string;
  readonly because: Readonly<Record<string, string>>;
  readonly kind: Readonly<Record<TurningKind, (told: Told) => string>>;
  readonly belief: string;
  readonly beliefAbout: string;
  readonly knew: (side: string) => string;
  readonly which: string;
  readonly nothingHidden: string;
  readonly cell: (square: Square, percent: number, isIt: boolean) => string;
  readonly asTable: string;
  readonly square: string;
  readonly was: string;
  readonly believed: string;
}

const kindOf = ({ names, params }: Told, name: string) => names[params[name] as Kind];
const square = ({ params }: Told) => String(params.square);
const share = ({ params }: Told, name: string) => Number(params[name]) / 1000;

/// "three times out of four": the nearest simple fraction.
export function odds(chance: number): readonly [number, number] {
  const fractions: readonly (readonly [number, number])[] = [
    [1, 10],
    [1, 5],
    [1, 4],
    [1, 3],
    [2, 5],
    [1, 2],
    [3, 5],
    [2, 3],
    [3, 4],
    [4, 5],
    [9, 10],
  ];
  const gap = ([part, of]: readonly [number, number]) => Math.abs(part / of - chance);
  return fractions.reduce((best, each) => (gap(each) < gap(best) ? each : best));
}

const NUMBER = {
  en: ['', 'once', 'twice', 'three times', 'four times'],
  de: ['', 'einmal', 'zweimal', 'dreimal', 'viermal'],
} as const;
const times = (count: number, language: 'en' | 'de') =>
  NUMBER[language][count] ?? (language === 'en' ? `${count} times` : `${count}-mal`);

const oftenEn = (chance: number) => {
  const [part, of] = odds(chance);
  return chance > 0.985 ? 'for certain' : `${times(part, 'en')} out of ${of}`;
};
const oftenDe = (chance: number) => {
  const [part, of] = odds(chance);
  return chance > 0.985 ? 'mit Sicherheit' : `${times(part, 'de')} von ${of}`;
};

export const reviewWords: Readonly<Record<'en' | 'de', ReviewWords>> = {
  en: {
    title: 'Review',
    working: (done, plies) => `Looking at the game again: ${done} of ${plies} moves`,
    failed: 'The review could not be made. Try again in a while.',
    side: { red: 'Red', blue: 'Blue' },
    chances: 'Who stands better',
    chancesAbout: 'Above the middle Red is ahead. Each line is what that side could know.',
    sees: (side, percent) => `${side} sees Red at ${percent} %`,
    material: 'Pieces: above the line Red has more',
    at: (moves) => `After ${moves} moves`,
    turning: 'Turning points',
    calm: 'No single move turned this game.',
    chance: 'Chance, no blame',
    better: (move) => `The engine would have played ${move}`,
    because: {
      material: 'it wins pieces',
      secrecy: 'it keeps its secrets',
      attraction: 'its pieces go where they are needed',
      'flag defence': 'the flag stays guarded',
      lookahead: 'the next moves favour it',
      noise: 'it is as good as any',
    },
    kind: {
      'missed-win': ({ who }) => `${who} had a sure win and passed it by.`,
      'struck-against-odds': (t) =>
        `${t.who}'s ${kindOf(t, 'attacker')} struck an unknown piece that it could beat only ${oftenEn(share(t, 'wins'))}; most to be feared was a ${kindOf(t, 'likeliest')}, and a ${kindOf(t, 'actual')} it was.`,
      'struck-stronger': (t) =>
        `${t.who}'s ${kindOf(t, 'attacker')} struck a ${kindOf(t, 'defender')} that was known to be one.`,
      'flag-left-open': ({ who }) => `${who} left the flag open.`,
      'missed-capture': (t) => `${t.who} could have taken the ${kindOf(t, 'piece')} on ${square(t)} for certain.`,
      'left-hanging': (t) =>
        `${t.who} left the ${kindOf(t, 'piece')} on ${square(t)} beside a ${kindOf(t, 'enemy')} that takes it.`,
      'better-move': ({ who }) => `${who} had something better.`,
      lucky: (t) =>
        `${t.who}'s ${kindOf(t, 'attacker')} struck an unknown piece, which it beats ${oftenEn(share(t, 'wins'))}: it was a ${kindOf(t, 'actual')}.`,
      unlucky: (t) =>
        `${t.who}'s ${kindOf(t, 'attacker')} struck rightly, for it wins ${oftenEn(share(t, 'wins'))}; but it was a ${kindOf(t, 'actual')}.`,
    },
    belief: 'What could be known',
    beliefAbout: 'The darker, the likelier. A ring marks where it really was.',
    knew: (side) => `What did ${side} know?`,
    which: 'Kind',
    nothingHidden: 'Nothing was hidden any more.',
    cell: (at, percent, isIt) => `${at}: ${percent} %${isIt ? ', and it was' : ''}`,
    asTable: 'The same as a table',
    square: 'Square',
    was: 'It was',
    believed: 'It could be',
  },
  de: {
    title: 'Rückschau',
    working: (done, plies) => `Die Partie wird noch einmal durchgesehen: ${done} von ${plies} Zügen`,
    failed: 'Die Rückschau ist nicht gelungen. Versuche es später noch einmal.',
    side: { red: 'Rot', blue: 'Blau' },
    chances: 'Wer steht besser',
    chancesAbout: 'Über der Mitte führt Rot. Jede Linie zeigt, was diese Seite wissen konnte.',
    sees: (side, percent) => `${side} sieht Rot bei ${percent} %`,
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
        `${t.who} schlug mit ${kindOf(t, 'attacker')} eine unbekannte Figur, gegen die das nur ${oftenDe(share(t, 'wins'))} gelingt; am ehesten drohte: ${kindOf(t, 'likeliest')}. Es war: ${kindOf(t, 'actual')}.`,
      'struck-stronger': (t) =>
        `${t.who} schlug mit ${kindOf(t, 'attacker')} eine Figur, die längst bekannt war: ${kindOf(t, 'defender')}.`,
      'flag-left-open': ({ who }) => `${who} ließ die Fahne ungedeckt.`,
      'missed-capture': (t) => `${t.who} konnte auf ${square(t)} mit Sicherheit schlagen: ${kindOf(t, 'piece')}.`,
      'left-hanging': (t) =>
        `${t.who} ließ auf ${square(t)} eine Figur stehen (${kindOf(t, 'piece')}), die neben einer stärkeren stand (${kindOf(t, 'enemy')}).`,
      'better-move': ({ who }) => `${who} hatte etwas Besseres.`,
      lucky: (t) =>
        `${t.who} schlug mit ${kindOf(t, 'attacker')} eine unbekannte Figur, was ${oftenDe(share(t, 'wins'))} gelingt. Es war: ${kindOf(t, 'actual')}.`,
      unlucky: (t) =>
        `${t.who} schlug zu Recht mit ${kindOf(t, 'attacker')}, denn das gelingt ${oftenDe(share(t, 'wins'))}. Doch es war: ${kindOf(t, 'actual')}.`,
    },
    belief: 'Was man wissen konnte',
    beliefAbout: 'Je dunkler, desto wahrscheinlicher. Ein Ring zeigt, wo sie wirklich stand.',
    knew: (side) => `Was wusste ${side}?`,
    which: 'Art',
    nothingHidden: 'Es war nichts mehr verborgen.',
    cell: (at, percent, isIt) => `${at}: ${percent} %${isIt ? ', und sie war es' : ''}`,
    asTable: 'Dasselbe als Tabelle',
    square: 'Feld',
    was: 'Es war',
    believed: 'Es konnte sein',
  },
};

export const reviewWordsIn = (language: Language): ReviewWords => (language === 'de' ? reviewWords.de : reviewWords.en);
