import { type SectionText, sectionPages } from '../sections';
import { slovak } from './text';

const sk: SectionText = {
  kit: slovak.kit,
  finance: {
    title: 'Financovanie',
    nav: 'Financovanie',
    description: 'Úver alebo hotovosť na jazdené auto. Pevná cena a celkové náklady vopred.',
    hero: [
      'Cena je pevná. Splátku si zvolíte.',
      'Pri každom aute posuniete akontáciu a vidíte, čo to urobí so splátkou.',
      ['car-hall', 608],
    ],
    ways: [
      'Ako sa dá zaplatiť',
      ['Úver', 'Akontácia býva dvadsať percent. Odpoveď banky máte zvyčajne v ten istý deň.'],
      ['V hotovosti', 'Prevodom alebo kartou. Po pripísaní platby auto prepíšeme na vás.'],
      ['Protiúčet', 'Vaše auto ohodnotíme na mieste a cenu odpočítame.'],
    ],
    cta: [
      'Najlacnejšie práve teraz',
      'Banka overuje vašu schopnosť splácať až pri žiadosti. Prepočet je nezáväzný a nikde sa nezapíše.',
      'Vybrať auto',
    ],
    warned: true,
  },
  workshop: {
    title: 'Servis a pneumatiky',
    nav: 'Servis',
    description: 'Servis, prezutie a úschova kolies v tých predajniach Carstore, ktoré majú dielňu.',
    hero: [
      'Sto dvadsať bodov pred predajom',
      'A potom servis, ktorý viete zaplatiť bez prekvapení.',
      ['workshop-bay', 609],
    ],
    services: {
      title: 'S čím pomôžeme',
      cards: [
        ['Service', 'Pravidelný servis', 'Pevná cena podľa veku auta.', '/predajne', 'Nájsť predajňu'],
        ['Tire', 'Prezutie', 'Dvadsať minút, počkáte pri káve.', '/predajne', 'Nájsť predajňu'],
        ['Shield', 'Záruka', 'Dvanásť mesiacov na motor a prevodovku.', '/kontakt', 'Opýtať sa'],
      ],
    },
    tyres: [
      'Kolesá bývajú u nás',
      'Umyjeme ich, zmeriame dezén a uskladníme v suchu. Keď príde zima, stačí sa ozvať.',
      'Objednať úschovu',
      ['tyre-store', 610],
    ],
    faq: [
      'Krátke odpovede',
      [
        'Kedy musím mať zimné pneumatiky?',
        'Keď je na ceste súvislý sneh, ľad alebo námraza. Dezén musí mať aspoň tri milimetre.',
      ],
      ['Zabezpečíte STK?', 'Áno, auto pripravíme, odvezieme a vrátime s protokolom.'],
      ['Dostanem náhradné auto?', 'Vo väčších predajniach áno, za malý poplatok.'],
    ],
  },
  business: {
    title: 'Pre firmy',
    nav: 'Pre firmy',
    description: 'Jazdené dodávky a firemné autá s odpočtom DPH, pripravené na prácu.',
    hero: [
      'Dodávka v utorok, zákazka v stredu',
      'Jazdené úžitkové a firemné autá, ktoré môžu hneď vyraziť.',
      ['van-depot', 611],
    ],
    figures: [
      ['Dodanie', '3 dni', 'pri autách na sklade'],
      ['DPH', 'Odpočet', 'pri označených autách'],
      ['Kontakt', '1', 'predajca pre celé Slovensko'],
    ],
    facts: [
      'Čo sa firmy pýtajú',
      ['Dá sa kúpiť na lízing?', 'Áno, finančný lízing na autá do šiestich rokov. Pripravíme dva návrhy.'],
      [
        'Vezmete naše staré autá?',
        'Všetky naraz. Pošlite zoznam evidenčných čísel a odpovieme jednou tabuľkou.',
      ],
      ['Viete auto zariadiť?', 'Podlaha, regály, ťažné zariadenie aj polep, ešte pred odovzdaním.'],
    ],
    form: ['Čo potrebujete?', 'Počet, typ a termín. Po odoslaní uvidíte, v ktorý deň dostanete odpoveď.'],
  },
  campaigns: {
    title: 'Znížené ceny',
    nav: 'Znížené ceny',
    description: 'Autá, ktoré práve zlacneli, zo všetkých predajní.',
    hero: [
      'Nižšia cena, rovnaké auto',
      'Stáli trochu dlhšie. Nech z toho máte úžitok vy.',
      ['tatra-meadow', 612],
    ],
    clock: [
      'Zimné kolesá zadarmo',
      'K autu rezervovanému pred koncom odpočtu pridáme sadu kolies so zimnými pneumatikami.',
      'Zobraziť autá',
    ],
    reduced: ['Práve zlacneli', 'Všetky znížené ceny'],
    terms: [
      'Podmienky',
      'Pôvodná cena je najnižšia za posledných tridsať dní. Znížená cena platí do predaja auta.',
      'Zimné kolesá sú v najmenšom schválenom rozmere, jedna sada na auto, bez možnosti výmeny za peniaze.',
    ],
  },
};

export const sections = (today: string) =>
  sectionPages(
    {
      names: {
        finance: 'financovanie',
        workshop: 'servis',
        business: 'pre-firmy',
        campaigns: 'znizene-ceny',
      },
      texts: { sk },
      paths: { all: '/kupit-auto/vsetky-auta-na-sklade', contact: '/kontakt', facilities: '/predajne' },
    },
    today,
  );
