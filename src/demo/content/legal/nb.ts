import { addressLine, mailLink, phoneLink } from '../build/contact';
import { closesForSession, type Legal } from './text';

export const nb: Legal = {
  privacy: (site) => ({
    title: 'Slik behandler vi personopplysninger',
    nav: 'Personvern',
    description: `Hvilke personopplysninger ${site.name} behandler, hvorfor, hvor lenge og hvilke rettigheter du har.`,
    body: [
      `Behandlingsansvarlig er ${addressLine(site)}, organisasjonsnummer ${site.organisation.registrationNumber}.`,
      '## Hva vi samler inn',
      'Når du sender et skjema, lagrer vi det du skriver: navn, telefon, e-post, melding og hvilken bil det gjelder. Når du besøker nettstedet, lagrer serveren tekniske logger uten navn eller kontaktopplysninger.',
      '## Hvorfor',
      'For å svare på henvendelsen din og, hvis det blir handel, for å oppfylle avtalen. Vi selger ingen opplysninger og sender ingenting du ikke har bedt om. Følger du et søk eller en pris, lagrer vi e-postadressen din og hva du følger, for å skrive til deg om akkurat det; grunnlaget er samtykket ditt, som du bekrefter via e-post og trekker tilbake med ett klikk.',
      '## Hvor lenge',
      [
        'Henvendelser som ikke fører til kjøp: tolv måneder',
        'Avtaler og bilag: fem år, etter bokføringsloven',
        'Varsler: til du sletter dem, høyst tolv måneder; ubekreftede sju dager og stoppede tretti dager',
        'Tekniske logger: tretti dager',
      ],
      '## Hvem ser opplysningene',
      'Selgere og verksted på avdelingen du kontakter, og leverandørene som drifter e-posten og serverne våre innenfor EØS.',
      '## Dine rettigheter',
      `Du kan be om innsyn, retting eller sletting, og protestere mot bruken. Skriv til ${mailLink(site)} eller ring ${phoneLink(site)}. Er du ikke fornøyd med svaret, kan du klage til Datatilsynet.`,
    ],
  }),
  cookies: (site) => ({
    title: 'Informasjons\u00adkapsler',
    nav: 'Informasjonskapsler',
    description: 'Hvilke informasjonskapsler vi bruker, hva de gjør, og hvordan du endrer valget ditt.',
    body: [
      'En informasjonskapsel er en kort tekst som nettleseren lagrer for et nettsted. Vi bruker så få vi kan, og bare de nødvendige før du har svart.',
      '## Nødvendige',
      [
        '<strong>consent</strong> husker i et halvt år hva du har samtykket til.',
        ...(closesForSession(site)
          ? []
          : ['<strong>hideAlert</strong> husker i ett døgn at du har lukket en melding.']),
        `<strong>Øktlagring</strong> husker hva du har skrevet i et skjema uten å sende det, ${closesForSession(site) ? 'at du har lukket en melding, ' : ''}hvor langt du er kommet med en bestilling, hvor i en liste du var, og om du vil ha filtrene ved siden av listen eller i en skuff. Den forsvinner når du lukker fanen.`,
        ...(site.paths.tyreHotel === undefined
          ? []
          : [
              '<strong>fc-tyre-hotel</strong> holder deg innlogget i dekkhotellet: en halvtime etter det du sist gjorde, høyst tolv timer.',
            ]),
        ...(site.paths.savedCars === undefined
          ? []
          : [
              '<strong>saved-cars</strong> og <strong>compared-cars</strong> husker i nettleserens lager hvilke biler du selv har lagret eller valgt å sammenligne, til du fjerner dem.',
            ]),
      ],
      'De trengs for det du selv har bedt om, og derfor spør vi ikke om dem.',
      '## Hvis du samtykker',
      [
        '<strong>Statistikk:</strong> hvilke sider som leses, og hva det søkes etter. Måleverktøy setter egne informasjonskapsler, ofte med navn som begynner på _ga.',
        '<strong>Annonsering:</strong> hvilke annonser som fører hit, og annonsene våre på andre nettsteder. Informasjonskapsler med navn som begynner på _gcl eller _fbp.',
        '<strong>Innhold fra andre:</strong> filmer fra YouTube, kart og skjemaer. Selskapet bak får vite IP-adressen din og kan sette egne informasjonskapsler.',
      ],
      '## Endre valget ditt',
      'Nederst på hver side finner du Innstillinger for informasjonskapsler. Trekker du et samtykke tilbake, sletter vi informasjonskapslene som hører til. Du kan også slette dem i nettleserens innstillinger. Sidene virker likevel.',
    ],
  }),
  accessibility: (site) => ({
    title: 'Tilgjengelighets\u00aderklæring',
    nav: 'Tilgjengelighet',
    description: `Hvor tilgjengelig ${site.name} er, hva som kan bli bedre og hvordan du sier fra.`,
    body: [
      'Alle skal kunne finne, lese og bruke det som er her, med mus, tastatur, skjermleser eller forstørring.',
      '## Hvor tilgjengelig er nettstedet?',
      'Vi arbeider etter WCAG 2.2, nivå AA, og prøver hver sidetype med automatiske verktøy, bare med tastatur og uten skript. Vi kjenner ikke til noe som hindrer deg i å søke, lese eller sende en henvendelse.',
      '## Det vi vet kan bli bedre',
      [
        'Beskrivelser av bruktbiler skrives av mange, og overskriftene kommer av og til i feil rekkefølge.',
        'Bilder i annonser har én felles beskrivelse.',
        'Kartet på avdelingssidene er et bilde. Adressen står alltid som tekst ved siden av.',
      ],
      '## Si fra',
      `Har du møtt et hinder? Skriv til ${mailLink(site)} eller ring ${phoneLink(site)}, så hjelper vi deg på en annen måte mens vi retter feilen. Vi svarer innen to arbeidsdager.`,
      'Tilsyn med universell utforming av ikt ligger hos Digitaliseringsdirektoratet.',
    ],
  }),
  notFound: {
    title: 'Her slutter veien',
    nav: 'Siden finnes ikke',
    text: 'Siden er flyttet, eller adressen ble feil underveis. Vi hjelper deg tilbake.',
  },
};
