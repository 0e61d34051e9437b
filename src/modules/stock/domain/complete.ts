import { err, ok, type Result } from '~/platform/result';
import { cityOfAddress } from './address';
import type { CarRecord, RecordFault } from './car-record';
import { vinFault } from './car-record';
import { completeFinance } from './complete-finance';
import type { KnownStore, StockSite } from './site';
import { carSlug } from './slug';
import { normaliseVin } from './vin';
import {
  canonicalBrand,
  conditionLabel,
  facetLanguage,
  isUsedCondition,
  mapWord,
  WORD_FIELDS,
  type WordField,
} from './vocabulary';
import { agreeingText, horsepowerOf, UNIT_LABELS } from './words/labels';
import { convertMileage, distanceUnit, formatMileage, odometerUnit } from './words/mileage';
import { formatMoney } from './words/money';
import { numberFormat } from './words/number-format';
import { ordinaryPlate } from './words/plate';

/** A word that is on no list of its field; kept as it is and reported. */
interface UnmappedWord {
  readonly field: string;
  readonly value: string;
}

export interface CompletedCar {
  readonly car: CarRecord;
  readonly unmapped: readonly UnmappedWord[];
}

/**
 * Completes a car of a feed to the record of the site's index: words in the site's language, derived numbers, texts, flags and
 * slug. `car_publishdate` and `indexed_at` are filled by the store.
 */
export function completeCar(
  source: CarRecord,
  site: StockSite,
  store: KnownStore | undefined,
): Result<CompletedCar, RecordFault> {
  const currency = (source.car_price_currency ?? site.currency).toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) {
    return err({ field: 'car_price_currency', reason: 'is not a currency code (three letters)' });
  }
  const foreign: UnmappedWord[] = [];
  const vin = normaliseVin(source.car_chassino);
  if (currency !== site.currency) foreign.push({ field: 'car_price_currency', value: currency });
  const fault = vinFault(vin, source.car_year);
  if (fault) return err(fault);
  const words = mapWords(source, site);
  const named: CarRecord = {
    ...source,
    ...words.values,
    ...storeFields(source, store),
    indexed_at: null,
    car_brand: canonicalBrand(source.car_brand),
    car_model_text: source.car_model_text ?? source.car_model,
    car_regno: source.car_regno && (ordinaryPlate(source.car_regno, site.country) ?? source.car_regno),
    car_chassino: vin,
    car_vehicle_type_code: source.car_vehicle_type_code ?? 'PC',
    car_price_currency: currency,
  };
  const car = completeFinance(
    {
      ...named,
      ...conditionFields(named, site),
      ...priceFields(named, site),
      ...measures(named, site),
      ...images(named),
    },
    site,
  );
  return ok({
    car: { ...car, slug: validSlug(source.slug) ?? carSlug(car) },
    unmapped: [...words.unmapped, ...foreign],
  });
}

const validSlug = (slug: string | null): string | null =>
  slug !== null && slug.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : null;

function mapWords(source: CarRecord, site: StockSite) {
  const language = facetLanguage(site.locale);
  const values: Partial<Record<WordField, string | null>> = {};
  const unmapped: UnmappedWord[] = [];
  for (const field of WORD_FIELDS) {
    const { value, known } = mapWord(field, source[field], language);
    values[field] = value;
    if (!known && value !== null) unmapped.push({ field, value });
  }
  return { values, unmapped };
}

/** A facility's own name and address win over the feed's; place names of the feed win over the facility's. */
function storeFields(source: CarRecord, store: KnownStore | undefined) {
  const address = store?.address ?? source.car_site_address;
  return {
    car_site_name: store?.name ?? source.car_site_name,
    car_site_address: address,
    car_site_phone: store?.phone ?? source.car_site_phone,
    car_site_city: source.car_site_city ?? store?.city ?? cityOfAddress(address),
    car_site_region: source.car_site_region ?? store?.region ?? null,
  };
}

/** `car_is_used` agrees with `car_condition`; either is made from the other. A sample car is a new one. */
function conditionFields(car: CarRecord, site: StockSite) {
  const sample = car.car_is_sample ?? false;
  const used = isUsedCondition(car.car_condition) ?? car.car_is_used ?? (sample ? false : null);
  const condition =
    car.car_condition ?? (used === null ? null : conditionLabel(used, facetLanguage(site.locale)));
  return {
    car_condition: condition,
    car_is_used: used,
    car_is_sample: sample,
    caroftheweek: car.caroftheweek ?? false,
  };
}

/** `car_price` is what is to be paid: the campaign price unless the source says that it does not apply or it reduces nothing, else the retail price. */
function priceFields(car: CarRecord, site: StockSite) {
  const currency = car.car_price_currency ?? site.currency;
  const retail = car.car_retail_price || null;
  const campaign = car.car_campaign_price || null;
  const lower = campaign !== null && (retail === null || campaign < retail);
  const flagged = lower && car.car_has_campaign_price !== false;
  const price = (flagged ? campaign : retail) ?? (car.car_price || null);
  const format = (value: number) => formatMoney(value, currency, site.locale);
  return {
    car_price: price,
    car_retail_price: retail ?? (campaign === null ? price : null),
    car_campaign_price: campaign,
    car_has_campaign_price: flagged,
    car_vat_eligible: car.car_vat_eligible ?? false,
    car_retail_price_text: agreeingText(car.car_retail_price_text, retail, () => format(retail ?? 0)),
    car_price_text: agreeingText(car.car_price_text, price, () => format(price ?? 0)),
  };
}

const ELECTRIC_UNITS = {
  wltp_electric_range: 'km',
  wltp_electric_consumption: 'kWh/100 km',
  battery_size: 'kWh',
  electric_charging_speed_ac: 'kW',
  electric_charging_speed_dc: 'kW',
} as const;

function measures(car: CarRecord, site: StockSite) {
  const { distanceUnit: unit } = site.features;
  const sourceUnit = distanceUnit(car.car_odometer_unit ?? '') ?? odometerUnit(unit);
  const mileage =
    car.car_mileage ??
    (car.car_odometer === null ? null : convertMileage({ value: car.car_odometer, unit: sourceUnit }, unit));
  const odometer =
    car.car_odometer ?? (mileage === null ? null : convertMileage({ value: mileage, unit }, sourceUnit));
  const power = car.car_power ?? horsepowerOf(car.car_power_text);
  const numbers = numberFormat(site.locale);
  const withUnit = (field: keyof typeof ELECTRIC_UNITS) =>
    agreeingText(
      car[`${field}_text`],
      car[field],
      () => `${numbers.format(car[field] ?? 0)} ${ELECTRIC_UNITS[field]}`,
    );
  return {
    car_mileage: mileage,
    car_mileage_text: agreeingText(car.car_mileage_text, mileage, () =>
      formatMileage(mileage ?? 0, unit, site.locale),
    ),
    car_odometer: odometer,
    car_odometer_unit: odometer === null ? null : sourceUnit,
    car_power: power,
    car_power_text:
      car.car_power_text ??
      (power === null ? null : `${power} ${UNIT_LABELS[facetLanguage(site.locale)].power}`),
    wltp_electric_range_text: withUnit('wltp_electric_range'),
    wltp_electric_consumption_text: withUnit('wltp_electric_consumption'),
    battery_size_text: withUnit('battery_size'),
    electric_charging_speed_ac_text: withUnit('electric_charging_speed_ac'),
    electric_charging_speed_dc_text: withUnit('electric_charging_speed_dc'),
  };
}

/** The primary image is the first of the gallery unless the source names another; a lone primary is the gallery. */
function images(car: CarRecord) {
  const [first] = car.car_images;
  const primary =
    car.car_primary_image ??
    (first ? { thumbnail_url: first.original, blur_data_url: first.blur_data_url } : null);
  const lone = primary?.thumbnail_url
    ? [{ original: primary.thumbnail_url, blur_data_url: primary.blur_data_url }]
    : [];
  return { car_primary_image: primary, car_images: first ? car.car_images : lone };
}
