import type { SiteUser } from '~/modules/facilities';
import { type CarRecord, carRecordSchema, formatMileage, formatMoney } from '~/modules/stock';
import { slugify } from '~/platform/plain-letters';
import { addressLine } from '~/platform/postal-address';
import { addDays } from '~/platform/time';
import { type CarSite, demoSites } from '../group';
import { description, equipment } from './description';
import { type Draft, draftCar } from './draft';
import { leasingFields, loanFields } from './finance';
import { plate, vin } from './identity';
import { campaignName, priceTitle } from './language';
import { MARKETS } from './markets';
import { fullName, isCommercial, makeName, modelName, versionName, wordFields } from './naming';
import { gallery, NO_PICTURES, type PictureLook } from './pictures';
import { campaignPrice, earlierPrice, retailPrice } from './price';
import { techniqueFields } from './technique';

/** A car of which nothing is known: every field empty. */
const EMPTY = carRecordSchema.parse({ car_id: '-', car_brand: '-', car_model: '-' });

const KILOMETRES_IN = { mil: 10, km: 1, miles: 1.609344 } as const;

const numberOf = (market: Draft['market'], serial: number): number => market.number * 1_000_000 + serial;

/** By which the feed names a car of a market. */
export const carIdOf = (market: Draft['market'], serial: number): string => String(numberOf(market, serial));

function identityFields(car: Draft) {
  const { market, serial, model, version, state, registered, kilometres, today, random } = car;
  const { country, locale, features } = market.site;
  const name = modelName(model, market);
  const unit = features.distanceUnit;
  const mileage = state === 'sample' ? null : Math.round(kilometres / KILOMETRES_IN[unit]);
  const number = numberOf(market, serial);
  return {
    car_id: String(number),
    car_brand: makeName(model, market),
    car_model: name,
    car_model_text: name,
    car_version: versionName(model, version, market),
    car_is_used: state === 'used' || state === 'demo',
    car_is_sample: state === 'sample',
    ...wordFields(car),
    car_year: Number((registered ?? today).slice(0, 4)),
    car_mileage: mileage,
    car_mileage_text: mileage === null ? null : formatMileage(mileage, unit, locale),
    car_odometer:
      mileage === null ? null : Math.round(kilometres / (unit === 'miles' ? KILOMETRES_IN.miles : 1)),
    car_odometer_unit: mileage === null ? null : unit === 'miles' ? 'miles' : 'km',
    car_regno:
      registered === null
        ? null
        : plate(country, (number % 1_000_000) + market.number * 20_000, registered, random),
    car_chassino: state === 'sample' ? null : vin(number, random),
    car_firstregistration: registered,
    car_vehicle_type_code: isCommercial(model) ? 'LCV' : 'PC',
  };
}

function moneyFields(car: Draft) {
  const { market, model, version, state, ageYears, kilometres, random } = car;
  const { currency, locale, country } = market.site;
  const withoutVat = isCommercial(model);
  const retail = retailPrice(
    { newPrice: version.price, state, ageYears, kilometres, fuel: version.fuel, withoutVat },
    market,
    random,
  );
  const reduced = state !== 'sample' && random.share(0.09);
  const campaign = reduced ? campaignPrice(retail, market, random) : null;
  const price = campaign ?? retail;
  const ordinary = withoutVat ? 'withoutVat' : state === 'sample' ? 'from' : 'ordinary';
  const campaignOf = (name: Parameters<typeof campaignName>[0]) => campaignName(name, market.language);
  const financed = { price, ageYears, withoutVat };
  const isNew = state === 'new' || state === 'demo';
  return {
    car_price: price,
    car_price_text: formatMoney(price, currency, locale),
    car_price_title: priceTitle(reduced ? 'campaign' : ordinary, market.language),
    car_price_currency: currency,
    car_retail_price: retail,
    car_retail_price_text: formatMoney(retail, currency, locale),
    car_campaign_price: campaign,
    car_has_campaign_price: reduced,
    car_campaigns: [
      ...(reduced ? [campaignOf(random.pick(['weekly', 'season']))] : []),
      ...(version.fuel === 'electric' && random.share(0.15) ? [campaignOf('electric')] : []),
      ...(withoutVat && random.share(0.2) ? [campaignOf('business')] : []),
    ],
    car_vat_eligible: withoutVat || random.share(0.15),
    car_pbbratio: random.whole(86, 112),
    // The taxable benefit of a company car is a Swedish figure, a month's worth for a new car.
    car_beneficial_value:
      country === 'SE' && isNew && !withoutVat ? Math.round(version.price * 0.00105) * 10 : null,
    ...leasingFields(financed, market, random),
    ...(state === 'sample' ? { car_has_loan: false, car_loan_option: null } : loanFields(financed, market)),
  };
}

const seller = ({ first_name, last_name, email, phone }: SiteUser) => ({
  name: `${first_name} ${last_name}`,
  email,
  phone,
});

function placeFields({ site, state, random }: Draft) {
  const type = state === 'used' ? 'used_cars' : 'new_cars';
  const department = site.site_departments.find((each) => each.department_type === type);
  const [company, number] = department?.erp_id.split('.') ?? [];
  return {
    car_site_id: site.site_id,
    car_site_name: site.site_official_name,
    car_site_city: site.site_city,
    car_site_region: site.site_region,
    car_site_phone: site.site_phone,
    car_site_address: addressLine(site.site_street, site.site_zip, site.site_city),
    car_companyerpid: company ?? null,
    car_departmenterpid: number ?? null,
    car_sellers: random.some(department?.users ?? [], random.whole(1, 2)).map(seller),
  };
}

function textFields(car: Draft, power: string) {
  const { market, model, version, state, ageYears, kilometres, registered, today, site, random } = car;
  const { locale, features } = market.site;
  const unit = features.distanceUnit;
  const range = version.battery?.range ?? 0;
  const inMiles = unit === 'miles';
  const items = equipment(model, version, ageYears, market, random);
  const facts = {
    name: fullName(model, version, market),
    year: Number((registered ?? today).slice(0, 4)),
    city: site.site_city,
    mileage: formatMileage(Math.round(kilometres / KILOMETRES_IN[unit]), unit, locale),
    power,
    range: formatMileage(
      Math.round(inMiles ? range / KILOMETRES_IN.miles : range),
      inMiles ? 'miles' : 'km',
      locale,
    ),
  };
  return {
    car_equipment: items,
    car_description: description({ model, version, state, facts, equipment: items }, market, random),
  };
}

/** When the advertisement came, most of them lately; the newest yesterday, as the demo may be filled at any hour. */
const publishDate = ({ today, random }: Draft): string => {
  const day = addDays(today, -1 - Math.floor(random.next() ** 2 * 150));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day}T${two(random.whole(6, 17))}:${two(random.whole(0, 59))}:${two(random.whole(0, 59))}.000Z`;
};

/** Five parts without dashes of their own; the fifth is where the car stands (CAR-PAGE-2). */
const slugOf = ({ model, version, registered, today, site, market }: Draft): string =>
  [
    makeName(model, market),
    modelName(model, market),
    versionName(model, version, market).split(' ')[0] ?? '',
    (registered ?? today).slice(0, 4),
    site.site_city,
  ]
    .map((part) => slugify(part).replaceAll('-', '') || 'x')
    .join('-');

const PLATES = { sv: 'se', nb: 'no', fi: 'fi', sk: 'sk', 'en-GB': 'gb' } as const;

/** Photographed in the studio of the site's brand, with the plate of its country. */
const lookOf = ({ market, model, version, color }: Draft): PictureLook => ({
  model,
  body: model.body,
  color,
  charged: version.battery !== undefined,
  studio: market.site.theme,
  country: PLATES[market.language],
});

const WEEK_CAR_EVERY = 600;

function demoCar(car: Draft): CarRecord {
  const { market, model, version, serial, random } = car;
  const technique = techniqueFields(model, version, market);
  const weekCar = serial % WEEK_CAR_EVERY === 7;
  return {
    ...EMPTY,
    ...identityFields(car),
    slug: slugOf(car),
    caroftheweek: weekCar,
    ...technique,
    ...placeFields(car),
    ...moneyFields(car),
    ...textFields(car, technique.car_power_text),
    ...(weekCar || random.share(0.96) ? gallery(lookOf(car), random) : NO_PICTURES),
    car_publishdate: publishDate(car),
  };
}

/**
 * The demo stock of a site: the same cars in every run, moved so that dates lie before `today` (`YYYY-MM-DD`).
 * `count` takes only the first ones.
 */
export function* demoCars(site: CarSite, today: string, count = MARKETS[site].cars): Generator<CarRecord> {
  const market = MARKETS[site];
  const sites = demoSites(site, today);
  for (let serial = 0; serial < count; serial += 1) yield demoCar(draftCar(market, sites, serial, today));
}

/** Of the ordinary price: what some cars cost when they came, and what they cost before the last change. */
const HISTORIES: readonly (readonly [first: number, then: number])[] = [
  [1.06, 1.03],
  [0.97, 1.04],
  [1.05, 1.05],
];
/** Cars with a history have been for sale for longer than this. */
export const HISTORY_DAYS = 110;

/** Cars whose price has moved without a campaign, some up and some down; the same ones in every run. */
function historyOf(serial: number, car: CarRecord, today: string) {
  const old = (car.car_publishdate ?? today) < addDays(today, -HISTORY_DAYS);
  return old && car.car_is_sample !== true ? HISTORIES[serial % (HISTORIES.length + 1)] : undefined;
}

/**
 * The stock's cars that cost something else before: those reduced now, at their ordinary price, and some whose price has
 * moved without a campaign. Imported first, with an earlier clock, they give the price log what the thirty days before a
 * reduction need (Directive 98/6/EC art. 6a), and cars a history.
 */
export function* demoCarsBeforeReduction(
  site: CarSite,
  today: string,
  count = MARKETS[site].cars,
): Generator<CarRecord> {
  let serial = -1;
  for (const car of demoCars(site, today, count)) {
    serial += 1;
    if (car.car_has_campaign_price === true) yield atPrice(car, site, car.car_retail_price ?? 0);
    else yield* pricedBefore(car, site, historyOf(serial, car, today)?.[1]);
  }
}

/** Those of them that have had a history, as they came; imported before all others. */
export function* demoCarsAtFirst(
  site: CarSite,
  today: string,
  count = MARKETS[site].cars,
): Generator<CarRecord> {
  let serial = -1;
  for (const car of demoCars(site, today, count)) {
    serial += 1;
    yield* pricedBefore(car, site, historyOf(serial, car, today)?.[0]);
  }
}

function* pricedBefore(car: CarRecord, site: CarSite, part: number | undefined): Generator<CarRecord> {
  if (part === undefined || car.car_retail_price === null) return;
  const { currency } = MARKETS[site].site;
  yield atPrice(car, site, earlierPrice(car.car_retail_price, part, currency));
}

/** A car without its campaign, at another price. */
function atPrice(car: CarRecord, site: CarSite, price: number): CarRecord {
  const { language, site: market } = MARKETS[site];
  const text = formatMoney(price, market.currency, market.locale);
  return {
    ...car,
    car_price: price,
    car_price_text: text,
    car_price_title: priceTitle(car.car_vehicle_type_code === 'LCV' ? 'withoutVat' : 'ordinary', language),
    car_retail_price: price,
    car_retail_price_text: text,
    car_campaign_price: null,
    car_has_campaign_price: false,
    car_campaigns: [],
  };
}
