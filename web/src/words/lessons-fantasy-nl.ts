/// De lessen, met de namen van de fantasystukken.
import type { Words } from './index';

export const fantasyLessons: Words['how']['lessons'] = [
  {
    title: 'Vind de Wereldsteen',
    text: 'Jij leidt het ene leger, de vijand het andere. Je ziet je eigen stukken; van de zijne alleen de rug. Wie de Wereldsteen van de ander verovert, wint. Zet de Dwergenvorst vooruit: tik erop, dan op het gemarkeerde veld.',
  },
  {
    title: 'Aanvallen',
    text: 'Ga op een vijand staan om hem aan te vallen. Beide stukken worden omgedraaid, de laagste rang valt, en een winnende aanvaller neemt het veld in. Gelijke rangen vallen allebei. Val aan met de Heksenmeester.',
  },
  {
    title: 'Goblins lopen',
    text: 'Een goblin loopt in een rechte lijn zo ver hij wil. Een lange loop verraadt hem; één stap bewaart het geheim. Loop of stap, wat je wilt.',
  },
  {
    title: 'Obelisken en sappeurs',
    text: 'Vervloekte obelisken en Wereldstenen bewegen nooit. Een obelisk houdt alles tegen wat hem aanvalt, behalve de sappeur, die hem opruimt. Stuur de sappeur.',
  },
  {
    title: 'De sluipmoordenaar',
    text: 'De sluipmoordenaar is de zwakste; maar valt hij de Drakenheer het eerst aan, dan valt de Drakenheer. Doe het voordat je ontdekt wordt.',
  },
  {
    title: 'Nu jij',
    text: 'Meren liggen iedereen in de weg. Wie niet kan zetten, verliest. Neem de Wereldsteen om deze kleine partij te beëindigen.',
  },
];
