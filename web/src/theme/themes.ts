/**
 * The names and labels of the pieces. Display only: any theme goes with any ruleset.
 */

/** The twelve kinds, strongest first, as the wire names them. A drawing's id is `<glyphs>-<kind>`. */
export const kinds = [
  'marshal',
  'general',
  'colonel',
  'major',
  'captain',
  'lieutenant',
  'sergeant',
  'miner',
  'scout',
  'spy',
  'bomb',
  'flag',
] as const;
export type Kind = (typeof kinds)[number];

export type Language = 'en' | 'de' | 'fr' | 'nl' | 'es';
export type Names = Readonly<Record<Kind, string>>;

export interface Theme {
  /** The name of the theme in the settings. */
  readonly title: Readonly<Record<Language, string>>;
  readonly names: Readonly<Record<Language, Names>>;
}

const military: Theme['names'] = {
  en: {
    marshal: 'Marshal',
    general: 'General',
    colonel: 'Colonel',
    major: 'Major',
    captain: 'Captain',
    lieutenant: 'Lieutenant',
    sergeant: 'Sergeant',
    miner: 'Miner',
    scout: 'Scout',
    spy: 'Spy',
    bomb: 'Bomb',
    flag: 'Flag',
  },
  de: {
    marshal: 'Marschall',
    general: 'General',
    colonel: 'Oberst',
    major: 'Major',
    captain: 'Hauptmann',
    lieutenant: 'Leutnant',
    sergeant: 'Unteroffizier',
    miner: 'Mineur',
    scout: 'Aufklärer',
    spy: 'Spion',
    bomb: 'Bombe',
    flag: 'Fahne',
  },
  fr: {
    marshal: 'Maréchal',
    general: 'Général',
    colonel: 'Colonel',
    major: 'Commandant',
    captain: 'Capitaine',
    lieutenant: 'Lieutenant',
    sergeant: 'Sergent',
    miner: 'Démineur',
    scout: 'Éclaireur',
    spy: 'Espion',
    bomb: 'Bombe',
    flag: 'Drapeau',
  },
  nl: {
    marshal: 'Maarschalk',
    general: 'Generaal',
    colonel: 'Kolonel',
    major: 'Majoor',
    captain: 'Kapitein',
    lieutenant: 'Luitenant',
    sergeant: 'Sergeant',
    miner: 'Mineur',
    scout: 'Verkenner',
    spy: 'Spion',
    bomb: 'Bom',
    flag: 'Vlag',
  },
  es: {
    marshal: 'Mariscal',
    general: 'General',
    colonel: 'Coronel',
    major: 'Comandante',
    captain: 'Capitán',
    lieutenant: 'Teniente',
    sergeant: 'Sargento',
    miner: 'Minador',
    scout: 'Explorador',
    spy: 'Espía',
    bomb: 'Bomba',
    flag: 'Bandera',
  },
};

const fantasy: Theme['names'] = {
  en: {
    marshal: 'Dragon Lord',
    general: 'Elven King',
    colonel: 'Paladin',
    major: 'Warlock',
    captain: 'Dwarven Warlord',
    lieutenant: 'Knight',
    sergeant: 'Ranger',
    miner: 'Sapper',
    scout: 'Goblin',
    spy: 'Assassin',
    bomb: 'Cursed Obelisk',
    flag: 'World Stone',
  },
  de: {
    marshal: 'Drachenfürst',
    general: 'Elfenkönig',
    colonel: 'Paladin',
    major: 'Hexenmeister',
    captain: 'Zwergenfürst',
    lieutenant: 'Ritter',
    sergeant: 'Waldläufer',
    miner: 'Sappeur',
    scout: 'Goblin',
    spy: 'Assassine',
    bomb: 'Verfluchter Obelisk',
    flag: 'Weltenstein',
  },
  fr: {
    marshal: 'Seigneur dragon',
    general: 'Roi des elfes',
    colonel: 'Paladin',
    major: 'Sorcier',
    captain: 'Chef nain',
    lieutenant: 'Chevalier',
    sergeant: 'Rôdeur',
    miner: 'Sapeur',
    scout: 'Gobelin',
    spy: 'Assassin',
    bomb: 'Obélisque maudit',
    flag: 'Pierre du monde',
  },
  nl: {
    marshal: 'Drakenheer',
    general: 'Elfenkoning',
    colonel: 'Paladijn',
    major: 'Heksenmeester',
    captain: 'Dwergenvorst',
    lieutenant: 'Ridder',
    sergeant: 'Woudloper',
    miner: 'Sappeur',
    scout: 'Goblin',
    spy: 'Sluipmoordenaar',
    bomb: 'Vervloekte obelisk',
    flag: 'Wereldsteen',
  },
  es: {
    marshal: 'Señor dragón',
    general: 'Rey elfo',
    colonel: 'Paladín',
    major: 'Brujo',
    captain: 'Caudillo enano',
    lieutenant: 'Caballero',
    sergeant: 'Montaraz',
    miner: 'Zapador',
    scout: 'Goblin',
    spy: 'Asesino',
    bomb: 'Obelisco maldito',
    flag: 'Piedra del mundo',
  },
};

/** The themes by the name of their sprite sheet: `military` is drawn in `art/military.svg`. */
export const themes = {
  military: {
    title: { en: 'Military', de: 'Militär', fr: 'Militaire', nl: 'Militair', es: 'Militar' },
    names: military,
  },
  fantasy: {
    title: { en: 'Fantasy', de: 'Fantasy', fr: 'Fantastique', nl: 'Fantasy', es: 'Fantasía' },
    names: fantasy,
  },
  contrast: {
    title: {
      en: 'High contrast',
      de: 'Hoher Kontrast',
      fr: 'Contraste élevé',
      nl: 'Hoog contrast',
      es: 'Alto contraste',
    },
    names: military,
  },
} as const satisfies Readonly<Record<string, Theme>>;
export type ThemeKey = keyof typeof themes;

/** The label in the upper left corner of a piece, in the four styles of printed sets. */
export const labels = {
  /** Ten for the marshal down to two for the scout, and S. */
  'ten-to-two': {
    marshal: '10',
    general: '9',
    colonel: '8',
    major: '7',
    captain: '6',
    lieutenant: '5',
    sergeant: '4',
    miner: '3',
    scout: '2',
    spy: 'S',
    bomb: 'B',
    flag: 'F',
  },
  /** The same, with the spy as one. */
  'ten-to-one': {
    marshal: '10',
    general: '9',
    colonel: '8',
    major: '7',
    captain: '6',
    lieutenant: '5',
    sergeant: '4',
    miner: '3',
    scout: '2',
    spy: '1',
    bomb: 'B',
    flag: 'F',
  },
  /** Nine for the marshal down to one for the scout, and small letters. */
  'nine-to-one': {
    marshal: '9',
    general: '8',
    colonel: '7',
    major: '6',
    captain: '5',
    lieutenant: '4',
    sergeant: '3',
    miner: '2',
    scout: '1',
    spy: 's',
    bomb: 'b',
    flag: 'f',
  },
  /** One for the marshal up to nine for the scout, as American sets count. */
  'one-to-nine': {
    marshal: '1',
    general: '2',
    colonel: '3',
    major: '4',
    captain: '5',
    lieutenant: '6',
    sergeant: '7',
    miner: '8',
    scout: '9',
    spy: 'S',
    bomb: 'B',
    flag: 'F',
  },
} as const satisfies Readonly<Record<string, Names>>;
export type LabelStyle = keyof typeof labels;
