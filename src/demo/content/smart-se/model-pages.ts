import type { SeedItem } from '~/modules/content';
import { page } from '../build/item';
import type { Scene } from '../build/scenes';
import { filters, inStock, sv } from './kit';

type Three<T> = readonly [T, T, T];

interface ModelPage {
  readonly name: string;
  readonly model: string;
  readonly hero: string;
  readonly lead: string;
  readonly description: string;
  readonly scene: Scene;
  readonly figures: Three<readonly [string, string, string]>;
  readonly slides: Three<readonly [title: string, text: string, thumbnail: string, scene: Scene]>;
  readonly facts: readonly (readonly [title: string, text: string])[];
}

const PAGES: readonly ModelPage[] = [
  {
    name: 'ettan',
    model: '#1',
    hero: '#1, den som har plats',
    lead: 'Fyra meter och tjugosju centimeter. Känns som fem när du lastar, tre när du parkerar.',
    description: 'smart #1: räckvidd, laddning, mått och bilar i lager hos Nordhem.',
    scene: ['smart-home', 912],
    figures: [
      ['Räckvidd', '440 km', 'Premium, enligt WLTP'],
      ['Laddning', '30 min', 'från 10 till 80 procent'],
      ['Bagage', '411 l', 'med baksätet framskjutet'],
    ],
    slides: [
      [
        'Baksätet åker',
        'Tretton centimeter fram eller bak. Ben eller väskor, du väljer.',
        'Plats',
        ['smart-square', 913],
      ],
      ['Trefas som standard', 'Från Premium laddar den med 22 kW på stan.', 'Ladda', ['smart-home', 914]],
      [
        'Räven i skärmen',
        'En liten figur hittar till närmaste laddare. Den svarar när du frågar.',
        'Teknik',
        ['smart-city', 915],
      ],
    ],
    facts: [
      [
        'Batteri och räckvidd',
        'Pro har 47 kWh och 310 km, Premium 62 kWh och 440 km. Brabus drar på alla fyra och kommer 400 km.',
      ],
      ['Mått', '4 270 mm lång, 1 822 mm bred, 1 636 mm hög. Vändcirkeln är elva meter.'],
      ['Får den dra?', 'Upp till 1 600 kilo på Brabus. Cykelhållare på kroken går bra på alla.'],
    ],
  },
  {
    name: 'trean',
    model: '#3',
    hero: '#3, den som vände sig om',
    lead: 'Kupéprofil, samma batteri, lite mindre luft i vägen.',
    description: 'smart #3: elektrisk kupé för stan och landsvägen. Fakta och bilar i lager.',
    scene: ['smart-city', 922],
    figures: [
      ['Räckvidd', '455 km', 'Pro+, enligt WLTP'],
      ['0–100', '3,7 s', 'Brabus, om du måste'],
      ['Tak', 'Glas', 'från fram till bak'],
    ],
    slides: [
      [
        'Lägre i vinden',
        'Taklinjen sparar ström på motorväg. Du märker det vid Gränna.',
        'Form',
        ['smart-city', 923],
      ],
      ['Ljud som sitter', 'Tretton högtalare, eller helt tyst. Båda är bra.', 'Ljud', ['smart-square', 924]],
      [
        'Laddar medan du äter',
        'Tjugofem mil på en halvtimme. En pizza, alltså.',
        'Ladda',
        ['smart-home', 925],
      ],
    ],
    facts: [
      ['Batteri och räckvidd', '62 kWh. Pro+ går 455 km, Brabus med fyrhjulsdrift 415 km.'],
      ['Mått', '4 400 mm lång, 1 844 mm bred, 1 556 mm hög. Baksätet tar tre, helst två.'],
      ['Service', 'Vartannat år eller var tredje tusende mil, vilket som kommer först.'],
    ],
  },
  {
    name: 'fortwo',
    model: 'fortwo',
    hero: 'fortwo, den som började alltihop',
    lead: 'Tillverkas inte längre. Därför är de vi har extra roliga att hitta.',
    description: 'Begagnad smart fortwo: räckvidd, skick och bilar i lager hos Nordhem.',
    scene: ['smart-square', 932],
    figures: [
      ['Längd', '2,70 m', 'kortare än en soffa'],
      ['Räckvidd', '130 km', 'räcker till onsdag'],
      ['Säten', '2', 'ditt och ett till'],
    ],
    slides: [
      [
        'Parkera på tvären',
        'Får du böter har någon mätt fel. (Nej. Läs skylten.)',
        'Parkera',
        ['smart-square', 933],
      ],
      ['Vänd på en gata', 'Vändcirkel under sju meter. Taxin hinner bara tuta.', 'Vänd', ['smart-city', 934]],
      [
        'Full över natten',
        'Litet batteri, snabbt klart. Ett vanligt uttag duger.',
        'Ladda',
        ['smart-home', 935],
      ],
    ],
    facts: [
      [
        'Vad ska jag titta på?',
        'Batteriets hälsa står i protokollet. De flesta av våra har över nittio procent kvar.',
      ],
      ['Finns det reservdelar?', 'Ja, och de går att få fram på ett par dagar.'],
      ['Garanti', 'Tolv månader hos oss, utan självrisk.'],
    ],
  },
];

const modelPage = (each: ModelPage): SeedItem =>
  page(each.name, {
    sv: {
      title: `smart ${each.model}`,
      nav: each.model,
      description: each.description,
      main: [
        sv.hero({
          title: each.hero,
          text: each.lead,
          scene: each.scene,
          link: [inStock(each.model), `Se ${each.model} i lager`],
        }),
        sv.highlights(...each.figures),
        sv.carousel(
          each.slides.map(([title, subtitle, thumbnail, scene]) => ({
            title,
            subtitle,
            thumbnail,
            scene,
            to: ['/kontakt', 'Boka provkörning'],
          })),
        ),
        sv.accordion('Siffror och svar', each.facts),
        sv.carTeaser({
          title: 'Står hos oss',
          sort: 'car_price_asc',
          filters: { ...filters, car_model: [each.model] },
          to: [inStock(each.model), 'Visa alla'],
        }),
        sv.imageButtons(
          'De andra två',
          PAGES.filter(({ name }) => name !== each.name).map(
            ({ name, model, scene }) =>
              [`/kop-bil/${name}`, `smart ${model}`, [scene[0], scene[1] + 5]] as const,
          ),
          true,
        ),
      ],
    },
  });

/** A page for each model, below `/kop-bil`. */
export const modelPages = PAGES.map(modelPage);
