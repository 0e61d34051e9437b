import type { FieldSchema, IndexSchema } from '~/platform/search';
import type { CarField } from './car-record';

const word = { kind: 'keyword', facet: true, sortable: true, searchable: true } as const;
const keyword = { kind: 'keyword', facet: true } as const;
const exact = { kind: 'keyword' } as const;
const wordOnly = { kind: 'keyword', searchable: true } as const;
const histogram = { kind: 'number', facet: true, sortable: true } as const;
const yesNo = { kind: 'boolean', facet: true } as const;

/**
 * What the search engine knows of a car: every field that filters, sorts, counts or is searched. Numeric facets are
 * those of SEARCH-6; fields that are not named are only shown.
 */
const FIELDS = {
  car_id: wordOnly,
  slug: exact,
  indexed_at: { kind: 'date', sortable: true },
  car_brand: word,
  car_model: word,
  car_model_text: wordOnly,
  car_version: { kind: 'keyword', sortable: true, searchable: true },
  car_condition: word,
  car_is_used: yesNo,
  car_is_sample: yesNo,
  caroftheweek: yesNo,
  car_body: word,
  car_drive: word,
  car_color: word,
  car_year: { kind: 'number', facet: 'list', sortable: true, searchable: true },
  car_fuel: word,
  car_gearbox: word,
  car_mileage: histogram,
  car_power: histogram,
  car_regno: wordOnly,
  car_chassino: wordOnly,
  car_firstregistration: { kind: 'date', sortable: true },
  car_seats: { kind: 'number', facet: 'list', sortable: true },
  car_doors: { kind: 'number', facet: 'list', sortable: true },
  car_ncapstars: { kind: 'number', facet: 'list', sortable: true },
  wltp_electric_range: histogram,
  wltp_electric_consumption: histogram,
  battery_size: histogram,
  electric_charging_speed_ac: histogram,
  electric_charging_speed_dc: histogram,
  car_equipment: { kind: 'keywords', facet: true, searchable: true },
  car_description: { kind: 'text', searchable: true },
  car_price: histogram,
  car_retail_price: histogram,
  car_campaign_price: histogram,
  car_price_currency: keyword,
  car_has_campaign_price: yesNo,
  car_has_companyleasing: yesNo,
  car_has_privateleasing: yesNo,
  car_has_loan: yesNo,
  car_campaigns: { kind: 'keywords', facet: true, searchable: true },
  car_vat_eligible: yesNo,
  car_vehicle_type_code: keyword,
  car_site_id: keyword,
  car_site_name: word,
  car_site_city: word,
  car_site_region: word,
  car_geocoord: { kind: 'geo' },
  car_companyerpid: exact,
  car_departmenterpid: exact,
  car_pbbratio: { kind: 'number', sortable: true },
  car_beneficial_value: { kind: 'number', sortable: true },
  car_publishdate: { kind: 'date', sortable: true },
  car_privateleasing_monthly_cost: histogram,
  car_companyleasing_monthly_cost: histogram,
  car_loan_monthly_cost: histogram,
  car_loan_rate: { kind: 'number', sortable: true },
  car_loan_duration: { kind: 'number', facet: 'list', sortable: true },
} as const satisfies Partial<Record<CarField, FieldSchema>>;

/** What a car page shows of its one car, and what nobody without a key gets for thousands: they name a car, and its owner. */
export const PRIVATE_CAR_FIELDS: ReadonlySet<string> = new Set<CarField>(['car_regno', 'car_chassino']);

/** Index schema of a site's cars: newest first unless a sort is asked for. */
export function carIndexSchema(locale: string): IndexSchema {
  return { idField: 'car_id', fields: FIELDS, defaultSort: ['car_publishdate_desc'], locale };
}
