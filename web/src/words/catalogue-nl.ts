/// De edities, de sterktes van de computer en de kant-en-klare opstellingen in het Nederlands.
import type { Catalogue } from './catalogue';

const SPY = 'Een spion die de vlag aanvalt, wint, zoals elk ander stuk.';
const QUIET =
  'Tweehonderd zetten zonder aanval zijn remise, en dat wordt aangekondigd; op toernooien beslist een scheidsrechter.';
const NEITHER = 'Heeft geen van beide nog een beweegbaar stuk, dan verliest wie aan zet is.';
const SHOWN =
  'Wat een gevecht of een lange loop liet zien, blijft bekend; de bron zegt alleen dat beide worden onthuld.';
const RUNS = 'Een verkenner valt aan wat hij tegenkomt, van welke afstand ook.';
const TURNS = 'Een verkenner loopt in een rechte lijn en mag dan naar elke kant aanvallen.';
const SHUTTLE = 'Geen stuk gaat drie beurten achter elkaar heen en weer tussen twee velden.';
const SHUTTLE_STRIKE = 'De regel tegen heen en weer gaan verbiedt nooit een aanval.';
const HIDDEN = 'Wat een gevecht laat zien, is na de beurt weer verborgen';
const SPENT = 'Een bom gaat één keer af: hij neemt zijn aanvaller mee en is weg.';

export const catalogue: Catalogue = {
  editions: {
    classic: {
      title: 'Klassiek',
      source: 'De toernooiregels van clubs en bonden.',
      about: [
        'Veertig stukken per kant; verkenners lopen en vallen aan in een rechte lijn.',
        'Wat een gevecht liet zien, blijft bekend tot het eind.',
        'Niemand mag eindeloos pendelen of jagen, en tweehonderd rustige zetten zijn remise.',
      ],
      decided: [QUIET, SPY],
    },
    fantasy: {
      title: 'Fantasy',
      source: 'Een ontwerp voor een bord van tien bij tien met fantasyrollen, van Drakenheer tot Wereldsteen.',
      about: [
        'Drakenheren en goblins: het leger kan voor het spel worden veranderd.',
        `${HIDDEN}: onthoud het.`,
        'Wie niet kan zetten, slaat over.',
      ],
      decided: [
        'Wie beweegbare stukken heeft maar geen zet, slaat over; de bron zegt er niets over.',
        'De tweede rang is de “Elfenkoning”; de bron schrijft “Eleven King”.',
        'Een sluipmoordenaar die de Wereldsteen aanvalt, wint, zoals elk ander stuk.',
        'De meren liggen waar ze in de klassieke editie liggen; de bron noemt meren, maar niet waar.',
        NEITHER,
        'De beurt eindigt met de volgende zet: tot dan staat wat te zien was open op het bord.',
        'Rood begint.',
      ],
    },
    tabletop: {
      title: 'Aan tafel',
      source: 'Een voorstel voor een spel van twee mensen aan één scherm.',
      about: ['Gemaakt voor twee aan één scherm, met een gordijn tussen de beurten.', TURNS, `${HIDDEN}.`],
      decided: [
        SPY,
        'Twee spionnen die elkaar treffen, vallen allebei, zoals stukken van gelijke rang.',
        'Wat een gevecht of een lange loop liet zien, wordt weer verborgen: aan één scherm kan niets voor één speler open blijven.',
        NEITHER,
      ],
    },
    'nine-ranks': {
      title: 'Negen rangen',
      source: 'Een regelblad dat de rangen telt van 9, de maarschalk, tot 1, de verkenner.',
      about: [
        'Eén meer van vier velden midden op het bord.',
        SPENT,
        'Zes verkenners en vijf sergeanten: negenendertig stukken, en één veld blijft leeg.',
      ],
      decided: [
        'Het blad zegt veertig stukken en somt er negenendertig op; de opsomming geldt.',
        SPY,
        RUNS,
        SHOWN,
        NEITHER,
        'Rood begint, en beide stellen tegelijk op.',
      ],
    },
    'quick-battle': {
      title: 'Snelle slag',
      source: 'De korte variant op hetzelfde regelblad als negen rangen.',
      about: ['Tien stukken per kant op een bord van acht bij acht.', SPENT, 'In een kwartier voorbij.'],
      decided: [
        'Elk gebied heeft drie rijen; de vier van het blad passen niet op acht.',
        'Het meer is de vier velden in het midden, zoals in het grote spel.',
        SPY,
        RUNS,
        SHOWN,
        NEITHER,
        'Rood begint, en beide stellen tegelijk op.',
      ],
    },
    commander: {
      title: 'Commandant',
      source: 'De welkomstpagina van een programma, met haar tabellen van stukken en voorrechten.',
      about: ['Eerst plaatst Rood zijn hele leger, dan Blauw.', TURNS, SHUTTLE],
      decided: [
        SPY,
        'Twee spionnen die elkaar treffen, vallen allebei, en twee maarschalken ook, zoals stukken van gelijke rang.',
        SHUTTLE_STRIKE,
        SHOWN,
        'Wie geen beweegbaar stuk meer heeft, heeft meteen verloren, niet pas in de eigen beurt.',
        'De eerste speler is Rood en begint.',
      ],
    },
    vintage: {
      title: 'Van vroeger',
      source: 'De handleiding van een studieproject dat een vroege editie in een doos navertelt.',
      about: [
        'Een verkenner loopt of valt aan, nooit allebei in één beurt.',
        'Een winnende verdediger gaat naar het veld waar de aanval vandaan kwam.',
        SHUTTLE,
      ],
      decided: [
        'De meren liggen waar ze in de klassieke editie liggen; de bron noemt ze niet.',
        'Een spion die de vlag aanvalt, wint, al neemt hij alleen de maarschalk weg: de vlag wordt niet weggenomen maar veroverd.',
        'Een winnende verdediger rukt op, wie er ook aanviel; een bom niet.',
        SHUTTLE_STRIKE,
        NEITHER,
        'Beide stellen tegelijk op.',
      ],
    },
    barrage: {
      title: 'Spervuur',
      source: 'De korte vorm die men graag tussen langere spellen speelt.',
      about: [
        'Acht stukken per kant, overal in vier rijen.',
        'Klassieke regels op het klassieke bord, met ruimte om te lopen.',
        'Het gebied is bijna leeg: ook waar niets staat, zegt iets.',
      ],
      decided: [QUIET, SPY],
    },
    duel: {
      title: 'Duel',
      source: 'Het spel met tien stukken, uit dezelfde doos als het lange.',
      about: [
        'Tien stukken per kant op het hele bord.',
        'Twee bommen, twee mineurs, twee verkenners, en niemand tussen spion en generaal.',
        'Verder overal de klassieke regels.',
      ],
      decided: [QUIET, SPY],
    },
  },
  levels: {
    Recruit: { name: 'Rekruut', about: 'Valt alles aan wat in de weg staat.' },
    Guard: { name: 'Wachter', about: 'Zwerft rond en vergeet meteen.' },
    Scout: { name: 'Verkenner', about: 'Gaat af op wat hij ziet en vergeet meteen.' },
    Sergeant: { name: 'Sergeant', about: 'Kijkt één zet vooruit en vergeet meteen.' },
    Captain: { name: 'Kapitein', about: 'Bewaakt zijn vlag en zijn geheimen, en vergeet gauw.' },
    Colonel: { name: 'Kolonel', about: 'Ziet het antwoord op zijn zet en weet hoe je opstelt.' },
    General: { name: 'Generaal', about: 'Leest de zetten van de ander en onthoudt alles.' },
    Marshal: { name: 'Maarschalk', about: 'Rekent zo ver hij kan.' },
    Strategist: { name: 'Strateeg', about: 'Leerde het spel door tegen zichzelf te spelen, in elke editie.' },
    Grandmaster: { name: 'Grootmeester', about: 'Speelt wat hij heeft geleerd en denkt door wat ervan kan komen.' },
  },
  setups: {
    'Corner keep': 'Hoektoren',
    'Old mill': 'Oude molen',
    'Left anchor': 'Anker links',
    'Harbour wall': 'Havenmuur',
    'River gate': 'Rivierpoort',
    'Northern watch': 'Noordwacht',
    'Stone bridge': 'Stenen brug',
    'Quiet valley': 'Stil dal',
    'Twin towers': 'Twee torens',
    'Long barn': 'Lange schuur',
    'Chapel yard': 'Kapelhof',
    'Market cross': 'Marktkruis',
    'East wing': 'Oostvleugel',
    'Lantern hill': 'Lantaarnheuvel',
    'Orchard wall': 'Boomgaardmuur',
    'Toll house': 'Tolhuis',
    "Shepherd's rest": 'Herdersrust',
    'Iron ring': 'IJzeren ring',
    'Far corner': 'Verre hoek',
    'Last bastion': 'Laatste bastion',
    'High ground': 'Hoge grond',
    'High corner': 'Hoge hoek',
    'Hollow square': 'Hol carré',
    'Open hand': 'Vlakke hand',
    'Thin ice': 'Dun ijs',
    'Straw man': 'Stroman',
    'Empty chair': 'Lege stoel',
    'Bare courage': 'Blote moed',
    Spearhead: 'Speerpunt',
    'Forced march': 'Geforceerde mars',
    'Drums ahead': 'Trommels voorop',
    'Storm front': 'Stormfront',
    'Broad advance': 'Brede opmars',
    'Cavalry wing': 'Ruitervleugel',
    'Open gate': 'Open poort',
    'Early bell': 'Vroege klok',
    'Middle watch': 'Middenwacht',
    'Left hook': 'Linkse hoek',
    'Wide wings': 'Wijde vleugels',
    'Long lane': 'Lange laan',
  },
};
