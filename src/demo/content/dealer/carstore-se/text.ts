import { siteByKey } from '~/sites';
import { mailLink, phoneLink } from '../../build/contact';
import { frame } from '../../build/frame';
import { kit } from '../../build/kit';
import type { DealerText } from '../dealer';

const site = siteByKey('carstore-se');
const ALL = '/kop-bil/alla-bilar-i-lager';
export const sv = kit('sv', { privacy: '/integritet' });

export const swedish: DealerText = {
  kit: sv,
  frame: frame({
    site,
    slim: true,
    extras: [['/salj-bil', 'Sälj bil']],
    banner: {
      title: 'Nytt pris varje morgon',
      text: 'Vi ser över alla priser före klockan sju. <a href="/kop-bil/alla-bilar-i-lager?sortName=car_price_asc">Se dagens lägsta</a>.',
      type: 'Dark',
      icon: 'CampaignAlert',
    },
    contactTitle: 'Hör av dig',
    contactText: 'Ring eller mejla, alla dagar i veckan.',
    columns: [
      {
        title: 'Hitta bil',
        links: [
          [ALL, 'Alla bilar'],
          ['/kop-bil/suv', 'SUV'],
          ['/kop-bil/kombi', 'Kombi'],
          ['/kop-bil/elbilar', 'Elbilar'],
        ],
      },
      {
        title: 'Carstore',
        links: [
          ['/om-carstore', 'Om oss'],
          ['/anlaggningar', 'Våra hallar'],
          ['/service-och-verkstad/boka-bilverkstad', 'Verkstad'],
          ['/tips', 'Tips'],
        ],
      },
      {
        title: 'Bra att veta',
        links: [
          ['/integritet', 'Integritet'],
          ['/kakor', 'Kakor'],
          ['/tillganglighet', 'Tillgänglighet'],
        ],
      },
    ],
    rights: 'Alla priser med moms, transportbilar utan.',
  }),
  home: {
    title: 'Nordhem Carstore',
    nav: 'Start',
    metaTitle: 'Begagnade bilar till fast pris',
    description:
      'Begagnade bilar av alla märken till fast pris. Sexton bilhallar, protokoll på varje bil och snabb finansiering.',
    main: [
      sv.hero({
        title: 'Samma pris för alla. Lågt.',
        text: 'Omkring 1 600 begagnade bilar. Inget prutande, inga tillägg vid disken.',
        scene: ['car-hall', 402],
        search: ALL,
        full: true,
      }),
      sv.carTeaser({ title: 'Lägst pris just nu', sort: 'car_price_asc', to: [ALL, 'Visa alla'] }),
      sv.imageButtons('Rakt på sak', [
        ['/veckans-sankta', 'Sänkta priser', ['car-yard', 431]],
        ['/betala', 'Betala', ['car-hall', 432]],
        ['/service-och-verkstad', 'Verkstad och däck', ['workshop-bay', 433]],
        ['/foretag', 'Företag', ['van-depot', 434]],
      ]),
      sv.highlights(
        ['Bilar', '1 600', 'i lager just nu, ungefär'],
        ['Hallar', '16', 'från Malmö till Umeå'],
        ['Pris', 'Fast', 'du ser allt innan'],
        ['Inbyte', 'Alla', 'märken, även dem vi inte säljer'],
      ),
      sv.cards({
        title: 'Vad ska bilen klara?',
        cards: [
          {
            title: 'SUV',
            text: 'Högt, rymligt och ofta fyrhjulsdrivet.',
            to: ['/kop-bil/suv', 'Visa SUV'],
            scene: ['aurora', 403],
          },
          {
            title: 'Kombi',
            text: 'Hund, hockey och hela veckohandlingen.',
            to: ['/kop-bil/kombi', 'Visa kombi'],
            scene: ['lifestyle-cabin', 404],
          },
          {
            title: 'Elbil',
            text: 'Billig per mil. Batterihälsan står på bilen.',
            to: ['/kop-bil/elbilar', 'Visa elbilar'],
            scene: ['home-drive', 405],
          },
        ],
      }),
      sv.carTeaser({
        title: 'Nyss inne',
        sort: 'car_publishdate_desc',
        to: [`${ALL}?sortName=car_publishdate_desc`, 'Visa senaste'],
      }),
      sv.storiesTeaser('Smartare bilköp', '/tips', 'Alla tips'),
      sv.faq('Snabba svar', [
        ['Kan jag pruta?', 'Nej. Därför är priset lågt från början, och lika för alla.'],
        [
          'Vad ingår i priset?',
          'Bilen, genomgång i verkstad, registrering och full tank eller laddat batteri.',
        ],
        [
          'Kan ni hålla bilen åt mig?',
          'I 48 timmar mot en handpenning som du får tillbaka om du ändrar dig.',
        ],
        ['Hur fort kan jag hämta?', 'Ofta samma dag, om bilen är klar och betalningen är ordnad.'],
      ]),
      sv.cta({
        title: 'Hem till dörren',
        text: 'Köp på distans så kör vi hem bilen. Just nu utan kostnad.',
        to: ['/veckans-sankta', 'Så fungerar det'],
        scene: ['home-drive', 435],
        constrained: true,
      }),
    ],
  },
  buy: {
    title: 'Köp begagnad bil',
    nav: 'Köp bil',
    description: 'Alla begagnade bilar hos Carstore. Sortera på pris, miltal och årsmodell.',
    main: [
      sv.searchHero({
        title: 'Hitta. Provkör. Kör hem.',
        text: 'Tre steg, fast pris i alla tre.',
        scene: ['car-yard', 406],
      }),
      sv.cards({
        title: 'Välj storlek',
        look: 'Compact',
        cards: [
          {
            title: 'Alla bilar',
            text: 'Hela lagret, billigast först.',
            to: [ALL, 'Visa alla'],
            icon: 'Grid',
          },
          { title: 'SUV', text: 'Plats och höjd.', to: ['/kop-bil/suv', 'Visa SUV'], icon: 'Car' },
          { title: 'Kombi', text: 'Plats och längd.', to: ['/kop-bil/kombi', 'Visa kombi'], icon: 'Car' },
          {
            title: 'Elbilar',
            text: 'Låg milkostnad.',
            to: ['/kop-bil/elbilar', 'Visa elbilar'],
            icon: 'Electric',
          },
        ],
      }),
      sv.text({
        title: 'Tre saker vi alltid gör',
        body: [
          [
            'Går igenom bilen i verkstad och skriver ner vad vi ser',
            'Kontrollerar mätarställning, ägare och skulder',
            'Visar hela kostnaden, även för lånet, innan du skriver på',
          ],
        ],
      }),
    ],
  },
  allCars: {
    title: 'Alla bilar',
    nav: 'Alla bilar',
    description: 'Alla begagnade bilar hos Carstore, billigast först.',
    intro: 'Billigast först. Ändra ordningen om något annat är viktigare.',
  },
  lists: [
    {
      title: 'SUV',
      nav: 'SUV',
      description: 'Begagnade SUV:ar till fast pris.',
      intro: 'Höga, rymliga och redo för grusväg.',
    },
    {
      title: 'Kombi',
      nav: 'Kombi',
      description: 'Begagnade kombibilar till fast pris.',
      intro: 'Mest bagage för pengarna.',
    },
    {
      title: 'Elbilar',
      nav: 'Elbilar',
      description: 'Begagnade elbilar till fast pris, med räckvidd och laddeffekt.',
      intro: 'Räckvidd enligt WLTP. Fråga oss om batteriets hälsa.',
    },
  ],
  car: { title: 'Bil', description: 'Fast pris, bilder, utrustning och hallen där bilen står.' },
  facilities: {
    title: 'Våra bilhallar',
    nav: 'Bilhallar',
    description: 'Sexton bilhallar från Malmö till Umeå, med öppettider.',
    intro: 'Öppet alla dagar på de flesta orter.',
  },
  facility: { title: 'Bilhall', description: 'Adress, öppettider och bilar i hallen.' },
  about: {
    title: 'Om Carstore',
    nav: 'Om oss',
    description: 'Varför vi har fasta priser och hur vi håller dem nere.',
    main: [
      sv.hero({
        title: 'Fast pris, för att det är enklare',
        text: 'Alla betalar lika. Det sparar tid för dig och för oss.',
        scene: ['forest-road', 407],
      }),
      sv.text({
        title: 'Så håller vi nere priset',
        body: [
          'Vi köper många bilar på en gång, har stora hallar i utkanten av stan och låter bilen stå där den kom in tills någon vill ha den. Säljarna har fast lön. Det finns ingen anledning för dem att sälja dig något du inte behöver.',
          'Carstore är en del av Nordhem. Verkstäderna är gemensamma.',
        ],
      }),
      sv.cta({
        title: 'Kolla om din bil står hos oss',
        to: [ALL, 'Sök bland bilarna'],
        scene: ['showroom', 408],
      }),
    ],
  },
  sell: {
    title: 'Sälj din bil',
    nav: 'Sälj bil',
    description: 'Få ett bud på bilen. Vi köper alla märken, och du ser vilken dag du får svar.',
    main: [
      sv.hero({
        title: 'Vi köper din bil',
        text: 'Berätta om bilen så räknar vi. Det binder dig inte. När du har skickat ser du vilken dag du får svar.',
        scene: ['coast-summer', 409],
      }),
      sv.sellForm('Få ett bud', 'Registreringsnummer, miltal och skick räcker.'),
    ],
  },
  contact: {
    title: 'Kontakt',
    description: 'Ring, mejla eller skriv till Carstore.',
    main: [
      sv.text({
        title: 'Hör av dig',
        first: true,
        body: [`Ring ${phoneLink(site)} alla dagar 9–18, eller mejla ${mailLink(site)}.`],
      }),
      sv.contactForm({
        title: 'Skriv till oss',
        text: 'Kort räcker. När du har skickat ser du vilken dag du får svar.',
      }),
    ],
  },
  stories: { title: 'Tips', description: 'Korta tips för dig som köper begagnat.' },
};
