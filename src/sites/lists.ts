import type { FacetSetting, ListSetting } from './site';

/** Page size of LIST-6 and FACILITY-LIST-3. */
const PAGE_SIZE = 48;

const carFacets = [
  { name: 'car_condition', kind: 'values', open: true },
  { name: 'car_brand', kind: 'values', child: 'car_model', order: 'name', open: true },
  { name: 'car_price', kind: 'histogram', unit: 'money', open: true },
  { name: 'car_body', kind: 'values', open: true },
  { name: 'car_fuel', kind: 'values', open: true },
  { name: 'car_gearbox', kind: 'values' },
  { name: 'car_year', kind: 'range', unit: 'year' },
  { name: 'car_mileage', kind: 'histogram', unit: 'distance' },
  { name: 'car_site_region', kind: 'values', child: 'car_site_city', order: 'name' },
  { name: 'car_drive', kind: 'values' },
  { name: 'car_power', kind: 'histogram', unit: 'power' },
  { name: 'wltp_electric_range', kind: 'range', unit: 'kilometres' },
  { name: 'car_color', kind: 'values' },
  { name: 'car_seats', kind: 'values', order: 'name' },
  { name: 'car_vehicle_type_code', kind: 'values' },
  { name: 'car_equipment', kind: 'values' },
  { name: 'car_campaigns', kind: 'values' },
  { name: 'car_has_campaign_price', kind: 'flag' },
  { name: 'car_campaign_price', kind: 'histogram', unit: 'money' },
] as const satisfies readonly FacetSetting[];

const leasingFacets = [
  { name: 'car_privateleasing_monthly_cost', kind: 'histogram', unit: 'money-per-month' },
  { name: 'car_companyleasing_monthly_cost', kind: 'histogram', unit: 'money-per-month' },
] as const satisfies readonly FacetSetting[];

const carSorts = [
  'car_publishdate_desc',
  'car_price_asc',
  'car_price_desc',
  'car_mileage_asc',
  'car_year_desc',
  'car_power_desc',
] as const;

/** Car list of a country without loans and leasing of our own. */
export const plainCarList = {
  sorts: carSorts,
  facets: carFacets,
  pageSize: PAGE_SIZE,
} as const satisfies ListSetting;

/** Car list of a country where cars are bought with a loan or leased, privately and by companies. */
export const leasingCarList = {
  sorts: [...carSorts, 'car_loan_monthly_cost_asc', 'car_privateleasing_monthly_cost_asc'],
  facets: [...carFacets, ...leasingFacets],
  pageSize: PAGE_SIZE,
} as const satisfies ListSetting;

/** Car stores sell by price: that is the first sort, hence the default one. */
export const priceFirstCarList = {
  sorts: [
    'car_price_asc',
    'car_publishdate_desc',
    'car_price_desc',
    'car_mileage_asc',
    'car_year_desc',
    'car_loan_monthly_cost_asc',
  ],
  facets: carFacets,
  pageSize: PAGE_SIZE,
} as const satisfies ListSetting;

/** Facility list: sorted by the order that editors give (FACILITY-LIST-3). */
export const plainFacilityList = {
  sorts: ['website_sort_order_asc', 'site_official_name_asc', 'site_city_asc'],
  facets: [
    { name: 'site_region', kind: 'values', child: 'site_city', order: 'name', open: true },
    { name: 'site_department_names', kind: 'values', order: 'name', open: true },
    { name: 'site_brands', kind: 'values', order: 'name', open: true },
  ],
  pageSize: PAGE_SIZE,
} as const satisfies ListSetting;
