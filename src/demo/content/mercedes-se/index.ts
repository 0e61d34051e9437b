import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { brandSeed } from '../build/brand';
import { mailLink, phoneLink } from '../build/contact';
import { frame } from '../build/frame';
import type { PageText } from '../build/item';
import { page } from '../build/item';
import { kit } from '../build/kit';

const site = siteByKey('mercedes-se');
const sv = kit('sv', { privacy: '/integritet' });
const ALL = '/kop-bil/alla-bilar-i-lager';
const MAKE = 'Mercedes-Benz';
const filters = { car_brand: [MAKE] };

const model = (name: string) => `${ALL}?car_model=${encodeURIComponent(name)}`;

const home: PageText = {
  title: 'Nordhem Mercedes-Benz',
  nav: 'Start',
  metaTitle: 'Mercedes-Benz hos Nordhem',
  description: 'Nya och begagnade Mercedes-Benz, auktoriserad verkstad och originaldelar hos Nordhem.',
  main: [
    sv.hero({
      title: 'Stillhet, i rörelse',
      text: 'Mercedes-Benz hos Nordhem. Bilarna, verkstaden och människorna som kan dem.',
      scene: ['mercedes-studio', 801],
      link: [ALL, 'Se bilarna'],
      button: 'Ghost Contrast',
      full: true,
      placement: 'Bottom',
    }),
    sv.text({
      title: 'Ett märke, många sätt att resa',
      centred: true,
      body: [
        'Från den lilla A-Klass som ryms överallt till den S-Klass som gör en lång dag kort. Hos oss står de bredvid varandra, nya och begagnade, så att du kan jämföra på riktigt.',
      ],
    }),
    sv.cards({
      title: 'Välj karaktär',
      look: 'Overlay',
      ground: 'Dark',
      cards: [
        {
          title: 'Sedan och kombi',
          text: 'C-Klass, E-Klass, S-Klass.',
          to: [`${ALL}?car_model=C&car_model=E&car_model=S`, 'Se bilarna'],
          scene: ['city-dusk', 802],
        },
        {
          title: 'SUV',
          text: 'GLA, GLC, GLE.',
          to: [`${ALL}?car_model=GLA&car_model=GLC&car_model=GLE`, 'Se bilarna'],
          scene: ['winter-road', 803],
        },
        {
          title: 'Helt elektrisk',
          text: 'EQA, EQB, EQE.',
          to: [`${ALL}?car_model=EQA&car_model=EQB&car_model=EQE`, 'Se bilarna'],
          scene: ['charging-evening', 804],
        },
      ],
    }),
    sv.carTeaser({
      title: 'Senast inkommet',
      sort: 'car_publishdate_desc',
      filters,
      to: [ALL, 'Alla i lager'],
    }),
    sv.blurb({
      title: 'Handen som känner bilen',
      body: [
        'Våra tekniker är utbildade av tillverkaren och uppdaterar sig varje år. De har rätt verktyg, rätt programvara och tillgång till originaldelar.',
        'Det märks mest när något inte är som vanligt, och när du säljer bilen vidare.',
      ],
      scene: ['workshop-bay', 805],
      to: ['/service-och-verkstad', 'Service hos oss'],
      reverse: true,
    }),
    sv.cta({
      title: 'Kör den en stund, i tystnad',
      text: 'Provkörning bokar du från bilens sida. Vi ställer fram den varm.',
      to: [ALL, 'Välj bil'],
      button: 'Ghost Contrast',
      scene: ['fjord-morning', 806],
      big: true,
    }),
  ],
};

const models: PageText = {
  title: 'Modeller',
  description:
    'Mercedes-Benz modeller i lager hos Nordhem: från A-Klass till S-Klass, SUV, elbilar och transportbilar.',
  main: [
    sv.hero({
      title: 'Modellerna',
      text: 'Det som finns att se, känna på och köra hem.',
      scene: ['mercedes-studio', 811],
      search: ALL,
    }),
    sv.carTeaser({
      title: 'Helt elektriskt',
      sort: 'car_price_asc',
      filters: { ...filters, car_fuel: ['El'] },
      to: [`${ALL}?car_fuel=El`, 'Alla elektriska'],
    }),
    sv.carTeaser({
      title: 'SUV',
      sort: 'car_publishdate_desc',
      filters: { ...filters, car_body: ['SUV'] },
      to: [`${ALL}?car_body=SUV`, 'Alla SUV'],
    }),
    sv.carTeaser({
      title: 'Kombi',
      sort: 'car_publishdate_desc',
      filters: { ...filters, car_body: ['Kombi'] },
      to: [`${ALL}?car_body=Kombi`, 'Alla kombi'],
    }),
    sv.cards({
      title: 'Transportbilar',
      look: 'Compact',
      cards: [
        {
          title: 'Citan',
          text: 'Den lilla som kommer in överallt.',
          to: [model('Citan'), 'Se Citan'],
          icon: 'Truck',
        },
        {
          title: 'Vito',
          text: 'Mellanstorlek, även som eVito.',
          to: [model('Vito'), 'Se Vito'],
          icon: 'Truck',
        },
        {
          title: 'Sprinter',
          text: 'Störst, i många längder och höjder.',
          to: [model('Sprinter'), 'Se Sprinter'],
          icon: 'Truck',
        },
      ],
    }),
  ],
};

const offers: PageText = {
  title: 'Erbjudanden',
  description: 'Mercedes-Benz med nedsatt pris och demobilar hos Nordhem.',
  main: [
    sv.hero({
      title: 'Aktuella erbjudanden',
      text: 'Få, noga valda och med tydliga villkor.',
      scene: ['mercedes-studio', 821],
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
    sv.text({
      body: [
        'Det överstrukna priset är det lägsta vi har haft på bilen de senaste trettio dagarna. Erbjudandet gäller så länge bilen finns kvar.',
      ],
    }),
  ],
};

const ownership = page('agande', {
  sv: {
    title: 'Ägande',
    description: 'Finansiering, garanti och service för dig som kör Mercedes-Benz.',
    main: [
      sv.hero({
        title: 'Efter nyckeln',
        text: 'Det som håller bilen i det skick den förtjänar.',
        scene: ['lifestyle-cabin', 831],
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
    ],
  },
});

const contact: PageText = {
  title: 'Kontakt',
  description: 'Kontakta Nordhem Mercedes-Benz.',
  main: [
    sv.text({
      title: 'Kontakt',
      first: true,
      body: [`Ring ${phoneLink(site)} vardagar 8–18, eller skriv till ${mailLink(site)}.`],
    }),
    sv.contactForm({
      title: 'Skriv till oss',
      text: 'En säljare eller servicerådgivare återkommer, oftast inom en arbetsdag.',
    }),
  ],
};

/** Black, silver and slow. */
export const mercedesSe = (): SiteSeed =>
  brandSeed({
    site,
    sv,
    make: MAKE,
    frame: frame({
      site,
      dark: true,
      extras: [['/kontakt', 'Kontakt']],
      contactTitle: 'Kontakt',
      contactText: 'Vardagar 8–18.',
      columns: [
        {
          title: 'Bilar',
          links: [
            ['/kop-bil', 'Modeller'],
            [ALL, 'I lager'],
            ['/erbjudanden', 'Erbjudanden'],
          ],
        },
        {
          title: 'Ägande',
          links: [
            ['/agande', 'Garanti och finansiering'],
            ['/service-och-verkstad', 'Service'],
            ['/anlaggningar', 'Anläggningar'],
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
      ],
      rights: 'Varumärken tillhör respektive ägare.',
    }),
    texts: {
      home,
      models,
      offers,
      contact,
      listIntro: 'Nya, begagnade och demobilar från hela Nordhem.',
      facilities: 'Här säljs och servas märket. Verkstaden öppnar ofta tidigare än bilhallen.',
    },
    more: [ownership],
    scenes: { service: ['workshop-bay', 841], lost: ['mercedes-studio', 899] },
  });
