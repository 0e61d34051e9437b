import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { brandSeed } from '../build/brand';
import { mailLink, phoneLink } from '../build/contact';
import { monthEnd } from '../build/days';
import { frame } from '../build/frame';
import { type PageText, page } from '../build/item';
import { storyTags } from '../build/story';
import { home, models } from './home';
import { journal, TAGS } from './journal';
import { ALL, filters, MAKE, sv } from './kit';
import { modelPages } from './model-pages';

const site = siteByKey('mercedes-se');

const offers = (today: string): PageText => ({
  title: 'Erbjudanden',
  description: 'Mercedes-Benz med nedsatt pris och demobilar hos Nordhem.',
  main: [
    sv.hero({
      title: 'Aktuella erbjudanden',
      text: 'Få, noga valda och med tydliga villkor.',
      scene: ['mercedes-studio', 821],
    }),
    sv.countdown({
      title: 'Vinterhjul ingår, en tid till',
      text: 'Skriver du avtal på en ny GLC eller GLE innan tiden är ute står den på monterade vinterhjul vid leverans.',
      end: `${monthEnd(today)}T18:00`,
      to: [`${ALL}?car_model=GLC&car_model=GLE&car_condition=Ny`, 'Se bilarna'],
    }),
    sv.carTeaser({
      title: 'Nedsatta priser',
      sort: 'car_price_asc',
      filters: { ...filters, car_has_campaign_price: ['true'] },
      count: 8,
      to: [`${ALL}?car_has_campaign_price=true`, 'Alla med nedsatt pris'],
    }),
    sv.carTeaser({
      title: 'Demobilar',
      sort: 'car_publishdate_desc',
      filters: { ...filters, car_condition: ['Demobil'] },
      to: [`${ALL}?car_condition=Demobil`, 'Alla demobilar'],
    }),
    sv.legal(
      'Villkor för erbjudandena',
      'Det överstrukna priset är det lägsta vi har haft på bilen de senaste trettio dagarna. Erbjudandet gäller så länge bilen finns kvar.',
      'Vinterhjulen är originalhjul i den minsta dimension som är godkänd för bilen. De kan inte bytas mot pengar och gäller en uppsättning per bil.',
    ),
  ],
});

const ownership = page('agande', {
  sv: {
    title: 'Ägande',
    description: 'Finansiering, garanti och service för dig som kör Mercedes-Benz.',
    main: [
      sv.hero({
        title: 'Efter nyckeln',
        text: 'Det som håller bilen i det skick den förtjänar.',
        scene: ['dark-atelier', 831],
      }),
      sv.film({
        title: 'En stund i verkstaden',
        name: 'workshop',
        poster: ['dark-atelier', 832],
      }),
      sv.faq('Garanti, service och finansiering', [
        [
          'Hur länge gäller garantin?',
          'Det står i garantibeviset för just din bil och skiljer sig mellan modeller och årgångar. Vi läser ut vad som är kvar när bilen är hos oss.',
        ],
        [
          'Måste bilen servas hos er?',
          'Nej, men servicen ska följa tillverkarens plan och dokumenteras. Hos oss hamnar den i den digitala serviceboken.',
        ],
        [
          'Kan jag leasa privat?',
          'På utvalda bilar. Månadskostnad, avtalstid och körsträcka står på bilens sida.',
        ],
        ['Hämtar ni bilen?', 'På flera orter, mot en kostnad som du får veta i förväg.'],
      ]),
      sv.files({
        title: 'Dokument',
        text: 'Det vi brukar lämna över i pappersform.',
        files: [
          ['Garanti på begagnad bil', '/media/leaflet-warranty.pdf'],
          ['Så går en service till', '/media/leaflet-service.pdf'],
        ],
      }),
    ],
  },
});

const company = page('foretag', {
  sv: {
    title: 'För företag',
    nav: 'Företag',
    description: 'Tjänstebil, direktionsbil och transportbil från Mercedes-Benz, med en kontakt hos Nordhem.',
    main: [
      sv.hero({
        title: 'Ett kontor med fyra dörrar',
        text: 'Tjänstebilar, direktionsbilar och transportbilar. En kontaktperson för alla.',
        scene: ['city-dusk', 861],
        link: ['/kontakt', 'Be om förslag'],
        button: 'Ghost Contrast',
      }),
      sv.cards({
        title: 'Vad gäller det?',
        look: 'Overlay',
        ground: 'Dark',
        cards: [
          {
            title: 'Tjänstebil',
            text: 'Laddhybrider och elbilar med nedsatt förmånsvärde.',
            to: [`${ALL}?car_fuel=El`, 'Se elbilarna'],
            scene: ['light-tunnel', 862],
          },
          {
            title: 'Transportbil',
            text: 'Citan, Vito och Sprinter, även på el. Pris utan moms.',
            to: [`${ALL}?car_vehicle_type_code=LCV`, 'Se transportbilarna'],
            scene: ['van-depot', 863],
          },
          {
            title: 'Service på era villkor',
            text: 'Kvällstider och bil att låna, så att ingen dag går förlorad.',
            to: ['/service-och-verkstad', 'Om servicen'],
            scene: ['dark-atelier', 864],
          },
        ],
      }),
      sv.accordion('Bra att veta', [
        [
          'Förmånsvärde',
          'Bygger på nybilspris, fordonsskatt och statslåneränta. Elbilar och laddhybrider räknas ned mot en jämförbar bil, så länge reglerna gäller.',
        ],
        [
          'Leasing eller köp',
          'Finansiell leasing ger halva momsen tillbaka på avgiften när bilen används i tjänst. Vid köp skrivs bilen av som inventarium.',
        ],
        [
          'Flera bilar',
          'Vi samlar avtal, service och däck för hela vagnparken och skickar en faktura i månaden.',
        ],
      ]),
    ],
  },
});

const sell = page(
  'salj-bil',
  {
    sv: {
      title: 'Sälj eller byt in',
      nav: 'Sälj bil',
      description: 'Sälj din bil till Nordhem Mercedes-Benz eller låt den bli handpenning på nästa.',
      main: [
        sv.hero({
          title: 'Nästa stjärna börjar med den du har',
          text: 'Vi köper och byter in, även när bilen bär ett annat märke.',
          scene: ['light-tunnel', 866],
        }),
        sv.sellForm(
          'Vad är den värd?',
          'Numret på plåten och mätarställningen räcker för en första uppskattning. Resten tar en värderare vid.',
        ),
      ],
    },
  },
  { hidden: true },
);

const contact: PageText = {
  title: 'Kontakt',
  description: 'Kontakta Nordhem Mercedes-Benz.',
  main: [
    sv.hero({
      title: 'Vi lyssnar',
      text: `Ring ${phoneLink(site)} vardagar 8–18, eller skriv till ${mailLink(site)}.`,
      scene: ['night-coast', 871],
    }),
    sv.contactForm({
      title: 'Skriv till oss',
      text: 'En säljare eller servicerådgivare återkommer. När du har skickat ser du vilken dag du får svar.',
    }),
    sv.siteSelection(
      'Våra hus i Mälardalen',
      'Här visar vi hela programmet. <a href="/anlaggningar">Alla anläggningar</a>.',
      { site_brands: [MAKE], site_region: ['Stockholm', 'Uppsala', 'Västmanland', 'Södermanland', 'Örebro'] },
    ),
  ],
};

const columns = [
  {
    title: 'Bilar',
    links: [
      ['/kop-bil', 'Modeller'],
      [ALL, 'I lager'],
      ['/erbjudanden', 'Erbjudanden'],
      ['/foretag', 'För företag'],
      ['/salj-bil', 'Sälj bil'],
    ],
  },
  {
    title: 'Ägande',
    links: [
      ['/agande', 'Garanti och finansiering'],
      ['/service-och-verkstad', 'Service'],
      ['/anlaggningar', 'Anläggningar'],
      ['/journal', 'Journal'],
    ],
  },
  {
    title: 'Om webbplatsen',
    links: [
      ['/integritet', 'Integritet'],
      ['/kakor', 'Kakor'],
      ['/tillganglighet', 'Tillgänglighet'],
    ],
  },
] as const;

/** Black, silver and slow. */
export const mercedesSe = (today: string): SiteSeed => ({
  ...brandSeed({
    site,
    sv,
    make: MAKE,
    frame: frame({
      site,
      dark: true,
      extras: [['/kontakt', 'Kontakt']],
      contactTitle: 'Kontakt',
      contactText: 'Vardagar 8–18.',
      columns,
      rights: 'Varumärken tillhör respektive ägare.',
    }),
    texts: {
      home,
      models,
      offers: offers(today),
      contact,
      listIntro: 'Nya, begagnade och demobilar från hela Nordhem.',
      facilities: 'Här säljs och servas märket. Verkstaden öppnar ofta tidigare än bilhallen.',
    },
    modelPages: [modelPages],
    more: [ownership, company, sell, journal(today)],
    booking: {
      booking: sv.bookingByPlace({
        title: 'Boka verkstad',
        text: 'Bilens nummer, vad som ska göras, och var och när du vill lämna den. Det tar några minuter.',
      }),
      above: [
        sv.datePicker({
          title: 'När vill du lämna bilen?',
          text: 'Välj ett datum, så börjar kalendern där när du har valt verkstad.',
          to: ['/service-och-verkstad/boka-bilverkstad', 'Boka verkstad'],
        }),
      ],
    },
    scenes: { service: ['dark-atelier', 841], lost: ['night-coast', 899] },
  }),
  tags: storyTags(TAGS),
});
