import { siteByKey } from '~/sites';
import { phoneLink } from '../../build/contact';
import type { PageText } from '../../build/item';
import { BRAND_LINKS } from '../brand-links';
import { en } from '../kit';

const PHONE = phoneLink(siteByKey('automotive-se'));
const SERVICES = '/service-och-verkstad/vara-verkstadstjanster';

export const booking: PageText = {
  title: 'Book the workshop',
  nav: 'Book',
  description:
    'Book service, tyres or a repair: type the registration number, choose a service, see free times near you.',
  main: [
    en.serviceBooking({ brands: BRAND_LINKS }),
    en.callBack(
      'Let the workshop call you',
      `Rather by telephone? Call ${PHONE}, weekdays 7 to 18, or write registration number, town and what is to be done, and we will call the next weekday.`,
    ),
    en.faq('Questions about booking', [
      [
        'Is the price what I pay?',
        'Prices are medians until you have chosen a workshop; then you see what that one charges. What cannot be known beforehand gets a ceiling before we begin.',
      ],
      [
        'Can I change or cancel?',
        'Yes, by the link in the confirmation. The time is free for others at once, and it costs nothing.',
      ],
      [
        'What does a whole day mean?',
        'You leave the car before eight in the morning and we see to it during the day. We call when it is ready.',
      ],
    ]),
    en.cards({
      title: 'Read more before you book',
      look: 'Icon',
      ground: 'Light',
      cards: [
        {
          title: 'Service',
          text: 'To the maker’s plan, with a digital service book.',
          to: [`${SERVICES}/service`, 'About service'],
          icon: 'Service',
        },
        {
          title: 'Bodywork',
          text: 'From a parking dent to larger repairs.',
          to: [`${SERVICES}/skadeverkstad`, 'About damage'],
          icon: 'CarFront',
        },
        {
          title: 'Stone chips',
          text: 'Mended or replaced, mostly on the insurance.',
          to: [`${SERVICES}/stenskott`, 'About glass'],
          icon: 'Windshield',
        },
      ],
    }),
  ],
};

export const porsche: PageText = {
  title: 'Book service for a Porsche',
  nav: 'Porsche service',
  description:
    'Book service of your Porsche in Kista, Mölndal or Malmö. We call, talk through the car and set a time.',
  main: [
    en.hero({
      title: 'Book service for your Porsche',
      text: 'One technician from the first call to the drive afterwards.',
      scene: ['light-tunnel', 274],
      link: ['#ring-mig', 'Ask for a time'],
    }),
    en.text({
      title: 'Three workshops, one adviser',
      body: [
        'We are authorised for Porsche in <a href="/anlaggningar/nordhem-kista">Kista</a>, <a href="/anlaggningar/nordhem-molndal">Mölndal</a> and <a href="/anlaggningar/nordhem-malmo">Malmö</a>. Times are set in a call, so that the right technician and the right parts are there on the day.',
        '## What you book here',
        [
          'Service to Porsche’s plan, from the 911 to the Taycan',
          'Brakes, chassis and four-wheel alignment',
          'High voltage and charging, by qualified technicians',
          'A yearly check of classic models',
        ],
      ],
    }),
    en.callBack(
      'Ask for a time',
      `Write model, year, mileage and the town that suits you. Once it is sent you see which day you will have an answer. Is it urgent? Call ${PHONE}.`,
    ),
  ],
};

export const bookService: PageText = {
  title: 'Book service',
  description: 'Where service is booked: most makes on one page, Porsche on one of its own.',
  main: [
    en.text({
      title: 'Book service',
      first: true,
      body: [
        'Most makes are booked on <a href="/service-och-verkstad/boka-bilverkstad">the booking page</a>. Porsche has <a href="/service-och-verkstad/boka-service/boka-porsche-service">one of its own</a>.',
      ],
    }),
  ],
};

export const iveco: PageText = {
  title: 'IVECO at Nordhem',
  nav: 'IVECO',
  description: 'Service and repairs of IVECO Daily in four Swedish towns, for firms that cannot stand still.',
  main: [
    en.hero({
      title: 'Your Daily back on the road',
      text: 'We sell no new IVECO, but we know how to look after one.',
      scene: ['van-depot', 275],
      link: ['/kop-bil/bilmarken/iveco/verkstadstjanster', 'Workshop services'],
    }),
    en.text({
      title: 'Workshops for vans',
      body: [
        'Authorised for IVECO in Södertälje, Jönköping, Göteborg and Sundsvall, with lifts and doors for long wheelbases and high roofs.',
      ],
    }),
  ],
};

export const ivecoServices: PageText = {
  title: 'Workshop services for IVECO',
  nav: 'Workshop services',
  description: 'Service, repairs and inspection checks of IVECO Daily. Ask for a time and we will call you.',
  main: [
    en.hero({
      title: 'Workshop for IVECO',
      text: 'Service early, late or while the driver rests. Tell us when the van stands still anyway.',
      scene: ['van-depot', 276],
      link: ['#ring-mig', 'Ask for a time'],
    }),
    en.text({
      title: 'What we do',
      body: [
        [
          'Service to IVECO’s plan, Daily with diesel and electric drive',
          'Brakes, clutch, suspension and steering',
          'Exhaust cleaning and fault codes',
          'Tachograph and inspection checks',
        ],
        'You get a price, or a ceiling, before we begin. Several vans? One adviser keeps track of all of them.',
      ],
    }),
    en.callBack(
      'Ask for a time',
      `Write registration number, mileage, town and what is to be done. Once it is sent you see which day you will have an answer. Standing by the road? Call ${PHONE}.`,
    ),
  ],
};
