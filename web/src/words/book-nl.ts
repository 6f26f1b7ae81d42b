/// Het regelboek in het Nederlands.
import type { BookTexts } from './book';

export const book: BookTexts = {
  aim: 'Het doel',
  captureTheFlag: 'Val met welk stuk dan ook de vlag van de vijand aan, en je hebt meteen gewonnen.',
  noMovablePieces: 'Wie geen beweegbaar stuk meer heeft, heeft verloren.',

  board: 'Het bord',
  size: (columns, rows, homeRows) =>
    `Het bord heeft ${columns} kolommen en ${rows} rijen; het gebied van elk leger ${
      homeRows === 1 ? 'is de rij die' : `zijn de ${homeRows} rijen die`
    } het dichtst bij de speler ${homeRows === 1 ? 'ligt' : 'liggen'}.`,
  lakes: (squares) => (squares.length === 0 ? 'Er zijn geen meren.' : `Meren: ${squares.join(' ')}.`),

  settingUp: 'Opstellen',
  army: (size, free) =>
    `Elk leger heeft ${size} stukken, die overal in het eigen gebied mogen staan${
      free === 0
        ? ', dat daarmee vol is.'
        : free === 1
          ? '; 1 veld blijft leeg, de speler kiest welk.'
          : `; ${free} velden blijven leeg, de speler kiest welke.`
    }`,
  setupOrder: {
    TOGETHER: 'Beide spelers stellen tegelijk op, ongezien.',
    RED_THEN_BLUE: 'Eerst stelt Rood op, dan Blauw, ongezien door de ander.',
  },

  moving: 'Zetten',
  firstMover: {
    RED: 'Rood begint, daarna om de beurt.',
    BLUE: 'Blauw begint, daarna om de beurt.',
    RANDOM: 'Het lot bepaalt wie begint, daarna om de beurt.',
  },
  oneStep: 'In je beurt zet je één stuk één veld, vooruit, achteruit of opzij, nooit schuin.',
  immovable: 'Bommen en vlaggen bewegen nooit; niets gaat een meer in of over, of springt over een stuk.',
  scoutStrike: {
    ADJACENT:
      'Een verkenner loopt in een rechte lijn zo ver hij wil over lege velden, of valt een buur aan; nooit allebei in één beurt.',
    IN_LINE:
      'Een verkenner loopt in een rechte lijn zo ver hij wil, als een toren bij schaken, en mag aanvallen wat hij tegenkomt.',
    MOVE_THEN_STRIKE:
      'Een verkenner loopt in een rechte lijn zo ver hij wil en mag dan elke buur van het veld aanvallen waar hij stopt.',
  },
  mustMove: 'Wie kan zetten, slaat geen beurt over.',

  striking: 'Aanvallen',
  bothShown: 'Een stuk dat op een vijand gaat, valt die aan; beide spelers zien beide stukken.',
  higherWins: 'De hoogste rang wint, de laagste gaat van het bord; een winnende aanvaller neemt het veld in.',
  equalRanks: {
    BOTH_FALL: 'Bij gelijke rang gaan beide van het bord.',
    ATTACKER_WINS: 'Bij gelijke rang wint de aanvaller.',
    DEFENDER_WINS: 'Bij gelijke rang wint de verdediger.',
  },
  spy: 'Een spion die de maarschalk aanvalt, wint; wie de spion aanvalt, neemt hem weg.',
  bomb: {
    STAYS: 'Wie een bom aanvalt, gaat van het bord en de bom blijft, maar een mineur maakt hem onschadelijk.',
    SPENT:
      'Wie een bom aanvalt, gaat van het bord en de bom ook, maar een mineur maakt hem onschadelijk en blijft staan.',
  },
  winningDefender: {
    STAYS: 'Een winnende verdediger blijft staan.',
    ADVANCES: 'Een winnende verdediger gaat naar het veld waar de aanval vandaan kwam; een bom nooit.',
  },

  known: 'Wat bekend blijft',
  reveal: {
    FOR_GOOD: 'Een stuk dat in een gevecht te zien was, of een verkenner die meer dan één veld liep, blijft bekend.',
    UNTIL_TURN_ENDS:
      'Een stuk dat in een gevecht te zien was, of een verkenner die meer dan één veld liep, is bij de volgende zet weer verborgen: onthoud het. De gevallenen blijven in de lijst.',
  },

  repetition: 'Heen en weer',
  twoSquare: {
    OFF: 'Een stuk mag heen en weer zo vaak het wil.',
    SHUTTLE:
      'Een stuk mag niet drie beurten achter elkaar heen en weer tussen dezelfde twee velden; aanvallen mag altijd.',
    BOUNDARY: (times) =>
      `Hetzelfde stuk mag de grens tussen twee velden niet vaker dan ${times} keer achter elkaar overgaan.`,
  },
  chase: {
    OFF: 'Een stuk mag eindeloos worden opgejaagd.',
    MORE_SQUARE:
      'Een stuk mag niet eindeloos worden opgejaagd: wie blijft dreigen, mag dezelfde stelling niet terugbrengen.',
  },

  ending: 'Hoe het eindigt',
  blocked: {
    LOSES: 'Wie geen zet kan doen, heeft verloren.',
    PASSES: 'Wie beweegbare stukken heeft maar geen zet, slaat over; heeft de ander er ook geen, dan is het remise.',
  },
  bothImmobile: {
    DRAW: 'Kan geen van beide ooit nog zetten, dan is het remise.',
    TO_MOVE_LOSES: 'Heeft geen van beide nog een beweegbaar stuk, dan verliest wie aan zet is.',
  },
  quietLimit: {
    OFF: 'Het mag zo lang rustig blijven als de spelers willen, maar een server verklaart een partij na 2000 zetten achter elkaar zonder aanval remise.',
    ON: (plies) =>
      plies === 1
        ? '1 zet zonder aanval is remise.'
        : `${plies} zetten achter elkaar zonder aanval, van beide spelers samen, is remise.`,
  },

  privilege: {
    marshal: 'De sterkste; valt alleen door een spion die hem aanvalt, een andere maarschalk of een bom.',
    miner: 'Maakt bommen onschadelijk en neemt hun plaats in.',
    spy: 'Neemt de maarschalk weg als hij het eerst aanvalt; verliest van alle anderen.',
    flag: 'Beweegt nooit. Wie hem aanvalt, heeft gewonnen.',
  },
};
