import type { StoryCopy, TagWords } from '../../build/story';

export const tags: TagWords = { kjope: { nb: 'Kjøpe' }, eie: { nb: 'Eie' }, elbil: { nb: 'Elbil' } };

export const stories: readonly StoryCopy[] = [
  {
    name: 'sjekk-batteriet',
    days: 5,
    author: 'Kristine Aune',
    scene: ['coast-summer', 521],
    tags: ['elbil', 'kjope'],
    texts: {
      nb: {
        title: 'Spør om batteriets helse før du spør om prisen',
        premble: 'Ett tall forteller hvor mye rekkevidde som er igjen.',
        body: [
          'Batteriets helse, SoH, sier hvor mye av kapasiteten som er igjen. Nitti prosent etter fire år er vanlig. Åtti er lavt, men ikke nødvendigvis et problem hvis prisen er deretter.',
          '## Tre spørsmål til selgeren',
          [
            'Hva er SoH, og hvem har målt den?',
            'Hvor mye er igjen av batterigarantien?',
            'Har bilen hurtigladet mye?',
          ],
          'Det siste betyr mindre enn folk tror. Det første betyr mest.',
        ],
      },
    },
  },
  {
    name: 'firehjulsdrift-eller-gode-dekk',
    days: 22,
    author: 'Ole Martin Lie',
    scene: ['forest-road', 522],
    tags: ['eie'],
    texts: {
      nb: {
        title: 'Firehjulsdrift eller gode dekk?',
        premble: 'Du kommer i gang med det ene. Du stopper med det andre.',
        body: [
          'Firehjulsdrift hjelper deg opp bakken. Den hjelper deg ikke ned igjen. Bremselengden er den samme for alle biler med samme dekk.',
          'Bor du i bratt bakke eller trekker henger, er den verdt pengene. Kjører du mest på brøytet vei, får du mer sikkerhet for de samme kronene i fire gode vinterdekk.',
        ],
      },
    },
  },
  {
    name: 'papirene-i-orden',
    days: 49,
    author: 'Kristine Aune',
    scene: ['showroom', 523],
    tags: ['kjope'],
    texts: {
      nb: {
        title: 'Papirene i orden på ti minutter',
        premble: 'Eierskifte, forsikring og heftelser, i riktig rekkefølge.',
        body: [
          [
            'Sjekk heftelser i Løsøreregisteret',
            'Tegn forsikring før du kjører',
            'Betal omregistreringsavgiften',
            'Meld eierskiftet, det går på nett',
          ],
          'Hos oss gjør vi alt sammen ved skranken. Kjøper du av andre, følg listen.',
        ],
      },
    },
  },
];
