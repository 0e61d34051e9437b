import { z } from 'zod';
import {
  amount,
  blurDataUrl,
  day,
  flag,
  imageAddress,
  instant,
  list,
  longText,
  number,
  requiredText,
  text,
  wholeNumber,
} from './fields';
import { isVin } from './vin';

const ID_LIMIT = 100;

/** The id stands in the car's address, so it may hold no path separator and no control character. */
const carId = () =>
  requiredText((id) =>
    id.length <= ID_LIMIT && !/[/\\]/.test(id) && id !== '.' && id !== '..'
      ? null
      : `must have at most ${ID_LIMIT} characters and no slash`,
  );

const leasingOptionSchema = z.object({
  title: text(),
  leasing_type: z.enum(['Private', 'Company'], { error: 'is neither Private nor Company' }),
  monthly_cost: amount(),
  monthly_cost_text: text(),
  description: longText(),
  duration: wholeNumber(1, 120),
  mileage: number(0, 1_000_000),
  asterix: text(),
});

const contractDurationSchema = z.object({
  months: z.number().int().min(1).max(240),
  residual_percentage: number(0, 100),
  cash_amount_max_percentage: number(0, 100),
  invoice_fee: amount(),
  invoice_fee_text: text(),
  start_fee: amount(),
  start_fee_text: text(),
  interest_rate: number(0, 100),
  interest_rate_text: text(),
});

const loanOptionSchema = z.object({
  title: text(),
  description: longText(),
  default_monthly_cost: amount(),
  default_monthly_cost_text: text(),
  default_contract_duration: z
    .object({ months: z.number().int().min(1).max(240), cash_amount_min_percentage: number(0, 100) })
    .nullish()
    .transform((value) => value ?? null),
  contract_durations: list(contractDurationSchema, 60),
  disclaimer: longText(),
});

const carImageSchema = z.union([
  z.object({ original: imageAddress(), blur_data_url: blurDataUrl() }),
  imageAddress().transform((original) => ({ original, blur_data_url: null })),
]);

export const carImagesSchema = list(carImageSchema, 200).transform((images) =>
  images.flatMap(({ original, blur_data_url }) => (original === null ? [] : [{ original, blur_data_url }])),
);

const sellerSchema = z.object({ name: text(), email: text(), phone: text() });

const campaignSchema = z.union([
  text(),
  z.object({ name: text() }).transform(({ name }) => name),
  z.object({ title: text() }).transform(({ title }) => title),
]);

const present = (values: (string | null)[]): string[] => values.filter((value) => value !== null);

/**
 * A car as the search index holds it (CAR-1 to CAR-10; the monthly costs of leasing
 * are those of SEARCH-6; `car_site_name`, `_address` and `_phone` are what the feed says of a
 * store that no facility describes; `car_geocoord`, `lat,lng`, is where the car's facility stands now and is filled when
 * the car goes into the index). Amounts are major units of `car_price_currency`, `car_mileage` is in the
 * site's own unit (mil, km or miles), `car_odometer` as the source gave it.
 * Unknown fields are left out, missing ones become null or the empty list.
 */
export const carRecordSchema = z.object({
  car_id: carId(),
  slug: text(),
  indexed_at: instant(),
  car_brand: requiredText(),
  car_model: requiredText(),
  car_model_text: text(),
  car_version: text(),
  car_condition: text(),
  car_is_used: flag(),
  car_is_sample: flag(),
  caroftheweek: flag(),
  car_body: text(),
  car_drive: text(),
  car_color: text(),
  car_year: wholeNumber(1885, 2100),
  car_fuel: text(),
  car_gearbox: text(),
  car_mileage: number(0, 10_000_000),
  car_mileage_text: text(),
  car_odometer: number(0, 10_000_000),
  car_odometer_unit: text(),
  car_acceleration_text: text(),
  car_power: number(0, 10_000),
  car_power_text: text(),
  car_regno: text(),
  car_chassino: text(),
  car_firstregistration: day(),
  car_seats: wholeNumber(0, 100),
  car_doors: wholeNumber(0, 20),
  car_cargo_volume_text: text(),
  car_service_weight_text: text(),
  car_height_text: text(),
  car_width_text: text(),
  car_length_text: text(),
  car_ncapstars: wholeNumber(0, 5),
  car_fuel_tank_capacity_text: text(),
  car_fuel_combined_text: text(),
  car_emission_mixed_text: text(),
  wltp_electric_range: number(0, 10_000),
  wltp_electric_range_text: text(),
  wltp_electric_consumption: number(0, 10_000),
  wltp_electric_consumption_text: text(),
  battery_size: number(0, 10_000),
  battery_size_text: text(),
  electric_charging_speed_ac: number(0, 10_000),
  electric_charging_speed_ac_text: text(),
  electric_charging_speed_dc: number(0, 10_000),
  electric_charging_speed_dc_text: text(),
  car_equipment: list(text(), 1_000).transform(present),
  car_description: longText(),
  car_primary_image: z
    .object({ thumbnail_url: imageAddress(), blur_data_url: blurDataUrl() })
    .nullish()
    .transform((value) => (value?.thumbnail_url ? value : null)),
  car_images: carImagesSchema,
  car_price: amount(),
  car_retail_price: amount(),
  car_retail_price_text: text(),
  car_campaign_price: amount(),
  car_price_text: text(),
  car_price_title: text(),
  car_price_currency: text(),
  car_has_campaign_price: flag(),
  car_has_companyleasing: flag(),
  car_has_privateleasing: flag(),
  car_has_loan: flag(),
  car_campaigns: list(campaignSchema, 100).transform(present),
  car_vat_eligible: flag(),
  car_vehicle_type_code: text(),
  car_site_id: text(),
  car_site_name: text(),
  car_site_address: text(),
  car_site_phone: text(),
  car_site_city: text(),
  car_site_region: text(),
  car_geocoord: text(),
  car_sellers: list(sellerSchema, 50),
  car_companyerpid: text(),
  car_departmenterpid: text(),
  car_pbbratio: number(0, 1_000_000),
  car_beneficial_value: amount(),
  car_publishdate: instant(),
  car_leasing_options: list(leasingOptionSchema, 100),
  car_privateleasing_monthly_cost: amount(),
  car_companyleasing_monthly_cost: amount(),
  car_loan_option: loanOptionSchema.nullish().transform((value) => value ?? null),
  car_loan_monthly_cost: amount(),
  car_loan_rate: number(0, 100),
  car_loan_duration: wholeNumber(1, 240),
  car_loan_description: longText(),
});

export type CarRecord = z.output<typeof carRecordSchema>;
export type CarField = keyof CarRecord;
export type LeasingOption = CarRecord['car_leasing_options'][number];
export type LoanOption = NonNullable<CarRecord['car_loan_option']>;

/** Why a record is no car: the field and what is wrong with it. */
export interface RecordFault {
  readonly field: string;
  readonly reason: string;
}

/** First fault of a failed parse, in words that a dealer's exporter can act on. */
export function firstFault(error: z.ZodError): RecordFault {
  const issue = error.issues[0];
  const field = issue === undefined ? '' : issue.path.map(String).join('.');
  const wrongType = issue?.code === 'invalid_type' || issue?.code === 'invalid_union';
  return { field, reason: wrongType ? 'is not of the right type' : (issue?.message ?? 'is not valid') };
}

/**
 * A chassis number may be anything short before 1981, when the 17 characters became the rule;
 * the check digit is never looked at, European numbers have none.
 */
export function vinFault(vin: string | null, year: number | null): RecordFault | null {
  if (vin === null || isVin(vin)) return null;
  if (year !== null && year < 1981 && /^[A-Z0-9-]{3,17}$/.test(vin)) return null;
  return {
    field: 'car_chassino',
    reason: 'is not a vehicle identification number (17 of A–Z without I, O, Q, and 0–9)',
  };
}
