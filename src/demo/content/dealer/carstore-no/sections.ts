import { type SectionText, sectionPages } from '../sections';
import { norwegian } from './text';

const nb: SectionText = {
  kit: norwegian.kit,
  finance: {
    title: 'Betal som du vil',
    nav: 'Betaling',
    description: 'Billån eller kontant på bruktbil. Fast pris, ingen overraskelser i disken.',
    hero: ['Fast pris. Valgfri måned.', 'Dra i egenandelen og se hva måneden blir.', ['car-hall', 508]],
    ways: [
      'To måter, begge enkle',
      [
        'Lån',
        'Fra null i egenandel på utvalgte biler, vanligst er tjue prosent. Du får svar fra banken samme dag.',
      ],
      [
        'Kontant',
        'Overfør beløpet, ta med legitimasjon, kjør hjem. Omregistreringen gjør vi sammen på telefonen din.',
      ],
      ['Innbytte', 'Bilen din trekkes fra prisen. Har du lån på den, gjør vi det opp med banken.'],
    ],
    cta: [
      'Rimeligst akkurat nå',
      'Kredittvurdering skjer bare når du søker. Til da kan du regne så mye du vil.',
      'Finn bil',
    ],
    warned: true,
  },
  workshop: {
    title: 'Klargjøring og verksted',
    nav: 'Verksted',
    description: 'Slik går vi gjennom bilen før salg, og hjelpen du får etterpå.',
    hero: [
      '120 punkter før den får en pris',
      'Det vi fant, står i rapporten. Det vi fikset, også.',
      ['workshop-bay', 509],
    ],
    services: {
      title: 'Etter kjøpet',
      cards: [
        ['Service', 'Service', 'Fast pris etter bilens alder.', '/avdelinger', 'Finn oss'],
        ['Tire', 'Hjulskift', 'Tjue minutter, kaffe inkludert.', '/avdelinger', 'Finn oss'],
        ['Shield', 'Garanti', 'Tolv måneder på motor og drivverk.', '/kontakt', 'Spør oss'],
      ],
    },
    tyres: [
      'To sett hjul, én plass å ha dem',
      'Vi lagrer det settet du ikke bruker, og sender melding når det er tid for å bytte.',
      'Bestill',
      ['tyre-store', 510],
    ],
    faq: [
      'Korte svar',
      ['Hva om noe ryker første uken?', 'Ring oss. Vi henter bilen eller betaler taxien, og retter det opp.'],
      ['Kan jeg ta med egen kontrollør?', 'Ja. NAF eller svogeren, begge er velkomne.'],
      ['Får jeg se rapporten hjemme?', 'Ja, be om den fra bilens side, så kommer den på e-post.'],
    ],
  },
  business: {
    title: 'Bruktbil til bedriften',
    nav: 'Bedrift',
    description: 'Varebiler og personbiler til bedrifter, klare samme uke.',
    hero: [
      'Bilen er klar før kontrakten er tørr',
      'Varebiler, poolbiler og elbiler med kort vei fra klikk til nøkkel.',
      ['van-depot', 511],
    ],
    figures: [
      ['Levering', '3 dager', 'på biler som står klare'],
      ['Mva.', 'Uten', 'på alle varebiler'],
      ['Kontakt', '1', 'selger for alle avdelinger'],
    ],
    facts: [
      'Slik gjør vi det',
      ['Flere biler på én gang', 'Vi samler dem fra avdelingene og leverer på samme dag.'],
      ['Innredning', 'Hyller, gulv og hengerfeste monteres hos oss før utlevering.'],
      ['Innbytte av flåten', 'Vi verdsetter hele listen på ett ark. Du trenger bare registreringsnumrene.'],
    ],
    form: ['Få et tilbud', 'Antall biler, type og når dere trenger dem.'],
  },
  campaigns: {
    title: 'Ukens kutt',
    nav: 'Ukens kutt',
    description: 'Bruktbiler som nettopp er satt ned, fra alle avdelinger.',
    hero: ['Ned, og så solgt', 'Noen biler får lavere pris. De står sjelden lenge.', ['car-yard', 512]],
    clock: [
      'Full tank til nedtellingen er over',
      'Alle biler som hentes før klokken stopper, leveres fulle. Elbiler også.',
      'Vis biler',
    ],
    reduced: ['Satt ned', 'Vis alle kutt'],
    terms: [
      'Om kuttene',
      'Førpris er laveste pris de siste tretti dagene. Ny pris gjelder til bilen er solgt.',
      'Full tank betyr drivstoff eller lading ved utlevering, én gang per bil.',
    ],
  },
};

export const sections = (today: string) =>
  sectionPages(
    {
      names: { finance: 'betaling', workshop: 'verksted', business: 'bedrift', campaigns: 'ukens-kutt' },
      texts: { nb },
      paths: { all: '/kjop-bil/alle-biler-pa-lager', contact: '/kontakt', facilities: '/avdelinger' },
    },
    today,
  );
