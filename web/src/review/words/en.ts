/// The review in English.
import { kindOf, odds, share, square, type ReviewWords } from './sentence';

const TIMES = ['', 'once', 'twice'];

const often = (chance: number) => {
  const [part, of] = odds(chance);
  return chance > 0.985
    ? 'for certain'
    : `${TIMES[part] ?? `${['three', 'four'][part - 3] ?? part} times`} out of ${of}`;
};

export const en: ReviewWords = {
  title: 'Review',
  working: (done, plies) => `Looking at the game again: ${done} of ${plies} moves`,
  failed: 'The review could not be made. Try again in a while.',
  side: { red: 'Red', blue: 'Blue' },
  chances: 'Who stands better',
  chancesAbout: 'Above the middle Red is ahead. Each line is what that side could know.',
  sees: (side, percent) => `By what ${side} knew: ${percent} % for Red`,
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
      `${t.who}'s ${kindOf(t, 'attacker')} struck an unknown piece that it could beat only ${often(share(t, 'wins'))}; most to be feared was a ${kindOf(t, 'likeliest')}, and a ${kindOf(t, 'actual')} it was.`,
    'struck-stronger': (t) =>
      `${t.who}'s ${kindOf(t, 'attacker')} struck a ${kindOf(t, 'defender')} that was known to be one.`,
    'flag-left-open': ({ who }) => `${who} left the flag open.`,
    'missed-capture': (t) => `${t.who} could have taken the ${kindOf(t, 'piece')} on ${square(t)} for certain.`,
    'left-hanging': (t) =>
      `${t.who} left the ${kindOf(t, 'piece')} on ${square(t)} beside a ${kindOf(t, 'enemy')} that takes it.`,
    'better-move': ({ who }) => `${who} had something better.`,
    lucky: (t) =>
      `${t.who}'s ${kindOf(t, 'attacker')} struck an unknown piece, which it beats ${often(share(t, 'wins'))}: it was a ${kindOf(t, 'actual')}.`,
    unlucky: (t) =>
      `${t.who}'s ${kindOf(t, 'attacker')} struck rightly, for it wins ${often(share(t, 'wins'))}; but it was a ${kindOf(t, 'actual')}.`,
  },
  belief: 'What could be known',
  beliefAbout: 'The stronger the colour, the likelier, in per cent. A ring marks where it really was.',
  knew: (side) => `What did ${side} know?`,
  which: 'Kind',
  nothingHidden: 'Nothing was hidden any more.',
  cell: (at, percent, isIt) => `${at}: ${percent} %${isIt ? ', and it was' : ''}`,
  asTable: 'The same as a table',
  square: 'Square',
  was: 'It was',
  believed: 'It could be',
};
