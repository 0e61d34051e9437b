import { siteByKey } from '~/sites';
import { mailLink, phoneLink } from '../../build/contact';
import { frame } from '../../build/frame';
import { kit } from '../../build/kit';
import type { DealerText } from '../dealer';

const site = siteByKey('automotive-uk');
const gb = kit('en-GB', { privacy: '/privacy' });
const ALL = '/cars/all-cars-in-stock';

export const british: DealerText = {
  kit: gb,
  frame: frame({
    site,
    separated: true,
    extras: [['/contact', 'Contact']],
    contactTitle: 'Contact',
    contactText: 'We answer Monday to Saturday, 9 to 6. Direct numbers are on each dealer’s page.',
    columns: [
      {
        title: 'Buy a car',
        links: [
          [ALL, 'All cars in stock'],
          ['/cars/new-cars', 'New cars'],
          ['/cars/used-cars', 'Used cars'],
          ['/cars/electric-cars', 'Electric cars'],
        ],
      },
      {
        title: 'Nordhem UK',
        links: [
          ['/about-nordhem', 'About us'],
          ['/dealers', 'Our dealers'],
          ['/journal', 'Journal'],
          ['/sell-your-car', 'Sell your car'],
        ],
      },
      {
        title: 'The small print',
        links: [
          ['/privacy', 'Privacy'],
          ['/cookies', 'Cookies'],
          ['/accessibility', 'Accessibility'],
        ],
      },
    ],
    rights: 'Prices include VAT unless we say otherwise. Finance is subject to status.',
  }),
  home: {
    title: 'Nordhem UK',
    nav: 'Home',
    metaTitle: 'New and used cars from Exeter to Glasgow',
    description:
      'New and used cars from sixteen dealers, from Exeter to Glasgow. Clear prices, finance quotes and part exchange.',
    main: [
      gb.hero({
        title: 'Good cars, plainly described',
        text: 'Around fifteen hundred of them, from Exeter to Glasgow. Search by make, model or what has to fit in the boot.',
        scene: ['hedgerow-lane', 301],
        search: ALL,
        full: true,
      }),
      gb.carTeaser({ title: 'Just in', sort: 'car_publishdate_desc', to: [ALL, 'See all cars'] }),
      gb.imageButtons('Quick ways in', [
        ['/servicing', 'Servicing, MOT and tyres', ['workshop-bay', 331]],
        ['/finance', 'Finance explained', ['home-drive', 332]],
        ['/business', 'Business and vans', ['van-depot', 333]],
        ['/sell-your-car', 'Sell your car', ['birch-autumn', 334]],
      ]),
      gb.cards({
        title: 'Where would you like to start?',
        cards: [
          {
            title: 'Used cars',
            text: 'Prepared in our own workshops, with the history laid out before you ask.',
            to: ['/cars/used-cars', 'See used cars'],
            scene: ['car-yard', 302],
          },
          {
            title: 'Electric cars',
            text: 'New and used, with range, battery and charging speed on every one.',
            to: ['/cars/electric-cars', 'See electric cars'],
            scene: ['charging-evening', 303],
          },
          {
            title: 'New cars',
            text: 'Built, here and ready to be registered in your name.',
            to: ['/cars/new-cars', 'See new cars'],
            scene: ['car-hall', 304],
          },
        ],
      }),
      gb.blurb({
        title: 'Finance without the fog',
        body: [
          'Every car has a quote you can move yourself: slide the deposit or the monthly payment, and see what the other becomes. The total you would pay stands beside it.',
          'When you have found a figure you can live with, the dealer will take it from there. Nothing touches your credit file until you apply.',
        ],
        scene: ['home-drive', 305],
        to: [ALL, 'Choose a car and try'],
        ground: 1,
      }),
      gb.facilityTeaser('Dealers to start with', ['/dealers', 'All dealers']),
      gb.storiesTeaser('From the journal', '/journal', 'All articles'),
      gb.faq('Fair questions', [
        [
          'Has the car been checked?',
          'Yes. Each used car goes through one of our workshops and a history check for outstanding finance, write-offs and mileage. You may read both before you buy.',
        ],
        [
          'Can I part-exchange?',
          'Yes, whatever the make and wherever you bought it. <a href="/sell-your-car">Tell us about it</a> for an estimate.',
        ],
        [
          'What if I buy without seeing it?',
          'Buy at a distance and you have fourteen days to change your mind. If something is wrong with the car, your rights under the Consumer Rights Act apply as well.',
        ],
        [
          'Can you move a car to my nearest dealer?',
          'Usually. We will tell you the cost and the date before you commit.',
        ],
      ]),
      gb.highlights(
        ['Dealers', '16', 'from Exeter to Glasgow'],
        ['In stock', '1,500', 'cars, give or take'],
        ['Checked', '120', 'points on every used car'],
      ),
      gb.cta({
        title: 'The first service is on us',
        text: 'On any car from stock, while the clock is running.',
        to: ['/offers', 'See the offer'],
        scene: ['hedgerow-lane', 335],
      }),
    ],
  },
  buy: {
    title: 'Buy a car',
    nav: 'Cars',
    description: 'New, used and electric cars in stock at Nordhem dealers across Britain.',
    main: [
      gb.searchHero({
        title: 'Find it, drive it, take it home',
        text: 'Everything here is in stock. When a car is sold, it leaves the list at once.',
        scene: ['showroom', 306],
      }),
      gb.cards({
        title: 'Browse',
        look: 'Overlay',
        cards: [
          { title: 'All cars', text: 'The whole stock.', to: [ALL, 'See all cars'], scene: ['facade', 307] },
          {
            title: 'Used cars',
            text: 'With history and report.',
            to: ['/cars/used-cars', 'See used cars'],
            scene: ['lifestyle-cabin', 308],
          },
          {
            title: 'Electric cars',
            text: 'Compare range and price.',
            to: ['/cars/electric-cars', 'See electric cars'],
            scene: ['charging-evening', 309],
          },
        ],
      }),
      gb.text({
        title: 'PCP, HP or cash?',
        body: [
          'With <strong>hire purchase</strong> you pay off the whole price and own the car at the end. With <strong>personal contract purchase</strong> you pay less each month and decide at the end: hand it back, pay the final amount, or change it for another. PCP has a mileage limit; going over it costs.',
          'Compare the total amount payable rather than the month. It is on every quote.',
        ],
      }),
    ],
  },
  allCars: {
    title: 'All cars in stock',
    nav: 'All cars',
    description: 'All new and used cars in stock at Nordhem UK. Filter by make, price, fuel and place.',
    intro: 'New cars, used cars and ex-demonstrators from all our dealers.',
  },
  lists: [
    {
      title: 'New cars in stock',
      nav: 'New cars',
      description: 'New cars ready to be registered, under the maker’s warranty.',
      intro: 'Built and here. You see exactly what you get.',
    },
    {
      title: 'Used cars in stock',
      nav: 'Used cars',
      description: 'Used cars with history check and workshop report.',
      intro: 'Each one prepared in our own workshops. The report is yours to read before you buy.',
    },
    {
      title: 'Electric cars in stock',
      nav: 'Electric cars',
      description: 'New and used electric cars. Compare range, battery and charging speed.',
      intro: 'Range is given to the WLTP standard. Expect less on a cold motorway.',
    },
  ],
  car: { title: 'Car', description: 'Price, pictures, equipment and the dealer where the car stands.' },
  facilities: {
    title: 'Our dealers',
    nav: 'Dealers',
    description: 'Addresses, opening hours and telephone numbers of Nordhem dealers in Britain.',
    intro: 'Sixteen of them, from Exeter to Glasgow. Hours are given by department.',
  },
  facility: { title: 'Dealer', description: 'Address, opening hours, people and cars of the dealer.' },
  about: {
    title: 'About Nordhem UK',
    nav: 'About us',
    description: 'A Nordic dealer group with sixteen houses in Britain, and how we like to do business.',
    main: [
      gb.hero({
        title: 'A Nordic sort of car dealer',
        text: 'Quiet showrooms, straight answers and somebody who remembers your name at the service desk.',
        scene: ['hedgerow-lane', 310],
      }),
      gb.highlights(
        ['Dealers', '16', 'from Exeter to Glasgow'],
        ['In stock', '1,500', 'cars, give or take'],
        ['Test drives', 'Free', 'and without a lecture'],
      ),
      gb.text({
        title: 'What you may expect',
        body: [
          [
            'The price on the screen is the price on the paper',
            'Faults we know of are in the report',
            'No add-ons slipped into the total',
            'The person who sold you the car will still pick up the telephone afterwards',
          ],
        ],
      }),
    ],
  },
  sell: {
    title: 'Sell us your car',
    nav: 'Sell your car',
    description: 'Get an estimate for your car. We buy all makes, even if you are not buying one of ours.',
    main: [
      gb.hero({
        title: 'Sell your car without strangers on the drive',
        text: 'Tell us about it and we will come back with an estimate.',
        scene: ['home-drive', 311],
      }),
      gb.sellForm(
        'Get an estimate',
        'A couple of minutes is enough. The more we know, the closer we get first time.',
      ),
      gb.faq('About selling', [
        [
          'Is the estimate binding?',
          'Not until we have seen the car. If it is as described, the difference is usually small.',
        ],
        [
          'There is finance outstanding. Is that a problem?',
          'No. We settle it with the lender and pay you the rest.',
        ],
        ['What should I bring?', 'The V5C, both keys, the service book and your identification.'],
      ]),
    ],
  },
  contact: {
    title: 'Contact us',
    nav: 'Contact',
    description: 'Call, write, or find the direct number of your dealer.',
    main: [
      gb.hero({
        title: 'What can we do for you?',
        text: `Call ${phoneLink(site)}, Monday to Saturday, 9 to 6, or write to ${mailLink(site)}.`,
        scene: ['city-dusk', 312],
      }),
      gb.contactForm({
        title: 'Write to us',
        text: 'Your question will go to somebody who knows. Once it is sent you see which day you will have an answer.',
      }),
    ],
  },
  stories: { title: 'Journal', description: 'Advice, journeys and workshop notes from Nordhem UK.' },
};
