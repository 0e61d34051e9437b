import type { StoryCopy } from '../build/story';

export const landStories: readonly StoryCopy[] = [
  {
    name: 'tystnaden-i-skogen',
    days: 33,
    author: 'Klara Wennerberg',
    scene: ['forest-road', 13],
    tags: ['manniskor'],
    texts: {
      sv: {
        title: 'Hon spelar in tystnaden',
        premble:
          'Ljudkonstnären Maj Öberg kör tusentals mil om året för att hitta platser där ingenting hörs.',
        body: [
          'Mikrofonen står på ett stativ mellan två granar. Maj sitter hundra meter bort, på en hopfälld filt, och gör ingenting. Det är hennes yrke.',
          '– Folk tror att det är tyst i skogen. Det är det nästan aldrig. Men det finns en stund, strax före gryningen, när allt håller andan.',
          '## En bil som inte hörs',
          'Hon bytte till elbil av praktiska skäl. En motor som svalnar knäpper i en kvart, och då går inspelningen inte att använda. Nu kan hon stanna, öppna dörren och börja direkt.',
          '## Vad man hör när det är tyst',
          'På inspelningarna finns mer än man tror: is som sätter sig, en fjäril mot bark, blodet i ens egna öron. Hon ger ut dem utan titlar, bara koordinater.',
          '– Den som vill får åka dit. Men inte två bilar samtidigt.',
        ],
      },
      en: {
        title: 'She records silence',
        premble:
          'The sound artist Maj Öberg drives thousands of miles a year in search of places where nothing is heard.',
        body: [
          'The microphone stands between two spruces. Maj sits a hundred metres away on a folded blanket and does nothing. It is her profession.',
          '“People think the forest is silent. It hardly ever is. But there is a moment, just before dawn, when everything holds its breath.”',
          '## A car that cannot be heard',
          'She changed to an electric car for practical reasons. An engine that cools ticks for a quarter of an hour, and the recording is spoilt. Now she can stop, open the door and begin.',
          '## What one hears when it is quiet',
          'There is more on the recordings than you would think: ice settling, a moth against bark, the blood in your own ears. She publishes them without titles, only coordinates.',
          '“Anybody may go there,” she says. “But not two cars at once.”',
        ],
      },
    },
  },
  {
    name: 'soppa-i-snostorm',
    days: 48,
    author: 'Isak Nordén',
    scene: ['winter-road', 14],
    tags: ['mat', 'resor'],
    texts: {
      sv: {
        title: 'Soppa i snöstorm',
        premble: 'Vägen över fjället stängde klockan tre. Då fick vi äntligen tid att laga mat.',
        body: [
          'Bommen gick ner framför oss. Åtta bilar, en plogbil och ingenting att göra. Någon knackade på rutan och frågade om vi hade spritkök. Vi hade spritkök.',
          '## Det som fanns',
          'En gul lök, tre morötter, en burk tomat, en näve röda linser och en buljongtärning som hade legat i handskfacket sedan sommaren. Snö att smälta fanns det gott om.',
          '## Så gjorde vi',
          [
            'Fräs löken tills den är mjuk, i lä bakom bakluckan',
            'I med morötter, linser, tomat och smält snö',
            'Låt koka tills linserna ger upp, ungefär tjugo minuter',
            'Salta mer än du tror',
          ],
          'Det räckte till åtta muggar. När bommen gick upp igen hade vi tre nya telefonnummer och ett recept.',
        ],
      },
      en: {
        title: 'Soup in a snowstorm',
        premble: 'The road over the mountain closed at three. At last there was time to cook.',
        body: [
          'The barrier came down in front of us. Eight cars, a plough and nothing to do. Somebody knocked at the window and asked whether we had a camping stove. We had a camping stove.',
          '## What there was',
          'An onion, three carrots, a tin of tomatoes, a fistful of red lentils and a stock cube that had lain in the glovebox since summer. Of snow to melt there was plenty.',
          '## How we made it',
          [
            'Soften the onion, in the lee of the tailgate',
            'Add carrots, lentils, tomatoes and melted snow',
            'Boil until the lentils give up, about twenty minutes',
            'More salt than you think',
          ],
          'It made eight mugs. When the barrier rose again we had three new telephone numbers and a recipe.',
        ],
      },
    },
  },
  {
    name: 'staden-fran-baksatet',
    days: 66,
    author: 'Klara Wennerberg',
    scene: ['city-dusk', 15],
    tags: ['manniskor', 'design'],
    texts: {
      sv: {
        title: 'Staden från baksätet',
        premble: 'Arkitekten Ruth Malm tecknar hus genom en bilruta. Hon säger att ramen är halva bilden.',
        body: [
          'Ruth Malm har aldrig tagit körkort. Hon åker med. I fyrtio år har hon suttit till höger bak, med ett skissblock mot knäet, och tecknat det som far förbi.',
          '– Man hinner bara se det viktiga. Taket, hur huset möter marken, om någon har tänt.',
          '## En ram av plåt',
          'Bilrutan bestämmer, säger hon. En hög tröskel gör gatan liten. Ett panoramatak gör den till en kyrka. Hon väljer vem hon åker med efter fönstren.',
          'I höst visas två hundra av skisserna i Norrköping. De hänger i ögonhöjd för den som sitter.',
        ],
      },
      en: {
        title: 'The city from the back seat',
        premble:
          'The architect Ruth Malm draws houses through a car window. The frame, she says, is half the picture.',
        body: [
          'Ruth Malm never learnt to drive. She comes along. For forty years she has sat in the back on the right, a sketchbook against her knee, and drawn what went by.',
          '“One only has time for what matters. The roof, how the house meets the ground, whether somebody has lit a lamp.”',
          '## A frame of metal',
          'The window decides, she says. A high sill makes the street small. A glass roof makes it a church. She chooses whom to ride with by their windows.',
          'Two hundred of the sketches will be shown in Norrköping this autumn. They hang at the height of the eyes of those who sit.',
        ],
      },
    },
  },
];
