import type { SiteSeed } from '~/modules/content';
import { siteByKey } from '~/sites';
import { brandSeed } from '../build/brand';
import { mailLink, phoneLink } from '../build/contact';
import { monthEnd } from '../build/days';
import { frame } from '../build/frame';
import { type PageText, page } from '../build/item';
import { storyTags } from '../build/story';
import { home, models } from './home';
import { ALL, filters, sv } from './kit';
import { modelPages } from './model-pages';
import { stories, TAGS } from './stories';

const site = siteByKey('smart-se');

const offers = (today: string): PageText => ({
  title: 'Erbjudanden',
  description: 'smart med nedsatt pris, och demobilar som vi har lekt klart med.',
  main: [
    sv.hero({
      title: 'Lite mindre pris på en redan liten bil',
      text: 'Nedsatt så länge bilen står kvar.',
      scene: ['smart-square', 923],
    }),
    sv.countdown({
      title: 'Laddboxen på köpet',
      text: 'Skriv på en ny #1 eller #3 innan klockan har tickat klart, så ingår laddbox och installation i villa.',
      end: `${monthEnd(today)}T23:59`,
      to: [`${ALL}?car_condition=Ny`, 'Välj en ny'],
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
    sv.legal(
      'Det finstilta, fast läsbart',
      'Det tidigare priset är det lägsta på trettio dagar. Laddboxen gäller standardinstallation: högst femton meter kabel, inga grävarbeten, ledig plats i elcentralen.',
      'Bor du i lägenhet drar vi av boxens värde i stället.',
    ),
  ],
});

const charging = page('ladda', {
  sv: {
    title: 'Ladda',
    description: 'Ladda smart hemma, på stan och på resan.',
    main: [
      sv.hero({
        title: 'Ström, här, där och hemma',
        text: 'Det svåra med att ladda är att komma på vad man ska göra under tiden.',
        scene: ['smart-home', 931],
      }),
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
      sv.text({
        title: 'Tio minuter att fylla',
        body: [
          'Snabbladdaren går fortare än man tror. Den här kortfilmen är fri att visa, handlar inte om bilar och tar precis så lång tid som du behöver.',
        ],
      }),
      sv.video('aqz-KE-bpKQ', 'Big Buck Bunny, en kortfilm från Blender Foundation', ['smart-city', 936]),
      sv.accordion('Laddordlista', [
        ['kW', 'Hur fort det rinner. Vägguttag 2, laddbox 11, stan 22, snabb 150.'],
        ['kWh', 'Hur mycket det ryms. En smart #1 har 47 eller 62.'],
        ['AC och DC', 'AC är hemma och på stan, DC är snabbladdaren vid vägen.'],
        ['WLTP', 'Ett prov som alla bilar gör. Bra att jämföra med, sämre att lita på i februari.'],
      ]),
    ],
  },
});

const company = page('foretag', {
  sv: {
    title: 'smart för jobbet',
    nav: 'Företag',
    description: 'Elbilar för hemtjänst, bud och poolbil. Laddning och service i samma avtal.',
    main: [
      sv.hero({
        title: 'Jobbet blir inte mindre. Men bilen.',
        text: 'För hemtjänst, budfirma, mäklare och andra som parkerar tjugo gånger om dagen.',
        scene: ['smart-square', 941],
        link: ['/kontakt', 'Be om förslag'],
      }),
      sv.highlights(
        ['Poolbil', '1 av 4', 'bilar räcker, när de delas rätt'],
        ['Service', '2 år', 'mellan varven'],
        ['Förmån', 'Lägre', 'än för en jämförbar bensinbil'],
      ),
      sv.blurb({
        title: 'Ladda på gården',
        body: [
          'Vi räknar på elcentralen, sätter upp boxarna och visar hur ni delar dem. Strömmen fördelas efter vem som ska ut först.',
        ],
        scene: ['smart-home', 942],
        to: ['/ladda', 'Mer om laddning'],
      }),
      sv.contactForm({
        title: 'Hur många är ni?',
        text: 'Skriv hur många bilar, hur långt de går på en dag och var de står på natten.',
      }),
    ],
  },
});

const sell = page(
  'salj-bil',
  {
    sv: {
      title: 'Sälj din bil',
      nav: 'Sälj bil',
      description: 'Byt in bilen mot en smart, eller sälj den till oss rakt av.',
      main: [
        sv.hero({
          title: 'Stor bil ut, smart bil in',
          text: 'Eller bara ut. Vi köper alla märken, i alla storlekar.',
          scene: ['smart-square', 951],
        }),
        sv.sellForm(
          'Berätta om bilen',
          'Två rutor ger en uppskattning på en gång. Skicka in resten så hör en människa av sig.',
        ),
      ],
    },
  },
  { hidden: true },
);

const contact: PageText = {
  title: 'Säg hej',
  nav: 'Kontakt',
  description: 'Ring, mejla eller skriv till Nordhem smart.',
  main: [
    sv.hero({
      title: 'Säg hej',
      text: `${phoneLink(site)}, vardagar 9–18. Eller ${mailLink(site)}, när som helst.`,
      scene: ['smart-city', 961],
    }),
    sv.contactForm({
      title: 'Skriv några rader',
      text: 'Fråga om en bil, boka en runda eller bara hör av dig. När du har skickat ser du vilken dag du får svar.',
    }),
    sv.waysIn('Genvägar', site, [['/anlaggningar', 'Hitta till oss']]),
  ],
};

const columns = [
  {
    title: 'Bilarna',
    links: [
      ['/kop-bil', 'Modeller'],
      [ALL, 'I lager'],
      ['/erbjudanden', 'Erbjudanden'],
      ['/salj-bil', 'Sälj bil'],
    ],
  },
  {
    title: 'Vardagen',
    links: [
      ['/ladda', 'Ladda'],
      ['/service-och-verkstad', 'Service'],
      ['/anlaggningar', 'Hitta oss'],
      ['/stadsliv', 'Stadsliv'],
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
] as const;

/** Light, round and a little cheeky. */
export const smartSe = (today: string): SiteSeed => ({
  ...brandSeed({
    site,
    sv,
    make: 'smart',
    frame: frame({
      site,
      extras: [['/kontakt', 'Säg hej']],
      contactTitle: 'Säg hej',
      contactText: 'Vardagar 9–18.',
      columns,
      rights: 'Varumärken tillhör respektive ägare.',
    }),
    texts: {
      home,
      models,
      offers: offers(today),
      contact,
      listIntro: 'Allt vi har inne, från hela landet. Vi flyttar gärna bilen till dig.',
      facilities: 'Här står de på golvet, redo för en runda.',
    },
    modelPages,
    more: [charging, company, sell, stories(today)],
    scenes: { service: ['smart-home', 941], lost: ['smart-square', 999] },
  }),
  tags: storyTags(TAGS),
});
