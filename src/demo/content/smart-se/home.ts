import { siteByKey } from '~/sites';
import type { PageText } from '../build/item';
import type { ModelText } from '../build/offer-blocks';
import { ALL, filters, sv } from './kit';

const MODELS: readonly ModelText[] = [
  {
    title: '#1',
    text: 'Kompakt utanpå, oväntat rymlig inuti.',
    car: ['car-smart-1-yellow-front-left-smart-se-e', 'Gul smart #1 snett framifrån'],
    to: ['/kop-bil/ettan', 'Möt #1'],
    facts: [
      ['Pris från', '399 900 kr'],
      ['Räckvidd', 'upp till 440 km'],
      ['Längd', '4,27 m'],
      ['Bagage', '411 liter'],
    ],
  },
  {
    title: '#3',
    text: 'Lägre, längre, lite snabbare på att bestämma sig.',
    car: ['car-smart-3-white-front-left-smart-se-e', 'Vit smart #3 snett framifrån'],
    to: ['/kop-bil/trean', 'Möt #3'],
    campaign: 'Ny i år',
    facts: [
      ['Pris från', '449 900 kr'],
      ['Räckvidd', 'upp till 455 km'],
      ['Längd', '4,40 m'],
      ['Bagage', '370 liter'],
    ],
  },
  {
    title: 'fortwo',
    text: 'Två säten. Resten av gatan är din.',
    car: ['car-smart-fortwo-red-front-left-smart-se-e', 'Röd smart fortwo snett framifrån'],
    to: ['/kop-bil/fortwo', 'Möt fortwo'],
    facts: [
      ['Säljs', 'begagnad'],
      ['Räckvidd', 'upp till 130 km'],
      ['Längd', '2,70 m'],
      ['Vändcirkel', '6,95 m'],
    ],
  },
];

export const home: PageText = {
  title: 'Nordhem smart',
  nav: 'Start',
  metaTitle: 'smart hos Nordhem: små bilar, stor stad',
  description: 'Elektriska smart hos Nordhem. Se #1, #3 och fortwo i lager, boka provkörning och service.',
  main: [
    sv.hero({
      title: 'Liten bil. Stora planer.',
      text: 'Helt elektrisk, lätt att parkera och svår att inte le åt.',
      scene: ['smart-city', 901],
      link: [ALL, 'Hitta din smart'],
      full: true,
    }),
    sv.models({ title: 'Vilken är du?', centred: true, models: MODELS }),
    sv.highlights(
      ['Utsläpp', '0', 'gram per kilometer'],
      ['Ljud', 'Sch', 'nästan inget alls'],
      ['Parkering', 'Ja', 'den ryms där också'],
    ),
    sv.blurb({
      title: 'Ladda där du ändå är',
      body: [
        'Hemma, på gymmet, utanför mataffären. Med tre faser hinner du fylla på medan du handlar för helgen.',
      ],
      scene: ['smart-home', 902],
      to: ['/ladda', 'Så laddar du'],
      ground: 1,
      moving: true,
    }),
    sv.carTeaser({ title: 'Redo att köra hem', sort: 'car_publishdate_desc', filters, to: [ALL, 'Se alla'] }),
    sv.imageButtons(
      'Vad vill du göra?',
      [
        [`${ALL}?car_condition=Ny`, 'Köpa ny', ['smart-square', 903]],
        [`${ALL}?car_condition=Begagnad`, 'Köpa begagnad', ['smart-city', 904]],
        ['/service-och-verkstad', 'Serva', ['smart-home', 905]],
        ['/foretag', 'Köra för jobbet', ['smart-square', 906]],
      ],
      true,
    ),
    sv.blurb({
      title: 'Torget runt hörnet',
      body: [
        'De flesta resor är kortare än en poddintro. En smart är byggd för dem: ut ur garaget, runt kvarteret, in i luckan som ingen annan fick plats i.',
      ],
      scene: ['smart-square', 907],
      to: ['/kontakt', 'Boka en runda'],
      reverse: true,
    }),
    sv.facilityTeaser('Här står de och väntar', ['/anlaggningar', 'Alla ställen'], {
      site_brands: ['smart'],
    }),
    sv.storiesTeaser('Stadsliv', '/stadsliv', 'Fler ur stadslivet'),
    sv.faq('Folk undrar', [
      [
        'Räcker en smart för semestern?',
        'Ja, om du packar som en vuxen. Till sommarstugan med två barn och hund: ta #1 och ett par laddpauser.',
      ],
      ['Vem servar den?', 'Våra verkstäder. Samma tekniker som tar hand om Mercedes-Benz.'],
      ['Får den plats i mitt garage?', 'Mycket talar för det.'],
    ]),
    sv.social(siteByKey('smart-se').social),
  ],
};

export const models: PageText = {
  title: 'Modeller',
  description: 'smart #1, #3 och fortwo: skillnaderna, i klartext.',
  main: [
    sv.hero({
      title: 'Tre sätt att ta mindre plats',
      text: 'Välj efter hur många ni är och hur fort ni vill bli sedda.',
      scene: ['smart-square', 911],
      link: [ALL, 'Se lagret'],
    }),
    sv.models({ title: 'Sida vid sida', models: MODELS }),
    sv.text({
      title: 'Snabb jämförelse',
      body: [
        '<strong>#1</strong> är den praktiska: hög sittställning, baksäte som går att skjuta och bagage för en vecka.',
        '<strong>#3</strong> är den snygga: lägre tak, längre räckvidd, samma batteri.',
        '<strong>fortwo</strong> är den egensinniga: två säten och kortare än de flesta parkeringsrutor är breda. Säljs begagnad.',
      ],
    }),
    sv.carTeaser({
      title: 'Billigast in',
      sort: 'car_price_asc',
      filters,
      to: [ALL, 'Alla i lager'],
    }),
    sv.legal(
      'Om siffrorna',
      'Priser är cirkapriser för ny bil med moms. Räckvidd enligt WLTP; på vintern blir den kortare, på våren längre igen.',
    ),
  ],
};
