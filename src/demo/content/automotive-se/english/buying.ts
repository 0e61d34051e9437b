import type { PageText } from '../../build/item';
import { en } from '../kit';

/** `/kop-bil` and below, in English: makes, leasing, campaigns. */
export const makes: PageText = {
  title: 'Our makes',
  nav: 'Makes',
  description: 'Makes that Nordhem sells and services, from Audi to Volvo.',
  main: [
    en.text({
      title: 'Our makes',
      first: true,
      body: [
        'We sell some twenty makes new, service more than forty and have used cars of many more. Which of them you find in which town is on <a href="/anlaggningar">the page of each dealership</a>.',
      ],
    }),
    en.cards({
      title: 'Choose a make',
      look: 'Compact',
      cards: (
        [
          ['Mercedes-Benz', 'mercedes-benz'],
          ['Volvo', 'volvo'],
          ['Volkswagen', 'volkswagen'],
          ['BMW', 'bmw'],
          ['Audi', 'audi'],
          ['Kia', 'kia'],
          ['Toyota', 'toyota'],
          ['Škoda', 'skoda'],
          ['Ford', 'ford'],
          ['Polestar', 'polestar'],
          ['Hyundai', 'hyundai'],
          ['smart', 'smart'],
        ] as const
      ).map(([name, segment]) => ({
        title: name,
        text: `New and used ${name} in stock.`,
        to: [`/kop-bil/bilmarken/${segment}`, `See ${name}`],
        icon: 'Car',
      })),
    }),
  ],
};

export const make: PageText = {
  title: 'Make',
  description: 'New and used cars of the make in stock at Nordhem, with price, equipment and town.',
  main: [
    en.carList({
      title: '',
      text: 'This is what we have right now. Missing a model? Tell us: new cars arrive every day.',
    }),
    en.cards({
      title: 'More about the make',
      look: 'Icon',
      ground: 'Light',
      cards: [
        {
          title: 'Franchised workshop',
          text: 'Mechanics trained by the maker.',
          to: ['/service-och-verkstad', 'To the workshop'],
          icon: 'Service',
        },
        {
          title: 'Find a dealership',
          text: 'See where the make is sold and serviced.',
          to: ['/anlaggningar', 'Dealerships'],
          icon: 'Pin',
        },
        {
          title: 'Part-exchange your car',
          text: 'We value the one you drive today.',
          to: ['/salj-bil', 'Get a valuation'],
          icon: 'Refresh',
        },
      ],
    }),
  ],
};

export const leasing: PageText = {
  title: 'Cars for private leasing',
  nav: 'Private leasing',
  description: 'Cars in stock for private leasing, with monthly cost, mileage and term of each.',
  main: [
    en.carList({
      title: 'Cars for private leasing',
      text: 'Monthly cost, term and mileage are shown on every car.',
      filters: { car_has_privateleasing: ['true'] },
    }),
    en.cta({
      title: 'New to leasing?',
      text: 'Read what is included, what is not, and what happens when the contract ends.',
      to: ['/kop-bil/bilagande/privatleasa-din-bil', 'How private leasing works'],
    }),
  ],
};

export const campaigns = (end: string): PageText => ({
  title: 'Campaigns',
  description: 'Current campaigns on cars, tyres and service at Nordhem.',
  main: [
    en.hero({
      title: 'A little better value just now',
      text: 'Few campaigns, clear terms, and a date when they end.',
      scene: ['city-dusk', 41],
    }),
    en.countdown({
      title: 'Winter wheels included',
      text: 'On selected new cars in stock, fitted before you collect the car.',
      end,
      to: ['/kop-bil/nya-bilar-i-lager', 'See new cars'],
    }),
    en.cards({
      title: 'Current campaigns',
      cards: [
        {
          title: 'Reduced cars',
          text: 'Lower prices on selected cars in stock. The earlier price stands on each car.',
          to: ['/kop-bil/kampanjer/bilkampanjer', 'See reduced cars'],
          scene: ['car-yard', 42],
        },
        {
          title: 'Demonstrators',
          text: 'Nearly new cars that we have shown ourselves, sold as new models arrive.',
          to: ['/kop-bil/biltyp/demobilar', 'See demonstrators'],
          scene: ['coast-summer', 43],
        },
        {
          title: 'Tyre packages',
          text: 'Tyres, fitting and balancing at one price. Choose your size in the shop.',
          to: ['/dack-och-biltillbehor/webbshop', 'To the tyre shop'],
          scene: ['tyre-store', 44],
        },
      ],
    }),
    en.legal(
      'Terms of the campaigns',
      'Winter wheels are four wheels in the smallest size approved for the car, chosen by us. The offer holds for contracts signed before the clock reaches zero and cannot be exchanged for money.',
    ),
  ],
});

export const reduced: PageText = {
  title: 'Reduced cars',
  description: 'Cars at reduced prices. The lowest price of the last thirty days is shown on each.',
  main: [
    en.carList({
      title: 'Cars at reduced prices',
      text: 'Prices hold as long as the car is here. The price struck through is the lowest we have asked for it in the last thirty days.',
      filters: { car_has_campaign_price: ['true'] },
    }),
    en.faq('About reduced prices', [
      [
        'How long does a price hold?',
        'Until the car is sold or the price changes. Once you have signed, the price of the contract holds.',
      ],
      ['Can I still part-exchange my car?', 'Yes. It is valued in the same way as always.'],
      [
        'Why are these cars reduced?',
        'Mostly because they have stood a while, or because we need the space. Their condition is the same and the report is there to read.',
      ],
    ]),
  ],
};
