import type { PageText } from '../../build/item';
import type { Part } from '../../build/prose';
import { en } from '../kit';

const BASE = '/service-och-verkstad';
const BOOK = `${BASE}/boka-bilverkstad`;
const SERVICES = `${BASE}/vara-verkstadstjanster`;

export const workshop: PageText = {
  title: 'Service and workshop',
  description:
    'Franchised workshop for more than forty makes: service, repairs, air conditioning, glass and bodywork.',
  main: [
    en.hero({
      title: 'Mechanics who know your car',
      text: 'Trained by the maker, with the right tools, and a word with you before anything extra.',
      scene: ['workshop-bay', 72],
      link: [BOOK, 'Book'],
    }),
    en.cards({
      title: 'What we do',
      cards: [
        {
          title: 'Service',
          text: 'The right oil, the right parts, a stamp in the book. Your warranty stays.',
          to: [`${SERVICES}/service`, 'About service'],
          scene: ['workshop-bay', 73],
        },
        {
          title: 'Tyres and wheels',
          text: 'Changes, balancing, alignment and storage.',
          to: ['/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar', 'About wheels'],
          scene: ['tyre-store', 74],
        },
        {
          title: 'Bodywork',
          text: 'Metal, plastic, paint and glass. We talk to the insurer.',
          to: [`${SERVICES}/skadeverkstad`, 'About damage'],
          scene: ['facade', 75],
        },
      ],
    }),
    en.blurb({
      title: 'You will know what we have done',
      body: [
        'When the car is ready we go through the report: what we changed, what is good and what can wait. We write it so that it can be understood.',
        'Parts that came off are kept until you have collected the car, should you want to see them.',
      ],
      scene: ['workshop-bay', 76],
      to: [SERVICES, 'All services'],
      ground: 1,
    }),
    en.film({ title: 'A moment in the workshop', name: 'workshop', poster: ['workshop-bay', 77] }),
    en.faq('Questions about the workshop', [
      [
        'Must I come to you to keep the warranty?',
        'No. It holds as long as the maker’s plan is followed, with the right parts, and written down, wherever that is done.',
      ],
      ['Can I borrow a car?', 'At most dealerships, for a small fee. Add it when you book; they go first.'],
      [
        'Can I leave the car before you open?',
        'Yes, where there is a key drop. It stands on the dealership’s page.',
      ],
    ]),
  ],
};

interface Service {
  readonly title: string;
  readonly nav: string;
  readonly lead: string;
  readonly body: readonly Part[];
}

/** The services by the last segment of their address. */
export const SERVICE_TEXTS: Readonly<Record<string, Service>> = {
  service: {
    title: 'Service to the maker’s plan',
    nav: 'Service',
    lead: 'Oil, filters, brake fluid and the rest, when it is due and not more often.',
    body: [
      'The car says when it is time, but it does not know how you drive. Short trips and heavy loads wear more than long roads. Tell us when you book.',
      '## What we do',
      [
        'Change oil and filters to plan',
        'Read fault codes and update software',
        'Check brakes, tyres, battery, suspension and lights',
        'Top up fluids and reset the indicator',
        'Write in the digital service book',
      ],
      '## Electric cars',
      'Fewer parts wear, but cabin filter, brake fluid, coolant and brakes still need looking after. We also measure the health of the battery and give you the figure.',
    ],
  },
  'ac-service': {
    title: 'Air-conditioning service',
    nav: 'Air conditioning',
    lead: 'A cool cabin and clear glass. The system likes attention every other year.',
    body: [
      'A sound system loses a few per cent of its refrigerant a year. In the end the cold grows weak and the compressor runs dry.',
      '## How it is done',
      [
        'The refrigerant is drawn off and weighed',
        'The system is tested for leaks',
        'New oil and the right amount are filled in',
        'The cabin filter is checked, and changed if you wish',
      ],
      'Allow an hour. If it leaks you are told what finding the leak costs before we go on.',
    ],
  },
  skadeverkstad: {
    title: 'Bodywork: metal, plastic and paint',
    nav: 'Bodywork',
    lead: 'A dent need not become a great matter. Send a photo and we will start there.',
    body: [
      'We mend rather than replace where we can: it is cheaper, and better for the world. Larger damage is straightened in a jig to the maker’s measures.',
      '## Step by step',
      [
        'You report the damage to your insurer, or ask us to',
        'We look at it, on the spot or in photos, and cost it',
        'The insurer agrees, we book a time and a car for you if the policy has one',
        'The car is mended, painted and measured, and you get the report',
      ],
    ],
  },
  stenskott: {
    title: 'Stone chips and windscreens',
    nav: 'Stone chips',
    lead: 'A small chip can often be mended in half an hour. Do not wait until it cracks.',
    body: [
      'A chip smaller than a five-kronor coin and outside the driver’s view can usually be filled. With partial cover it seldom costs anything.',
      '## When the screen must go',
      'Modern screens carry cameras and sensors. After a change we calibrate the camera, or the safety systems of the car will not be true. Allow a morning.',
      '## While you wait',
      'Put clear tape over the chip. It keeps out water and dirt, and the chance of a repair grows.',
    ],
  },
};

export const services: PageText = {
  title: 'Our workshop services',
  nav: 'Workshop services',
  description: 'Service, air conditioning, damage, stone chips and tyres: what we do and what to expect.',
  main: [
    en.text({
      title: 'Our workshop services',
      first: true,
      body: [
        'The usual things, plainly put. Not sure what the car needs? Call, and we will ask the right questions.',
      ],
    }),
    en.cards({
      title: 'What is it about?',
      look: 'Icon',
      cards: Object.entries(SERVICE_TEXTS).map(([name, { nav, lead }]) => ({
        title: nav,
        text: lead,
        to: [`${SERVICES}/${name}`, `About ${nav}`],
        icon: 'Service',
      })),
    }),
  ],
};
