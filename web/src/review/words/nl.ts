/// De analyse in het Nederlands.
import { kindOf, odds, share, square, type ReviewWords } from './sentence';

const often = (chance: number) => {
  const [part, of] = odds(chance);
  return chance > 0.985 ? 'zeker' : `${part} op de ${of} keer`;
};

export const nl: ReviewWords = {
  title: 'Analyse',
  working: (done, plies) => `De partij wordt nog eens bekeken: ${done} van ${plies} zetten`,
  failed: 'De analyse is niet gelukt. Probeer het later nog eens.',
  side: { red: 'Rood', blue: 'Blauw' },
  chances: 'Wie staat beter',
  chancesAbout: 'Boven het midden staat Rood voor. Elke lijn is wat die kant kon weten.',
  sees: (side, percent) => `Volgens wat ${side} wist: ${percent} % voor Rood`,
  material: 'Stukken: boven de lijn heeft Rood er meer',
  at: (moves) => `Na ${moves} zetten`,
  turning: 'Keerpunten',
  calm: 'Geen enkele zet keerde deze partij.',
  chance: 'Toeval, geen schuld',
  better: (move) => `De computer had ${move} gespeeld`,
  because: {
    material: 'dat wint stukken',
    secrecy: 'dat bewaart geheimen',
    attraction: 'zo gaan stukken waar ze nodig zijn',
    'flag defence': 'zo blijft de vlag bewaakt',
    lookahead: 'de volgende zetten pleiten ervoor',
    noise: 'het is zo goed als elke andere',
  },
  kind: {
    'missed-win': ({ who }) => `${who} kon zeker winnen en liet het gaan.`,
    'struck-against-odds': (t) =>
      `${t.who} viel met de ${kindOf(t, 'attacker')} een onbekend stuk aan, wat maar ${often(share(t, 'wins'))} lukt; het meest te vrezen was een ${kindOf(t, 'likeliest')}, en het was een ${kindOf(t, 'actual')}.`,
    'struck-stronger': (t) =>
      `${t.who} viel met de ${kindOf(t, 'attacker')} een ${kindOf(t, 'defender')} aan die al bekend was.`,
    'flag-left-open': ({ who }) => `${who} liet de vlag onbewaakt.`,
    'missed-capture': (t) => `${t.who} kon de ${kindOf(t, 'piece')} op ${square(t)} zeker slaan.`,
    'left-hanging': (t) =>
      `${t.who} liet de ${kindOf(t, 'piece')} op ${square(t)} staan naast een ${kindOf(t, 'enemy')} die hem slaat.`,
    'better-move': ({ who }) => `${who} had iets beters.`,
    lucky: (t) =>
      `${t.who} viel met de ${kindOf(t, 'attacker')} een onbekend stuk aan, wat ${often(share(t, 'wins'))} lukt: het was een ${kindOf(t, 'actual')}.`,
    unlucky: (t) =>
      `${t.who} viel terecht aan met de ${kindOf(t, 'attacker')}, want dat lukt ${often(share(t, 'wins'))}; maar het was een ${kindOf(t, 'actual')}.`,
  },
  belief: 'Wat men kon weten',
  beliefAbout: 'Hoe sterker de kleur, hoe waarschijnlijker, in procenten. Een ring toont waar het echt stond.',
  knew: (side) => `Wat wist ${side}?`,
  which: 'Soort',
  nothingHidden: 'Er was niets meer verborgen.',
  cell: (at, percent, isIt) => `${at}: ${percent} %${isIt ? ', en daar stond het' : ''}`,
  asTable: 'Hetzelfde als tabel',
  square: 'Veld',
  was: 'Het was',
  believed: 'Het kon zijn',
};
