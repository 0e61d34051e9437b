import { siteByKey } from '~/sites';
import type { BookingFlow } from '../../build/booking';
import { phoneLink } from '../../build/contact';
import { page } from '../../build/item';
import { sv } from './text';

const porsche = page('boka-porsche-service', {
  sv: {
    title: 'Boka service för Porsche',
    nav: 'Boka Porscheservice',
    description:
      'Boka service av din Porsche hos Nordhem. Vi ringer upp, går igenom bilen och sätter en tid.',
    main: [
      sv.text({
        title: 'Boka service för din Porsche',
        first: true,
        body: [
          'Service av Porsche sköter våra kollegor på Nordhem i Kista, Mölndal och Malmö. Tiden sätter vi i samtal, så att rätt tekniker och rätt delar finns på plats den dagen.',
        ],
      }),
      sv.callBack(
        'Be om en tid',
        `Skriv modell, årsmodell, mätarställning och vilken ort som passar. Brådskar det når du oss på ${phoneLink(siteByKey('carstore-se'))}.`,
      ),
    ],
  },
});

/** Its own address leads to the booking (the redirect table). */
const bookService = page(
  'boka-service',
  {
    sv: {
      title: 'Boka service',
      description: 'Här bokar du service: de flesta märken på en sida, Porsche på en egen.',
      main: [
        sv.text({
          title: 'Boka service',
          first: true,
          body: [
            'De flesta märken bokar du på <a href="/service-och-verkstad/boka-bilverkstad">bokningssidan</a>. Porsche har <a href="/service-och-verkstad/boka-service/boka-porsche-service">en egen</a>.',
          ],
        }),
      ],
    },
  },
  { children: [porsche], hidden: true, noindex: true },
);

/** Carstore books by the wizard of five pages. */
export const wizard: BookingFlow = {
  booking: sv.serviceWizard({
    brands: [
      ['BMW', 'https://boka.bmw-verkstad.example/dealers?country=SE&language=sv'],
      ['MINI', 'https://boka.mini-verkstad.example/dealers?country=SE&language=sv'],
      ['Porsche', '/service-och-verkstad/boka-service/boka-porsche-service'],
    ],
  }),
  pages: [bookService],
};
