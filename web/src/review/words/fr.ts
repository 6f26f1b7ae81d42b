/// L’analyse en français.
import { kindOf, odds, share, square, type ReviewWords } from './sentence';

const often = (chance: number) => {
  const [part, of] = odds(chance);
  return chance > 0.985 ? 'à coup sûr' : `${part} fois sur ${of}`;
};

export const fr: ReviewWords = {
  title: 'Analyse',
  working: (done, plies) => `Relecture de la partie : ${done} coups sur ${plies}`,
  failed: 'L’analyse n’a pas pu être faite. Réessayez plus tard.',
  side: { red: 'Rouge', blue: 'Bleu' },
  chances: 'Qui est mieux',
  chancesAbout: 'Au-dessus du milieu, Rouge mène. Chaque ligne est ce que ce camp pouvait savoir.',
  sees: (side, percent) => `D’après ce que savait ${side} : ${percent} % pour Rouge`,
  material: 'Pièces : au-dessus de la ligne, Rouge en a plus',
  at: (moves) => `Après ${moves} coups`,
  turning: 'Tournants',
  calm: 'Aucun coup n’a fait tourner cette partie.',
  chance: 'Le hasard, sans reproche',
  better: (move) => `L’ordinateur aurait joué ${move}`,
  because: {
    material: 'cela gagne des pièces',
    secrecy: 'cela garde des secrets',
    attraction: 'les pièces vont où l’on a besoin d’elles',
    'flag defence': 'le drapeau reste gardé',
    lookahead: 'les coups suivants y sont favorables',
    noise: 'il vaut n’importe quel autre',
  },
  kind: {
    'missed-win': ({ who }) => `${who} avait un gain sûr et l’a laissé passer.`,
    'struck-against-odds': (t) =>
      `${t.who} a attaqué avec son ${kindOf(t, 'attacker')} une pièce inconnue, ce qui ne réussit que ${often(share(t, 'wins'))}. Le plus à craindre : ${kindOf(t, 'likeliest')}. C’était : ${kindOf(t, 'actual')}.`,
    'struck-stronger': (t) =>
      `${t.who} a attaqué avec son ${kindOf(t, 'attacker')} une pièce plus forte et déjà connue : ${kindOf(t, 'defender')}.`,
    'flag-left-open': ({ who }) => `${who} a laissé son drapeau sans garde.`,
    'missed-capture': (t) => `${t.who} pouvait prendre à coup sûr en ${square(t)} : ${kindOf(t, 'piece')}.`,
    'left-hanging': (t) =>
      `${t.who} a laissé en ${square(t)} son ${kindOf(t, 'piece')} à côté d’une pièce plus forte : ${kindOf(t, 'enemy')}.`,
    'better-move': ({ who }) => `${who} avait mieux.`,
    lucky: (t) =>
      `${t.who} a attaqué avec son ${kindOf(t, 'attacker')} une pièce inconnue, ce qui réussit ${often(share(t, 'wins'))}. C’était : ${kindOf(t, 'actual')}.`,
    unlucky: (t) =>
      `${t.who} a eu raison d’attaquer avec son ${kindOf(t, 'attacker')}, cela réussit ${often(share(t, 'wins'))}. Mais c’était : ${kindOf(t, 'actual')}.`,
  },
  belief: 'Ce qu’on pouvait savoir',
  beliefAbout: 'Plus la couleur est vive, plus c’est probable, en pour cent. Un anneau marque où elle était vraiment.',
  knew: (side) => `Que savait ${side} ?`,
  which: 'Pièce',
  nothingHidden: 'Il n’y avait plus rien de caché.',
  cell: (at, percent, isIt) => `${at} : ${percent} %${isIt ? ', et elle y était' : ''}`,
  asTable: 'La même chose en tableau',
  square: 'Case',
  was: 'C’était',
  believed: 'Ce pouvait être',
};
