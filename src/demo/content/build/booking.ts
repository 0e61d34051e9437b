import type { SeedItem } from '~/modules/content';
import type { Site } from '~/sites';
import { phoneLink } from './contact';
import { page } from './item';
import type { Kit } from './kit';
import type { Scene } from './scenes';

const facts = (site: Site): readonly string[] => [
  `<strong>Ring.</strong> ${phoneLink(site)}, vardagar 7–18. Ha registreringsnumret till hands.`,
  '<strong>Ring verkstaden direkt.</strong> Numret står på <a href="/anlaggningar">anläggningens sida</a>.',
  '<strong>Be oss ringa upp.</strong> Fyll i formuläret så hör vi av oss nästa vardag, oftast samma dag.',
];

/** `/service-och-verkstad` with the booking page that Swedish facilities link to (specification 2 §2). */
export const swedishBooking = (sv: Kit, site: Site, scene: Scene): SeedItem =>
  page(
    'service-och-verkstad',
    {
      sv: {
        title: 'Service och verkstad',
        nav: 'Service',
        description: `Service, däck och reparation för kunder hos ${site.name}.`,
        main: [
          sv.hero({
            title: 'Service av folk som kan bilen',
            text: 'Märkesutbildade mekaniker, originaldelar och besked innan vi gör något extra.',
            scene,
            link: ['/service-och-verkstad/boka-bilverkstad', 'Boka tid'],
          }),
          sv.text({
            title: 'Det här gör vi',
            body: [
              [
                'Service enligt tillverkarens plan, med digital servicebok',
                'Bromsar, hjulupphängning, batteri och felsökning',
                'Däck, hjulskifte och hjulinställning',
                'Stenskott, rutor och kalibrering av kamera',
              ],
              'Du får alltid ett pris eller ett kostnadstak innan vi börjar.',
            ],
          }),
        ],
      },
    },
    {
      children: [
        page('boka-bilverkstad', {
          sv: {
            title: 'Boka bilverkstad',
            nav: 'Boka verkstad',
            description: 'Boka service eller reparation på telefon, eller be verkstaden ringa upp dig.',
            main: [
              sv.text({
                title: 'Boka tid i verkstaden',
                first: true,
                body: [
                  'Just nu bokar du per telefon. Så här gör du:',
                  facts(site),
                  'Bokning direkt på webben är på väg.',
                ],
              }),
              sv.contactForm({
                title: 'Be verkstaden ringa upp',
                text: 'Skriv registreringsnummer, ort och vad som ska göras i meddelandet.',
              }),
            ],
          },
        }),
      ],
    },
  );
