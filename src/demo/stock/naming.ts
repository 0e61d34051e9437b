import type { CarColor } from '~/demo/drawings';
import { facetLanguage, mapWord, type WordField } from '~/modules/stock';
import type { Model, Version } from './catalogue';
import type { Draft } from './draft';
import { STOCK_WORDS } from './language';
import type { Market } from './markets';

const FUEL_WORD = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid (petrol)',
  'plug-in': 'Plug-in hybrid (petrol)',
  electric: 'Electric',
} as const;
const DRIVE_WORD = { fwd: 'Front-wheel drive', rwd: 'Rear-wheel drive', awd: 'Four-wheel drive' } as const;
const BODY_WORD = {
  hatchback: 'Hatchback',
  sedan: 'Saloon',
  estate: 'Estate',
  suv: 'SUV',
  coupe: 'Coupé',
  cabriolet: 'Convertible',
  van: 'Van',
  pickup: 'Pick-up',
  minibus: 'MPV',
} as const;
const CONDITION_WORD = { used: 'Used', new: 'New', sample: 'New', demo: 'Ex-demonstrator' } as const;
const COLOR_WORD = {
  white: 'White',
  silver: 'Silver',
  grey: 'Grey',
  black: 'Black',
  blue: 'Blue',
  darkblue: 'Blue',
  red: 'Red',
  green: 'Green',
  beige: 'Beige',
  brown: 'Brown',
  orange: 'Orange',
  yellow: 'Yellow',
} as const satisfies Record<CarColor, string>;

/** The two drives and the fuel of the plug-in diesels of Mercedes-Benz are in their names. */
const fuelWord = ({ fuel, name }: Version): string =>
  fuel === 'plug-in' && / \d+ de /.test(name) ? 'Plug-in hybrid (diesel)' : FUEL_WORD[fuel];

/** Class letters and series in the site's language. */
export function modelName({ brand, model }: Model, market: Market): string {
  const words = STOCK_WORDS[market.language];
  if (brand === 'Mercedes-Benz' && /^[A-Z]$/.test(model)) return words.classOf(model);
  const [, series] = /^(\d)-serie$/.exec(model) ?? [];
  return series === undefined ? model : words.series(series);
}

/** Opel is sold under its own name everywhere but in Britain. */
export const makeName = ({ brand }: Model, { site }: Market): string =>
  brand === 'Opel' && site.country === 'GB' ? 'Vauxhall' : brand;

/** The word of the catalogue for an estate of Volkswagen, which each country calls its own way. */
const ESTATE = /^Sportscombi\b/;

/** The version without the class that the model already says: "GLC", "300 e 4MATIC". */
export const versionName = ({ model }: Model, { name }: Version, market: Market): string =>
  (name.startsWith(`${model} `) ? name.slice(model.length + 1) : name).replace(
    ESTATE,
    STOCK_WORDS[market.language].estateName,
  );

/** What a person calls the car: "Volvo V60 D4 Momentum", "Ford E-Transit 350 L3H2". */
export function fullName(model: Model, version: Version, market: Market): string {
  const make = makeName(model, market);
  if (version.name.includes(model.model)) return `${make} ${version.name}`;
  return `${make} ${modelName(model, market)} ${versionName(model, version, market)}`;
}

/** Vans and pick-ups are light commercial vehicles, priced without VAT (CAR-8). */
export const isCommercial = ({ body }: Model): boolean => body === 'van' || body === 'pickup';

/** The record's facet words, in the language of the site. */
export function wordFields({ market, model, version, state, color }: Draft) {
  const language = facetLanguage(market.site.locale);
  const word = (field: WordField, text: string): string | null => mapWord(field, text, language).value;
  return {
    car_condition: word('car_condition', CONDITION_WORD[state]),
    car_body: word('car_body', BODY_WORD[model.body]),
    car_drive: word('car_drive', DRIVE_WORD[version.drive]),
    car_color: word('car_color', COLOR_WORD[color]),
    car_fuel: word('car_fuel', fuelWord(version)),
    car_gearbox: word('car_gearbox', version.gearbox),
  };
}
