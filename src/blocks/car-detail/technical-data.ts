import type { CarRecord } from '~/modules/stock';
import type { SpecRow } from '~/ui/facts';
import type { IconName } from '~/ui/icon/icon';
import type { PageContext } from '../contract';
import { moneyText } from '../loan-example/money-text';
import { plateText } from './car-text';

type Writing = Pick<PageContext, 't' | 'locale' | 'site'>;

export interface KeyFact extends SpecRow {
  readonly icon: IconName;
  readonly value: string;
}

/** Rows that are always in view; the rest unfolds (specification 2 §2, §4). */
export const ROWS_SHOWN = 5;

/** Text of a number and its unit; nothing for nought, which in feeds means "does not apply". */
const measured = (text: string | null, value: number | null): string | null => (value === 0 ? null : text);

/** The facts that are looked for first, drawn large; empty ones are left out. */
export function keyFacts(car: CarRecord, { t, locale }: Writing): readonly KeyFact[] {
  const odometer = car.car_odometer === null ? null : new Intl.NumberFormat(locale).format(car.car_odometer);
  const driven =
    car.car_mileage_text ??
    (odometer === null ? null : [odometer, car.car_odometer_unit].filter((part) => part !== null).join(' '));
  const facts: readonly (readonly [IconName, string, string | null])[] = [
    ['Calendar', t('field.car_year'), car.car_year === null ? null : String(car.car_year)],
    ['Gauge', t('field.car_mileage'), driven],
    ['Fuel', t('field.car_fuel'), car.car_fuel],
    ['Gearbox', t('field.car_gearbox'), car.car_gearbox],
    ['Car', t('field.car_power'), car.car_power_text],
    ['Tire', t('field.car_drive'), car.car_drive],
    [
      'Battery',
      t('field.wltp_electric_range'),
      measured(car.wltp_electric_range_text, car.wltp_electric_range),
    ],
  ];
  return facts.flatMap(([icon, label, value]) => (value === null ? [] : [{ icon, label, value }]));
}

/** Everything else that is known of the car, row by row; an empty value is no row (specification 2 §3). */
export function technicalRows(car: CarRecord, page: Writing): readonly (SpecRow & { value: string })[] {
  const { t } = page;
  const rows: readonly (readonly [string, string | number | null])[] = [
    [t('field.car_body'), car.car_body],
    [t('field.car_color'), car.car_color],
    [t('field.car_seats'), car.car_seats],
    [t('field.car_doors'), car.car_doors],
    [t('field.car_firstregistration'), car.car_firstregistration?.slice(0, 10) ?? null],
    [t('field.car_regno'), car.car_regno === null ? null : plateText(car.car_regno, page.site.country)],
    [t('field.car_acceleration_text'), car.car_acceleration_text],
    ...electricRows(car, page),
    [t('field.car_fuel_combined_text'), car.car_fuel_combined_text],
    [t('field.car_emission_mixed_text'), car.car_emission_mixed_text],
    [t('field.car_fuel_tank_capacity_text'), car.car_fuel_tank_capacity_text],
    [t('field.car_ncapstars'), car.car_ncapstars ? t('car.ncapStars', { stars: car.car_ncapstars }) : null],
    [t('field.car_cargo_volume_text'), car.car_cargo_volume_text],
    [t('field.car_service_weight_text'), car.car_service_weight_text],
    [t('field.car_length_text'), car.car_length_text],
    [t('field.car_width_text'), car.car_width_text],
    [t('field.car_height_text'), car.car_height_text],
    [t('field.car_chassino'), car.car_chassino],
    [t('field.car_beneficial_value'), benefit(car, page)],
    [t('field.car_vat_eligible'), car.car_vat_eligible === true ? t('shell.yes') : null],
  ];
  return rows.flatMap(([label, value]) =>
    value === null || value === '' || value === 0 ? [] : [{ label, value: String(value) }],
  );
}

/** Only cars that are charged have these in the record; nought is how some feeds say "none". */
const electricRows = (car: CarRecord, { t }: Writing): readonly (readonly [string, string | null])[] => [
  [
    t('field.wltp_electric_consumption'),
    measured(car.wltp_electric_consumption_text, car.wltp_electric_consumption),
  ],
  [t('field.battery_size'), measured(car.battery_size_text, car.battery_size)],
  [
    t('field.electric_charging_speed_ac'),
    measured(car.electric_charging_speed_ac_text, car.electric_charging_speed_ac),
  ],
  [
    t('field.electric_charging_speed_dc'),
    measured(car.electric_charging_speed_dc_text, car.electric_charging_speed_dc),
  ],
];

const benefit = (car: CarRecord, page: Writing): string | null =>
  car.car_beneficial_value === null
    ? null
    : moneyText(page, car.car_price_currency)(car.car_beneficial_value);
