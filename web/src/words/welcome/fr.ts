/// L’accueil de l’édition Commandant.
import type { Welcome } from '../../page/welcome/view';
import { ranked } from './ranked';

export const fr: Welcome = {
  title: 'Bienvenue, commandant',
  lead: [
    'Le but du jeu est de prendre le drapeau ennemi.',
    'À la tête d’une armée, vous menez 33 unités mobiles de grades divers et 7 pièces immobiles.',
  ],
  tables: [
    {
      title: 'Pièces mobiles',
      head: ['Grade', 'Nom', 'Nombre'],
      rows: ranked([
        'Maréchal',
        'Général',
        'Colonel',
        'Commandant',
        'Capitaine',
        'Lieutenant',
        'Sergent',
        'Démineur',
        'Éclaireur',
        'Espion',
      ]),
    },
    {
      title: 'Pièces immobiles',
      head: ['Nom', 'Nombre'],
      rows: [
        ['Bombe', '6'],
        ['Drapeau', '1'],
      ],
    },
  ],
  note: {
    title: 'Remarque',
    text: 'Un nombre plus haut est un grade plus haut. Les petits grades ont des privilèges à eux.',
  },
  sections: [
    {
      title: 'Le placement',
      text: [
        'Rouge place toutes ses pièces de son côté du plateau, quatre rangées de dix. Puis Bleu fait de même de l’autre côté.',
      ],
    },
    {
      title: 'Votre tour : bouger ou attaquer',
      text: [
        'À votre tour, vous devez faire l’un des deux. Si vous ne pouvez ni l’un ni l’autre, la partie est terminée et vous perdez.',
      ],
    },
    {
      title: 'Bouger',
      text: ['Déplacez une de vos pièces sur une case libre voisine.'],
      points: [
        'Les pièces bougent d’une case, en avant, en arrière ou de côté ; l’éclaireur fait exception.',
        'Les pièces ne vont pas en diagonale, ne sautent pas par-dessus une autre et n’entrent pas sur une case occupée, sauf pour attaquer.',
        'Les pièces ne sautent pas les deux lacs du milieu et n’y entrent pas.',
        'Une pièce ne peut pas aller et venir entre les deux mêmes cases trois tours de suite.',
      ],
    },
    {
      title: 'Attaquer',
      text: ['Attaquez une pièce de l’adversaire. Drapeau et bombes ne peuvent pas attaquer.'],
      points: [
        'Position : quand une pièce rouge et une bleue sont côte à côte dans une rangée ou une colonne, elles peuvent s’attaquer.',
        'Comment : cliquez sur votre pièce, puis sur celle que vous attaquez. Les deux grades sont montrés et le plus bas est retiré. Un attaquant qui gagne prend la place ; un défenseur qui gagne ne bouge pas.',
        'Quand des pièces de même grade se battent, les deux sont retirées.',
      ],
    },
    {
      title: 'Le privilège de l’éclaireur',
      text: [
        'Seuls les éclaireurs peuvent bouger et attaquer dans le même tour. Un éclaireur va en avant, en arrière ou de côté d’autant de cases libres qu’il veut, jusqu’à une position d’attaque. De là, il peut attaquer.',
      ],
    },
    {
      title: 'Le privilège du démineur',
      text: [
        'Toute pièce sauf un démineur qui attaque une bombe est retirée. Quand un démineur l’attaque, la bombe est désamorcée et retirée, et le démineur prend sa case. Les bombes restent en place toute la partie si on ne les désamorce pas ; elles ne bougent ni n’attaquent.',
      ],
    },
    {
      title: 'Le privilège de l’espion',
      text: [
        'Le grade de l’espion est S. Qui attaque l’espion le retire. Mais lui seul peut prendre un maréchal, s’il attaque le premier. Si le maréchal attaque le premier, l’espion est retiré.',
      ],
    },
    {
      title: 'Gagner la partie',
      text: [
        'Le premier qui attaque le drapeau adverse le prend et gagne.',
        'Si toutes vos pièces mobiles sont retirées et que vous ne pouvez ni bouger ni attaquer à votre tour, vous devez abandonner et déclarer l’adversaire vainqueur.',
      ],
    },
  ],
  begin: 'Prendre le commandement',
};
