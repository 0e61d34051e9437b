import { page } from '../build/item';
import { booking, bookService } from './booking';
import * as english from './english/workshop';
import { sv } from './kit';
import { services } from './services';

export const workshop = page(
  'service-och-verkstad',
  {
    en: english.workshop,
    sv: {
      title: 'Service och verkstad',
      nav: 'Service och verkstad',
      description: 'Märkesverkstad för över fyrtio märken. Service, reparation, AC, stenskott och skador.',
      main: [
        sv.hero({
          title: 'Mekaniker som kan din bil',
          text: 'Märkesutbildning, rätt verktyg och besked innan vi gör något extra.',
          scene: ['workshop-bay', 72],
          link: ['/service-och-verkstad/boka-bilverkstad', 'Boka tid'],
        }),
        sv.cards({
          title: 'Våra verkstadstjänster',
          cards: [
            {
              title: 'Service',
              text: 'Rätt olja, rätt delar, stämpel i serviceboken. Garantin följer med.',
              to: ['/service-och-verkstad/vara-verkstadstjanster/service', 'Om service'],
              scene: ['workshop-bay', 73],
            },
            {
              title: 'Däck och hjul',
              text: 'Skifte, balansering, hjulinställning och förvaring.',
              to: ['/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar', 'Om hjulskifte'],
              scene: ['tyre-store', 74],
            },
            {
              title: 'Skadeverkstad',
              text: 'Plåt, plast, lack och glas. Vi sköter kontakten med försäkringsbolaget.',
              to: ['/service-och-verkstad/vara-verkstadstjanster/skadeverkstad', 'Om skador'],
              scene: ['facade', 75],
            },
          ],
        }),
        sv.blurb({
          title: 'Du får veta vad vi har gjort',
          body: [
            'När bilen är klar går vi igenom protokollet: vad vi har bytt, vad som är bra och vad som kan vänta till nästa gång. Vi skriver det så att det går att förstå.',
            'Utbytta delar sparar vi till dess att du har hämtat bilen, om du vill se dem.',
          ],
          scene: ['workshop-bay', 76],
          to: ['/service-och-verkstad/vara-verkstadstjanster', 'Alla tjänster'],
          ground: 1,
        }),
        sv.film({ title: 'En stund i verkstaden', name: 'workshop', poster: ['workshop-bay', 77] }),
        sv.faq('Frågor om verkstaden', [
          [
            'Måste jag serva hos er för att garantin ska gälla?',
            'Nej. Garantin gäller så länge servicen följer tillverkarens plan med rätt delar och dokumenteras, var du än gör den.',
          ],
          [
            'Kan jag få lånebil?',
            'På de flesta anläggningar, mot en mindre kostnad. Lägg till den när du bokar, de tar slut först.',
          ],
          [
            'Kan jag lämna bilen innan ni öppnar?',
            'Ja, på anläggningar med nyckelinkast. Det står på anläggningens sida.',
          ],
        ]),
        sv.files({
          title: 'Att ta med hem',
          text: 'Samma blad som ligger i kundmottagningen.',
          files: [
            ['Så går en service till', '/media/leaflet-service.pdf'],
            ['Garanti på begagnad bil', '/media/leaflet-warranty.pdf'],
            ['Däck, mönsterdjup och vinter', '/media/leaflet-tyres.pdf'],
          ],
        }),
      ],
    },
  },
  {
    children: [booking, bookService, services],
  },
);
