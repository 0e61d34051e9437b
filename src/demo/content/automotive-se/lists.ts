import type { SeedItem } from '~/modules/content';
import { narrowed, page, wildcard } from '../build/item';
import type { Filters } from '../build/kit';
import { leasing } from './english/buying';
import { en, sv } from './kit';

interface ListText {
  readonly title: string;
  readonly nav: string;
  readonly description: string;
  readonly intro: string;
}

/** A car list in Swedish and English; below it, its path takes makes, models and other filter words. */
function list(name: string, filters: Filters, swedish: ListText, english: ListText): SeedItem {
  const texts = {
    sv: { ...swedish, main: [sv.carList({ title: swedish.title, text: swedish.intro, filters })] },
    en: { ...english, main: [en.carList({ title: english.title, text: english.intro, filters })] },
  };
  return page(name, texts, { children: [narrowed(texts)] });
}

export const allCars = list(
  'alla-bilar-i-lager',
  {},
  {
    title: 'Alla bilar i lager',
    nav: 'Alla bilar',
    description:
      'Alla nya och begagnade bilar i lager hos Nordhem. Filtrera på märke, pris, drivmedel och ort.',
    intro:
      'Nya, begagnade och demobilar från alla våra anläggningar. Listan uppdateras så fort en bil kommer in eller säljs.',
  },
  {
    title: 'All cars in stock',
    nav: 'All cars',
    description: 'All new and used cars in stock at Nordhem. Filter by make, price, fuel and town.',
    intro:
      'New, used and demonstration cars from all our dealerships. The list changes the moment a car arrives or is sold.',
  },
);

export const newCars = list(
  'nya-bilar-i-lager',
  { car_condition: ['Ny'] },
  {
    title: 'Nya bilar i lager',
    nav: 'Nya bilar',
    description: 'Nya bilar för snabb leverans, med fabriksgaranti. Se pris, utrustning och var bilen står.',
    intro: 'Bilar som redan är byggda och på plats. Du slipper leveranstiden och ser precis vad du får.',
  },
  {
    title: 'New cars in stock',
    nav: 'New cars',
    description:
      'New cars for quick delivery, under the maker’s warranty. See price, equipment and where the car stands.',
    intro:
      'Cars that are already built and here. No waiting for the factory, and you see exactly what you get.',
  },
);

export const usedCars = list(
  'begagnade-bilar-i-lager',
  { car_condition: ['Begagnad'] },
  {
    title: 'Begagnade bilar i lager',
    nav: 'Begagnade bilar',
    description:
      'Begagnade bilar som har gåtts igenom i vår verkstad. Se miltal, skick och pris för varje bil.',
    intro: 'Varje bil har gåtts igenom i någon av våra verkstäder. Protokollet får du läsa innan du köper.',
  },
  {
    title: 'Used cars in stock',
    nav: 'Used cars',
    description:
      'Used cars that our workshops have gone through. See mileage, condition and price of every car.',
    intro: 'Every car has been through one of our workshops. You may read the report before you buy.',
  },
);

const types = [
  list(
    'elbilar',
    { car_fuel: ['El'] },
    {
      title: 'Elbilar i lager',
      nav: 'Elbilar',
      description: 'Nya och begagnade elbilar i lager. Jämför räckvidd, batteri och laddeffekt.',
      intro: 'Räckvidd enligt WLTP och laddeffekt står på varje bil. Räkna med kortare sträcka på vintern.',
    },
    {
      title: 'Electric cars in stock',
      nav: 'Electric cars',
      description: 'New and used electric cars in stock. Compare range, battery and charging power.',
      intro: 'WLTP range and charging power are given for each car. Expect less of both in winter.',
    },
  ),
  list(
    'hybridbilar',
    {
      car_fuel: ['Laddhybrid (bensin)', 'Laddhybrid (diesel)', 'Elhybrid (bensin)', 'Elhybrid (diesel)'],
    },
    {
      title: 'Hybridbilar i lager',
      nav: 'Hybridbilar',
      description: 'Laddhybrider och elhybrider i lager, nya och begagnade, med pris och förbrukning.',
      intro: 'Laddhybrider som klarar vardagen på el, och elhybrider som laddar sig själva medan du kör.',
    },
    {
      title: 'Hybrid cars in stock',
      nav: 'Hybrids',
      description: 'Plug-in and self-charging hybrids in stock, new and used, with price and consumption.',
      intro:
        'Plug-in hybrids that manage the week on electricity, and hybrids that charge themselves as you drive.',
    },
  ),
  list(
    'demobilar',
    { car_condition: ['Demobil'] },
    {
      title: 'Demobilar i lager',
      nav: 'Demobilar',
      description: 'Demobilar med få mil och hög utrustning. Oftast rejält under nypris.',
      intro: 'Bilar som vi själva har visat och provkört: nästan nya, väl utrustade och prissatta därefter.',
    },
    {
      title: 'Demonstration cars in stock',
      nav: 'Demonstrators',
      description:
        'Demonstration cars with low mileage and good equipment, usually well below the new price.',
      intro:
        'Cars that we have shown and test-driven ourselves: nearly new, well equipped and priced accordingly.',
    },
  ),
];

export const carTypes = page(
  'biltyp',
  {
    sv: {
      title: 'Välj biltyp',
      nav: 'Biltyper',
      description: 'Elbilar, hybridbilar och demobilar i lager hos Nordhem.',
      main: [
        sv.text({
          title: 'Välj biltyp',
          first: true,
          body: ['Vet du ungefär vad du letar efter men inte vilken modell? Börja här.'],
        }),
        sv.cards({
          title: 'Vad är viktigast?',
          cards: [
            {
              title: 'Elbilar',
              text: 'Tyst, billig att köra och minst service.',
              to: ['/kop-bil/biltyp/elbilar', 'Se elbilar'],
              scene: ['charging-evening', 21],
            },
            {
              title: 'Hybridbilar',
              text: 'El till vardags, bensin eller diesel när det är långt.',
              to: ['/kop-bil/biltyp/hybridbilar', 'Se hybridbilar'],
              scene: ['forest-road', 22],
            },
            {
              title: 'Demobilar',
              text: 'Nästan nya bilar som vi själva har kört.',
              to: ['/kop-bil/biltyp/demobilar', 'Se demobilar'],
              scene: ['showroom', 23],
            },
          ],
        }),
      ],
    },
    en: {
      title: 'Choose a type of car',
      nav: 'Types of car',
      description: 'Electric cars, hybrids and demonstration cars in stock at Nordhem.',
      main: [
        en.text({
          title: 'Choose a type of car',
          first: true,
          body: ['You know roughly what you want, but not which model? Start here.'],
        }),
        en.cards({
          title: 'What matters most?',
          cards: [
            {
              title: 'Electric cars',
              text: 'Quiet, cheap to run and easy to keep.',
              to: ['/kop-bil/biltyp/elbilar', 'See electric cars'],
              scene: ['charging-evening', 21],
            },
            {
              title: 'Hybrids',
              text: 'Electricity for the week, petrol or diesel for the long way.',
              to: ['/kop-bil/biltyp/hybridbilar', 'See hybrids'],
              scene: ['forest-road', 22],
            },
            {
              title: 'Demonstrators',
              text: 'Nearly new cars that we have driven ourselves.',
              to: ['/kop-bil/biltyp/demobilar', 'See demonstrators'],
              scene: ['showroom', 23],
            },
          ],
        }),
      ],
    },
  },
  { children: types },
);

export const leasingCars = page('privatleasing-bilar', {
  en: leasing,
  sv: {
    title: 'Bilar att privatleasa',
    nav: 'Privatleasing',
    description: 'Bilar i lager med privatleasing. Se månadskostnad, körsträcka och avtalstid på varje bil.',
    main: [
      sv.carList({
        title: 'Bilar att privatleasa',
        text: 'Månadskostnad, avtalstid och körsträcka står på varje bil.',
        filters: { car_has_privateleasing: ['true'] },
      }),
      sv.cta({
        title: 'Ny på privatleasing?',
        text: 'Läs vad som ingår, vad som inte gör det och vad som händer när avtalet är slut.',
        to: ['/kop-bil/bilagande/privatleasa-din-bil', 'Så fungerar privatleasing'],
      }),
    ],
  },
});

export const carPage = wildcard(
  '*',
  {
    sv: {
      title: 'Bil',
      description: 'Pris, bilder, utrustning och kontakt till anläggningen där bilen står.',
      main: [sv.carDetail()],
    },
    en: {
      title: 'Car',
      description: 'Price, pictures, equipment and the dealership where the car stands.',
      main: [en.carDetail()],
    },
  },
  [
    wildcard('*', {
      sv: {
        title: 'Bil',
        description: 'Pris, bilder, utrustning och kontakt till anläggningen där bilen står.',
        main: [sv.carDetail()],
      },
      en: {
        title: 'Car',
        description: 'Price, pictures, equipment and the dealership where the car stands.',
        main: [en.carDetail()],
      },
    }),
  ],
);
