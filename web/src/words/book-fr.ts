/// Le livre des règles en français.
import type { BookTexts } from './book';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const book: BookTexts = {
  aim: 'Le but',
  captureTheFlag: 'Attaquez le drapeau ennemi, avec n’importe quelle pièce, et vous avez gagné aussitôt.',
  noMovablePieces: 'Qui n’a plus de pièce mobile a perdu.',

  board: 'Le plateau',
  size: (columns, rows, homeRows) =>
    `Le plateau a ${columns} colonnes et ${rows} rangées ; le camp de chaque armée, ${
      homeRows === 1 ? 'c’est la rangée la plus proche' : `ce sont les ${homeRows} rangées les plus proches`
    } de son joueur.`,
  lakes: (squares) => (squares.length === 0 ? 'Il n’y a pas de lacs.' : `Lacs : ${squares.join(' ')}.`),

  settingUp: 'Le placement',
  army: (size, free) =>
    `Chaque armée a ${count(size, 'pièce')}, placées où l’on veut dans son camp${
      free === 0
        ? ', qu’elle remplit.'
        : ` ; ${count(free, 'case')} ${free === 1 ? 'reste vide' : 'restent vides'}, au choix du joueur.`
    }`,
  setupOrder: {
    TOGETHER: 'Les deux joueurs placent en même temps, à l’insu l’un de l’autre.',
    RED_THEN_BLUE: 'Rouge place d’abord, puis Bleu, chacun à l’insu de l’autre.',
  },

  moving: 'Se déplacer',
  firstMover: {
    RED: 'Rouge commence, puis on joue tour à tour.',
    BLUE: 'Bleu commence, puis on joue tour à tour.',
    RANDOM: 'Le sort dit qui commence, puis on joue tour à tour.',
  },
  oneStep: 'À votre tour, vous déplacez une pièce d’une case, en avant, en arrière ou de côté, jamais en diagonale.',
  immovable: 'Bombes et drapeaux ne bougent jamais ; rien n’entre dans un lac, ne le traverse ni ne saute une pièce.',
  scoutStrike: {
    ADJACENT:
      'Un éclaireur court aussi loin qu’il veut en ligne droite sur des cases vides, ou attaque un voisin ; jamais les deux dans le même tour.',
    IN_LINE:
      'Un éclaireur court aussi loin qu’il veut en ligne droite, comme une tour aux échecs, et peut attaquer ce qu’il rencontre.',
    MOVE_THEN_STRIKE:
      'Un éclaireur court aussi loin qu’il veut en ligne droite et peut ensuite attaquer tout voisin de la case où il s’arrête.',
  },
  mustMove: 'Qui peut jouer ne passe pas son tour.',

  striking: 'Attaquer',
  bothShown: 'Une pièce qui va sur un ennemi l’attaque ; les deux joueurs voient les deux pièces.',
  higherWins: 'Le plus haut grade gagne, le plus bas est retiré ; un attaquant qui gagne prend la place.',
  equalRanks: {
    BOTH_FALL: 'À grade égal, les deux pièces sont retirées.',
    ATTACKER_WINS: 'À grade égal, l’attaquant gagne.',
    DEFENDER_WINS: 'À grade égal, le défenseur gagne.',
  },
  spy: 'Un espion qui attaque le maréchal gagne ; qui attaque l’espion le retire.',
  bomb: {
    STAYS: 'Qui attaque une bombe est retiré et la bombe reste, mais un démineur la désamorce.',
    SPENT: 'Qui attaque une bombe est retiré, et la bombe avec lui, mais un démineur la désamorce et reste.',
  },
  winningDefender: {
    STAYS: 'Un défenseur qui gagne reste où il est.',
    ADVANCES: 'Un défenseur qui gagne avance sur la case d’où vient l’attaque ; une bombe jamais.',
  },

  known: 'Ce qui reste connu',
  reveal: {
    FOR_GOOD: 'Une pièce montrée au combat, ou un éclaireur qui a couru plus d’une case, reste visible.',
    UNTIL_TURN_ENDS:
      'Une pièce montrée au combat, ou un éclaireur qui a couru plus d’une case, est cachée de nouveau au coup suivant : retenez-la. Les pertes restent inscrites.',
  },

  repetition: 'Les va-et-vient',
  twoSquare: {
    OFF: 'Une pièce peut aller et venir autant qu’elle veut.',
    SHUTTLE:
      'Une pièce ne peut pas aller et venir entre les deux mêmes cases trois tours de suite ; une attaque est toujours permise.',
    BOUNDARY: (times) =>
      `La même pièce ne peut pas franchir la limite entre deux cases plus de ${times} fois de suite.`,
  },
  chase: {
    OFF: 'On peut poursuivre une pièce sans fin.',
    MORE_SQUARE:
      'On ne poursuit pas une pièce sans fin : qui ne cesse de menacer ne peut pas ramener la même position.',
  },

  ending: 'La fin',
  blocked: {
    LOSES: 'Qui ne peut jouer aucun coup a perdu.',
    PASSES: 'Qui a des pièces mobiles mais aucun coup passe son tour ; si l’autre n’en a pas non plus, c’est la nulle.',
  },
  bothImmobile: {
    DRAW: 'Si plus aucun camp ne peut jamais jouer, c’est la nulle.',
    TO_MOVE_LOSES: 'Si plus aucun camp n’a de pièce mobile, celui qui a le trait a perdu.',
  },
  quietLimit: {
    OFF: 'Une partie peut rester calme tant que les joueurs le veulent, mais un serveur déclare nulle une suite de 2000 coups sans attaque.',
    ON: (plies) =>
      plies === 1
        ? '1 coup sans attaque, et c’est la nulle.'
        : `${plies} coups de suite sans attaque, les deux joueurs comptés, et c’est la nulle.`,
  },

  privilege: {
    marshal: 'Le plus fort ; ne tombe que devant un espion qui l’attaque, un autre maréchal ou une bombe.',
    miner: 'Désamorce les bombes et prend leur place.',
    spy: 'Retire le maréchal s’il attaque le premier ; perd contre tous les autres.',
    flag: 'Ne bouge jamais. Qui l’attaque a gagné.',
  },
};
