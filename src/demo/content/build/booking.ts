import type { SeedBlock, SeedItem } from '~/modules/content';
import type { Site } from '~/sites';
import { phoneLink } from './contact';
import { page } from './item';
import type { Kit } from './kit';
import type { Scene } from './scenes';

/** How a site books. */
export interface BookingFlow {
  /** The flow in which it is booked; the one of a single page by default. */
  readonly booking?: SeedBlock;
  /** Pages beside the booking. */
  readonly pages?: readonly SeedItem[];
  /** Blocks at the end of the page above the booking. */
  readonly above?: readonly SeedBlock[];
}

/** `/service-och-verkstad` with the booking page that Swedish facilities link to (FACILITY-5). */
export const swedishBooking = (
  sv: Kit,
  site: Site,
  scene: Scene,
  { booking = sv.serviceBooking({ alone: true }), pages = [], above = [] }: BookingFlow = {},
): SeedItem =>
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
          ...above,
        ],
      },
    },
    {
      children: [
        ...pages,
        page('boka-bilverkstad', {
          sv: {
            title: 'Boka bilverkstad',
            nav: 'Boka verkstad',
            description: `Boka service, däck och reparation hos ${site.name} direkt på webben, dygnet runt.`,
            main: [
              booking,
              sv.callBack(
                'Be verkstaden ringa upp',
                `Hellre på telefon? Ring ${phoneLink(site)}, eller skriv registreringsnummer, ort och vad som ska göras så ringer vi. När du har skickat ser du senast vilken dag.`,
              ),
              sv.faq('Frågor om bokningen', [
                [
                  'Kan jag ändra eller avboka?',
                  'Ja, med länken i bekräftelsen, till dess att verkstaden har börjat planera dagen. Det kostar ingenting.',
                ],
                [
                  'Vad händer om ni hittar något mer?',
                  'Vi ringer med ett pris och väntar på ditt besked. Det som kan vänta får vänta.',
                ],
              ]),
            ],
          },
        }),
        page('dackhotell', {
          sv: {
            title: 'Ditt däckhotell',
            nav: 'Däckhotell',
            description: `Se dina hjul hos ${site.name}, mät av mönsterdjupet och boka hjulskifte.`,
            main: [
              sv.tyreHotel({
                title: 'Ditt däckhotell',
                text: 'Logga in med registreringsnummer och en kod till din mobil. Där ser du dina hjul, hjul för hjul, och bokar nästa skifte.',
                booking: ['/service-och-verkstad/boka-bilverkstad', 'Boka service'],
                first: true,
              }),
              sv.callBack(
                'Be däckhotellet ringa upp',
                `Saknar du koden, eller har numret i avtalet ändrats? Ring ${phoneLink(site)}, eller skriv registreringsnummer och telefonnummer så ringer vi. När du har skickat ser du senast vilken dag.`,
              ),
            ],
          },
        }),
      ],
    },
  );
