import type { PageText } from '../../build/item';
import { en } from '../kit';

export const financing: PageText = {
  title: 'Pay for your car',
  nav: 'Finance',
  description: 'Car loan, private leasing or cash: how to choose, and how we work out the monthly cost.',
  main: [
    en.hero({
      title: 'Count first, decide later',
      text: 'Every car in stock has a calculator where you set deposit and term yourself.',
      scene: ['home-drive', 51],
      link: ['/kop-bil/alla-bilar-i-lager', 'Choose a car and count'],
    }),
    en.cards({
      title: 'Three ways to pay',
      cards: [
        {
          title: 'Car loan',
          text: 'The car is yours from the first day and paid off at your pace.',
          to: ['/kop-bil/finansiering/billan', 'About car loans'],
          scene: ['lifestyle-cabin', 52],
        },
        {
          title: 'Private leasing',
          text: 'A fixed cost per month. When the term ends you hand the car back.',
          to: ['/kop-bil/bilagande/privatleasa-din-bil', 'About leasing'],
          scene: ['home-drive', 53],
        },
        {
          title: 'Business',
          text: 'Financial leasing, operational leasing or a loan to the company.',
          to: ['/kop-bil/foretag/finansiering', 'For business'],
          scene: ['city-dusk', 54],
        },
      ],
    }),
    en.accordion('Words you will meet', [
      [
        'Effective rate',
        'The whole cost of the loan, interest and every fee, written as one yearly rate. It makes loans comparable and always stands in the calculator.',
      ],
      [
        'Residual value',
        'A part of the loan that waits until the end. It lowers the month and raises the last payment.',
      ],
      ['Credit check', 'Made by the lender when you apply, never when you only count.'],
    ]),
    en.loanWarning(),
  ],
};

export const loan: PageText = {
  title: 'Car loan',
  description: 'How a car loan works: deposit, term, residual value and fees, explained.',
  main: [
    en.text({
      title: 'Car loan',
      first: true,
      body: [
        'With a car loan you own the car. You pay a deposit of at least twenty per cent and the rest month by month, usually over three to seven years. The lender holds the car as security.',
        '## What decides the month?',
        [
          '<strong>The deposit.</strong> The more you put down, the less you borrow.',
          '<strong>The term.</strong> A longer one lowers the month and raises the total.',
          '<strong>The residual value.</strong> Part of the loan may wait until the end.',
          '<strong>Interest and fees.</strong> A start fee once, an invoice fee each month. Both are in the effective rate.',
        ],
        '## How to apply',
        'Choose a car, set the calculator on its page and send an enquiry. We take in what the lender needs and come back with a binding answer.',
      ],
    }),
    en.cta({ title: 'See what your car would cost', to: ['/kop-bil/alla-bilar-i-lager', 'Choose a car'] }),
  ],
};

export const owning: PageText = {
  title: 'Owning a car',
  nav: 'Owning',
  description: 'Private leasing, insurance and the rest that comes with a car once it is yours.',
  main: [
    en.text({
      title: 'Owning a car',
      first: true,
      body: ['Buying is the short part. This is what follows.'],
    }),
    en.cards({
      title: 'Around the car',
      cards: [
        {
          title: 'Private leasing',
          text: 'Drive a car without owning it.',
          to: ['/kop-bil/bilagande/privatleasa-din-bil', 'How it works'],
          scene: ['home-drive', 56],
        },
        {
          title: 'Insurance',
          text: 'What you must have and what is good to have.',
          to: ['/kop-bil/bilagande/forsakring', 'About insurance'],
          scene: ['winter-road', 57],
        },
        {
          title: 'Service',
          text: 'Keep the warranty, and what the car is worth.',
          to: ['/service-och-verkstad', 'To the workshop'],
          scene: ['workshop-bay', 58],
        },
      ],
    }),
  ],
};

export const leasingGuide: PageText = {
  title: 'How private leasing works',
  description: 'What private leasing includes, what you pay yourself and what happens at the end.',
  main: [
    en.hero({
      title: 'Private leasing, straight up',
      text: 'One fixed cost per month. You need not think of resale, but you must keep to the contract.',
      scene: ['home-drive', 59],
      link: ['/kop-bil/privatleasing-bilar', 'See cars to lease'],
    }),
    en.text({
      title: 'Included',
      body: [
        [
          'The car and its depreciation',
          'Service to the maker’s plan, with us',
          'New-car warranty',
          'Vehicle tax, in most contracts',
        ],
        '## You pay yourself',
        [
          'Fuel or electricity',
          'Insurance',
          'Tyres, unless the contract says otherwise',
          'Miles beyond the contract, and damage beyond normal wear',
        ],
        '## When the contract ends',
        'You hand the car back. We go through it together against a printed guide to wear, so that you know what is what before anything is charged.',
      ],
    }),
    en.faq('Questions about leasing', [
      ['Can I leave early?', 'You can, but it costs. How much is in the contract; ask before you sign.'],
      [
        'May I drive abroad?',
        'Yes, in the countries that contract and insurance cover. For longer journeys we write you a certificate.',
      ],
      ['Who may drive?', 'You, your household, and whoever you lend it to for a while. You answer for it.'],
    ]),
  ],
};

export const insurance: PageText = {
  title: 'Car insurance',
  nav: 'Insurance',
  description: 'Third-party, partial and full cover: what they include and how to take one out on the day.',
  main: [
    en.hero({
      title: 'Insured before you drive home',
      text: 'We arrange it at the desk, or help you move the policy you have.',
      scene: ['winter-road', 55],
      link: ['/kop-bil/bilagande/forsakring/bilforsakring', 'Compare cover'],
    }),
    en.text({
      title: 'What you should know',
      body: [
        'Third-party insurance is compulsory from the day the car is yours. Without it a fee runs by the day, and it is high.',
        'Happy with an insurer already? Call them with the registration number before you collect the car. If you would rather leave it to us, we need your personal number and a rough mileage.',
      ],
    }),
  ],
};

export const cover: PageText = {
  title: 'Third-party, partial or full cover',
  nav: 'Levels of cover',
  description: 'The difference between the three levels of Swedish car insurance, and who needs which.',
  main: [
    en.text({
      title: 'Which cover?',
      first: true,
      body: [
        '## Third-party',
        'Pays for injuries and for damage to the property of others. It is the law, and seldom enough except for a very old car.',
        '## Partial cover',
        'Adds theft, fire, glass, rescue, legal cover and often mechanical failure. Right for an older car that is paid for.',
        '## Full cover',
        'Also pays for damage that you cause to your own car. New cars often have three years of it from the maker; then partial cover will do meanwhile. Ask us what applies to yours.',
        '## Good extras',
        [
          'A hire car while yours is standing',
          'Lower excess after hitting game',
          'Cover for charging cable and wallbox',
        ],
      ],
    }),
  ],
};
