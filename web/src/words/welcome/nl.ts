/// Het welkom van de editie Commandant.
import type { Welcome } from '../../page/welcome/view';
import { ranked } from './ranked';

export const nl: Welcome = {
  title: 'Welkom, commandant',
  lead: [
    'Het doel van het spel is de vlag van de vijand te veroveren.',
    'Als commandant van een leger leid je 33 beweegbare eenheden van verschillende rang en 7 onbeweegbare stukken.',
  ],
  tables: [
    {
      title: 'Beweegbare stukken',
      head: ['Rang', 'Naam', 'Aantal'],
      rows: ranked([
        'Maarschalk',
        'Generaal',
        'Kolonel',
        'Majoor',
        'Kapitein',
        'Luitenant',
        'Sergeant',
        'Mineur',
        'Verkenner',
        'Spion',
      ]),
    },
    {
      title: 'Onbeweegbare stukken',
      head: ['Naam', 'Aantal'],
      rows: [
        ['Bom', '6'],
        ['Vlag', '1'],
      ],
    },
  ],
  note: { title: 'Let op', text: 'Een hoger getal is een hogere rang. De lagere rangen hebben eigen voorrechten.' },
  sections: [
    {
      title: 'Opstellen',
      text: [
        'Rood plaatst alle stukken aan de eigen kant van het bord, vier rijen van tien. Daarna doet Blauw hetzelfde aan de andere kant.',
      ],
    },
    {
      title: 'Jouw beurt: zetten of aanvallen',
      text: ['In je beurt moet je een van de twee doen. Kun je geen van beide, dan is het spel uit en verlies je.'],
    },
    {
      title: 'Zetten',
      text: ['Zet een van je stukken op een vrij veld ernaast.'],
      points: [
        'Stukken gaan één veld, vooruit, achteruit of opzij; de verkenner is de uitzondering.',
        'Stukken gaan niet schuin, springen niet over een ander en gaan niet op een bezet veld, behalve om aan te vallen.',
        'Stukken springen niet over de twee meren in het midden en gaan er niet in.',
        'Een stuk mag niet drie beurten achter elkaar heen en weer tussen dezelfde twee velden.',
      ],
    },
    {
      title: 'Aanvallen',
      text: ['Val een stuk van je tegenstander aan. Vlag en bommen kunnen niet aanvallen.'],
      points: [
        'Positie: staan een rood en een blauw stuk naast elkaar in een rij of kolom, dan kunnen ze elkaar aanvallen.',
        'Zo gaat het: klik op je stuk en dan op het stuk dat je wilt aanvallen. Beide rangen worden getoond en de laagste gaat van het bord. Een winnende aanvaller neemt de plaats in; een winnende verdediger blijft staan.',
        'Vechten stukken van gelijke rang, dan gaan beide van het bord.',
      ],
    },
    {
      title: 'Het voorrecht van de verkenner',
      text: [
        'Alleen verkenners mogen in dezelfde beurt lopen en aanvallen. Een verkenner gaat vooruit, achteruit of opzij over zoveel vrije velden als hij wil, tot hij kan aanvallen. Daar mag hij aanvallen.',
      ],
    },
    {
      title: 'Het voorrecht van de mineur',
      text: [
        'Elk stuk behalve de mineur dat een bom aanvalt, gaat van het bord. Valt een mineur aan, dan wordt de bom onschadelijk gemaakt en weggenomen, en de mineur neemt het veld in. Bommen blijven het hele spel staan tenzij ze onschadelijk worden gemaakt; ze zetten niet en vallen niet aan.',
      ],
    },
    {
      title: 'Het voorrecht van de spion',
      text: [
        'De rang van de spion is S. Wie de spion aanvalt, neemt hem weg. Maar alleen de spion kan de maarschalk slaan, als hij het eerst aanvalt. Valt de maarschalk het eerst aan, dan gaat de spion van het bord.',
      ],
    },
    {
      title: 'Het spel winnen',
      text: [
        'Wie het eerst de vlag van de ander aanvalt, verovert die en wint.',
        'Zijn al je beweegbare stukken geslagen en kun je in je beurt niet zetten of aanvallen, dan moet je opgeven en wint je tegenstander.',
      ],
    },
  ],
  begin: 'Neem het bevel',
};
