import { type ShownLoan, shownLoan } from '~/features/finance/server';
import type { CarField } from '~/modules/stock';
import type { JsonObject, JsonValue } from '~/platform/json';

/** The fields of a search record that a card needs. */
export const CAR_CARD_FIELDS = [
  'car_id',
  'slug',
  'indexed_at',
  'car_brand',
  'car_model',
  'car_version',
  'car_condition',
  'caroftheweek',
  'car_year',
  'car_mileage',
  'car_mileage_text',
  'car_fuel',
  'car_gearbox',
  'car_site_city',
  'car_primary_image',
  'car_price',
  'car_price_text',
  'car_price_title',
  'car_price_currency',
  'car_retail_price',
  'car_is_sample',
  'car_retail_price_text',
  'car_has_campaign_price',
  'car_campaigns',
  'car_vehicle_type_code',
  'car_has_loan',
  'car_loan_monthly_cost',
  'car_has_privateleasing',
  'car_privateleasing_monthly_cost',
] as const satisfies readonly CarField[];

/** A car as a card shows it; fields are named as in the search record. */
export interface CarCardData {
  readonly car_id: string;
  readonly slug: string | null;
  /** When the record last changed. */
  readonly indexed_at: string | null;
  readonly car_brand: string;
  readonly car_model: string;
  readonly car_version: string | null;
  readonly car_condition: string | null;
  readonly caroftheweek: boolean;
  readonly car_year: number | null;
  /** In the site's own unit. */
  readonly car_mileage: number | null;
  readonly car_mileage_text: string | null;
  readonly car_fuel: string | null;
  readonly car_gearbox: string | null;
  readonly car_site_city: string | null;
  readonly image: { readonly src: string; readonly blur: string | null } | null;
  readonly car_price: number | null;
  readonly car_price_text: string | null;
  /** Shown before the price of a sample car: prices start there. */
  readonly car_price_title: string | null;
  readonly car_price_currency: string | null;
  readonly car_retail_price: number | null;
  readonly car_retail_price_text: string | null;
  readonly car_has_campaign_price: boolean;
  readonly car_campaigns: readonly string[];
  readonly is_lcv: boolean;
  readonly car_loan_monthly_cost: number | null;
  /** The monthly cost with its effective rate, shown only together. */
  readonly loan: ShownLoan | null;
  readonly car_privateleasing_monthly_cost: number | null;
  /** Lowest price of the 30 days before the reduction, in whole currency; null where unknown. */
  readonly lowest_price_30_days: number | null;
}

const text = (value: JsonValue | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const number = (value: JsonValue | undefined): number | null => (typeof value === 'number' ? value : null);
const isList = (value: JsonValue | undefined): value is readonly JsonValue[] => Array.isArray(value);
const texts = (value: JsonValue | undefined): string[] =>
  isList(value) ? value.filter((item) => typeof item === 'string') : [];
const part = (value: JsonValue | undefined, key: string): JsonValue | undefined =>
  typeof value === 'object' && value !== null && !isList(value) ? value[key] : undefined;

/**
 * Reads a search record, by hand instead of the record's schema, because a page has a hundred of them. The loan needs
 * `car_loan_option`; `carCards` finds the others.
 */
export function carCardData(record: JsonObject): CarCardData {
  const price = number(record.car_price);
  const monthlyCost = record.car_has_loan === true ? number(record.car_loan_monthly_cost) : null;
  const src = text(part(record.car_primary_image, 'thumbnail_url'));
  return {
    car_id: text(record.car_id) ?? '',
    slug: text(record.slug),
    indexed_at: text(record.indexed_at),
    car_brand: text(record.car_brand) ?? '',
    car_model: text(record.car_model) ?? '',
    car_version: text(record.car_version),
    car_condition: text(record.car_condition),
    caroftheweek: record.caroftheweek === true,
    car_year: number(record.car_year),
    car_mileage: number(record.car_mileage),
    car_mileage_text: text(record.car_mileage_text),
    car_fuel: text(record.car_fuel),
    car_gearbox: text(record.car_gearbox),
    car_site_city: text(record.car_site_city),
    image: src === null ? null : { src, blur: text(part(record.car_primary_image, 'blur_data_url')) },
    car_price: price,
    car_price_text: text(record.car_price_text),
    car_price_title: record.car_is_sample === true ? text(record.car_price_title) : null,
    car_price_currency: text(record.car_price_currency),
    car_retail_price: number(record.car_retail_price),
    car_retail_price_text: text(record.car_retail_price_text),
    car_has_campaign_price: record.car_has_campaign_price === true,
    car_campaigns: texts(record.car_campaigns),
    is_lcv: record.car_vehicle_type_code === 'LCV',
    car_loan_monthly_cost: monthlyCost,
    loan: shownLoan(price, monthlyCost, record.car_loan_option),
    car_privateleasing_monthly_cost:
      record.car_has_privateleasing === true ? number(record.car_privateleasing_monthly_cost) : null,
    lowest_price_30_days: null,
  };
}
