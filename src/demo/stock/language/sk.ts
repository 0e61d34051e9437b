import type { StockWords } from './words';

export const sk: StockWords = {
  opening: {
    used: [
      (c) =>
        `${c.name} z roku ${c.year}, najazdené ${c.mileage}. Vozidlo stojí v našej predajni ${c.city} a čaká na skúšobnú jazdu.`,
      (c) => `Teraz v predajni ${c.city}: ${c.name}, modelový rok ${c.year}, ${c.mileage} na tachometri.`,
      (c) =>
        `Hľadáte zachovalé auto? Tento ${c.name} má najazdené ${c.mileage} a na svoj vek je v peknom stave.`,
      (c) =>
        `${c.name}, rok ${c.year}. Prijaté na protiúčet, skontrolované a pripravené pre ďalšieho majiteľa.`,
    ],
    new: [(c) => `Úplne nový ${c.name} na rýchle dodanie, ${c.city}. Prihlásime ho pri kúpe.`],
    demo: [(c) => `Predvádzacie vozidlo: ${c.name}, ktoré sme používali sami. Takmer nové, ${c.mileage}.`],
    sample: [
      (c) =>
        `Takto môže vyzerať váš ${c.name}. Cena platí pre zobrazenú výbavu; povedzte nám svoje želania a vozidlo zostavíme.`,
    ],
  },
  character: {
    city: [
      () => 'Obratné v meste, ľahko sa parkuje a má nízku prevádzku. Zadné sedadlá sa sklápajú po častiach.',
      () => 'Zvonka malé, vnútri priestranné: štyria dospelí sedia pohodlne a batožina sa zmestí za nich.',
    ],
    family: [
      () => 'Miesto pre celú rodinu aj batožinu. Kufor je hlboký a nakladacia hrana nízka.',
      () => 'Tiché a stabilné auto na dlhé cesty s veľkým kufrom a pohodlnými sedadlami.',
    ],
    suv: [
      () => 'Vysoké sedenie, dobrá svetlá výška a ľahko prístupný kufor. Doma v meste aj na ceste do hôr.',
      () => 'Priestranné a isté po celý rok, s dobrým výhľadom a miestom pre ľudí aj batožinu.',
    ],
    fun: [
      () =>
        'Auto pre radosť z jazdy: nízke, priame a stvorené na kľukaté cesty, no jednoduché aj na každý deň.',
    ],
    work: [
      () => 'Stvorené na prácu. Rovná podlaha s upevňovacími okami a odkladacie miesta na dosah.',
      () => 'Pracovný partner, ktorý znesie používanie. Opýtajte sa na regály a polep pred odovzdaním.',
    ],
    people: [
      () =>
        'Miesto pre všetkých: sedadlá sa posúvajú a sklápajú podľa potreby a široké dvere uľahčia nastupovanie.',
    ],
  },
  fuel: {
    petrol: [(c) => `Benzínový motor má ${c.power} a beží hladko a ticho.`],
    diesel: [(c) => `Dieselový motor s výkonom ${c.power} sa hodí na dlhé cesty a ťahanie prívesu.`],
    hybrid: [(c) => `Hybrid sa dobíja počas jazdy a spolu s benzínovým motorom ponúka ${c.power}.`],
    'plug-in': [(c) => `Plug-in hybrid prejde na elektrinu až ${c.range} a spoločný výkon je ${c.power}.`],
    electric: [
      (c) => `Dojazd je až ${c.range} (WLTP) a výkon ${c.power}. Radi pomôžeme s domácou nabíjačkou.`,
      (c) => `Čisto elektrický pohon, výkon ${c.power}. Na jedno nabitie prejde až ${c.range} (WLTP).`,
    ],
  },
  care: {
    used: [
      () =>
        'Vozidlo sme skontrolovali vo viac než sto bodoch. Protokol dostanete k autu a záruku možno predĺžiť.',
      () =>
        'Servisované podľa plánu a prezreté našimi technikmi. Opýtajte sa na servisnú históriu a hĺbku dezénu.',
      () =>
        'Štrnásťdňové právo na výmenu a záruka na jazdené vozidlo. Vaše terajšie auto radi vezmeme na protiúčet.',
    ],
    new: [() => 'Plná záruka výrobcu. Doplnky namontujeme pred odovzdaním.'],
    demo: [() => 'K vozidlu patrí zostávajúca záruka výrobcu; servisovali sme ho sami.'],
    sample: [
      () => 'Dodacia lehota závisí od výbavy. Ozvite sa predajni, kde chcete kúpiť, a pripravíme ponuku.',
    ],
  },
  closing: [
    (c) =>
      `Navštívte nás, ${c.city}. Zavolajte alebo pošlite dopyt a auto bude pripravené na skúšobnú jazdu.`,
    () => 'Financovanie, poistenie aj protiúčet vybavíme naraz a vozidlo vám privezieme domov.',
    () => 'Požiadajte predajcu o ďalšie fotografie alebo video.',
    () => 'Výbavu, na ktorej vám záleží, si overte u predajcu. Zmeny sú vyhradené.',
  ],
  leasing: {
    private: { title: 'Súkromný lízing', description: 'Servis v cene.', asterix: '* Vrátane DPH.' },
    company: { title: 'Firemný lízing', description: 'Operatívny lízing pre firmy.', asterix: '* Bez DPH.' },
  },
  loan: {
    title: 'Nordhem Autoúver',
    description:
      'Úver s poslednou zvýšenou splátkou. Variabilný úrok, podlieha schváleniu. Poplatok za zriadenie sa platí na začiatku zmluvy.',
    disclaimer:
      'Príklad: úver {1} na {2} mesiacov s úrokom {3}, RPMN {4}. Celková suma na zaplatenie {5} bez akontácie.',
    example: (f) =>
      `${f.months} mesiacov, akontácia ${f.downPayment}, posledná splátka ${f.residual}, úrok ${f.rate}, RPMN ${f.effective}, celkom na zaplatenie ${f.total}.`,
  },
  highlights: (list) => `Z výbavy: ${list}.`,
  estateName: 'Variant',
  classOf: (letter) => `Trieda ${letter}`,
  series: (number) => `Rad ${number}`,
  power: (horsepower, kilowatts) => `${kilowatts} kW (${horsepower} k)`,
  consumption: (litres, format) => `${format(litres)} l/100 km`,
  emission: (grams) => `${grams} g/km`,
};
