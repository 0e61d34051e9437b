import type { SeedItem } from '~/modules/content';
import { page, type Texts } from '../build/item';
import type { Part } from '../build/prose';
import type { Scene } from '../build/scenes';
import * as english from './english/workshop';
import { en, sv } from './kit';

interface Service {
  readonly name: string;
  readonly title: string;
  readonly nav: string;
  readonly lead: string;
  readonly scene: Scene;
  readonly body: readonly Part[];
}

const SERVICES: readonly Service[] = [
  {
    name: 'service',
    title: 'Bilservice enligt tillverkarens plan',
    nav: 'Service',
    lead: 'Olja, filter, bromsvätska och allt det andra, när det ska göras och inte oftare.',
    scene: ['workshop-bay', 81],
    body: [
      'Bilen talar själv om när det är dags, men den vet inte hur du kör. Mycket småkörning eller tung last sliter mer än långa landsvägsmil. Berätta det när du bokar.',
      '## Det här gör vi',
      [
        'Byter olja och filter enligt plan',
        'Läser felkoder och uppdaterar programvara',
        'Kontrollerar bromsar, däck, batteri, hjulupphängning och belysning',
        'Fyller på vätskor och återställer serviceindikatorn',
        'Skriver i den digitala serviceboken',
      ],
      '## Elbilar',
      'En elbil har färre delar som slits, men kupéfilter, bromsvätska, kylvätska och bromsar behöver fortfarande ses över. Vi mäter också batteriets hälsa och ger dig siffran.',
    ],
  },
  {
    name: 'ac-service',
    title: 'AC-service',
    nav: 'AC-service',
    lead: 'Sval kupé, klar sikt. Anläggningen bör ses över vartannat år.',
    scene: ['coast-summer', 82],
    body: [
      'En AC läcker några procent om året, även när allt är helt. Till slut räcker inte mediet, kylan blir svag och kompressorn smörjs sämre.',
      '## Så går det till',
      [
        'Vi tömmer och väger köldmediet',
        'Anläggningen täthetsprovas',
        'Ny olja och rätt mängd medium fylls på',
        'Kupéfiltret kontrolleras, och byts om du vill',
      ],
      'Räkna med ungefär en timme. Läcker anläggningen får du pris på felsökning innan vi går vidare.',
    ],
  },
  {
    name: 'skadeverkstad',
    title: 'Skadeverkstad: plåt, plast och lack',
    nav: 'Skadeverkstad',
    lead: 'En buckla behöver inte bli en stor sak. Skicka ett foto så börjar vi där.',
    scene: ['city-dusk', 83],
    body: [
      'Vi lagar hellre än vi byter när det går, det är billigare och bättre för miljön. Större skador riktar vi i bänk, med tillverkarens mått.',
      '## Steg för steg',
      [
        'Du anmäler skadan till ditt försäkringsbolag, eller ber oss göra det',
        'Vi bedömer skadan på plats eller på foto och räknar på den',
        'Bolaget godkänner, vi bokar tid och ordnar ersättningsbil om försäkringen har det',
        'Bilen lagas, lackas och mäts. Du får ett protokoll',
      ],
      'Små skador som du betalar själv får du alltid fast pris på.',
    ],
  },
  {
    name: 'stenskott',
    title: 'Stenskott och byte av vindruta',
    nav: 'Stenskott',
    lead: 'Ett litet stenskott går ofta att laga på en halvtimme. Vänta inte tills det spricker.',
    scene: ['winter-road', 84],
    body: [
      'Är skadan mindre än en femkrona och sitter utanför förarens siktfält går den oftast att laga. Det kostar sällan något om du har halvförsäkring.',
      '## När rutan måste bytas',
      'Moderna rutor har kamera, regnsensor och ibland värme. Efter ett byte kalibrerar vi kameran, annars stämmer inte bilens säkerhetssystem. Räkna med att bilen är hos oss en förmiddag.',
      '## Medan du väntar',
      'Sätt en bit genomskinlig tejp över stenskottet. Det håller fukt och smuts borta, och chansen att det går att laga blir större.',
    ],
  },
];

function inEnglish(name: string, scene: Scene): Texts {
  const text = english.SERVICE_TEXTS[name];
  if (text === undefined) return {};
  const { title, nav, lead, body } = text;
  const link = ['/service-och-verkstad/boka-bilverkstad', 'Book'] as const;
  return {
    en: {
      title,
      nav,
      description: lead,
      main: [en.hero({ title, text: lead, scene, link }), en.text({ body })],
    },
  };
}

const servicePage = ({ name, title, nav, lead, scene, body }: Service): SeedItem =>
  page(name, {
    ...inEnglish(name, scene),
    sv: {
      title,
      nav,
      description: lead,
      main: [
        sv.hero({ title, text: lead, scene, link: ['/service-och-verkstad/boka-bilverkstad', 'Boka tid'] }),
        sv.text({ body }),
        sv.cards({
          title: 'Andra tjänster',
          look: 'Compact',
          cards: SERVICES.filter((other) => other.name !== name).map((other) => ({
            title: other.nav,
            text: other.lead,
            to: [`/service-och-verkstad/vara-verkstadstjanster/${other.name}`, `Om ${other.nav}`],
            icon: 'Service',
          })),
        }),
      ],
    },
  });

export const services = page(
  'vara-verkstadstjanster',
  {
    en: english.services,
    sv: {
      title: 'Våra verkstadstjänster',
      nav: 'Verkstadstjänster',
      description: 'Service, AC, skador, stenskott och däck: vad vi gör och vad du kan vänta dig.',
      main: [
        sv.text({
          title: 'Våra verkstadstjänster',
          first: true,
          body: [
            'Det vanligaste, förklarat utan krångel. Är du osäker på vad bilen behöver, ring så frågar vi dig rätt saker.',
          ],
        }),
        sv.cards({
          title: 'Vad gäller det?',
          cards: SERVICES.map(({ name, nav, lead, scene: [kind, seed] }) => ({
            title: nav,
            text: lead,
            to: [`/service-och-verkstad/vara-verkstadstjanster/${name}`, `Om ${nav}`],
            scene: [kind, seed + 5],
          })),
        }),
      ],
    },
  },
  { children: SERVICES.map(servicePage) },
);
