import { siteByKey } from '~/sites';
import { mailLink, phoneLink } from '../../build/contact';
import { frame } from '../../build/frame';
import { kit } from '../../build/kit';
import type { DealerText } from '../dealer';

const site = siteByKey('carstore-no');
const ALL = '/kjop-bil/alle-biler-pa-lager';
const nb = kit('nb', { privacy: '/personvern' });

export const norwegian: DealerText = {
  kit: nb,
  frame: frame({
    site,
    slim: true,
    extras: [['/selg-bil', 'Selg bil']],
    contactTitle: 'Ta kontakt',
    contactText: 'Alle dager unntatt søndag. Ring eller send en e-post.',
    columns: [
      {
        title: 'Finn bil',
        links: [
          [ALL, 'Alle biler'],
          ['/kjop-bil/elbiler', 'Elbiler'],
          ['/kjop-bil/suv', 'SUV'],
          ['/kjop-bil/stasjonsvogn', 'Stasjonsvogn'],
        ],
      },
      {
        title: 'Carstore',
        links: [
          ['/om-carstore', 'Om oss'],
          ['/avdelinger', 'Avdelinger'],
          ['/tips', 'Tips'],
          ['/kontakt', 'Kontakt'],
        ],
      },
      {
        title: 'Greit å vite',
        links: [
          ['/personvern', 'Personvern'],
          ['/informasjonskapsler', 'Informasjonskapsler'],
          ['/tilgjengelighet', 'Tilgjengelighet'],
        ],
      },
    ],
    rights: 'Prisene er med merverdiavgift og omregistreringsavgift når ikke annet står.',
  }),
  home: {
    title: 'Nordhem Carstore Norge',
    nav: 'Forside',
    metaTitle: 'Bruktbiler til fast pris',
    description: 'Bruktbiler av alle merker til fast pris. Åtte avdelinger fra Kristiansand til Trondheim.',
    main: [
      nb.hero({
        title: 'Bruktbil uten prutemøte',
        text: 'Omkring 800 biler, én pris på hver. Ferdig.',
        scene: ['car-yard', 501],
        search: ALL,
        full: true,
      }),
      nb.carTeaser({ title: 'Lavest pris nå', sort: 'car_price_asc', to: [ALL, 'Vis alle'] }),
      nb.imageButtons('Rett på sak', [
        ['/ukens-kutt', 'Ukens kutt', ['car-hall', 531]],
        ['/betaling', 'Betaling', ['home-drive', 532]],
        ['/verksted', 'Verksted', ['workshop-bay', 533]],
        ['/bedrift', 'Bedrift', ['van-depot', 534]],
      ]),
      nb.cards({
        title: 'Hva skal bilen klare?',
        cards: [
          {
            title: 'Elbil',
            text: 'Lav kilometerpris og gratis varme mens du venter.',
            to: ['/kjop-bil/elbiler', 'Vis elbiler'],
            scene: ['home-drive', 502],
          },
          {
            title: 'SUV',
            text: 'Firehjulsdrift og bakkeklaring til hytteveien.',
            to: ['/kjop-bil/suv', 'Vis SUV'],
            scene: ['serpentine', 503],
          },
          {
            title: 'Stasjonsvogn',
            text: 'Ski, hund og vogn, på én gang.',
            to: ['/kjop-bil/stasjonsvogn', 'Vis stasjonsvogner'],
            scene: ['lifestyle-cabin', 504],
          },
        ],
      }),
      nb.highlights(
        ['Biler', '800', 'på lager, omtrent'],
        ['Avdelinger', '8', 'fra sør til Trondheim'],
        ['Pris', 'Fast', 'lik for alle'],
      ),
      nb.storiesTeaser('Smartere bruktbilkjøp', '/tips', 'Alle tips'),
      nb.faq('Raske svar', [
        ['Kan jeg prute?', 'Nei, og det slipper du også. Prisen er satt lavt og er lik for alle.'],
        [
          'Hva er inkludert?',
          'Bilen, omregistreringsavgiften, gjennomgang på verksted og full tank eller ladet batteri.',
        ],
        ['Kan dere holde av bilen?', 'I to døgn mot et depositum, som du får igjen om du ombestemmer deg.'],
        ['Hvor fort kan jeg hente?', 'Ofte samme dag, når betalingen er i orden.'],
      ]),
      nb.cta({
        title: 'Full tank mens klokken går',
        text: 'Hent bilen før nedtellingen er over, så er den fylt.',
        to: ['/ukens-kutt', 'Se ukens kutt'],
        scene: ['serpentine', 535],
        constrained: true,
      }),
    ],
  },
  buy: {
    title: 'Kjøp bruktbil',
    nav: 'Kjøp bil',
    description: 'Alle bruktbiler hos Carstore i Norge. Sorter på pris, kilometer og årsmodell.',
    main: [
      nb.searchHero({
        title: 'Finn. Prøv. Kjør hjem.',
        text: 'Tre steg, samme pris i alle tre.',
        scene: ['car-hall', 505],
      }),
      nb.cards({
        title: 'Velg type',
        look: 'Compact',
        cards: [
          { title: 'Alle biler', text: 'Hele lageret, billigst først.', to: [ALL, 'Vis alle'], icon: 'Grid' },
          {
            title: 'Elbiler',
            text: 'Rekkevidde på hver bil.',
            to: ['/kjop-bil/elbiler', 'Vis elbiler'],
            icon: 'Electric',
          },
          { title: 'SUV', text: 'Plass og høyde.', to: ['/kjop-bil/suv', 'Vis SUV'], icon: 'Car' },
          {
            title: 'Stasjonsvogn',
            text: 'Plass og lengde.',
            to: ['/kjop-bil/stasjonsvogn', 'Vis stasjonsvogner'],
            icon: 'Car',
          },
        ],
      }),
      nb.text({
        title: 'Dette gjør vi alltid',
        body: [
          [
            'Går gjennom bilen på verksted og skriver ned det vi ser',
            'Sjekker heftelser, eiere og kilometerstand',
            'Viser hele kostnaden, også for lånet, før du skriver under',
          ],
        ],
      }),
    ],
  },
  allCars: {
    title: 'Alle biler',
    nav: 'Alle biler',
    description: 'Alle bruktbiler hos Carstore Norge, billigst først.',
    intro: 'Billigst først. Bytt rekkefølge hvis noe annet er viktigere.',
  },
  lists: [
    {
      title: 'Elbiler',
      nav: 'Elbiler',
      description: 'Brukte elbiler til fast pris, med rekkevidde og ladeeffekt.',
      intro: 'Rekkevidde etter WLTP. Spør oss om batteriets helse.',
    },
    {
      title: 'SUV',
      nav: 'SUV',
      description: 'Brukte SUV-er til fast pris.',
      intro: 'Høye, romslige og klare for grusvei.',
    },
    {
      title: 'Stasjonsvogner',
      nav: 'Stasjonsvogn',
      description: 'Brukte stasjonsvogner til fast pris.',
      intro: 'Mest bagasje for pengene.',
    },
  ],
  car: { title: 'Bil', description: 'Fast pris, bilder, utstyr og avdelingen der bilen står.' },
  facilities: {
    title: 'Avdelingene våre',
    nav: 'Avdelinger',
    description: 'Åtte avdelinger med adresser og åpningstider.',
    intro: 'Kom innom, eller ring først hvis det er én bestemt bil.',
  },
  facility: { title: 'Avdeling', description: 'Adresse, åpningstider og biler på avdelingen.' },
  about: {
    title: 'Om Carstore',
    nav: 'Om oss',
    description: 'Hvorfor vi har faste priser, og hvordan vi holder dem nede.',
    main: [
      nb.hero({
        title: 'Fast pris er mindre mas',
        text: 'Alle betaler det samme. Det sparer tid for begge parter.',
        scene: ['aurora', 506],
      }),
      nb.text({
        title: 'Slik holder vi prisen nede',
        body: [
          'Vi kjøper mange biler om gangen, har store haller utenfor sentrum, og selgerne har fast lønn. De tjener ingenting på å selge deg noe du ikke trenger.',
          'Carstore er en del av Nordhem, og bruker verkstedene til gruppen.',
        ],
      }),
    ],
  },
  sell: {
    title: 'Selg bilen din',
    nav: 'Selg bil',
    description: 'Få et bud på bilen din, og se hvilken dag du får svar.',
    main: [
      nb.hero({
        title: 'Vi kjøper bilen din',
        text: 'Fortell om bilen, så regner vi. Det forplikter ikke. Når du har sendt, ser du hvilken dag du får svar.',
        scene: ['coast-summer', 507],
      }),
      nb.sellForm('Få et bud', 'Registreringsnummer, kilometerstand og tilstand er nok.'),
    ],
  },
  contact: {
    title: 'Kontakt',
    description: 'Ring, send e-post eller skriv til Carstore i Norge.',
    main: [
      nb.text({
        title: 'Ta kontakt',
        first: true,
        body: [`Ring ${phoneLink(site)} mandag til lørdag, eller skriv til ${mailLink(site)}.`],
      }),
      nb.contactForm({
        title: 'Skriv til oss',
        text: 'Kort holder. Når du har sendt, ser du hvilken dag du får svar.',
      }),
    ],
  },
  stories: { title: 'Tips', description: 'Korte tips til deg som kjøper brukt.' },
};
