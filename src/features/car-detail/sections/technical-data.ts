import { plateText } from '~/features/car-text/server';
import { moneyText } from '~/features/finance/server';
import { langOf, mileageWord, readerOf, recordWord } from '~/features/record-text';
import { type CarRecord, measuresIn, powerIn } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import type { Wording } from '~/platform/vocabulary';
import type { IconName } from '~/ui/icon/icon';
import type { SpecRow } from '~/ui/text/facts';

type Writing = Pick<PageContext, 't' | 'locale' | 'language' | 'site'>;

export interface KeyFact extends SpecRow {
  readonly icon: IconName;
  readonly value: string;
}

/** Rows that are always in view; the rest unfolds (CAR-PAGE-8). */
export const ROWS_SHOWN = 5;

/** A value of the record, a number, or a text that is already in the page's language. */
type Value = Wording | string | number | null;

/** Row of a value; none for what is not known, and for nought, which in feeds means "does not apply". */
function textOf(value: Value, page: Writing): { readonly value: string; readonly lang?: string } | null {
  if (value === null || value === '' || value === 0) return null;
  if (typeof value !== 'object') return { value: String(value) };
  return { value: value.text, ...langOf(value, page) };
}

type WordName = 'car_fuel' | 'car_gearbox' | 'car_drive' | 'car_body' | 'car_color';

const wordOf = (car: CarRecord, name: WordName, page: Writing): Wording | null => {
  const value = car[name];
  return value === null ? null : recordWord(page, name, value);
};

/** The facts that are looked for first, drawn large; empty ones are left out. */
export function keyFacts(car: CarRecord, page: Writing): readonly KeyFact[] {
  const { t, locale } = page;
  const odometer = car.car_odometer === null ? null : new Intl.NumberFormat(locale).format(car.car_odometer);
  const driven =
    mileageWord(page, car) ??
    (odometer === null ? null : [odometer, car.car_odometer_unit].filter((part) => part !== null).join(' '));
  const facts: readonly (readonly [IconName, string, Value])[] = [
    ['Calendar', t('field.car_year'), car.car_year === null ? null : String(car.car_year)],
    ['Gauge', t('field.car_mileage'), driven],
    ['Fuel', t('field.car_fuel'), wordOf(car, 'car_fuel', page)],
    ['Gearbox', t('field.car_gearbox'), wordOf(car, 'car_gearbox', page)],
    ['Car', t('field.car_power'), powerIn(car, readerOf(page))],
    ['Tire', t('field.car_drive'), wordOf(car, 'car_drive', page)],
    ['Battery', t('field.wltp_electric_range'), measuresIn(car, readerOf(page)).wltp_electric_range],
  ];
  return facts.flatMap(([icon, label, value]) => {
    const text = textOf(value, page);
    return text === null ? [] : [{ icon, label, ...text }];
  });
}

/** Everything else that is known of the car, row by row; an empty value is no row (CAR-4). */
export function technicalRows(car: CarRecord, page: Writing): readonly (SpecRow & { value: string })[] {
  const { t } = page;
  const measures = measuresIn(car, readerOf(page));
  const measure = (name: keyof typeof measures): readonly [string, Value] => [
    t(`field.${name}`),
    measures[name],
  ];
  const rows: readonly (readonly [string, Value])[] = [
    [t('field.car_body'), wordOf(car, 'car_body', page)],
    [t('field.car_color'), wordOf(car, 'car_color', page)],
    [t('field.car_seats'), car.car_seats],
    [t('field.car_doors'), car.car_doors],
    [t('field.car_firstregistration'), dayText(car.car_firstregistration)],
    [t('field.car_regno'), car.car_regno === null ? null : plateText(car.car_regno, page.site.country)],
    measure('car_acceleration_text'),
    // Only cars that are charged have these in the record.
    measure('wltp_electric_consumption'),
    measure('battery_size'),
    measure('electric_charging_speed_ac'),
    measure('electric_charging_speed_dc'),
    measure('car_fuel_combined_text'),
    measure('car_emission_mixed_text'),
    measure('car_fuel_tank_capacity_text'),
    [t('field.car_ncapstars'), car.car_ncapstars ? t('car.ncapStars', { stars: car.car_ncapstars }) : null],
    measure('car_cargo_volume_text'),
    measure('car_service_weight_text'),
    measure('car_length_text'),
    measure('car_width_text'),
    measure('car_height_text'),
    [t('field.car_chassino'), car.car_chassino],
    [t('field.car_beneficial_value'), benefit(car, page)],
    [t('field.car_vat_eligible'), car.car_vat_eligible === true ? t('shell.yes') : null],
  ];
  return rows.flatMap(([label, value]) => {
    const text = textOf(value, page);
    return text === null ? [] : [{ label, ...text }];
  });
}

/** A day as the record writes it, in every language (CAR-4): YYYY-MM-DD. */
const dayText = (day: string | null): string | null => day?.slice(0, 10) ?? null;

const benefit = (car: CarRecord, page: Writing): string | null =>
  car.car_beneficial_value === null || car.car_beneficial_value === 0
    ? null
    : moneyText(page, car.car_price_currency)(car.car_beneficial_value);
