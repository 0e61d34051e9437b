import { siteByKey } from '~/sites';
import type { PageText } from '../build/item';
import type { ModelText } from '../build/offer-blocks';
import { ALL, filters, inStock, sv } from './kit';

/** The models that the home page and the page of models show. */
const MODELS: readonly ModelText[] = [
  {
    title: 'E-Klass Kombi',
    text: 'Långresan, förfinad under åtta generationer.',
    car: ['car-mercedes-benz-e-black-front-left-mercedes-se', 'Svart kombi snett framifrån'],
    to: ['/kop-bil/modeller/e-klass', 'Om E-Klass'],
    facts: [
      ['Pris från', '639 900 kr'],
      ['Effekt', '194–306 hk'],
      ['Bagage', '640 liter'],
      ['Dragvikt', '1 850 kg'],
    ],
  },
  {
    title: 'GLC',
    text: 'Fyrhjulsdriven, lugn och tyst i alla väder.',
    car: ['car-mercedes-benz-glc-silver-front-left-mercedes-se', 'Silverfärgad stadsjeep snett framifrån'],
    to: ['/kop-bil/modeller/glc', 'Om GLC'],
    facts: [
      ['Pris från', '659 900 kr'],
      ['Effekt', '197–333 hk'],
      ['Elräckvidd', 'upp till 118 km'],
      ['Bagage', '620 liter'],
    ],
  },
  {
    title: 'EQE',
    text: 'Sextiofem mil på en laddning. Sedan en kaffe.',
    car: ['car-mercedes-benz-eqe-grey-front-left-mercedes-se-e', 'Grå elsedan snett framifrån'],
    to: ['/kop-bil/modeller/eqe', 'Om EQE'],
    facts: [
      ['Pris från', '749 900 kr'],
      ['Räckvidd', 'upp till 660 km'],
      ['Batteri', '90,6 kWh'],
      ['Snabbladdning', '170 kW'],
    ],
  },
];

const [eclass, glc, eqe] = MODELS;

export const home: PageText = {
  title: 'Nordhem Mercedes-Benz',
  nav: 'Start',
  metaTitle: 'Mercedes-Benz hos Nordhem',
  description: 'Nya och begagnade Mercedes-Benz, auktoriserad verkstad och originaldelar hos Nordhem.',
  main: [
    sv.hero({
      title: 'Stillhet, i rörelse',
      text: 'Mercedes-Benz hos Nordhem. Bilarna, verkstaden och människorna som kan dem.',
      scene: ['mercedes-studio', 801],
      link: [ALL, 'Se bilarna'],
      button: 'Ghost Contrast',
      full: true,
      placement: 'Top',
    }),
    sv.text({
      title: 'Ett märke, många sätt att resa',
      centred: true,
      body: [
        'Från den lilla A-Klass som ryms överallt till den S-Klass som gör en lång dag kort. Hos oss står de bredvid varandra, nya och begagnade, så att du kan jämföra på riktigt.',
      ],
    }),
    sv.models({
      title: 'Tre att börja med',
      ground: 'Dark',
      models: [eclass, glc, eqe].flatMap((each) => (each === undefined ? [] : [each])),
    }),
    sv.spacer('Small', 2),
    sv.carousel([
      {
        title: 'Natten har sin egen väg',
        subtitle: 'Aktivt kurvljus, luftfjädring och en kupé som håller världen utanför.',
        thumbnail: 'E-Klass',
        scene: ['night-coast', 802],
        to: ['/kop-bil/modeller/e-klass', 'Upptäck E-Klass'],
        second: [inStock('E'), 'I lager'],
      },
      {
        title: 'Helt elektrisk, helt Mercedes',
        subtitle: 'EQE laddar för tjugo mil på den tid det tar att äta lunch.',
        thumbnail: 'EQE',
        scene: ['light-tunnel', 803],
        to: ['/kop-bil/modeller/eqe', 'Upptäck EQE'],
        second: [`${ALL}?car_fuel=El`, 'Alla elektriska'],
        legal: 'Räckvidd enligt WLTP. Laddtiden gäller en 170 kW-laddare och ett varmt batteri.',
      },
      {
        title: 'När vägen tar slut i snö',
        subtitle: '4MATIC på GLC och GLE. Den arbetar, du märker det inte.',
        thumbnail: 'GLC',
        scene: ['aurora', 804],
        to: ['/kop-bil/modeller/glc', 'Upptäck GLC'],
      },
    ]),
    sv.carTeaser({
      title: 'Senast inkommet',
      sort: 'car_publishdate_desc',
      filters,
      to: [ALL, 'Alla i lager'],
    }),
    sv.blurb({
      title: 'Handen som känner bilen',
      body: [
        'Våra tekniker är utbildade av tillverkaren och uppdaterar sig varje år. De har rätt verktyg, rätt programvara och tillgång till originaldelar.',
        'Det märks mest när något inte är som vanligt, och när du säljer bilen vidare.',
      ],
      scene: ['dark-atelier', 805],
      to: ['/service-och-verkstad', 'Service hos oss'],
      reverse: true,
      moving: true,
    }),
    sv.imageButtons('Genvägar', [
      [`${ALL}?car_condition=Ny`, 'Nya bilar', ['light-tunnel', 806]],
      [`${ALL}?car_condition=Begagnad`, 'Begagnade bilar', ['night-coast', 807]],
      ['/service-och-verkstad', 'Service och däck', ['dark-atelier', 808]],
      ['/foretag', 'För företag', ['city-dusk', 809]],
    ]),
    sv.storiesTeaser('Ur journalen', '/journal', 'Alla artiklar'),
    sv.cta({
      title: 'Kör den en stund, i tystnad',
      text: 'Provkörning bokar du från bilens sida. Vi ställer fram den varm.',
      to: [ALL, 'Välj bil'],
      button: 'Ghost Contrast',
      scene: ['night-coast', 810],
      big: true,
    }),
    sv.social(siteByKey('mercedes-se').social),
  ],
};

const more: readonly ModelText[] = [
  {
    title: 'A-Klass',
    car: ['car-mercedes-benz-a-red-front-left-mercedes-se', 'Röd halvkombi snett framifrån'],
    to: [inStock('A'), 'Se A-Klass i lager'],
    facts: [
      ['Pris från', '349 900 kr'],
      ['Elräckvidd, 250 e', '72 km'],
    ],
  },
  {
    title: 'C-Klass Kombi',
    car: ['car-mercedes-benz-c-blue-front-left-mercedes-se', 'Blå kombi snett framifrån'],
    to: [inStock('C'), 'Se C-Klass i lager'],
    facts: [
      ['Pris från', '489 900 kr'],
      ['Elräckvidd, 300 e', '104 km'],
    ],
  },
  {
    title: 'S-Klass',
    car: ['car-mercedes-benz-s-black-front-left-mercedes-se', 'Svart sedan snett framifrån'],
    to: [inStock('S'), 'Se S-Klass i lager'],
    facts: [
      ['Pris från', '1 349 900 kr'],
      ['Längd', '5,18 meter'],
    ],
  },
  {
    title: 'CLE Cabriolet',
    car: ['car-mercedes-benz-cle-darkblue-front-left-mercedes-se', 'Mörkblå cabriolet snett framifrån'],
    to: [inStock('CLE'), 'Se CLE i lager'],
    facts: [
      ['Pris från', '899 900 kr'],
      ['Effekt', '258 hk'],
    ],
  },
  {
    title: 'EQB',
    car: ['car-mercedes-benz-eqb-white-front-left-mercedes-se-e', 'Vit elektrisk stadsjeep snett framifrån'],
    to: [inStock('EQB'), 'Se EQB i lager'],
    facts: [
      ['Pris från', '609 900 kr'],
      ['Räckvidd', 'upp till 535 km'],
    ],
  },
  {
    title: 'GLE',
    car: ['car-mercedes-benz-gle-black-front-left-mercedes-se', 'Svart stadsjeep snett framifrån'],
    to: [inStock('GLE'), 'Se GLE i lager'],
    facts: [
      ['Pris från', '1 049 900 kr'],
      ['Dragvikt', '2 300 kg'],
    ],
  },
];

export const models: PageText = {
  title: 'Modeller',
  description:
    'Mercedes-Benz modeller i lager hos Nordhem: från A-Klass till S-Klass, SUV, elbilar och transportbilar.',
  main: [
    sv.hero({
      title: 'Modellerna',
      text: 'Det som finns att se, känna på och köra hem.',
      scene: ['light-tunnel', 811],
      search: ALL,
    }),
    sv.models({ title: 'Läs mer om', models: MODELS }),
    sv.modelRow('Hela familjen', more),
    sv.carTeaser({
      title: 'Helt elektriskt',
      sort: 'car_price_asc',
      filters: { ...filters, car_fuel: ['El'] },
      to: [`${ALL}?car_fuel=El`, 'Alla elektriska'],
    }),
    sv.carTeaser({
      title: 'SUV',
      sort: 'car_publishdate_desc',
      filters: { ...filters, car_body: ['SUV'] },
      to: [`${ALL}?car_body=SUV`, 'Alla SUV'],
    }),
    sv.cards({
      title: 'Transportbilar',
      look: 'Compact',
      cards: [
        {
          title: 'Citan',
          text: 'Den lilla som kommer in överallt.',
          to: [inStock('Citan'), 'Se Citan'],
          icon: 'Truck',
        },
        {
          title: 'Vito',
          text: 'Mellanstorlek, även som eVito.',
          to: [inStock('Vito'), 'Se Vito'],
          icon: 'Truck',
        },
        {
          title: 'Sprinter',
          text: 'Störst, i många längder och höjder.',
          to: [inStock('Sprinter'), 'Se Sprinter'],
          icon: 'Truck',
        },
      ],
    }),
    sv.legal(
      'Om siffrorna på sidan',
      'Priserna är rekommenderade cirkapriser för ny bil, med moms. Räckvidd och förbrukning är uppmätta enligt WLTP och blir kortare i kyla, i hög fart och med släp.',
      'Utrustning på bild kan vara tillval. Det som gäller för en bil i lager står på bilens egen sida.',
    ),
  ],
};
