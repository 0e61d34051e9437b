import type { SeedItem } from '~/modules/content';
import { page } from '../build/item';
import { type StoryCopy, story, type TagWords } from '../build/story';
import { sv } from './kit';

export const TAGS: TagWords = {
  stan: { sv: 'Stan' },
  ladda: { sv: 'Ladda' },
  knep: { sv: 'Knep' },
};

const STORIES: readonly StoryCopy[] = [
  {
    name: 'nio-parkeringar-pa-en-lordag',
    days: 2,
    author: 'Tove Almgren',
    scene: ['smart-square', 951],
    tags: ['stan', 'knep'],
    texts: {
      sv: {
        title: 'Nio parkeringar på en lördag',
        premble: 'Vi körde runt i Göteborg och parkerade överallt där det inte borde gå.',
        body: [
          'Reglerna var enkla: lagligt, högst tre försök, ingen backkamera. Första luckan låg på Linnégatan och var så kort att en vespa hade fått fundera.',
          '## Resultatet',
          [
            'Sju av nio på första försöket',
            'En på andra, med publik',
            'En fick vi ge upp: det var en lastzon',
          ],
          'Bäst var den mellan en lådcykel och ett utekafé. Kaféet applåderade. Vi beställde glass.',
        ],
      },
    },
  },
  {
    name: 'ladda-utan-egen-plats',
    days: 15,
    author: 'Karim Haddad',
    scene: ['smart-home', 952],
    tags: ['ladda', 'knep'],
    texts: {
      sv: {
        title: 'Elbil utan egen parkering? Så gör Leila',
        premble: 'Hon bor på fjärde våningen, har ingen garageplats och har aldrig stått utan ström.',
        body: [
          'Leila Öst laddar när hon simmar. Två gånger i veckan, en timme, 22 kW. Det räcker till allt hon kör.',
          '## Hennes tre regler',
          [
            'Ladda där du ändå står, aldrig bara för att ladda',
            'Kom till stolpen när den är ledig, alltså inte klockan fem',
            'Ha en favorit och en reserv',
          ],
          'I januari laddade hon på jobbet en extra gång. Det är hela vinterhistorien.',
        ],
      },
    },
  },
  {
    name: 'allt-som-gar-in-i-en-etta',
    days: 15,
    author: 'Tove Almgren',
    scene: ['smart-city', 953],
    tags: ['stan'],
    texts: {
      sv: {
        title: 'Allt som gick in i en #1',
        premble: 'En flytt, två loppisar och en ficus. Vi skrev upp det.',
        body: [
          'Listan började som ett skämt i april och slutade i september. Ingenting fick sticka ut och luckan skulle gå igen.',
          [
            'En byrå, i delar',
            'Fyra köksstolar, i varandra',
            'En ficus på 160 centimeter, diagonalt',
            'Nitton flyttkartonger, på två vändor',
            'En trumma. Vi sa inte vems',
          ],
          'Det enda som inte gick in var en madrass på 160. Den gick på taket.',
        ],
      },
    },
  },
];

/** `/stadsliv`, dated back from today. */
export const stories = (today: string): SeedItem =>
  page(
    'stadsliv',
    {
      sv: {
        title: 'Stadsliv',
        description: 'Knep, laddning och annat smått ur livet i stan, från Nordhem smart.',
        main: [sv.storiesList('Stadsliv', '/stadsliv')],
      },
    },
    { children: STORIES.map((copy) => story(copy, today, 'sv')) },
  );
