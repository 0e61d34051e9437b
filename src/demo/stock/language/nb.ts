import type { StockWords } from './words';

export const nb: StockWords = {
  opening: {
    used: [
      (c) =>
        `${c.name} fra ${c.year} som har gått ${c.mileage}. Bilen står hos oss i ${c.city} og er klar for prøvekjøring.`,
      (c) => `Nå i hallen vår i ${c.city}: en ${c.name}, årsmodell ${c.year}, med ${c.mileage} på telleren.`,
      (c) => `Ser du etter en velholdt ${c.name}? Denne har gått ${c.mileage} og er fin for alderen.`,
      (c) => `${c.name} årsmodell ${c.year}. Tatt i innbytte i ${c.city}, kontrollert og klar for ny eier.`,
    ],
    new: [
      (c) => `Helt ny ${c.name} for rask levering fra ${c.city}. Registreres når du kjøper den.`,
      (c) => `Fabrikkny ${c.name} med ${c.power}. Bilen står i ${c.city}, så du slipper å vente.`,
    ],
    demo: [
      (c) => `Demobil: ${c.name} som vi har brukt i ${c.city}. Så godt som ny, ${c.mileage} på telleren.`,
    ],
    sample: [
      (c) =>
        `Slik kan din ${c.name} se ut. Prisen gjelder utstyret som vises; fortell hva du ønsker, så setter vi sammen bilen.`,
    ],
  },
  character: {
    city: [
      () => 'Smidig i byen, lett å parkere og rimelig i drift. Baksetet kan felles i deler.',
      () =>
        'En kompakt bil som kjennes større enn den er: fire voksne sitter godt, og bagasjen får plass bak dem.',
    ],
    family: [
      () =>
        'Plass til hele familien og bagasjen. Bagasjerommet er dypt og kanten lav, så barnevogn og ski går lett inn.',
      () => 'En langturbil som er stille og stødig på motorveien, med stort bagasjerom og gode seter.',
    ],
    suv: [
      () =>
        'Høy sittestilling, god bakkeklaring og lettlastet bagasjerom. Like hjemme i byen som på vei til hytta.',
      () => 'Romslig og trygg hele året. Du sitter høyt, ser langt og har god plass til folk og bagasje.',
    ],
    fun: [
      () =>
        'En bil for kjøreglede: lav, direkte og laget for svingete veier, men enkel å leve med til daglig.',
    ],
    work: [
      () => 'Bygget for arbeid. Gulvet er plant med festeøyer, og føreren har oppbevaring innen rekkevidde.',
      () => 'En arbeidskamerat som tåler å brukes. Spør oss om hyller, dekor og ekstralys før levering.',
    ],
    people: [
      () =>
        'Plass til alle, med seter som kan flyttes og felles. Brede døråpninger gjør det lett å stige inn.',
    ],
  },
  fuel: {
    petrol: [(c) => `Bensinmotoren gir ${c.power} og går mykt og stille.`],
    diesel: [(c) => `Dieselmotoren på ${c.power} passer deg som kjører langt eller trekker henger.`],
    hybrid: [(c) => `Hybriden lader seg selv underveis og gir ${c.power} sammen med bensinmotoren.`],
    'plug-in': [
      (c) =>
        `Den ladbare hybriden går opptil ${c.range} på strøm og har ${c.power} når begge motorene hjelper til.`,
    ],
    electric: [
      (c) =>
        `Rekkevidden er opptil ${c.range} etter WLTP, og effekten ${c.power}. Vi hjelper gjerne med hjemmelader.`,
      (c) => `Helelektrisk med ${c.power}. En full lading rekker opptil ${c.range} etter WLTP.`,
    ],
  },
  care: {
    used: [
      () =>
        'Bilen er testet på over hundre punkter i verkstedet vårt. Rapporten følger med, og garantien kan forlenges.',
      () =>
        'Fulgt opp etter serviceplan og gjennomgått av våre teknikere. Spør gjerne om servicehistorikk og mønsterdybde.',
      () => 'Fjorten dagers bytterett og bruktbilgaranti. Vi tar gjerne din nåværende bil i innbytte.',
    ],
    new: [
      () => 'Nybilgaranti følger med. Tilbehør som hengerfeste og vinterhjul monteres før du henter bilen.',
    ],
    demo: [() => 'Resten av nybilgarantien følger bilen, som er fulgt opp i vårt eget verksted.'],
    sample: [
      () =>
        'Leveringstiden avhenger av utstyr. Kontakt forhandleren du vil kjøpe hos, så regner vi på din bil.',
    ],
  },
  closing: [
    (c) =>
      `Velkommen til oss i ${c.city}. Ring eller send en forespørsel, så er bilen klar til prøvekjøring.`,
    () => 'Vi ordner finansiering, forsikring og innbytte samtidig, og kan levere bilen hjem til deg.',
    (c) => `Ta kontakt med selgeren i ${c.city} for flere bilder eller en filmet visning.`,
    () => 'Med forbehold om skrivefeil. Sjekk utstyret med selgeren om noe er viktig for deg.',
  ],
  leasing: {
    private: {
      title: 'Privatleie',
      description: 'Service og veihjelp inngår. Forsikring, drivstoff og slitasje kommer i tillegg.',
      asterix: '* Månedsprisen er inkludert mva. og kan endres om renten endres.',
    },
    company: {
      title: 'Bedriftsleasing',
      description: 'Operasjonell leasing for bedrifter. Service kan legges til.',
      asterix: '* Ekskl. mva. Flytende rente.',
    },
  },
  loan: {
    title: 'Nordhem Billån',
    description:
      'Billån med restverdi. Flytende rente, kredittvurdering kreves. Etableringsgebyret betales ved avtalens start.',
    disclaimer:
      'Eksempel: kredittbeløp {1} over {2} måneder til {3} nominell rente gir en effektiv rente på {4}. Totalt å betale {5}, restverdi og gebyrer medregnet, egenandel ikke medregnet.',
    example: (f) =>
      `${f.months} måneder, egenandel ${f.downPayment}, restverdi ${f.residual}, nominell rente ${f.rate}, effektiv rente ${f.effective}, totalt å betale ${f.total}.`,
  },
  highlights: (list) => `Av utstyret kan nevnes ${list}.`,
  estateName: 'Stasjonsvogn',
  classOf: (letter) => `${letter}-Klasse`,
  series: (number) => `${number}-serie`,
  power: (horsepower, kilowatts) => `${horsepower} hk (${kilowatts} kW)`,
  consumption: (litres, format) => `${format(litres)} l/100 km`,
  emission: (grams) => `${grams} g/km`,
};
