import type { StoryCopy, TagWords } from '../../build/story';

export const tags: TagWords = {
  electric: { 'en-GB': 'Electric' },
  journeys: { 'en-GB': 'Journeys' },
  advice: { 'en-GB': 'Advice' },
};

export const stories: readonly StoryCopy[] = [
  {
    name: 'north-coast-in-an-electric-car',
    days: 9,
    author: 'Fiona Marsh',
    scene: ['fjord-morning', 321],
    tags: ['electric', 'journeys'],
    texts: {
      'en-GB': {
        title: 'Round the north of Scotland in an electric car',
        premble: 'Five hundred miles of single-track road, four charging stops and a lot of passing places.',
        body: [
          'The received wisdom is that one does not take an electric car to the far north. We took one in October, in the rain, to find out.',
          '## The chargers',
          'There are fewer than in the south and they are slower, but they are where you want to stop anyway: by a harbour, a café, a village hall. Carry two charging cards. One of them will not work at the charger you need.',
          '## The driving',
          'Single-track roads suit an electric car. Lift off and it slows; no gear to find on the way out of a passing place. We used less per mile than on the motorway home.',
          '## What we would do differently',
          'Book rooms with a socket. Two nights out of four we woke to a full battery, and those were the two easy days.',
        ],
      },
    },
  },
  {
    name: 'reading-an-mot-history',
    days: 31,
    author: 'Daniel Okafor',
    scene: ['workshop-bay', 322],
    tags: ['advice'],
    texts: {
      'en-GB': {
        title: 'How to read an MOT history',
        premble: 'It is free, it is public, and it tells you more than the advert does.',
        body: [
          'Type a registration into the government’s MOT checker and you get every test the car has sat. Most buyers look for passes. Look for patterns.',
          '## Mileage',
          'It should climb evenly. A year with no miles is not a fault, but it is a question.',
          '## Advisories',
          'The same advisory three years running means nobody has mended it. Brake pipes and corrosion are the ones to take seriously.',
          '## Gaps',
          'A gap of more than a year may mean the car was off the road. Ask why, and ask for the paper.',
        ],
      },
    },
  },
  {
    name: 'tyres-for-a-british-winter',
    days: 64,
    author: 'Fiona Marsh',
    scene: ['tyre-store', 323],
    tags: ['advice'],
    texts: {
      'en-GB': {
        title: 'Do you need winter tyres in Britain?',
        premble: 'Below seven degrees, rubber matters more than snow does.',
        body: [
          'Nobody will make you fit them. But the mean temperature in January is four degrees, and a summer tyre goes hard at seven.',
          '## All-season tyres',
          'For most people south of the Pennines a good all-season tyre, with the snowflake on its side, is the sensible answer. It stays on all year.',
          '## Proper winter tyres',
          'Worth the bother if you live up a hill, leave before the gritter or drive in Scotland. Ask us about storing the other set.',
        ],
      },
    },
  },
];
