import type { StoryCopy, TagWords } from '../../build/story';

export const tags: TagWords = {
  elbil: { nb: 'Elbil' },
  tur: { nb: 'På tur' },
  rad: { nb: 'Råd' },
};

export const stories: readonly StoryCopy[] = [
  {
    name: 'elbil-over-fjellet',
    days: 6,
    author: 'Ingrid Solbakken',
    scene: ['winter-road', 221],
    tags: ['elbil', 'tur'],
    texts: {
      nb: {
        title: 'Elbil over fjellet i februar',
        premble: 'Oslo–Bergen i kuling og minus elleve. To ladestopp, én kolonnekjøring og ingen panikk.',
        body: [
          'Vi dro klokken seks med fullt batteri og niste. Planen var Gol og Voss. Planen holdt nesten.',
          '## Opp til Gol',
          'Motbakke og motvind tar mer enn kulden. Forbruket lå en tredel over det vanlige, men bilen hadde regnet med det. Still inn ladestoppet i navigasjonen, så varmer bilen batteriet i tide.',
          '## Kolonnekjøring',
          'Førti minutter i kø med motoren av og setevarmen på koster nesten ingenting. Det er fordelen: en elbil på tomgang bruker lite. Ta likevel med ullteppe og mat. Det gjelder alle biler.',
          '## Ned til Voss',
          'Nedover lader bilen seg selv. Vi kom frem med mer strøm enn vi hadde på toppen.',
          'Et råd til slutt: la det være igjen tjue prosent før du kjører over et fjellpass. Veien kan stenge.',
        ],
      },
    },
  },
  {
    name: 'hengerfeste-og-campingvogn',
    days: 25,
    author: 'Torbjørn Vik',
    scene: ['lifestyle-cabin', 222],
    tags: ['rad', 'tur'],
    texts: {
      nb: {
        title: 'Hva får bilen egentlig trekke?',
        premble: 'Tall i vognkortet, førerkort klasse B og litt hoderegning før ferien.',
        body: [
          'Spørsmålet dukker opp hver april: kan jeg trekke campingvognen med den nye bilen? Svaret står i vognkortet, i feltet for tillatt tilhengervekt med brems.',
          '## Med vanlig førerkort',
          'Klasse B gjelder når bil og henger til sammen har tillatt totalvekt inntil 3500 kilo, eller når hengeren er på høyst 750. Med kode 96 kan du gå opp til 4250.',
          '## Rekkevidde med henger',
          'Regn med at en elbil mister fra en tredel til halvparten. Planlegg ladestopp der du slipper å koble fra.',
        ],
      },
    },
  },
  {
    name: 'rust-under-bilen',
    days: 58,
    author: 'Ingrid Solbakken',
    scene: ['workshop-bay', 223],
    tags: ['rad'],
    texts: {
      nb: {
        title: 'Salt, rust og hva du kan gjøre med det',
        premble: 'Ti minutter med hageslangen hver måned er bedre enn én dyr behandling hvert femte år.',
        body: [
          'Veisalt holder veien bar, men det holder seg også under bilen. Særlig langs kysten, der det aldri blir ordentlig tørt.',
          '## Spyl ofte',
          'Hjulbuer, terskler og koblinger under bilen. Helst på en mild dag, så vannet ikke fryser i bremsene.',
          '## Sjekk før vinteren',
          'Be verkstedet om å se etter steinsprut og løs understellsmasse når bilen likevel er på løftebukken. Små flekker er billige å utbedre.',
        ],
      },
    },
  },
];
