import type { CarColor } from '~/demo/drawings';
import type { SiteRecord } from '~/modules/facilities';
import { addDays, daysBetween } from '~/platform/time';
import { type RandomSource, randomSource } from '../group';
import { MODELS, type Model, type Version } from './catalogue';
import type { CarState } from './language';
import type { Market } from './markets';

const COLORS: readonly (readonly [CarColor, number])[] = [
  ['grey', 20],
  ['black', 18],
  ['white', 18],
  ['silver', 9],
  ['blue', 9],
  ['darkblue', 8],
  ['red', 7],
  ['green', 4],
  ['beige', 3],
  ['brown', 2],
  ['orange', 1],
  ['yellow', 1],
];

/** What has been decided of a car before its fields are written. */
export interface Draft {
  readonly market: Market;
  readonly site: SiteRecord;
  readonly serial: number;
  readonly today: string;
  readonly model: Model;
  readonly version: Version;
  readonly state: CarState;
  /** `YYYY-MM-DD`; null for cars that were never registered. */
  readonly registered: string | null;
  readonly ageYears: number;
  readonly kilometres: number;
  readonly color: CarColor;
  readonly random: RandomSource;
}

/** Where a brand's new cars are sold, by the name it has on the sign. */
const sellsNew = (site: SiteRecord, { brand }: Model): boolean => site.site_brands.includes(brand);

function pickState(market: Market, random: RandomSource): CarState {
  const { new: fresh, demo, sample } = market.fresh;
  return random.weighted<CarState>([
    ['new', fresh],
    ['demo', demo],
    ['sample', sample],
    ['used', 1 - fresh - demo - sample],
  ]);
}

function pickCar(market: Market, site: SiteRecord, today: string, random: RandomSource) {
  const wanted = pickState(market, random);
  const year = Number(today.slice(0, 4));
  const franchised = MODELS.filter((model) => sellsNew(site, model) && (model.years[1] ?? year) >= year);
  const state = wanted !== 'used' && franchised.length === 0 ? 'used' : wanted;
  const models = state === 'used' ? MODELS : franchised;
  const choices = models.flatMap((model) =>
    model.versions.map(
      (version) =>
        [{ model, version }, (model.weight / model.versions.length) * market.fuels[version.fuel]] as const,
    ),
  );
  return { state, ...random.weighted(choices) };
}

/** A model may be older than its charged versions. */
const FIRST_YEAR = { petrol: 0, diesel: 0, hybrid: 0, 'plug-in': 2017, electric: 2019 } as const;
const MAX_AGE_DAYS = 11 * 365;

/** First registration: used cars as old as the model allows, most of them young; demo cars of this year. */
function registration(
  state: CarState,
  { years }: Model,
  { fuel }: Version,
  today: string,
  random: RandomSource,
): string | null {
  if (state === 'new' || state === 'sample') return null;
  if (state === 'demo') return addDays(today, -random.whole(40, 300));
  const oldest = Math.min(
    MAX_AGE_DAYS,
    Math.max(150, daysBetween(`${Math.max(years[0], FIRST_YEAR[fuel])}-02-01`, today)),
  );
  const youngest = years[1] === undefined ? 120 : Math.max(120, daysBetween(`${years[1]}-12-15`, today));
  return addDays(today, -Math.round(youngest + Math.max(0, oldest - youngest) * random.next() ** 1.4));
}

/** Decides what car number `serial` of a market is. */
export function draftCar(market: Market, sites: readonly SiteRecord[], serial: number, today: string): Draft {
  const random = randomSource(`${market.site.key} ${serial}`, 'car');
  const site = random.pick(sites);
  const car = pickCar(market, site, today, random);
  const registered = registration(car.state, car.model, car.version, today, random);
  const ageYears = registered === null ? 0 : daysBetween(registered, today) / 365;
  const perYear = car.model.body === 'van' ? random.whole(12_000, 32_000) : random.whole(6_000, 22_000);
  const kilometres = car.state === 'demo' ? random.whole(1_500, 12_000) : Math.round(ageYears * perYear);
  return {
    ...car,
    market,
    site,
    serial,
    today,
    registered,
    ageYears,
    kilometres,
    random: random,
    color: random.weighted(COLORS),
  };
}
