import { siteByKey } from '~/sites';
import { phoneLink } from '../../build/contact';
import type { PageText } from '../../build/item';
import { en } from '../kit';

const PHONE = phoneLink(siteByKey('automotive-se'));
const BASE = '/dack-och-biltillbehor';

export const tyres: PageText = {
  title: 'Tyres and accessories',
  description: 'Tyres, wheel changes, tyre storage, wallboxes and accessories at Nordhem.',
  main: [
    en.hero({
      title: 'The only thing that touches the road',
      text: 'Four palms of rubber. We help you choose, fit and keep them.',
      scene: ['tyre-store', 99],
      link: [`${BASE}/webbshop`, 'Find tyres'],
    }),
    en.cards({
      title: 'Tyres and wheels',
      cards: [
        {
          title: 'Tyre shop',
          text: 'Tyres and complete wheels by registration number.',
          to: [`${BASE}/webbshop`, 'Find tyres'],
          scene: ['tyre-store', 100],
        },
        {
          title: 'Tyre storage',
          text: 'Storage, washing and two changes a year.',
          to: [`${BASE}/dackhotell`, 'About storage'],
          scene: ['facade', 101],
        },
        {
          title: 'Wheel changes',
          text: 'Changes, balancing and alignment.',
          to: [`${BASE}/hjulskifte-och-hjulinstallningar`, 'About changes'],
          scene: ['workshop-bay', 102],
        },
      ],
    }),
    en.cards({
      title: 'Accessories',
      look: 'Icon',
      ground: 'Light',
      cards: [
        {
          title: 'Wallbox',
          text: 'With installation.',
          to: [`${BASE}/laddbox`, 'About wallboxes'],
          icon: 'Plug',
        },
        {
          title: 'Accessories',
          text: 'Towbars, roof boxes, child seats and mats.',
          to: [`${BASE}/biltillbehor`, 'See accessories'],
          icon: 'Car',
        },
        {
          title: 'Terms',
          text: 'Right of withdrawal, warranty and delivery.',
          to: ['/webbshop/kopvillkor', 'Read the terms'],
          icon: 'Document',
        },
      ],
    }),
    en.tyreTeaser({
      title: 'Leave the wheels with us',
      text: 'Washed, measured and stored until next season. You hear from us in good time if new ones are needed.',
      service: 'TyreHotel',
      scene: ['tyre-store', 103],
      to: [`${BASE}/dackhotell`, 'About storage'],
    }),
  ],
};

export const shop: PageText = {
  title: 'Tyres and rims',
  nav: 'Tyre shop',
  description: 'Find the right tyres for your car. Order from us, have them fitted near you.',
  main: [
    en.hero({
      title: 'The right tyre from the start',
      text: 'We begin with the registration number, so that size, load and speed rating are right.',
      scene: ['tyre-store', 91],
    }),
    en.text({
      title: 'How to order',
      body: [
        `Send the registration number in the form or call ${PHONE}. You get two or three proposals with the price of tyres, fitting and balancing, and a time at the dealership you choose. You pay when the work is done.`,
        '## Reading the tyre label',
        [
          '<strong>Fuel:</strong> A rolls most easily.',
          '<strong>Wet grip:</strong> A stops shortest. Do not economise here.',
          '<strong>Noise:</strong> decibels outside the car.',
          '<strong>Snowflake and icicle:</strong> tested on snow and on ice.',
        ],
        'Please read the <a href="/webbshop/kopvillkor">terms</a> before you order.',
      ],
    }),
    en.contactForm({
      title: 'Get proposals',
      text: 'Write registration number, town and whether you want summer, winter or all-season tyres.',
    }),
  ],
};

export const hotel: PageText = {
  title: 'Tyre storage',
  description: 'We wash, check and store your wheels between seasons, and change them when it is time.',
  main: [
    en.hero({
      title: 'The tyres live here, you carry nothing',
      text: 'Washed, checked and stored dry. Two changes a year are included.',
      scene: ['tyre-store', 92],
      link: ['/service-och-verkstad/boka-bilverkstad', 'Book a place'],
    }),
    en.highlights(
      ['Tread', '3 mm', 'at least in winter'],
      ['Changes', '2', 'a year, included'],
      ['Pressure', 'Always', 'right when you drive out'],
    ),
    en.tyreHotel({
      title: 'See your wheels and book a change',
      text: 'Sign in with the registration number and a code that we send to your phone.',
      booking: ['/service-och-verkstad/boka-bilverkstad', 'Book service'],
    }),
    en.text({
      title: 'Included',
      body: [
        [
          'Changes in spring and autumn',
          'Washing and a check for damage',
          'Tread depth, in a report',
          'Dry, dark storage under your registration number',
          'Insurance while the wheels are with us',
        ],
        'We write before the season with a time. If you need new tyres you will know in good time, not on the day of the snow.',
      ],
    }),
    en.faq('Questions about storage', [
      ['How long does a change take?', 'About twenty minutes. You may wait over a coffee.'],
      ['Can I end it?', 'Yes, at any time. You collect the wheels from us.'],
      ['Do you store wheels of cars bought elsewhere?', 'Of course.'],
    ]),
    en.callBack(
      'Ask the tyre hotel to call you',
      'No code, or another number than in the agreement? Write the registration number and your number, and we will call. Once it is sent you see by which day.',
    ),
  ],
};

export const charger: PageText = {
  title: 'Wallbox at home',
  nav: 'Wallbox',
  description:
    'A wallbox installed by a qualified electrician: what the house needs and roughly what it costs.',
  main: [
    en.hero({
      title: 'Wake up to a full battery',
      text: 'A wallbox is safer and faster than a socket. We arrange the electrician.',
      scene: ['home-drive', 93],
    }),
    en.text({
      title: 'How it goes',
      body: [
        '## 1. We look at the fuse box',
        'A photo goes a long way. We see what the house can bear and whether the load must be balanced.',
        '## 2. You get a fixed price',
        'Box, installation and notice to the grid. The deduction for green technology is taken off already, while you have room for it.',
        '## 3. The electrician comes',
        'Allow half a day. Afterwards you go through the app and try a charge.',
      ],
    }),
    en.contactForm({
      title: 'Get a price',
      text: 'Write your address, the main fuse if you know it, and which car it is for.',
    }),
  ],
};

export const accessories: PageText = {
  title: 'Accessories',
  description: 'Towbars, roof boxes, child seats, mats and bars: original parts, fitted by us.',
  main: [
    en.text({
      title: 'Accessories',
      first: true,
      body: [
        'Original accessories fit without force. Most of them arrive the next day and are fitted while you wait.',
      ],
    }),
    en.cards({
      title: 'What we fit most',
      cards: [
        {
          title: 'Towbar',
          text: 'Fixed, detachable or electric. We check what the car may pull.',
          to: ['/kontakt', 'Ask about towbars'],
          scene: ['birch-autumn', 94],
        },
        {
          title: 'Roof box',
          text: 'Hire it for the holiday or buy it for the years.',
          to: ['/kontakt', 'Ask about roof boxes'],
          scene: ['coast-summer', 95],
        },
        {
          title: 'Children',
          text: 'Facing backwards for as long as possible. We show how the seat is fitted.',
          to: ['/kontakt', 'Ask about child seats'],
          scene: ['lifestyle-cabin', 96],
        },
        {
          title: 'Winter',
          text: 'Engine heaters, rubber mats and scrapers that last.',
          to: ['/kontakt', 'Ask about winter'],
          scene: ['winter-road', 97],
        },
      ],
    }),
  ],
};

export const wheels: PageText = {
  title: 'Wheel changes and alignment',
  nav: 'Wheel changes',
  description: 'Changes, balancing and alignment: when they are needed and why they pay.',
  main: [
    en.hero({
      title: 'Wheel changes and alignment',
      text: 'Twenty minutes in spring and autumn. Alignment when the car pulls or the tyres wear askew.',
      scene: ['workshop-bay', 98],
      link: ['/service-och-verkstad/boka-bilverkstad', 'Book'],
    }),
    en.text({
      title: 'What is needed when?',
      body: [
        '## Changes',
        'Winter tyres are required in Sweden from 1 December to 31 March when the road is wintry. Studs are allowed from 1 October to 15 April.',
        '## Balancing',
        'Does the wheel tremble at a certain speed? Then a weight has come off or a tyre has worn unevenly.',
        '## Alignment',
        'If the car pulls, the wheel sits crooked or one edge wears, it is time. Also after a good knock against a kerb.',
        'Tighten the bolts after fifty to a hundred kilometres. Drop in and we will do it while you wait.',
      ],
    }),
  ],
};

export const thanks: PageText = {
  title: 'Thank you for your order',
  nav: 'Thank you',
  description: 'Your tyre order has been received.',
  main: [
    en.text({
      title: 'Thank you, we have your order',
      first: true,
      body: [
        'A confirmation is on its way to your mail. The workshop calls when the tyres are here, mostly within two to four weekdays.',
        `No confirmation? Look in the junk folder, or call ${PHONE}.`,
        `<a href="${BASE}">To tyres and accessories</a>`,
      ],
    }),
  ],
};

export const failed: PageText = {
  title: 'The payment did not go through',
  nav: 'Purchase interrupted',
  description: 'The payment was interrupted and no money has been drawn.',
  main: [
    en.text({
      title: 'The payment did not go through',
      first: true,
      body: [
        'No money has been drawn and no order placed. Mostly the bank broke off, or it took too long.',
        `<a href="${BASE}/webbshop">Try again</a>, or call ${PHONE} and we will take the order by telephone.`,
      ],
    }),
  ],
};
