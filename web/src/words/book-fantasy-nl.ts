/// De zinnen van het regelboek waarin stukken voorkomen, met de namen van de fantasystukken.
import type { BookTexts } from './book';
import { book } from './book-nl';

export const fantasyBook: BookTexts = {
  ...book,
  captureTheFlag: 'Val met welk stuk dan ook de Wereldsteen van de vijand aan, en je hebt meteen gewonnen.',
  immovable:
    'Vervloekte obelisken en Wereldstenen bewegen nooit; niets gaat een meer in of over, of springt over een stuk.',
  scoutStrike: {
    ADJACENT:
      'Een goblin loopt in een rechte lijn zo ver hij wil over lege velden, of valt een buur aan; nooit allebei in één beurt.',
    IN_LINE:
      'Een goblin loopt in een rechte lijn zo ver hij wil, als een toren bij schaken, en mag aanvallen wat hij tegenkomt.',
    MOVE_THEN_STRIKE:
      'Een goblin loopt in een rechte lijn zo ver hij wil en mag dan elke buur van het veld aanvallen waar hij stopt.',
  },
  spy: 'Een sluipmoordenaar die de Drakenheer aanvalt, wint; wie de sluipmoordenaar aanvalt, neemt hem weg.',
  bomb: {
    STAYS: 'Wie een vervloekte obelisk aanvalt, gaat van het bord en de obelisk blijft, maar een sappeur ruimt hem op.',
    SPENT:
      'Wie een vervloekte obelisk aanvalt, gaat van het bord en de obelisk ook, maar een sappeur ruimt hem op en blijft staan.',
  },
  winningDefender: {
    STAYS: 'Een winnende verdediger blijft staan.',
    ADVANCES: 'Een winnende verdediger gaat naar het veld waar de aanval vandaan kwam; een vervloekte obelisk nooit.',
  },
  reveal: {
    FOR_GOOD: 'Een stuk dat in een gevecht te zien was, of een goblin die meer dan één veld liep, blijft bekend.',
    UNTIL_TURN_ENDS:
      'Een stuk dat in een gevecht te zien was, of een goblin die meer dan één veld liep, is bij de volgende zet weer verborgen: onthoud het. De gevallenen blijven in de lijst.',
  },
  privilege: {
    marshal:
      'De sterkste; valt alleen door een sluipmoordenaar die hem aanvalt, een andere Drakenheer of een vervloekte obelisk.',
    miner: 'Ruimt vervloekte obelisken op en neemt hun plaats in.',
    spy: 'Neemt de Drakenheer weg als hij het eerst aanvalt; verliest van alle anderen.',
    flag: 'Beweegt nooit. Wie hem aanvalt, heeft gewonnen.',
  },
};
