/// Les éditions, les forces de l’ordinateur et les placements tout prêts en français.
import type { Catalogue } from './catalogue';

const SPY = 'Un espion qui attaque le drapeau gagne, comme toute autre pièce.';
const QUIET =
  'Deux cents coups sans attaque sont une nulle, et c’est annoncé ; les tournois laissent cela à un arbitre.';
const NEITHER = 'Si plus aucun camp n’a de pièce mobile, celui qui a le trait perd.';
const SHOWN =
  'Ce qu’un combat ou une longue course a montré reste visible ; la source dit seulement que les deux se révèlent.';
const RUNS = 'Un éclaireur attaque ce qu’il rencontre, de n’importe quelle distance.';
const TURNS = 'Un éclaireur court en ligne droite et peut ensuite attaquer de tout côté.';
const SHUTTLE = 'Aucune pièce ne va et vient entre deux cases trois tours de suite.';
const SHUTTLE_STRIKE = 'La règle contre les va-et-vient n’interdit jamais une attaque.';
const HIDDEN = 'Ce qu’un combat montre est caché de nouveau à la fin du tour';
const SPENT = 'Une bombe ne saute qu’une fois : elle emporte son attaquant et disparaît.';

export const catalogue: Catalogue = {
  editions: {
    classic: {
      title: 'Classique',
      source: 'Les règles de tournoi des clubs et des ligues.',
      about: [
        'Quarante pièces par camp ; les éclaireurs courent et attaquent en ligne droite.',
        'Ce qu’un combat a montré reste connu jusqu’à la fin.',
        'Ni va-et-vient ni poursuite sans fin, et deux cents coups calmes sont une nulle.',
      ],
      decided: [QUIET, SPY],
    },
    fantasy: {
      title: 'Fantastique',
      source:
        'Le projet d’un jeu de dix cases sur dix aux rôles fantastiques, du Seigneur dragon à la Pierre du monde.',
      about: [
        'Seigneurs dragons et gobelins : l’armée peut être changée avant la partie.',
        `${HIDDEN} : retenez-le.`,
        'Qui ne peut pas jouer passe son tour.',
      ],
      decided: [
        'Qui a des pièces mobiles mais aucun coup passe son tour ; la source n’en dit rien.',
        'Le deuxième grade est le « Roi des elfes » ; la source écrit « Eleven King ».',
        'Un assassin qui attaque la Pierre du monde gagne, comme toute autre pièce.',
        'Les lacs sont où ils sont dans la classique ; la source parle de lacs sans les situer.',
        NEITHER,
        'Le tour finit avec le coup suivant : jusque-là, ce qui a été montré reste visible sur le plateau.',
        'Rouge commence.',
      ],
    },
    tabletop: {
      title: 'À table',
      source: 'La proposition d’un jeu à deux sur un écran.',
      about: ['Fait pour deux personnes à un écran, avec un rideau entre les tours.', TURNS, `${HIDDEN}.`],
      decided: [
        SPY,
        'Deux espions qui se rencontrent tombent tous deux, comme les pièces de même grade.',
        'Ce qu’un combat ou une longue course a montré est caché de nouveau : à un écran, rien ne pourrait rester visible pour un seul.',
        NEITHER,
      ],
    },
    'nine-ranks': {
      title: 'Neuf grades',
      source: 'Une feuille de règles qui compte les grades de 9, le maréchal, à 1, l’éclaireur.',
      about: [
        'Un lac de quatre cases au milieu du plateau.',
        SPENT,
        'Six éclaireurs et cinq sergents : trente-neuf pièces, et une case du camp reste vide.',
      ],
      decided: [
        'La feuille dit quarante pièces et en énumère trente-neuf ; la liste fait foi.',
        SPY,
        RUNS,
        SHOWN,
        NEITHER,
        'Rouge commence, et les deux camps placent ensemble.',
      ],
    },
    'quick-battle': {
      title: 'Bataille rapide',
      source: 'La variante courte de la même feuille que les neuf grades.',
      about: ['Dix pièces par camp sur un plateau de huit sur huit.', SPENT, 'Terminée en un quart d’heure.'],
      decided: [
        'Chaque camp a trois rangées ; les quatre de la feuille ne tiennent pas sur huit.',
        'Le lac, ce sont les quatre cases du centre, comme dans le grand jeu.',
        SPY,
        RUNS,
        SHOWN,
        NEITHER,
        'Rouge commence, et les deux camps placent ensemble.',
      ],
    },
    commander: {
      title: 'Commandant',
      source: 'La page d’accueil d’un programme, avec ses tableaux de pièces et de privilèges.',
      about: ['Rouge place d’abord toute son armée, puis Bleu.', TURNS, SHUTTLE],
      decided: [
        SPY,
        'Deux espions qui se rencontrent tombent tous deux, et deux maréchaux aussi, comme les pièces de même grade.',
        SHUTTLE_STRIKE,
        SHOWN,
        'Qui n’a plus de pièce mobile a perdu aussitôt, pas seulement à son tour.',
        'Le premier joueur est Rouge, et il commence.',
      ],
    },
    vintage: {
      title: 'Ancienne',
      source: 'Les instructions d’un travail d’étudiants qui raconte une ancienne édition en boîte.',
      about: [
        'Un éclaireur court ou attaque, jamais les deux dans le même tour.',
        'Un défenseur qui gagne avance sur la case d’où vient l’attaque.',
        SHUTTLE,
      ],
      decided: [
        'Les lacs sont où ils sont dans la classique ; la source n’en parle pas.',
        'Un espion qui attaque le drapeau gagne, bien qu’il ne retire que le maréchal : le drapeau n’est pas retiré, il est pris.',
        'Un défenseur qui gagne avance, quel que soit l’attaquant ; une bombe non.',
        SHUTTLE_STRIKE,
        NEITHER,
        'Les deux camps placent ensemble.',
      ],
    },
    barrage: {
      title: 'Barrage',
      source: 'La forme courte que l’on aime entre deux longues parties.',
      about: [
        'Huit pièces par camp, n’importe où dans quatre rangées.',
        'Les règles classiques sur le plateau classique, avec de la place pour courir.',
        'Le camp est presque vide : là où il n’y a rien, on apprend aussi quelque chose.',
      ],
      decided: [QUIET, SPY],
    },
    duel: {
      title: 'Duel',
      source: 'Le jeu à dix pièces, dans la même boîte que le long.',
      about: [
        'Dix pièces par camp sur tout le plateau.',
        'Deux bombes, deux démineurs, deux éclaireurs, et personne entre l’espion et le général.',
        'Pour le reste, les règles classiques.',
      ],
      decided: [QUIET, SPY],
    },
  },
  levels: {
    Recruit: { name: 'Recrue', about: 'Attaque tout ce qui se trouve sur son chemin.' },
    Guard: { name: 'Garde', about: 'Rôde et oublie aussitôt.' },
    Scout: { name: 'Éclaireur', about: 'Fonce sur ce qu’il voit et oublie aussitôt.' },
    Sergeant: { name: 'Sergent', about: 'Voit un coup à l’avance et oublie aussitôt.' },
    Captain: { name: 'Capitaine', about: 'Garde son drapeau et ses secrets, et oublie vite.' },
    Colonel: { name: 'Colonel', about: 'Voit la réponse à son coup et sait placer une armée.' },
    General: { name: 'Général', about: 'Lit dans les coups de l’adversaire et retient tout.' },
    Marshal: { name: 'Maréchal', about: 'Calcule aussi loin qu’il peut.' },
    Strategist: { name: 'Stratège', about: 'A appris le jeu en jouant contre lui-même, dans chaque édition.' },
    Grandmaster: { name: 'Grand maître', about: 'Joue ce qu’il a appris et réfléchit à ce qui peut en découler.' },
  },
  setups: {
    'Corner keep': 'Donjon du coin',
    'Old mill': 'Vieux moulin',
    'Left anchor': 'Ancre à gauche',
    'Harbour wall': 'Mur du port',
    'River gate': 'Porte du fleuve',
    'Northern watch': 'Garde du nord',
    'Stone bridge': 'Pont de pierre',
    'Quiet valley': 'Vallée calme',
    'Twin towers': 'Deux tours',
    'Long barn': 'Longue grange',
    'Chapel yard': 'Cour de la chapelle',
    'Market cross': 'Croix du marché',
    'East wing': 'Aile est',
    'Lantern hill': 'Colline aux lanternes',
    'Orchard wall': 'Mur du verger',
    'Toll house': 'Maison du péage',
    "Shepherd's rest": 'Repos du berger',
    'Iron ring': 'Anneau de fer',
    'Far corner': 'Coin lointain',
    'Last bastion': 'Dernier bastion',
    'High ground': 'Hauteur',
    'High corner': 'Coin haut',
    'Hollow square': 'Carré creux',
    'Open hand': 'Main ouverte',
    'Thin ice': 'Glace mince',
    'Straw man': 'Homme de paille',
    'Empty chair': 'Chaise vide',
    'Bare courage': 'Pur courage',
    Spearhead: 'Fer de lance',
    'Forced march': 'Marche forcée',
    'Drums ahead': 'Tambours devant',
    'Storm front': 'Front d’orage',
    'Broad advance': 'Large avancée',
    'Cavalry wing': 'Aile de cavalerie',
    'Open gate': 'Porte ouverte',
    'Early bell': 'Cloche du matin',
    'Middle watch': 'Garde du milieu',
    'Left hook': 'Crochet du gauche',
    'Wide wings': 'Grandes ailes',
    'Long lane': 'Longue allée',
  },
};
