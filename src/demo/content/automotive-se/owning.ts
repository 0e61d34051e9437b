import { page } from '../build/item';
import * as english from './english/owning';
import { sv } from './kit';

export const financing = page(
  'finansiering',
  {
    en: english.financing,
    sv: {
      title: 'Finansiera din bil',
      nav: 'Finansiering',
      description: 'Billån, privatleasing eller kontant. Så väljer du, och så räknar vi ut månadskostnaden.',
      main: [
        sv.hero({
          title: 'Räkna först, bestäm sen',
          text: 'Varje bil i lager har en kalkyl där du själv ändrar kontantinsats och tid.',
          scene: ['home-drive', 51],
          link: ['/kop-bil/alla-bilar-i-lager', 'Välj en bil och räkna'],
        }),
        sv.cards({
          title: 'Tre sätt att betala',
          cards: [
            {
              title: 'Billån',
              text: 'Du äger bilen från första dagen och betalar av den i din takt.',
              to: ['/kop-bil/finansiering/billan', 'Om billån'],
              scene: ['lifestyle-cabin', 52],
            },
            {
              title: 'Privatleasing',
              text: 'Fast månadskostnad under avtalstiden. Sedan lämnar du tillbaka bilen.',
              to: ['/kop-bil/bilagande/privatleasa-din-bil', 'Om privatleasing'],
              scene: ['home-drive', 53],
            },
            {
              title: 'Företag',
              text: 'Finansiell leasing, operationell leasing eller lån till företaget.',
              to: ['/kop-bil/foretag/finansiering', 'För företag'],
              scene: ['city-dusk', 54],
            },
          ],
        }),
        sv.faq('Frågor om finansiering', [
          [
            'Tar ni en kreditupplysning?',
            'Ja, när du ansöker, men inte när du räknar. Upplysningen görs av långivaren och syns för den som frågar.',
          ],
          [
            'Vad är effektiv ränta?',
            'Hela kostnaden för lånet, med ränta och alla avgifter, uttryckt som en årsränta. Den gör lån jämförbara och står alltid i kalkylen.',
          ],
          ['Kan jag lösa lånet i förtid?', 'Ja. Du betalar det som är kvar och ränta till den dag du löser.'],
        ]),
        sv.loanWarning(),
      ],
    },
  },
  {
    children: [
      page('billan', {
        en: english.loan,
        sv: {
          title: 'Billån',
          description:
            'Så fungerar ett billån: kontantinsats, löptid, restvärde och avgifter, med ett förklarande exempel.',
          main: [
            sv.text({
              title: 'Billån',
              first: true,
              body: [
                'Med ett billån äger du bilen. Du betalar en kontantinsats på minst tjugo procent och resten månad för månad, oftast under tre till sju år. Långivaren har bilen som säkerhet.',
                '## Vad påverkar månadskostnaden?',
                [
                  '<strong>Kontantinsatsen.</strong> Ju mer du lägger, desto mindre lånar du.',
                  '<strong>Tiden.</strong> Längre tid sänker månadskostnaden men höjer totalkostnaden.',
                  '<strong>Restvärdet.</strong> En del av lånet kan vänta till sist. Då är månadskostnaden lägre och slutbetalningen högre.',
                  '<strong>Ränta och avgifter.</strong> Uppläggningsavgift en gång, aviavgift varje månad. Båda ingår i den effektiva räntan.',
                ],
                '## Så ansöker du',
                'Välj en bil, ställ in kalkylen på bilens sida och skicka en förfrågan. Säljaren tar in uppgifterna som långivaren behöver och återkommer med ett bindande besked.',
                '## Innan du lånar',
                'Räkna på hela bilkostnaden: lån, försäkring, skatt, drivmedel, däck och service. Konsumentverket har en bra bilkalkyl. Klarar du månaden även om något oväntat händer är det en rimlig nivå.',
              ],
            }),
            sv.legal(
              'Om lånen vi förmedlar',
              'Nordhem Bil AB är anknuten kreditförmedlare och förmedlar lån från de långivare som står i kalkylen. Förmedlingen kostar dig ingenting; vi får ersättning av långivaren.',
              'Långivaren gör alltid en kreditprövning. Du har fjorton dagars ångerrätt på krediten, även när bilen är hämtad.',
            ),
            sv.loanWarning(),
            sv.cta({
              title: 'Se vad just din bil skulle kosta',
              to: ['/kop-bil/alla-bilar-i-lager', 'Välj en bil'],
            }),
          ],
        },
      }),
    ],
  },
);

const insurance = page(
  'forsakring',
  {
    en: english.insurance,
    sv: {
      title: 'Försäkring till bilen',
      nav: 'Försäkring',
      description: 'Trafik-, halv- och helförsäkring. Vad som ingår och hur du tecknar när du hämtar bilen.',
      main: [
        sv.hero({
          title: 'Försäkrad innan du kör hem',
          text: 'Vi ordnar försäkringen vid disken, eller hjälper dig att flytta den du har.',
          scene: ['winter-road', 55],
          link: ['/kop-bil/bilagande/forsakring/bilforsakring', 'Jämför omfattning'],
        }),
        sv.text({
          title: 'Det här behöver du veta',
          body: [
            'Trafikförsäkring är obligatorisk från den dag du blir ägare. Utan försäkring tar Trafikförsäkringsföreningen ut en avgift per dag, och den är hög.',
            'Har du redan ett bolag som du trivs med? Ring dem med registreringsnumret innan du hämtar bilen. Vill du hellre att vi ordnar det räcker det med personnummer och ungefärlig körsträcka.',
          ],
        }),
      ],
    },
  },
  {
    children: [
      page('bilforsakring', {
        en: english.cover,
        sv: {
          title: 'Bilförsäkring: trafik, halv eller hel',
          nav: 'Bilförsäkring',
          description:
            'Skillnaden mellan trafikförsäkring, halvförsäkring och helförsäkring, och vem som behöver vad.',
          main: [
            sv.text({
              title: 'Trafik, halv eller hel?',
              first: true,
              body: [
                '## Trafikförsäkring',
                'Ersätter personskador och skador på andras egendom. Den är lag och räcker sällan ensam annat än till riktigt gamla bilar.',
                '## Halvförsäkring',
                'Lägger till stöld, brand, glas, räddning, rättsskydd och ofta maskinskada. Lagom för en äldre bil som är betald.',
                '## Helförsäkring',
                'Ersätter även skador som du själv orsakar på bilen, vagnskada. Nya bilar har ofta vagnskadegaranti från tillverkaren i tre år; då räcker halvförsäkring under tiden. Fråga oss vad som gäller för din bil.',
                '## Bra tillägg',
                [
                  'Hyrbil om bilen blir stående',
                  'Sänkt självrisk vid viltskada',
                  'Skydd för laddkabel och laddbox',
                ],
              ],
            }),
          ],
        },
      }),
    ],
  },
);

export const owning = page(
  'bilagande',
  {
    en: english.owning,
    sv: {
      title: 'Att äga bil',
      nav: 'Bilägande',
      description: 'Privatleasing, försäkring och annat som hör till bilen när den väl är din.',
      main: [
        sv.text({
          title: 'Att äga bil',
          first: true,
          body: ['Själva köpet är den korta delen. Här är det som kommer efter.'],
        }),
        sv.cards({
          title: 'Runt bilen',
          cards: [
            {
              title: 'Privatleasing',
              text: 'Ha bil utan att äga den.',
              to: ['/kop-bil/bilagande/privatleasa-din-bil', 'Så fungerar det'],
              scene: ['home-drive', 56],
            },
            {
              title: 'Försäkring',
              text: 'Vad du måste ha och vad som är bra att ha.',
              to: ['/kop-bil/bilagande/forsakring', 'Om försäkring'],
              scene: ['winter-road', 57],
            },
            {
              title: 'Service',
              text: 'Håll garantin och andrahandsvärdet.',
              to: ['/service-och-verkstad', 'Till verkstaden'],
              scene: ['workshop-bay', 58],
            },
          ],
        }),
      ],
    },
  },
  {
    children: [
      page('privatleasa-din-bil', {
        en: english.leasingGuide,
        sv: {
          title: 'Så fungerar privatleasing',
          nav: 'Så fungerar privatleasing',
          description:
            'Vad som ingår i privatleasing, vad du betalar själv och vad som händer när avtalet tar slut.',
          main: [
            sv.hero({
              title: 'Privatleasing, rakt upp och ner',
              text: 'En fast kostnad i månaden. Du slipper andrahandsvärdet men får hålla dig till avtalet.',
              scene: ['home-drive', 59],
              link: ['/kop-bil/privatleasing-bilar', 'Se bilar att leasa'],
            }),
            sv.text({
              title: 'Det här ingår',
              body: [
                [
                  'Bilen och avskrivningen',
                  'Service enligt tillverkarens plan, hos oss',
                  'Nybilsgaranti och vagnskadegaranti',
                  'Fordonsskatt, i de flesta avtal',
                ],
                '## Det här betalar du själv',
                [
                  'Drivmedel eller el',
                  'Försäkring',
                  'Däck och däckbyte, om det inte står i avtalet',
                  'Mil utöver avtalet, och skador utöver normalt slitage',
                ],
                '## När avtalet är slut',
                'Du lämnar bilen till oss. Vi går igenom den tillsammans efter en tryckt mall för slitage, så att du vet vad som är vad innan något debiteras. Sedan kan du leasa en ny, eller inte.',
                '## Passar det dig?',
                'Leasing passar den som vill veta vad bilen kostar och som kör ungefär lika mycket varje år. Kör du väldigt lite eller väldigt mycket, eller vill du behålla bilen länge, är ett köp ofta billigare.',
              ],
            }),
            sv.faq('Frågor om privatleasing', [
              [
                'Kan jag avsluta i förtid?',
                'Det går, men det kostar. Hur mycket står i avtalet; fråga innan du skriver på.',
              ],
              [
                'Får jag köra utomlands?',
                'Ja, inom de länder som avtalet och försäkringen täcker. För längre resor behöver du ett intyg som vi skriver.',
              ],
              [
                'Vem får köra bilen?',
                'Du och de som bor hos dig, samt den du lånar ut den till tillfälligt. Ansvaret är ditt.',
              ],
            ]),
          ],
        },
      }),
      insurance,
    ],
  },
);
