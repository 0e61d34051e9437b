import { siteByKey } from '~/sites';
import { mailLink, phoneLink } from '../../build/contact';
import { frame } from '../../build/frame';
import { kit } from '../../build/kit';
import type { DealerText } from '../dealer';

const site = siteByKey('carstore-sk');
const ALL = '/kupit-auto/vsetky-auta-na-sklade';
const sk = kit('sk', { privacy: '/ochrana-udajov' });

export const slovak: DealerText = {
  kit: sk,
  frame: frame({
    site,
    slim: true,
    extras: [['/predat-auto', 'Predať auto']],
    contactTitle: 'Kontakt',
    contactText: 'Pondelok až sobota. Zavolajte alebo napíšte.',
    columns: [
      {
        title: 'Nájsť auto',
        links: [
          [ALL, 'Všetky autá'],
          ['/kupit-auto/kombi', 'Kombi'],
          ['/kupit-auto/suv', 'SUV'],
          ['/kupit-auto/elektromobily', 'Elektromobily'],
        ],
      },
      {
        title: 'Carstore',
        links: [
          ['/o-nas', 'O nás'],
          ['/predajne', 'Predajne'],
          ['/tipy', 'Tipy'],
          ['/kontakt', 'Kontakt'],
        ],
      },
      {
        title: 'Dobré vedieť',
        links: [
          ['/ochrana-udajov', 'Ochrana údajov'],
          ['/cookies', 'Cookies'],
          ['/pristupnost', 'Prístupnosť'],
        ],
      },
    ],
    rights: 'Ceny sú s DPH, ak nie je uvedené inak.',
  }),
  home: {
    title: 'Nordhem Carstore Slovensko',
    nav: 'Úvod',
    metaTitle: 'Jazdené autá za pevnú cenu',
    description: 'Jazdené autá všetkých značiek za pevnú cenu. Sedem predajní od Bratislavy po Košice.',
    main: [
      sk.hero({
        title: 'Jazdené auto bez zjednávania',
        text: 'Okolo 700 áut, jedna cena na každom. A tá platí.',
        scene: ['tatra-meadow', 601],
        search: ALL,
        full: true,
      }),
      sk.carTeaser({ title: 'Najnižšie ceny', sort: 'car_price_asc', to: [ALL, 'Zobraziť všetky'] }),
      sk.imageButtons('Rovno k veci', [
        ['/znizene-ceny', 'Znížené ceny', ['car-yard', 631]],
        ['/financovanie', 'Financovanie', ['car-hall', 632]],
        ['/servis', 'Servis a pneumatiky', ['workshop-bay', 633]],
        ['/pre-firmy', 'Pre firmy', ['van-depot', 634]],
      ]),
      sk.cards({
        title: 'Čo má auto zvládnuť?',
        cards: [
          {
            title: 'Kombi',
            text: 'Rodina, pes aj víkendová chata naraz.',
            to: ['/kupit-auto/kombi', 'Zobraziť kombi'],
            scene: ['tatra-meadow', 602],
          },
          {
            title: 'SUV',
            text: 'Výhľad, priestor a istota na horskej ceste.',
            to: ['/kupit-auto/suv', 'Zobraziť SUV'],
            scene: ['winter-road', 603],
          },
          {
            title: 'Elektromobil',
            text: 'Nízke náklady na kilometer, dojazd pri každom aute.',
            to: ['/kupit-auto/elektromobily', 'Zobraziť elektromobily'],
            scene: ['home-drive', 604],
          },
        ],
      }),
      sk.highlights(
        ['Áut', '700', 'na sklade, približne'],
        ['Predajní', '7', 'od Bratislavy po Košice'],
        ['Cena', 'Pevná', 'rovnaká pre všetkých'],
      ),
      sk.storiesTeaser('Ako kúpiť lepšie', '/tipy', 'Všetky tipy'),
      sk.faq('Rýchle odpovede', [
        ['Dá sa zjednávať?', 'Nie. Cena je nízka od začiatku a rovnaká pre každého.'],
        ['Čo je v cene?', 'Auto, kontrola v dielni a prepis na vás. Poplatky úradu uvádzame zvlášť.'],
        ['Môžete mi auto podržať?', 'Áno, 48 hodín za zálohu, ktorú vám vrátime, ak si to rozmyslíte.'],
        ['Odkedy auto môžem mať?', 'Často v ten istý deň, keď je platba vybavená.'],
      ]),
      sk.cta({
        title: 'Zimné kolesá k autu',
        text: 'Kým beží odpočet, pridáme ich zadarmo.',
        to: ['/znizene-ceny', 'Pozrieť ponuku'],
        scene: ['tatra-meadow', 635],
        constrained: true,
      }),
    ],
  },
  buy: {
    title: 'Kúpiť jazdené auto',
    nav: 'Kúpiť auto',
    description: 'Všetky jazdené autá v Carstore. Zoraďte ich podľa ceny, kilometrov alebo roku.',
    main: [
      sk.searchHero({
        title: 'Nájsť. Vyskúšať. Odviezť sa domov.',
        text: 'Tri kroky a v každom rovnaká cena.',
        scene: ['car-hall', 605],
      }),
      sk.cards({
        title: 'Vyberte si',
        look: 'Compact',
        cards: [
          {
            title: 'Všetky autá',
            text: 'Celý sklad, najlacnejšie ako prvé.',
            to: [ALL, 'Zobraziť všetky'],
            icon: 'Grid',
          },
          {
            title: 'Kombi',
            text: 'Priestor na dĺžku.',
            to: ['/kupit-auto/kombi', 'Zobraziť kombi'],
            icon: 'Car',
          },
          { title: 'SUV', text: 'Priestor na výšku.', to: ['/kupit-auto/suv', 'Zobraziť SUV'], icon: 'Car' },
          {
            title: 'Elektromobily',
            text: 'Dojazd pri každom aute.',
            to: ['/kupit-auto/elektromobily', 'Zobraziť'],
            icon: 'Electric',
          },
        ],
      }),
      sk.text({
        title: 'Toto robíme vždy',
        body: [
          [
            'Auto prejde dielňou a všetko, čo nájdeme, zapíšeme',
            'Overíme pôvod, počet kilometrov a záväzky',
            'Ukážeme celú cenu, aj úveru, skôr než niečo podpíšete',
          ],
        ],
      }),
    ],
  },
  allCars: {
    title: 'Všetky autá na sklade',
    nav: 'Všetky autá',
    description: 'Všetky jazdené autá v Carstore Slovensko, najlacnejšie ako prvé.',
    intro: 'Najlacnejšie ako prvé. Poradie si môžete zmeniť.',
  },
  lists: [
    {
      title: 'Kombi',
      nav: 'Kombi',
      description: 'Jazdené kombi za pevnú cenu.',
      intro: 'Najviac batožiny za vaše peniaze.',
    },
    {
      title: 'SUV',
      nav: 'SUV',
      description: 'Jazdené SUV za pevnú cenu.',
      intro: 'Vysoké, priestranné a pripravené na horšiu cestu.',
    },
    {
      title: 'Elektromobily',
      nav: 'Elektromobily',
      description: 'Jazdené elektromobily s dojazdom a výkonom nabíjania.',
      intro: 'Dojazd je podľa WLTP. V zime počítajte s menším.',
    },
  ],
  car: { title: 'Auto', description: 'Pevná cena, obrázky, výbava a predajňa, kde auto stojí.' },
  facilities: {
    title: 'Naše predajne',
    nav: 'Predajne',
    description: 'Sedem predajní s adresami a otváracími hodinami.',
    intro: 'Zastavte sa, alebo najprv zavolajte, ak ide o jedno konkrétne auto.',
  },
  facility: { title: 'Predajňa', description: 'Adresa, otváracie hodiny a autá na predajni.' },
  about: {
    title: 'O Carstore',
    nav: 'O nás',
    description: 'Prečo máme pevné ceny a ako ich držíme nízko.',
    main: [
      sk.hero({
        title: 'Pevná cena šetrí čas',
        text: 'Všetci platia rovnako. Nám aj vám to uľahčí deň.',
        scene: ['city-dusk', 606],
      }),
      sk.text({
        title: 'Ako držíme ceny nízko',
        body: [
          'Nakupujeme veľa áut naraz, máme veľké haly na okraji miest a predajcovia majú pevný plat. Nezarobia na tom, že vám predajú niečo navyše.',
          'Carstore je súčasťou skupiny Nordhem zo Švédska.',
        ],
      }),
    ],
  },
  sell: {
    title: 'Predajte nám auto',
    nav: 'Predať auto',
    description: 'Získajte ponuku na svoje auto. Po odoslaní uvidíte, v ktorý deň dostanete odpoveď.',
    main: [
      sk.hero({
        title: 'Vykúpime vaše auto',
        text: 'Napíšte nám o aute a my to spočítame. K ničomu vás to nezaväzuje. Po odoslaní uvidíte, v ktorý deň dostanete odpoveď.',
        scene: ['coast-summer', 607],
      }),
      sk.sellForm('Získať ponuku', 'Stačí značka, model, rok, počet kilometrov a stav auta.'),
    ],
  },
  contact: {
    title: 'Kontakt',
    description: 'Zavolajte, napíšte e-mail alebo využite formulár.',
    main: [
      sk.text({
        title: 'Ozvite sa',
        first: true,
        body: [`Zavolajte na ${phoneLink(site)} od pondelka do soboty alebo napíšte na ${mailLink(site)}.`],
      }),
      sk.contactForm({
        title: 'Napíšte nám',
        text: 'Stačí stručne. Po odoslaní uvidíte, v ktorý deň dostanete odpoveď.',
      }),
    ],
  },
  stories: { title: 'Tipy', description: 'Krátke tipy pre tých, ktorí kupujú jazdené auto.' },
};
