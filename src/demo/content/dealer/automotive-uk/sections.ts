import { type SectionText, sectionPages } from '../sections';
import { british } from './text';

const ALL = '/cars/all-cars-in-stock';

const gb: SectionText = {
  kit: british.kit,
  finance: {
    title: 'Car finance explained',
    nav: 'Finance',
    description:
      'Hire purchase and personal contract purchase in plain words, and how to get a quote that is yours.',
    hero: [
      'Finance you can read in one sitting',
      'Two products, four figures that matter, and a quote you can move yourself on every car.',
      ['hedgerow-lane', 313],
    ],
    ways: [
      'The two ways, and the small words',
      [
        'Hire purchase (HP)',
        'You pay a deposit and equal monthly payments. When the last one is made the car is yours. The total is easy to see from the start.',
      ],
      [
        'Personal contract purchase (PCP)',
        'Part of the price waits until the end as an optional final payment. Make it and keep the car, hand the car back, or part-exchange it. Mileage and condition matter.',
      ],
      [
        'What APR tells you',
        'The whole yearly cost of the credit with compulsory fees included. Two offers with the same APR cost the same per pound borrowed, whatever the monthly payment looks like.',
      ],
      [
        'Our part in it',
        'Nordhem UK is a credit broker, not a lender. We introduce you to a limited number of lenders, who may pay us for the introduction. It does not change what you pay.',
      ],
    ],
    cta: [
      'Try the quote on one of these',
      'Finance is subject to status and available to UK residents of 18 and over. A quote leaves no mark on your credit file; an application does.',
      'Choose a car',
    ],
    warned: false,
  },
  workshop: {
    title: 'Servicing, MOT and tyres',
    nav: 'Servicing',
    description: 'Servicing, MOT, tyres and repairs at Nordhem workshops from Exeter to Glasgow.',
    hero: [
      'An honest look under the bonnet',
      'We film what we find, price it before we start and show you the part we took off.',
      ['workshop-bay', 314],
    ],
    services: {
      title: 'What does the car need?',
      cards: [
        [
          'Service',
          'Servicing',
          'Interim, full or to the maker’s plan, stamped or digital.',
          '/dealers',
          'Find a workshop',
        ],
        ['Shield', 'MOT', 'Booked with a service it costs you one journey.', '/dealers', 'Find a workshop'],
        ['Tire', 'Tyres', 'Fitted, balanced and aligned while you wait.', '/contact', 'Ask for a price'],
        ['CarFront', 'Bodywork', 'From car-park scuffs to insurance repairs.', '/contact', 'Send us photos'],
      ],
    },
    tyres: [
      'Tread is measured in millimetres and metres',
      'The law stops at 1.6 millimetres. In the wet, stopping distance starts to grow at three, so that is where we suggest a change.',
      'Talk to us about tyres',
      ['tyre-store', 315],
    ],
    faq: [
      'Workshop questions',
      [
        'Will servicing with you keep my warranty?',
        'Yes, and so would any competent garage that follows the schedule and keeps the record. We simply have the tools and the parts to hand.',
      ],
      [
        'Do you offer courtesy cars?',
        'At most dealers. Ask when you book: there are always fewer cars than requests.',
      ],
      [
        'Can you collect mine?',
        'Within about ten miles of most dealers, for a fee you will know beforehand.',
      ],
    ],
  },
  business: {
    title: 'Business and vans',
    nav: 'Business',
    description: 'Company cars, salary sacrifice and vans for small businesses and fleets in the UK.',
    hero: [
      'For firms with one van or ninety',
      'Straight advice on benefit in kind, clean-air zones and what a mile really costs.',
      ['van-depot', 316],
    ],
    figures: [
      ['Quotes', 'By hand', 'from a person, not a portal'],
      ['Vans', 'Ex VAT', 'priced that way throughout'],
      ['Contact', 'One', 'name for every branch'],
    ],
    facts: [
      'What businesses ask us',
      [
        'Benefit in kind',
        'Based on list price and emissions. Electric cars are taxed far more lightly than petrol ones; we will work out both for your drivers.',
      ],
      [
        'Clean-air zones',
        'Electric and Euro 6 vans enter every zone in the country without a charge. The standard stands on each van’s page.',
      ],
      ['Racking and livery', 'Fitted before delivery, so the van earns from its first morning.'],
    ],
    form: ['Talk to the business desk', 'Tell us where you are, how many vehicles and what they carry.'],
  },
  campaigns: {
    title: 'Offers',
    nav: 'Offers',
    description: 'Reduced cars and offers with an end date at Nordhem UK.',
    hero: [
      'Offers with a closing time',
      'When the clock stops, so does the offer. No extensions.',
      ['car-yard', 317],
    ],
    clock: [
      'First service on us',
      'On any car from stock that is ordered before the countdown ends.',
      'See the cars',
    ],
    reduced: ['Reduced this month', 'All reduced cars'],
    terms: [
      'Terms of the offer',
      'Earlier prices are the lowest we have asked in the previous thirty days. Reductions last as long as the car does.',
      'The first service is an interim service within twelve months or 10,000 miles, at any Nordhem workshop in the UK, with no cash alternative.',
    ],
  },
};

export const sections = (today: string) =>
  sectionPages(
    {
      names: { finance: 'finance', workshop: 'servicing', business: 'business', campaigns: 'offers' },
      texts: { 'en-GB': gb },
      paths: { all: ALL, contact: '/contact', facilities: '/dealers' },
    },
    today,
  );
