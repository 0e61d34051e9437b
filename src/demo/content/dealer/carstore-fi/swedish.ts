import { siteByKey } from '~/sites';
import { mailLink, phoneLink } from '../../build/contact';
import { frame } from '../../build/frame';
import { kit } from '../../build/kit';
import type { DealerText } from '../dealer';

const site = siteByKey('carstore-fi');
const ALL = '/osta-auto/kaikki-autot';
const sv = kit('sv', { prefix: '/sv', privacy: '/tietosuoja' });

/** Swedish as it is written in Finland. */
export const swedish: DealerText = {
  kit: sv,
  frame: frame({
    site,
    slim: true,
    extras: [['/myy-auto', 'Sälj bil']],
    contactTitle: 'Ta kontakt',
    contactText: 'Måndag till lördag. Ring eller skicka ett meddelande, också på svenska.',
    columns: [
      {
        title: 'Hitta bil',
        links: [
          [ALL, 'Alla bilar'],
          ['/osta-auto/farmarit', 'Farmare'],
          ['/osta-auto/maasturit', 'Stadsjeepar'],
          ['/osta-auto/sahkoautot', 'Elbilar'],
        ],
      },
      {
        title: 'Carstore',
        links: [
          ['/tietoa-meista', 'Om oss'],
          ['/toimipisteet', 'Verksamhetsställen'],
          ['/vinkit', 'Tips'],
          ['/yhteys', 'Kontakt'],
        ],
      },
      {
        title: 'Bra att veta',
        links: [
          ['/tietosuoja', 'Dataskydd'],
          ['/evasteet', 'Kakor'],
          ['/saavutettavuus', 'Tillgänglighet'],
        ],
      },
    ],
    rights: 'Priserna inkluderar mervärdesskatt om inget annat sägs.',
  }),
  home: {
    title: 'Nordhem Carstore Suomi',
    nav: 'Start',
    metaTitle: 'Begagnade bilar till fast pris i Finland',
    description:
      'Begagnade bilar av alla märken till fast pris. Nio verksamhetsställen från Helsingfors till Uleåborg.',
    main: [
      sv.hero({
        title: 'Begagnad bil utan prutande',
        text: 'Ungefär 900 bilar, ett pris på varje. Det gäller.',
        scene: ['lake-summer', 702],
        search: ALL,
        full: true,
      }),
      sv.carTeaser({ title: 'Förmånligast just nu', sort: 'car_price_asc', to: [ALL, 'Visa alla'] }),
      sv.imageButtons('Rakt på sak', [
        ['/alennetut', 'Sänkta priser', ['car-yard', 731]],
        ['/rahoitus', 'Finansiering', ['car-hall', 732]],
        ['/huolto', 'Service och däck', ['workshop-bay', 733]],
        ['/yrityksille', 'För företag', ['van-depot', 734]],
      ]),
      sv.cards({
        title: 'Vad behöver du bilen till?',
        cards: [
          {
            title: 'Farmare',
            text: 'Till villan, hobbyn och järnhandeln.',
            to: ['/osta-auto/farmarit', 'Visa farmare'],
            scene: ['lifestyle-cabin', 703],
          },
          {
            title: 'Stadsjeepar',
            text: 'Markfrigång och grepp när vägen blir en stig.',
            to: ['/osta-auto/maasturit', 'Visa stadsjeepar'],
            scene: ['aurora', 704],
          },
          {
            title: 'Elbilar',
            text: 'Förmånlig per kilometer. Räckvidden står på varje bil.',
            to: ['/osta-auto/sahkoautot', 'Visa elbilar'],
            scene: ['home-drive', 705],
          },
        ],
      }),
      sv.highlights(
        ['Bilar', '900', 'till salu, ungefär'],
        ['Orter', '9', 'från Helsingfors till Uleåborg'],
        ['Pris', 'Fast', 'lika för alla'],
      ),
      sv.storiesTeaser('Bättre bilköp', '/vinkit', 'Alla tips'),
      sv.faq('Korta svar', [
        ['Går det att pruta?', 'Nej. Priset är lågt från början och lika för alla.'],
        ['Vad ingår i priset?', 'Bilen, verkstadens kontroll och registreringen i ditt namn.'],
        ['Kan ni reservera bilen?', 'Ja, i två dygn mot en avgift som du får tillbaka om du ändrar dig.'],
        ['Hur snabbt får jag bilen?', 'Ofta samma dag, när betalningen är ordnad.'],
      ]),
      sv.cta({
        title: 'Bilen till dörren',
        text: 'Köp på distans så kommer vi med bilen. Nu utan avgift.',
        to: ['/alennetut', 'Se erbjudandet'],
        scene: ['lake-summer', 735],
        constrained: true,
      }),
    ],
  },
  buy: {
    title: 'Köp begagnad bil',
    nav: 'Köp bil',
    description: 'Alla begagnade bilar hos Carstore i Finland. Ordna efter pris, kilometer eller årsmodell.',
    main: [
      sv.searchHero({
        title: 'Hitta. Provkör. Kör hem.',
        text: 'Tre steg, samma pris i alla.',
        scene: ['car-hall', 706],
      }),
      sv.cards({
        title: 'Välj modell',
        look: 'Compact',
        cards: [
          {
            title: 'Alla bilar',
            text: 'Hela lagret, förmånligast först.',
            to: [ALL, 'Visa alla'],
            icon: 'Grid',
          },
          {
            title: 'Farmare',
            text: 'Utrymme på längden.',
            to: ['/osta-auto/farmarit', 'Visa farmare'],
            icon: 'Car',
          },
          {
            title: 'Stadsjeepar',
            text: 'Utrymme på höjden.',
            to: ['/osta-auto/maasturit', 'Visa stadsjeepar'],
            icon: 'Car',
          },
          {
            title: 'Elbilar',
            text: 'Räckvidd på varje bil.',
            to: ['/osta-auto/sahkoautot', 'Visa elbilar'],
            icon: 'Electric',
          },
        ],
      }),
      sv.text({
        title: 'Det här gör vi alltid',
        body: [
          [
            'Kör bilen genom verkstaden och antecknar vad vi ser',
            'Kontrollerar mätarställning, ägare och skulder',
            'Visar hela priset, också finansieringen, innan du skriver under',
          ],
        ],
      }),
    ],
  },
  allCars: {
    title: 'Alla bilar',
    nav: 'Alla bilar',
    description: 'Alla begagnade bilar hos Carstore i Finland, förmånligast först.',
    intro: 'Förmånligast först. Du kan byta ordning.',
  },
  lists: [
    {
      title: 'Farmare',
      nav: 'Farmare',
      description: 'Begagnade farmarbilar till fast pris.',
      intro: 'Mest bagageutrymme för pengarna.',
    },
    {
      title: 'Stadsjeepar',
      nav: 'Stadsjeepar',
      description: 'Begagnade stadsjeepar till fast pris.',
      intro: 'Höga, rymliga och redo också för sämre väg.',
    },
    {
      title: 'Elbilar',
      nav: 'Elbilar',
      description: 'Begagnade elbilar med räckvidd och laddeffekt.',
      intro: 'Räckvidden är mätt enligt WLTP. På vintern är den kortare.',
    },
  ],
  car: { title: 'Bil', description: 'Fast pris, bilder, utrustning och stället där bilen finns.' },
  facilities: {
    title: 'Våra verksamhetsställen',
    nav: 'Verksamhetsställen',
    description: 'Nio verksamhetsställen med adresser och öppettider.',
    intro: 'Titta in, eller ring först om du har en viss bil i tankarna.',
  },
  facility: { title: 'Verksamhetsställe', description: 'Adress, öppettider och bilar på stället.' },
  about: {
    title: 'Om Carstore',
    nav: 'Om oss',
    description: 'Varför priserna är fasta och hur vi håller dem låga.',
    main: [
      sv.hero({
        title: 'Fast pris är enklare',
        text: 'Alla betalar lika. Det spar tid för oss alla.',
        scene: ['city-dusk', 707],
      }),
      sv.text({
        title: 'Så håller vi priserna låga',
        body: [
          'Vi köper många bilar på en gång, hallarna ligger i utkanten av stan och försäljarna har fast lön. De tjänar inget på att du köper något i onödan.',
          'Carstore hör till den svenska gruppen Nordhem.',
        ],
      }),
    ],
  },
  sell: {
    title: 'Sälj din bil till oss',
    nav: 'Sälj bil',
    description: 'Få ett bud på din bil, och se vilken dag du får svar.',
    main: [
      sv.hero({
        title: 'Vi köper din bil',
        text: 'Berätta om bilen så räknar vi. Det binder dig inte. När du har skickat ser du vilken dag du får svar.',
        scene: ['coast-summer', 708],
      }),
      sv.sellForm('Be om ett bud', 'Registernummer, kilometer och skick räcker.'),
    ],
  },
  contact: {
    title: 'Kontakt',
    description: 'Ring, mejla eller skriv till oss, också på svenska.',
    main: [
      sv.text({
        title: 'Ta kontakt',
        first: true,
        body: [`Ring ${phoneLink(site)} måndag till lördag, eller skriv till ${mailLink(site)}.`],
      }),
      sv.contactForm({
        title: 'Skriv till oss',
        text: 'Kort räcker. När du har skickat ser du vilken dag du får svar.',
      }),
    ],
  },
  stories: { title: 'Tips', description: 'Korta tips för dig som köper begagnat.' },
};
