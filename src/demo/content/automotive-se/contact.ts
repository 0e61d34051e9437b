import { siteByKey } from '~/sites';
import { mailLink, phoneLink } from '../build/contact';
import { page, wildcard } from '../build/item';
import { en, sv } from './kit';

const SITE = siteByKey('automotive-se');
const [PHONE, MAIL] = [phoneLink(SITE), mailLink(SITE)];

/** A town with more than one facility has a page of its own, to which old addresses of the town lead. */
const goteborg = page(
  'nordhem-goteborg',
  {
    sv: {
      title: 'Nordhem i Göteborg',
      nav: 'Göteborg',
      description: 'Adresser, öppettider och telefonnummer till Nordhems anläggningar i Göteborg.',
      main: [
        sv.facilityList(
          'Nordhem i Göteborg',
          'Två anläggningar, en på var sida om älven. Båda säljer nya och begagnade bilar och har verkstad och reservdelar.',
          { site_city: ['Göteborg'] },
        ),
      ],
    },
    en: {
      title: 'Nordhem in Gothenburg',
      nav: 'Gothenburg',
      description: 'Addresses, opening hours and telephone numbers of the Nordhem dealerships in Gothenburg.',
      main: [
        en.facilityList(
          'Nordhem in Gothenburg',
          'Two dealerships, one on either side of the river. Both sell new and used cars and have a workshop and parts.',
          { site_city: ['Göteborg'] },
        ),
      ],
    },
  },
  { hidden: true },
);

export const facilities = page(
  'anlaggningar',
  {
    sv: {
      title: 'Våra anläggningar',
      nav: 'Anläggningar',
      description:
        'Adresser, öppettider och telefonnummer till alla Nordhems anläggningar, från Ystad till Kiruna.',
      main: [
        sv.facilityList(
          'Våra anläggningar',
          'Sök på ort eller filtrera på märke. Öppettiderna gäller per avdelning; verkstaden öppnar ofta tidigare än bilhallen.',
        ),
      ],
    },
    en: {
      title: 'Our dealerships',
      nav: 'Dealerships',
      description:
        'Addresses, opening hours and telephone numbers of all Nordhem dealerships, from Ystad to Kiruna.',
      main: [
        en.facilityList(
          'Our dealerships',
          'Search by town or filter by make. Hours are given by department; the workshop often opens before the showroom.',
        ),
      ],
    },
  },
  {
    children: [
      goteborg,
      wildcard('*', {
        sv: {
          title: 'Anläggning',
          description: 'Adress, öppettider, avdelningar och bilar på anläggningen.',
          main: [sv.facilityDetail()],
        },
        en: {
          title: 'Dealership',
          description: 'Address, opening hours, departments and cars of the dealership.',
          main: [en.facilityDetail()],
        },
      }),
    ],
  },
);

export const contact = page('kontakt', {
  sv: {
    title: 'Kontakta oss',
    nav: 'Kontakt',
    description:
      'Ring, mejla eller skriv till Nordhem. Direktnummer till anläggningarna finns på deras sidor.',
    main: [
      sv.hero({
        title: 'Hur kan vi hjälpa dig?',
        text: `Ring ${PHONE}, vardagar 7–18, eller skriv till ${MAIL}.`,
        scene: ['city-dusk', 111],
      }),
      sv.contactForm({
        title: 'Skriv till oss',
        text: 'Berätta vad du undrar över, så hamnar frågan hos någon som vet. När du har skickat ser du vilken dag du får svar.',
      }),
      sv.cards({
        title: 'Snabbare väg till rätt person',
        look: 'Icon',
        ground: 'Light',
        cards: [
          {
            title: 'Hitta din anläggning',
            text: 'Direktnummer till försäljning, verkstad och reservdelar.',
            to: ['/anlaggningar', 'Till anläggningarna'],
            icon: 'Pin',
          },
          {
            title: 'Boka verkstad',
            text: 'Service, däck och skador.',
            to: ['/service-och-verkstad/boka-bilverkstad', 'Boka tid'],
            icon: 'Service',
          },
          {
            title: 'Sälj din bil',
            text: 'Få en preliminär värdering.',
            to: ['/salj-bil', 'Värdera bilen'],
            icon: 'Refresh',
          },
        ],
      }),
      sv.waysIn('Direkt till oss', SITE, [
        ['/anlaggningar', 'Alla anläggningar'],
        ['/om-nordhem', 'Om Nordhem'],
      ]),
    ],
  },
  en: {
    title: 'Contact us',
    nav: 'Contact',
    description: 'Call, email or write to Nordhem. Direct numbers are on the pages of the dealerships.',
    main: [
      en.hero({
        title: 'How can we help you?',
        text: `Call ${PHONE}, weekdays 7 to 18, or write to ${MAIL}.`,
        scene: ['city-dusk', 111],
      }),
      en.contactForm({
        title: 'Write to us',
        text: 'Tell us what you would like to know and it will reach somebody who knows. Once it is sent you see which day you will have an answer.',
      }),
      en.waysIn('Straight to us', SITE, [
        ['/anlaggningar', 'All dealerships'],
        ['/om-nordhem', 'About Nordhem'],
      ]),
    ],
  },
});
