import { siteByKey } from '~/sites';
import { phoneLink } from '../build/contact';
import { page } from '../build/item';
import { BRAND_LINKS } from './brand-links';
import * as english from './english/booking';
import { sv } from './kit';

const PHONE = phoneLink(siteByKey('automotive-se'));

/** The landing page of the workshop booking (LANDING-1). */
export const booking = page('boka-bilverkstad', {
  en: english.booking,
  sv: {
    title: 'Boka bilverkstad',
    nav: 'Boka verkstad',
    description:
      'Boka service, däckbyte eller reparation: skriv registreringsnumret, välj tjänst och se lediga tider nära dig.',
    main: [
      sv.serviceBooking({ brands: BRAND_LINKS }),
      sv.callBack(
        'Be verkstaden ringa upp',
        `Hellre på telefon? Ring ${PHONE}, vardagar 7–18, eller skriv registreringsnummer, ort och vad som ska göras, så ringer vi. När du har skickat ser du senast vilken dag.`,
      ),
      sv.faq('Frågor om bokningen', [
        [
          'Är priset det jag betalar?',
          'Priserna är medianvärden tills du har valt verkstad; då ser du vad just den tar. Sådant som inte går att veta i förväg får du ett kostnadstak på innan vi börjar.',
        ],
        [
          'Kan jag ändra eller avboka?',
          'Ja, med länken i bekräftelsen. Tiden blir ledig för någon annan direkt, och det kostar ingenting.',
        ],
        [
          'Vad betyder heldag?',
          'Du lämnar bilen innan åtta på morgonen och vi tar hand om den under dagen. Vi ringer när den är klar.',
        ],
        [
          'Hittar ni något mer under besöket?',
          'Då ringer vi med ett pris och väntar på ditt besked. Utan ett ja gör vi ingenting extra.',
        ],
      ]),
      sv.cards({
        title: 'Läs mer innan du bokar',
        look: 'Icon',
        ground: 'Light',
        cards: [
          {
            title: 'Service',
            text: 'Enligt tillverkarens plan, med digital servicebok.',
            to: ['/service-och-verkstad/vara-verkstadstjanster/service', 'Om service'],
            icon: 'Service',
          },
          {
            title: 'AC-service',
            text: 'När kylan inte räcker eller luften luktar.',
            to: ['/service-och-verkstad/vara-verkstadstjanster/ac-service', 'Om AC'],
            icon: 'Gauge',
          },
          {
            title: 'Skador och lack',
            text: 'Från parkeringsskada till större plåtarbeten.',
            to: ['/service-och-verkstad/vara-verkstadstjanster/skadeverkstad', 'Om skador'],
            icon: 'CarFront',
          },
          {
            title: 'Stenskott',
            text: 'Laga eller byt rutan. Oftast via försäkringen.',
            to: ['/service-och-verkstad/vara-verkstadstjanster/stenskott', 'Om stenskott'],
            icon: 'Windshield',
          },
        ],
      }),
    ],
  },
});

const porsche = page('boka-porsche-service', {
  en: english.porsche,
  sv: {
    title: 'Boka service för Porsche',
    nav: 'Boka Porscheservice',
    description:
      'Boka service av din Porsche i Kista, Mölndal eller Malmö. Vi ringer upp, går igenom bilen och sätter en tid.',
    main: [
      sv.hero({
        title: 'Boka service för din Porsche',
        text: 'Samma tekniker från första samtalet till provkörningen efteråt.',
        scene: ['light-tunnel', 274],
        link: ['#ring-mig', 'Be om en tid'],
      }),
      sv.text({
        title: 'Tre verkstäder, en rådgivare',
        body: [
          'Vi är auktoriserade för Porsche i <a href="/anlaggningar/nordhem-kista">Kista</a>, <a href="/anlaggningar/nordhem-molndal">Mölndal</a> och <a href="/anlaggningar/nordhem-malmo">Malmö</a>. Tiderna sätter vi i samtal, så att rätt tekniker och rätt delar finns på plats den dagen.',
          '## Det här bokar du hos oss',
          [
            'Service enligt Porsches plan, från 911 till Taycan',
            'Bromsar, chassi och fyrhjulsinställning',
            'Högvolt och laddning, av behöriga tekniker',
            'Årskontroll av klassiska modeller',
          ],
          '## Medan bilen är här',
          'Du får lånebil om du säger till när vi talas vid. Bilen tvättas för hand innan du hämtar den, och protokollet går vi igenom tillsammans.',
        ],
      }),
      sv.callBack(
        'Be om en tid',
        `Skriv modell, årsmodell, mätarställning och vilken ort som passar. När du har skickat ser du vilken dag du får svar. Brådskar det når du oss på ${PHONE}.`,
      ),
      sv.faq('Frågor om Porscheservice', [
        [
          'Gäller nybilsgarantin?',
          'Ja. Servicen görs och registreras som tillverkaren kräver, med originaldelar.',
        ],
        [
          'Hur lång tid tar en service?',
          'Oftast en dag. Större servicar på äldre bilar tar två, och då ordnar vi en bil under tiden.',
        ],
      ]),
    ],
  },
});

/** Its own address leads to the landing page (the redirect table); below it are brands with a booking of their own. */
export const bookService = page(
  'boka-service',
  {
    en: english.bookService,
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
