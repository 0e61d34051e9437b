import type { CarBody } from '~/demo/drawings';
import type { RandomSource } from '../group';
import type { Model, Version } from './catalogue';
import { formatList } from './format';
import {
  type CarState,
  type Character,
  EQUIPMENT,
  type Equipment,
  type Facts,
  STOCK_WORDS,
} from './language';
import type { Market } from './markets';

const CHARACTER: Readonly<Record<CarBody, Character>> = {
  hatchback: 'city',
  sedan: 'family',
  estate: 'family',
  suv: 'suv',
  coupe: 'fun',
  cabriolet: 'fun',
  van: 'work',
  pickup: 'work',
  minibus: 'people',
};

const FITS: Readonly<Record<NonNullable<Equipment['only']>, (model: Model, version: Version) => boolean>> = {
  electric: (_, { fuel }) => fuel === 'electric',
  combustion: (_, { fuel }) => fuel !== 'electric',
  van: ({ body }) => body === 'van',
  passenger: ({ body }) => body !== 'van' && body !== 'pickup',
  awd: (_, { drive }) => drive === 'awd',
};

/** How often a thing of each level is on board; dearer and younger cars have more. */
function odds(level: Equipment['level'], price: number, ageYears: number): number {
  if (level === 1) return 0.97;
  const comfort = Math.min(1, price / 700_000) - ageYears * 0.02;
  return level === 2 ? 0.45 + comfort * 0.45 : comfort * 0.7;
}

/** The equipment list in the site's language. Four-wheel drive is always named. */
export const equipment = (
  model: Model,
  version: Version,
  ageYears: number,
  market: Market,
  random: RandomSource,
): string[] =>
  EQUIPMENT.filter(({ only }) => only === undefined || FITS[only](model, version))
    .filter((item) => item.only === 'awd' || random.share(odds(item.level, version.price, ageYears)))
    .map((item) => item.names[market.language]);

export interface Described {
  readonly model: Model;
  readonly version: Version;
  readonly state: CarState;
  readonly facts: Facts;
  readonly equipment: readonly string[];
}

/** Inside a sentence only names and abbreviations keep their capital. */
const inSentence = (item: string): string =>
  /^(?:Apple|Android|Bluetooth|Isofix|\p{Lu}\p{Lu})/u.test(item)
    ? item
    : item.charAt(0).toLowerCase() + item.slice(1);

/** Paragraphs that differ from car to car: other openings, another order, other equipment in the middle. */
export function description(
  { model, version, state, facts, equipment: items }: Described,
  market: Market,
  random: RandomSource,
): string {
  const words = STOCK_WORDS[market.language];
  const named = random.some(items.slice(8), random.whole(3, 5)).map(inSentence);
  const opening = random.pick(words.opening[state])(facts);
  const character = random.pick(words.character[CHARACTER[model.body]])(facts);
  const fuel = random.pick(words.fuel[version.fuel])(facts);
  const highlights = named.length > 1 ? words.highlights(formatList(named, market.site.locale)) : '';
  const middle = random.share(0.5)
    ? [`${character} ${fuel}`, highlights]
    : [fuel, `${character} ${highlights}`.trim()];
  return [opening, ...middle, random.pick(words.care[state])(facts), random.pick(words.closing)(facts)]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
