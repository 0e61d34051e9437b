import type { PageText } from '../../build/item';
import { en } from '../kit';

export const sell: PageText = {
  title: 'Sell your car to us',
  nav: 'Sell your car',
  description: 'Get a preliminary valuation. We buy every make, even if you are not buying another.',
  main: [
    en.hero({
      title: 'Sell the car without selling it',
      text: 'No adverts, no strangers in the drive. Tell us about the car and we will be in touch.',
      scene: ['coast-summer', 121],
    }),
    en.highlights(
      ['Step 1', 'Tell us', 'registration, mileage and condition'],
      ['Step 2', 'Valuation', 'preliminary, mostly the next weekday'],
      ['Step 3', 'Paid', 'once we have seen it and signed'],
    ),
    en.sellForm('Get a valuation', 'It takes a couple of minutes. The more we know, the closer we come.'),
    en.faq('Questions about selling', [
      [
        'Is the valuation binding?',
        'Not until we have seen the car. If the description is true the difference is small.',
      ],
      ['There is a loan on it. Does that matter?', 'No. We settle it with your bank and pay you the rest.'],
      [
        'What shall I bring?',
        'Both keys, the registration certificate, the service book and the wheels that go with it.',
      ],
    ]),
  ],
};

export const sustainability: PageText = {
  title: 'Sustainability',
  description: 'What Nordhem does for climate and environment, with figures where we have them.',
  main: [
    en.text({
      title: 'Sustainability, as far as we have come',
      first: true,
      body: [
        'Cars affect the climate. It would be odd for a dealer to claim otherwise. What we can do is let cars live long, sell more that run on electricity and look after our own houses.',
        '## What we do now',
        [
          'Mend plastic, metal and glass rather than replace, where safety allows',
          'Offer used original parts for common repairs',
          'Collect oil, tyres and batteries for recycling',
          'Change lighting and doors in our halls, the oldest first',
        ],
        '## What we have not solved',
        'Cars are still moved between towns mostly by diesel. Some of our older houses are heated with oil in the coldest weeks. We will report both when we have figures we trust.',
      ],
    }),
  ],
};

export const shopHelp: PageText = {
  title: 'Tyre shop: terms and help',
  nav: 'Shop',
  description: 'Terms of purchase for tyres and accessories.',
  main: [
    en.text({
      title: 'Shop',
      first: true,
      body: [
        'Tyres and wheels are under <a href="/dack-och-biltillbehor/webbshop">Tyres and rims</a>. This is the small print, in ordinary size: <a href="/webbshop/kopvillkor">the terms</a>.',
      ],
    }),
  ],
};

export const terms: PageText = {
  title: 'Terms for tyres and accessories',
  nav: 'Terms',
  description: 'Order, payment, withdrawal, complaints and disputes when you buy tyres and accessories.',
  main: [
    en.text({
      title: 'Terms of purchase',
      first: true,
      body: [
        'These terms apply when you, as a consumer, buy tyres, wheels or accessories from Nordhem Bil AB at a distance. Swedish law applies; this is a translation.',
        '## Order and price',
        'The purchase is binding when you have our confirmation. All prices are in kronor with VAT. Fitting and environmental fee stand on lines of their own.',
        '## Payment',
        'You pay at the dealership when the work is done, or by invoice if we have agreed so.',
        '## Right of withdrawal',
        'You have fourteen days from receiving the goods. Tyres that have been driven can be returned, less their wear. The right does not cover fitting once it is done with your consent.',
        '## Complaints',
        'If something is wrong you have three years. Tell us as soon as you notice, and the nearest dealership will put it right.',
        '## If we cannot agree',
        'You may turn to the Swedish National Board for Consumer Disputes, ARN. We follow its decisions.',
      ],
    }),
  ],
};

export const stories: PageText = {
  title: 'Life with a car',
  description: 'Articles on buying, driving, charging, mending and travelling, by the editors at Nordhem.',
  main: [en.storiesList('Life with a car', '/livet-med-bil')],
};
