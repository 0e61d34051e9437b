import { siteByKey } from '~/sites';
import { page } from '../build/item';
import { legalPage } from '../legal/pages';
import * as english from './english/group';
import { en, sv } from './kit';

const SITE = siteByKey('automotive-se');

export const sell = page('salj-bil', {
  en: english.sell,
  sv: {
    title: 'Sälj din bil till oss',
    nav: 'Sälj bil',
    description: 'Få en preliminär värdering av din bil. Vi köper alla märken, även om du inte ska köpa ny.',
    main: [
      sv.hero({
        title: 'Sälj bilen utan att sälja den',
        text: 'Inga annonser, inga spekulanter på uppfarten. Berätta om bilen så hör vi av oss.',
        scene: ['coast-summer', 121],
      }),
      sv.highlights(
        ['Steg 1', 'Berätta', 'registreringsnummer, mil och skick'],
        ['Steg 2', 'Värdering', 'preliminär, oftast nästa arbetsdag'],
        ['Steg 3', 'Betalt', 'när vi har sett bilen och skrivit avtal'],
      ),
      sv.sellForm(
        'Få en värdering',
        'Det tar ett par minuter. Ju mer vi vet, desto närmare hamnar vi från början.',
      ),
      sv.faq('Frågor om att sälja', [
        [
          'Är värderingen bindande?',
          'Inte förrän vi har sett bilen. Stämmer beskrivningen brukar skillnaden vara liten.',
        ],
        [
          'Jag har lån på bilen, går det ändå?',
          'Ja. Vi löser lånet hos din bank och betalar mellanskillnaden till dig.',
        ],
        [
          'Vad ska jag ta med?',
          'Båda nycklarna, registreringsbeviset, serviceboken och de hjul som hör till bilen.',
        ],
        ['Skrotar ni bilar?', 'Inte själva, men vi hjälper dig till en auktoriserad demonterare.'],
      ]),
    ],
  },
});

export const about = page(
  'om-nordhem',
  {
    sv: {
      title: 'Om Nordhem',
      description: 'Vilka vi är, hur vi arbetar och vad du kan kräva av oss.',
      main: [
        sv.hero({
          title: 'En bilhandlare som finns kvar',
          text: 'Vi säljer bilar, men mest av allt tar vi hand om dem efteråt.',
          scene: ['lifestyle-cabin', 131],
        }),
        sv.highlights(
          ['Anläggningar', '60+', 'från Ystad till Kiruna'],
          ['Bilar i lager', '5 000', 'på ett ungefär, just nu'],
          ['Märken', '20', 'som vi är auktoriserade för'],
        ),
        sv.text({
          title: 'Så arbetar vi',
          body: [
            'Nordhem är en grupp av bilhandlare och verkstäder i Sverige, Norge, Finland, Slovakien och Storbritannien. De flesta av oss jobbar på en ort där vi själva bor, och träffar våra kunder i matbutiken. Det gör något med hur man säljer bil.',
            [
              'Priset du ser är priset du betalar. Avgifter som tillkommer står bredvid.',
              'Begagnade bilar säljs med protokoll. Det som är fel står där.',
              'Hittar verkstaden något extra ringer vi innan vi gör det.',
              'Har vi gjort fel rättar vi till det, på vår bekostnad.',
            ],
          ],
        }),
        sv.cards({
          title: 'Läs mer',
          look: 'Overlay',
          cards: [
            {
              title: 'Hållbarhet',
              text: 'Det vi gör, och det som återstår.',
              to: ['/om-nordhem/hallbarhet', 'Om hållbarhet'],
              scene: ['birch-autumn', 132],
            },
            {
              title: 'Livet med bil',
              text: 'Artiklar från vår redaktion.',
              to: ['/livet-med-bil', 'Läs artiklarna'],
              scene: ['coast-summer', 133],
            },
            {
              title: 'Våra anläggningar',
              text: 'Alla orter på en lista.',
              to: ['/anlaggningar', 'Hitta hit'],
              scene: ['facade', 134],
            },
          ],
        }),
        sv.film({
          title: 'Vägen hit går genom skogen',
          name: 'forest-road',
          poster: ['forest-road', 135],
          wide: true,
        }),
        sv.files({
          title: 'För press',
          text: 'Bilder som får användas fritt när ni skriver om oss. Ange Nordhem som källa.',
          files: [
            ['Anläggning i Borås', '/media/scene-facade-1/1920.jpg'],
            ['Bilhallen på kvällen', '/media/scene-showroom-3/1920.jpg'],
            ['Verkstaden', '/media/scene-workshop-bay-5/1920.jpg'],
            ['Däckhotellet', '/media/scene-tyre-store-6/1920.jpg'],
            ['Laddplatsen', '/media/scene-charging-evening-21/1920.jpg'],
          ],
          labels: ['Visa alla bilder', 'Visa färre'],
        }),
        sv.social(SITE.social),
      ],
    },
    en: {
      title: 'About Nordhem',
      description: 'Who we are, how we work and what you may expect of us.',
      main: [
        en.hero({
          title: 'A dealer who stays',
          text: 'We sell cars, but most of all we look after them afterwards.',
          scene: ['lifestyle-cabin', 131],
        }),
        en.highlights(
          ['Dealerships', '60+', 'from Ystad to Kiruna'],
          ['Cars in stock', '5,000', 'roughly, right now'],
          ['Makes', '20', 'that we are authorised for'],
        ),
        en.text({
          title: 'How we work',
          body: [
            'Nordhem is a group of car dealers and workshops in Sweden, Norway, Finland, Slovakia and Britain. Most of us work in the town where we live and meet our customers at the grocer’s. That does something to the way one sells cars.',
            [
              'The price you see is the price you pay. Fees that come on top stand beside it.',
              'Used cars are sold with a report. What is wrong is in it.',
              'If the workshop finds something more, we call before we touch it.',
              'If we have made a mistake, we mend it at our expense.',
            ],
          ],
        }),
        en.cards({
          title: 'Read more',
          look: 'Overlay',
          cards: [
            {
              title: 'Sustainability',
              text: 'What we do, and what remains.',
              to: ['/om-nordhem/hallbarhet', 'About sustainability'],
              scene: ['birch-autumn', 132],
            },
            {
              title: 'Life with a car',
              text: 'Articles by our editors.',
              to: ['/livet-med-bil', 'Read the articles'],
              scene: ['coast-summer', 133],
            },
            {
              title: 'Our dealerships',
              text: 'Every town on one list.',
              to: ['/anlaggningar', 'Find us'],
              scene: ['facade', 134],
            },
          ],
        }),
        en.social(SITE.social),
      ],
    },
  },
  {
    children: [
      page('hallbarhet', {
        en: english.sustainability,
        sv: {
          title: 'Hållbarhet',
          description: 'Vad Nordhem gör för klimat och miljö, med siffror där vi har dem.',
          main: [
            sv.text({
              title: 'Hållbarhet, så långt vi har kommit',
              first: true,
              body: [
                'Bilar påverkar klimatet. Det vore konstigt av en bilhandlare att påstå något annat. Det vi kan göra är att låta bilar leva länge, sälja fler som går på el och sköta våra egna hus ordentligt.',
                '## Det vi gör nu',
                [
                  'Lagar plast, plåt och rutor hellre än byter, när säkerheten tillåter',
                  'Erbjuder begagnade originaldelar på vanliga reparationer',
                  'Samlar in olja, däck och batterier för återvinning',
                  'Byter belysning och portar i våra hallar, de äldsta först',
                ],
                '## Det vi inte har löst',
                'Transporter av bilar mellan orter sker fortfarande mest med diesel. Några av våra äldre hus värms med olja under de kallaste veckorna. Vi redovisar båda när vi har siffror vi litar på.',
              ],
            }),
          ],
        },
      }),
      legalPage('tillganglighet', 'accessibility', SITE, [sv, en]),
      legalPage('integritet', 'privacy', SITE, [sv, en]),
      legalPage('kakor', 'cookies', SITE, [sv, en]),
    ],
  },
);

export const terms = page(
  'webbshop',
  {
    en: english.shopHelp,
    sv: {
      title: 'Webbshop: villkor och hjälp',
      nav: 'Webbshop',
      description: 'Köpvillkor för däck och tillbehör.',
      main: [
        sv.text({
          title: 'Webbshop',
          first: true,
          body: [
            'Däck och hjul hittar du under <a href="/dack-och-biltillbehor/webbshop">Däck och fälg</a>. Här finns det finstilta, fast i vanlig storlek: <a href="/webbshop/kopvillkor">köpvillkoren</a>.',
          ],
        }),
      ],
    },
  },
  {
    hidden: true,
    children: [
      page('kopvillkor', {
        en: english.terms,
        sv: {
          title: 'Köpvillkor för däck och tillbehör',
          nav: 'Köpvillkor',
          description:
            'Beställning, betalning, ångerrätt, reklamation och tvist när du köper däck och tillbehör.',
          main: [
            sv.text({
              title: 'Köpvillkor',
              first: true,
              body: [
                'Villkoren gäller när du som konsument köper däck, hjul eller tillbehör av Nordhem Bil AB på distans.',
                '## Beställning och pris',
                'Köpet är bindande när du har fått vår bekräftelse. Alla priser är i kronor med moms. Montering och miljöavgift står på egna rader.',
                '## Betalning',
                'Du betalar på anläggningen när arbetet är klart, eller mot faktura om vi har kommit överens om det.',
                '## Ångerrätt',
                'Du har fjorton dagar på dig från det att du fått varan. Däck som har körts går att lämna tillbaka, men vi får göra avdrag för slitaget. För monteringen gäller inte ångerrätten när den är utförd, om du har gått med på det.',
                '## Reklamation',
                'Är det fel på varan har du tre år på dig. Hör av dig så snart du märker felet, så löser vi det på närmaste anläggning.',
                '## Om vi inte kommer överens',
                'Då kan du vända dig till Allmänna reklamationsnämnden, ARN. Vi följer deras beslut.',
              ],
            }),
          ],
        },
      }),
    ],
  },
);
