import { siteByKey } from '~/sites';
import { phoneLink } from '../build/contact';
import { page } from '../build/item';
import * as english from './english/tyres';
import { sv } from './kit';
import { failed, thanks } from './tyre-payment';

const PHONE = phoneLink(siteByKey('automotive-se'));
const BASE = '/dack-och-biltillbehor';

const shop = page('webbshop', {
  en: english.shop,
  sv: {
    title: 'Däck och fälg',
    nav: 'Webbshop',
    description: 'Hitta rätt däck till din bil. Beställ genom oss, montera på anläggningen nära dig.',
    main: [
      sv.hero({
        title: 'Rätt däck från början',
        text: 'Vi utgår från registreringsnumret, så att dimension, lastindex och hastighetsklass stämmer.',
        scene: ['tyre-store', 91],
      }),
      sv.text({
        title: 'Så beställer du',
        body: [
          `Skicka registreringsnumret i formuläret eller ring ${PHONE}. Du får två eller tre förslag med pris för däck, montering och balansering, och en tid på den anläggning du väljer. Du betalar när jobbet är gjort.`,
          '## Så läser du däcketiketten',
          [
            '<strong>Bränsle:</strong> A rullar lättast. Skillnaden mellan A och E är ungefär en halv deciliter milen.',
            '<strong>Våtgrepp:</strong> A stannar kortast på våt väg. Här ska du inte snåla.',
            '<strong>Buller:</strong> siffran är decibel utanför bilen.',
            '<strong>Snöflinga och istapp:</strong> däcket är provat på snö respektive is.',
          ],
          'Läs gärna <a href="/webbshop/kopvillkor">köpvillkoren</a> innan du beställer.',
        ],
      }),
      sv.contactForm({
        title: 'Få förslag på däck',
        text: 'Skriv registreringsnummer, ort och om du vill ha sommar-, vinter- eller åretruntdäck.',
      }),
    ],
  },
});

const hotel = page('dackhotell', {
  en: english.hotel,
  sv: {
    title: 'Däckhotell',
    description:
      'Vi tvättar, kontrollerar och förvarar dina hjul mellan säsongerna och skiftar när det är dags.',
    main: [
      sv.hero({
        title: 'Däcken bor här, du slipper bära',
        text: 'Tvätt, kontroll och torr förvaring. Två skiften om året ingår.',
        scene: ['tyre-store', 92],
        link: ['/service-och-verkstad/boka-bilverkstad', 'Boka plats'],
      }),
      sv.highlights(
        ['Mönsterdjup', '3 mm', 'minst på vinterhjul'],
        ['Skiften', '2', 'om året ingår'],
        ['Lufttryck', 'Alltid', 'rätt när du kör ut'],
      ),
      sv.tyreHotel({
        title: 'Se dina hjul och boka skifte',
        text: 'Logga in med registreringsnummer och en kod som vi skickar till din mobil.',
        booking: ['/service-och-verkstad/boka-bilverkstad', 'Boka service'],
      }),
      sv.text({
        title: 'Det här ingår',
        body: [
          [
            'Skifte vår och höst',
            'Tvätt av hjulen och kontroll av skador',
            'Mätning av mönsterdjup, med protokoll',
            'Torr och mörk förvaring, märkt med ditt registreringsnummer',
            'Försäkring medan hjulen är hos oss',
          ],
          'Vi hör av oss innan säsongen med förslag på tid. Behöver du nya däck vet du det i god tid, inte samma dag som snön.',
        ],
      }),
      sv.faq('Frågor om däckhotellet', [
        ['Hur lång tid tar ett skifte?', 'Ungefär tjugo minuter. Du kan vänta med en kopp kaffe.'],
        ['Kan jag säga upp platsen?', 'Ja, när som helst. Då hämtar du hjulen hos oss.'],
        ['Förvarar ni hjul till bilar som inte är köpta hos er?', 'Självklart.'],
      ]),
      sv.callBack(
        'Be däckhotellet ringa upp',
        `Saknar du koden, eller har numret i avtalet ändrats? Ring ${PHONE}, eller skriv registreringsnummer och telefonnummer så ringer vi. När du har skickat ser du senast vilken dag.`,
      ),
      sv.thirdPartyForm('tyre-survey', 'Tyck till om däckhotellet'),
    ],
  },
});

const charger = page('laddbox', {
  en: english.charger,
  sv: {
    title: 'Laddbox hemma',
    nav: 'Laddbox',
    description:
      'Laddbox med installation av behörig elektriker. Vad som krävs av huset och vad det kostar ungefär.',
    main: [
      sv.hero({
        title: 'Vakna till fulladdat',
        text: 'En laddbox hemma är tryggare och snabbare än ett vanligt uttag. Vi ordnar elektrikern.',
        scene: ['home-drive', 93],
      }),
      sv.text({
        title: 'Så går det till',
        body: [
          '## 1. Vi tittar på elcentralen',
          'Ett foto räcker långt. Vi ser vilken effekt huset klarar och om det behövs lastbalansering.',
          '## 2. Du får ett fast pris',
          'Box, installation och anmälan till nätägaren. Avdraget för grön teknik är redan avräknat, så länge du har utrymme för det.',
          '## 3. Elektrikern kommer',
          'Räkna med en halv dag. Efteråt går ni igenom appen och provladdar.',
          'Bor du i bostadsrätt eller hyr? Prata med föreningen eller värden först. Vi hjälper gärna till med underlag.',
        ],
      }),
      sv.contactForm({
        title: 'Få pris på laddbox',
        text: 'Skriv adress, huvudsäkring om du vet den, och vilken bil det gäller.',
      }),
    ],
  },
});

const accessories = page('biltillbehor', {
  en: english.accessories,
  sv: {
    title: 'Biltillbehör',
    description: 'Dragkrok, takbox, barnstolar, mattor och lasthållare. Originaldelar, monterade hos oss.',
    main: [
      sv.text({
        title: 'Biltillbehör',
        first: true,
        body: [
          'Originaltillbehör passar utan att man behöver ta till våld. Det mesta beställer vi hem till nästa dag och monterar medan du väntar.',
        ],
      }),
      sv.cards({
        title: 'Det vi monterar mest',
        cards: [
          {
            title: 'Dragkrok',
            text: 'Fast, avtagbar eller elektriskt infällbar. Vi kontrollerar vad bilen får dra.',
            to: ['/kontakt', 'Fråga om dragkrok'],
            scene: ['birch-autumn', 94],
          },
          {
            title: 'Takbox och lasthållare',
            text: 'Hyr för semestern eller köp för åren.',
            to: ['/kontakt', 'Fråga om takbox'],
            scene: ['coast-summer', 95],
          },
          {
            title: 'Barn i bil',
            text: 'Bakåtvänt så länge det går. Vi visar hur stolen monteras.',
            to: ['/kontakt', 'Fråga om barnstol'],
            scene: ['lifestyle-cabin', 96],
          },
          {
            title: 'Vinterutrustning',
            text: 'Motorvärmare, gummimattor och isskrapor som håller.',
            to: ['/kontakt', 'Fråga om vinter'],
            scene: ['winter-road', 97],
          },
        ],
      }),
    ],
  },
});

const wheels = page('hjulskifte-och-hjulinstallningar', {
  en: english.wheels,
  sv: {
    title: 'Hjulskifte och hjulinställning',
    nav: 'Hjulskifte',
    description: 'Hjulskifte, balansering och hjulinställning. När det behövs och varför det lönar sig.',
    main: [
      sv.hero({
        title: 'Hjulskifte och hjulinställning',
        text: 'Tjugo minuter vår och höst. Hjulinställning när bilen drar eller däcken slits snett.',
        scene: ['workshop-bay', 98],
        link: ['/service-och-verkstad/boka-bilverkstad', 'Boka tid'],
      }),
      sv.text({
        title: 'När behövs vad?',
        body: [
          '## Skifte',
          'Vinterdäck krävs mellan den 1 december och den 31 mars när det är vinterväglag. Dubbdäck får användas från den 1 oktober till den 15 april.',
          '## Balansering',
          'Vibrerar ratten i en viss fart? Då är det troligen en vikt som har lossnat eller ett däck som har slitits ojämnt.',
          '## Hjulinställning',
          'Drar bilen åt ett håll, sitter ratten snett eller slits däcken på ena kanten är det dags. Gör det också efter en ordentlig smäll mot en trottoarkant.',
          'Efterdra bultarna efter fem till tio mil. Kom förbi så gör vi det medan du väntar.',
        ],
      }),
    ],
  },
});

export const tyres = page(
  'dack-och-biltillbehor',
  {
    en: english.tyres,
    sv: {
      title: 'Däck och biltillbehör',
      nav: 'Däck och tillbehör',
      description: 'Däck, hjulskifte, däckhotell, laddbox och biltillbehör hos Nordhem.',
      main: [
        sv.hero({
          title: 'Det enda som rör vid vägen',
          text: 'Fyra handflator gummi. Vi hjälper dig att välja, montera och förvara dem.',
          scene: ['tyre-store', 99],
          link: [`${BASE}/webbshop`, 'Hitta däck'],
        }),
        sv.cards({
          title: 'Däck och hjul',
          cards: [
            {
              title: 'Webbshop',
              text: 'Däck och kompletta hjul efter registreringsnummer.',
              to: [`${BASE}/webbshop`, 'Hitta däck'],
              scene: ['tyre-store', 100],
            },
            {
              title: 'Däckhotell',
              text: 'Förvaring, tvätt och två skiften om året.',
              to: [`${BASE}/dackhotell`, 'Om däckhotell'],
              scene: ['facade', 101],
            },
            {
              title: 'Hjulskifte',
              text: 'Skifte, balansering och hjulinställning.',
              to: [`${BASE}/hjulskifte-och-hjulinstallningar`, 'Om hjulskifte'],
              scene: ['workshop-bay', 102],
            },
          ],
        }),
        sv.cards({
          title: 'Tillbehör',
          look: 'Icon',
          ground: 'Light',
          cards: [
            {
              title: 'Laddbox',
              text: 'Med installation och avdrag för grön teknik.',
              to: [`${BASE}/laddbox`, 'Om laddbox'],
              icon: 'Plug',
            },
            {
              title: 'Biltillbehör',
              text: 'Dragkrok, takbox, barnstolar och mattor.',
              to: [`${BASE}/biltillbehor`, 'Se tillbehör'],
              icon: 'Car',
            },
            {
              title: 'Villkor',
              text: 'Ångerrätt, garanti och leverans.',
              to: ['/webbshop/kopvillkor', 'Läs köpvillkoren'],
              icon: 'Document',
            },
          ],
        }),
        sv.tyreTeaser({
          title: 'Lämna hjulen hos oss',
          text: 'Vi tvättar, mäter och förvarar dem till nästa säsong. Du får besked i god tid om det behövs nya.',
          service: 'TyreHotel',
          scene: ['tyre-store', 103],
          to: [`${BASE}/dackhotell`, 'Om däckhotellet'],
        }),
        sv.files({
          title: 'Läs på om däck',
          text: 'Vad lagen kräver, vad vi råder till och hur du mäter själv.',
          files: [['Däck, mönsterdjup och vinter', '/media/leaflet-tyres.pdf']],
        }),
      ],
    },
  },
  { children: [shop, hotel, charger, accessories, wheels, thanks, failed] },
);
