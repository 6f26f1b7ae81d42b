/// Les phrases des règles où paraissent des pièces, avec les noms du thème fantastique.
import type { BookTexts } from './book';
import { book } from './book-fr';

export const fantasyBook: BookTexts = {
  ...book,
  captureTheFlag: 'Attaquez la Pierre du monde ennemie, avec n’importe quelle pièce, et vous avez gagné aussitôt.',
  immovable:
    'Obélisques maudits et Pierres du monde ne bougent jamais ; rien n’entre dans un lac, ne le traverse ni ne saute une pièce.',
  scoutStrike: {
    ADJACENT:
      'Un gobelin court aussi loin qu’il veut en ligne droite sur des cases vides, ou attaque un voisin ; jamais les deux dans le même tour.',
    IN_LINE:
      'Un gobelin court aussi loin qu’il veut en ligne droite, comme une tour aux échecs, et peut attaquer ce qu’il rencontre.',
    MOVE_THEN_STRIKE:
      'Un gobelin court aussi loin qu’il veut en ligne droite et peut ensuite attaquer tout voisin de la case où il s’arrête.',
  },
  spy: 'Un assassin qui attaque le Seigneur dragon gagne ; qui attaque l’assassin le retire.',
  bomb: {
    STAYS: 'Qui attaque un obélisque maudit est retiré et l’obélisque reste, mais un sapeur l’abat.',
    SPENT: 'Qui attaque un obélisque maudit est retiré, et l’obélisque avec lui, mais un sapeur l’abat et reste.',
  },
  winningDefender: {
    STAYS: 'Un défenseur qui gagne reste où il est.',
    ADVANCES: 'Un défenseur qui gagne avance sur la case d’où vient l’attaque ; un obélisque maudit jamais.',
  },
  reveal: {
    FOR_GOOD: 'Une pièce montrée au combat, ou un gobelin qui a couru plus d’une case, reste visible.',
    UNTIL_TURN_ENDS:
      'Une pièce montrée au combat, ou un gobelin qui a couru plus d’une case, est cachée de nouveau au coup suivant : retenez-la. Les pertes restent inscrites.',
  },
  privilege: {
    marshal:
      'Le plus fort ; ne tombe que devant un assassin qui l’attaque, un autre Seigneur dragon ou un obélisque maudit.',
    miner: 'Abat les obélisques maudits et prend leur place.',
    spy: 'Retire le Seigneur dragon s’il attaque le premier ; perd contre tous les autres.',
    flag: 'Ne bouge jamais. Qui l’attaque a gagné.',
  },
};
