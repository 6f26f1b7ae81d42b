/// Les leçons, avec les noms du thème fantastique.
import type { Words } from './index';

export const fantasyLessons: Words['how']['lessons'] = [
  {
    title: 'Trouvez la Pierre du monde',
    text: 'Vous menez une armée, l’ennemi l’autre. Vous voyez vos pièces ; des siennes, seulement le dos. Qui attaque l’autre Pierre du monde gagne. Avancez le Chef nain : touchez-le, puis la case marquée.',
  },
  {
    title: 'Attaquez',
    text: 'Allez sur un ennemi pour l’attaquer. Les deux pièces se retournent, le plus bas grade tombe, et un attaquant qui gagne prend la case. À grade égal, les deux tombent. Attaquez avec le Sorcier.',
  },
  {
    title: 'Les gobelins courent',
    text: 'Un gobelin court aussi loin qu’il veut en ligne droite. Une longue course le trahit ; un seul pas garde le secret. Courez ou marchez, comme il vous plaît.',
  },
  {
    title: 'Obélisques et sapeurs',
    text: 'Obélisques maudits et Pierres du monde ne bougent jamais. Un obélisque arrête tout ce qui l’attaque, sauf le sapeur, qui l’abat. Envoyez le sapeur.',
  },
  {
    title: 'L’assassin',
    text: 'L’assassin est le plus faible ; mais s’il attaque le Seigneur dragon le premier, le Seigneur dragon tombe. Faites-le avant d’être découvert.',
  },
  {
    title: 'À vous',
    text: 'Les lacs gênent tout le monde. Qui ne peut pas bouger perd. Prenez la Pierre du monde pour finir cette petite partie.',
  },
];
