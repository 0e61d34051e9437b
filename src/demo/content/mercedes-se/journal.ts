import type { SeedItem } from '~/modules/content';
import { page } from '../build/item';
import { type StoryCopy, story, type TagWords } from '../build/story';
import { sv } from './kit';

export const TAGS: TagWords = {
  teknik: { sv: 'Teknik' },
  resor: { sv: 'Resor' },
  agande: { sv: 'Ägande' },
};

const STORIES: readonly StoryCopy[] = [
  {
    name: 'en-natt-pa-kustvagen',
    days: 3,
    author: 'Erik Sandahl',
    scene: ['night-coast', 851],
    tags: ['resor'],
    texts: {
      sv: {
        title: 'En natt på kustvägen',
        premble: 'Tjugotre mil mellan midnatt och gryning. Inga möten, en fyr och en termos.',
        body: [
          'Det finns en timme då Kustvägen tillhör den som är vaken. Färjorna har lagt till, rävarna har inte gått hem. Vi åkte klockan ett.',
          '## Ljuset först',
          'Strålkastarna läser vägen innan vi hinner göra det. De skär ut en mötande bil ur mörkret som en sax, och vrider sig in i kurvan ett andetag före ratten.',
          '## Sedan tystnaden',
          'Vid Tylösand stannade vi och slog av allt. Efter en stund hörde vi havet, fast rutorna var stängda. Det sa mer om natten än om bilen.',
          'Klockan fem kom den första fiskebilen åt andra hållet. Föraren lyfte två fingrar från ratten. Vi gjorde detsamma.',
        ],
      },
    },
  },
  {
    name: 'vad-4matic-gor-nar-ingen-ser-pa',
    days: 16,
    author: 'Maria Lönn',
    scene: ['aurora', 852],
    tags: ['teknik'],
    texts: {
      sv: {
        title: 'Vad fyrhjulsdriften gör när ingen ser på',
        premble: 'Den arbetar hundra gånger i sekunden och märks bara när den saknas.',
        body: [
          'Halka är inte ett läge utan ett förlopp. Ett hjul tappar fästet, hittar det, tappar det igen. På den tid det tar att tänka ordet sladd har en modern fyrhjulsdrift hunnit räkna om kraften ett trettiotal gånger.',
          '## Bromsen är också drivning',
          'Hjulet som spinner bromsas kort, så att kraften går till det som står stadigt. Därför hörs ibland ett svagt knatter i uppförsbackar. Det är meningen.',
          '## Däcken bestämmer ändå',
          'Fyra drivna hjul hjälper dig i väg. Inget av dem hjälper dig att stanna. Ha bra vinterdäck, på alla fyra, och mät djupet i november hellre än i februari.',
        ],
      },
    },
  },
  {
    name: 'en-dag-med-en-tekniker',
    days: 34,
    author: 'Erik Sandahl',
    scene: ['dark-atelier', 853],
    tags: ['teknik', 'agande'],
    texts: {
      sv: {
        title: 'Hon lyssnar först',
        premble: 'Ida Rask har diagnosdator, sexton certifikat och ett stetoskop. Hon börjar med det sista.',
        body: [
          '– Datorn berättar vad bilen tror är fel, säger Ida Rask. Jag vill veta vad som faktiskt låter.',
          'Hon har arbetat med märket i nitton år och går en kurs varje vår. I skåpet står verktyg som bara används på två modeller, och ett som ingen längre minns vad det är till för.',
          '## Det svåra är att låta bli',
          'En bra tekniker byter det som ska bytas. En mycket bra låter resten vara. Förra veckan kom en bil in med tre varningslampor; felet var en kontakt som satt löst. Notan stannade på en halvtimme.',
          '– Kunden ringde och frågade om vi hade glömt något, säger Ida. Det är den bästa sortens samtal.',
        ],
      },
    },
  },
];

/** `/journal`, dated back from today. */
export const journal = (today: string): SeedItem =>
  page(
    'journal',
    {
      sv: {
        title: 'Journal',
        description: 'Nätter, teknik och hantverk: artiklar för dig som kör Mercedes-Benz.',
        main: [sv.storiesList('Journal', '/journal')],
      },
    },
    { children: STORIES.map((copy) => story(copy, today, 'sv')) },
  );
