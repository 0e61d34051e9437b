import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { brandSeed } from '../build/brand';
import { mailLink, phoneLink } from '../build/contact';
import { frame } from '../build/frame';
import type { PageText } from '../build/item';
import { page } from '../build/item';
import { kit } from '../build/kit';

const site = siteByKey('smart-se');
const sv = kit('sv', { privacy: '/integritet' });
const ALL = '/kop-bil/alla-bilar-i-lager';
const filters = { car_brand: ['smart'] };
const model = (name: string) => `${ALL}?car_model=${encodeURIComponent(name)}`;

const home: PageText = {
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
    sv.cards({
      title: 'Vilken är du?',
      centred: true,
      cards: [
        {
          title: '#1',
          text: 'Kompakt utanpå, oväntat rymlig inuti.',
          to: [model('#1'), 'Möt #1'],
          car: ['car-suv-yellow-front-left-e0', 'Gul smart #1 snett framifrån'],
        },
        {
          title: '#3',
          text: 'Lägre, längre, lite snabbare på att bestämma sig.',
          to: [model('#3'), 'Möt #3'],
          car: ['car-suv-white-front-left-e1', 'Vit smart #3 snett framifrån'],
        },
        {
          title: 'fortwo',
          text: 'Två säten. Resten av gatan är din.',
          to: [model('fortwo'), 'Möt fortwo'],
          car: ['car-hatchback-red-front-left-e0', 'Röd smart fortwo snett framifrån'],
        },
      ],
    }),
    sv.highlights(
      ['Utsläpp', '0', 'gram per kilometer'],
      ['Ljud', 'Sch', 'nästan inget alls'],
      ['Parkering', 'Ja', 'den ryms där också'],
    ),
    sv.carTeaser({ title: 'Redo att köra hem', sort: 'car_publishdate_desc', filters, to: [ALL, 'Se alla'] }),
    sv.blurb({
      title: 'Ladda där du ändå är',
      body: [
        'Hemma, på gymmet, utanför mataffären. Med tre faser hinner du fylla på medan du handlar för helgen.',
      ],
      scene: ['charging-evening', 902],
      to: ['/ladda', 'Så laddar du'],
      ground: 1,
    }),
    sv.faq('Folk undrar', [
      [
        'Räcker en smart för semestern?',
        'Ja, om du packar som en vuxen. Till sommarstugan med två barn och hund: ta #1 och ett par laddpauser.',
      ],
      ['Vem servar den?', 'Våra verkstäder. Samma tekniker som tar hand om Mercedes-Benz.'],
      ['Får den plats i mitt garage?', 'Mycket talar för det.'],
    ]),
  ],
};

const models: PageText = {
  title: 'Modeller',
  description: 'smart #1, #3 och fortwo: skillnaderna, i klartext.',
  main: [
    sv.hero({ title: 'Tre sätt att ta mindre plats', scene: ['smart-city', 911], link: [ALL, 'Se lagret'] }),
    sv.text({
      title: 'Snabb jämförelse',
      body: [
        '<strong>#1</strong> är den praktiska: hög sittställning, baksäte som går att skjuta och bagage för en vecka.',
        '<strong>#3</strong> är den snygga: lägre tak, längre räckvidd, samma batteri.',
        '<strong>fortwo</strong> är den egensinniga: två säten och kortare än de flesta parkeringsrutor är breda. Säljs begagnad.',
      ],
    }),
    sv.carTeaser({
      title: '#1',
      sort: 'car_price_asc',
      filters: { ...filters, car_model: ['#1'] },
      to: [model('#1'), 'Alla #1'],
    }),
    sv.carTeaser({
      title: '#3',
      sort: 'car_price_asc',
      filters: { ...filters, car_model: ['#3'] },
      to: [model('#3'), 'Alla #3'],
    }),
  ],
};

const offers: PageText = {
  title: 'Erbjudanden',
  description: 'smart med nedsatt pris, och demobilar som vi har lekt klart med.',
  main: [
    sv.text({
      title: 'Lite mindre pris på en redan liten bil',
      first: true,
      body: ['Nedsatt så länge bilen står kvar. Det tidigare priset är det lägsta på trettio dagar.'],
    }),
    sv.carTeaser({
      title: 'Nedsatt just nu',
      sort: 'car_price_asc',
      filters: { ...filters, car_has_campaign_price: ['true'] },
      to: [`${ALL}?car_has_campaign_price=true`, 'Visa alla'],
    }),
    sv.carTeaser({ title: 'Lägst pris', sort: 'car_price_asc', filters, count: 8, to: [ALL, 'Visa alla'] }),
    sv.cta({
      title: 'Prova en i dag',
      text: 'En runda i stan räcker för att veta.',
      to: ['/kontakt', 'Boka provkörning'],
      scene: ['smart-city', 921],
      constrained: true,
    }),
  ],
};

const charging = page('ladda', {
  sv: {
    title: 'Ladda',
    description: 'Ladda smart hemma, på stan och på resan.',
    main: [
      sv.hero({ title: 'Ström, här, där och hemma', scene: ['charging-evening', 931] }),
      sv.cards({
        title: 'Tre laddvanor',
        look: 'Icon',
        cards: [
          {
            title: 'Hemma',
            text: 'Över natten, när elen är billigast. En laddbox är tryggast.',
            to: ['/kontakt', 'Fråga om laddbox'],
            icon: 'Home',
          },
          {
            title: 'I stan',
            text: 'Medan du ändå gör något annat. 22 kW på modeller som har det.',
            to: [ALL, 'Se vilka som har det'],
            icon: 'Plug',
          },
          {
            title: 'På resan',
            text: 'Snabbladda mellan tio och åttio procent. Sedan är det dags för kaffe.',
            to: ['/kop-bil', 'Jämför modellerna'],
            icon: 'Electric',
          },
        ],
      }),
    ],
  },
});

const contact: PageText = {
  title: 'Säg hej',
  nav: 'Kontakt',
  description: 'Ring, mejla eller skriv till Nordhem smart.',
  main: [
    sv.text({
      title: 'Säg hej',
      first: true,
      body: [`${phoneLink(site)}, vardagar 9–18. Eller ${mailLink(site)}, när som helst.`],
    }),
    sv.contactForm({
      title: 'Skriv några rader',
      text: 'Fråga om en bil, boka en runda eller bara hör av dig. Vi svarar oftast inom en arbetsdag.',
    }),
  ],
};

/** Light, round and a little cheeky. */
export const smartSe = (): SiteSeed =>
  brandSeed({
    site,
    sv,
    make: 'smart',
    frame: frame({
      site,
      extras: [['/kontakt', 'Säg hej']],
      contactTitle: 'Säg hej',
      contactText: 'Vardagar 9–18.',
      columns: [
        {
          title: 'Bilarna',
          links: [
            ['/kop-bil', 'Modeller'],
            [ALL, 'I lager'],
            ['/erbjudanden', 'Erbjudanden'],
          ],
        },
        {
          title: 'Vardagen',
          links: [
            ['/ladda', 'Ladda'],
            ['/service-och-verkstad', 'Service'],
            ['/anlaggningar', 'Hitta oss'],
          ],
        },
        {
          title: 'Det finstilta',
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
      listIntro: 'Allt vi har inne, från hela landet. Vi flyttar gärna bilen till dig.',
      facilities: 'Här står de på golvet, redo för en runda.',
    },
    more: [charging],
    scenes: { service: ['workshop-bay', 941], lost: ['charging-evening', 999] },
  });
