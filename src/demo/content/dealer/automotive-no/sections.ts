import { type SectionText, sectionPages } from '../sections';
import { CAR_SERVICE, MOTORCYCLE_SERVICE, servicePages } from './service';
import { norwegian } from './text';

const ALL = '/kjop-bil/alle-biler-pa-lager';

const nb: SectionText = {
  kit: norwegian.kit,
  finance: {
    title: 'Finansiering',
    nav: 'Finansiering',
    description: 'Billån, leasing eller kontant: forskjellene, og hva hele bilen koster deg.',
    hero: [
      'Regn på hele bilen, ikke bare måneden',
      'Kalkulatoren på hver bil viser egenandel, tid, effektiv rente og totalen.',
      ['home-drive', 213],
    ],
    ways: [
      'Tre veier til bilen',
      [
        'Billån med pant i bilen',
        'Du eier bilen fra første dag. Egenandelen er minst tjue prosent, og banken har pant til lånet er nedbetalt.',
      ],
      [
        'Leasing',
        'Du betaler for å bruke bilen i tre år og leverer den tilbake. Startleie, kjørelengde og etableringsgebyr står på bilens side.',
      ],
      ['Kontant', 'Ingen renter. Husk likevel å sette av til forsikring, dekk og trafikkforsikringsavgift.'],
    ],
    cta: [
      'Prøv kalkulatoren på en av disse',
      'Banken gjør kredittvurderingen først når du søker. Å regne koster ingenting og synes ikke noe sted.',
      'Velg bil og regn',
    ],
    warned: true,
  },
  workshop: {
    title: 'Verksted og dekk',
    nav: 'Verksted',
    description: 'Service, EU-kontroll, dekkhotell og skader hos Nordhems verksteder i Norge.',
    hero: [
      'Verksted som kjenner vintersalt',
      'Merkeutdannede mekanikere, originaldeler og en telefon før vi gjør noe ekstra.',
      ['workshop-bay', 214],
    ],
    services: {
      title: 'Hva trenger bilen?',
      cards: [
        [
          'Service',
          'Service',
          'Etter fabrikkens plan, ført i digital servicebok.',
          CAR_SERVICE,
          'Be om verkstedtime',
        ],
        [
          'Shield',
          'EU-kontroll',
          'Fast pris. Etterkontroll er med hvis vi reparerer.',
          CAR_SERVICE,
          'Be om EU-kontroll',
        ],
        [
          'Windshield',
          'Ruter',
          'Steinsprut fylles på en halvtime, kamera kalibreres etter bytte.',
          '/kontakt',
          'Spør oss',
        ],
        ['CarFront', 'Skader', 'Vi tar kontakten med forsikringsselskapet.', CAR_SERVICE, 'Meld skade'],
        [
          'Service',
          'Motorsykkel',
          'Service og deler hos motorsykkelforhandleren vår i Drammen.',
          MOTORCYCLE_SERVICE,
          'Til motorsykkelservice',
        ],
      ],
    },
    tyres: [
      'Dekkhotell, så slipper du kjellertrappen',
      'Vi vasker, måler og lagrer hjulene. Skiftet tar tjue minutter, og du får vite i august om du trenger nye til vinteren.',
      'Bestill plass',
      ['tyre-store', 215],
    ],
    faq: [
      'Om verkstedet',
      [
        'Når må jeg ha vinterdekk?',
        'Når det er vinterføre. Mønsteret skal være minst tre millimeter fra første november til første søndag etter andre påskedag, litt lenger i nord.',
      ],
      ['Kan jeg få leiebil?', 'De fleste steder. Si fra når du bestiller, så holder vi av en.'],
      [
        'Mister jeg garantien om jeg bruker et annet verksted?',
        'Nei, så lenge planen følges og arbeidet dokumenteres. Vi skriver det inn for deg når du kommer tilbake.',
      ],
    ],
  },
  business: {
    title: 'Bedrift',
    nav: 'Bedrift',
    description: 'Firmabil, varebil og flåte hos Nordhem: avgifter, innredning og én fast kontakt.',
    hero: [
      'Biler som går når dere gjør det',
      'Fra én varebil i Arendal til førti elbiler i Tromsø. Samme person svarer hver gang.',
      ['van-depot', 216],
    ],
    figures: [
      ['Kontakt', 'Én', 'fast person for hele firmaet'],
      ['Innredning', 'Klar', 'før bilen utleveres'],
      ['Verksted', 'Kveld', 'på de største stedene'],
    ],
    facts: [
      'Godt å vite for bedrifter',
      [
        'Firmabilbeskatning',
        'Regnes av bilens listepris. Elbiler beskattes som andre, men koster mindre å kjøre. Vi regner ut begge deler.',
      ],
      [
        'Varebil uten mva.',
        'Prisene på varebiler vises uten merverdiavgift. Grønne skilt krever at lasterommet oppfyller målene; vi kontrollerer.',
      ],
      ['Lading på jobb', 'Vi befarer, setter opp ladere og fordeler strømmen mellom bilene.'],
    ],
    form: ['Snakk med bedriftsselgeren', 'Skriv sted, antall biler og hva de skal brukes til.'],
  },
  campaigns: {
    title: 'Kampanjer',
    nav: 'Kampanjer',
    description: 'Nedsatte biler og tidsbegrensede tilbud hos Nordhem Norge.',
    hero: ['Mens det varer', 'Få kampanjer, og en klokke som sier når de slutter.', ['serpentine', 217]],
    clock: [
      'Vinterhjul følger med',
      'På utvalgte nye biler på lager, når avtalen er signert før tiden er ute.',
      'Se bilene',
    ],
    reduced: ['Nedsatt nå', 'Alle nedsatte biler'],
    terms: [
      'Vilkår',
      'Førprisen er den laveste vi har hatt på bilen de siste tretti dagene. Tilbudet gjelder så lenge bilen står her.',
      'Vinterhjulene er komplette hjul i minste godkjente dimensjon og kan ikke veksles i penger.',
    ],
  },
};

export const sections = (today: string) =>
  sectionPages(
    {
      names: { finance: 'finansiering', workshop: 'verksted', business: 'bedrift', campaigns: 'kampanjer' },
      texts: { nb },
      paths: { all: ALL, contact: '/kontakt', facilities: '/avdelinger', service: CAR_SERVICE },
      belowWorkshop: servicePages,
    },
    today,
  );
