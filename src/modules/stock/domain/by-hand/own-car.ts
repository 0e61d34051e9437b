import { compactCode } from '~/platform/compact-code';
import { err, ok, type Result } from '~/platform/result';
import { type CarField, type CarRecord, carRecordSchema } from '../car-record';
import { completeCar } from '../complete';
import type { KnownStore, StockSite } from '../site';
import { normaliseVin } from '../vin';
import { conditionLabel, facetLanguage, VOCABULARY, type WordField } from '../vocabulary';
import { horsepowerOf, UNIT_LABELS } from '../words/labels';
import { convertMileage, odometerUnit, parseMileage } from '../words/mileage';
import { majorUnits, parseMoney } from '../words/money';
import { DESCRIPTION_MAX } from './overlay';

/** What is typed of a car that no file has, in the order of its form. */
export const OWN_CAR_FIELDS = [
  'store',
  'brand',
  'model',
  'version',
  'year',
  'condition',
  'mileage',
  'price',
  'regno',
  'vin',
  'fuel',
  'gearbox',
  'drive',
  'body',
  'color',
  'power',
  'equipment',
  'description',
] as const;
export type OwnCarField = (typeof OWN_CAR_FIELDS)[number];
/** As it was typed, trimmed; what was left empty is the empty text. `condition` is `new` or `used`. */
export type OwnCarFields = Readonly<Record<OwnCarField, string>>;

export interface OwnCarProblem {
  readonly field: OwnCarField;
  readonly code:
    | 'missing'
    | 'year'
    | 'number'
    | 'price'
    | 'currency'
    | 'plate'
    | 'vin'
    | 'choice'
    | 'too-long';
}

/** The words that a field lets choose from, in the language of the site's records. */
export function ownCarChoices(field: 'fuel' | 'gearbox' | 'drive' | 'body' | 'color', site: StockSite) {
  const language = facetLanguage(site.locale);
  return VOCABULARY[RECORD_FIELD[field]].map(({ labels }) => labels[language]);
}

/** What horsepower is called there. */
export const powerUnit = ({ locale }: StockSite): string => UNIT_LABELS[facetLanguage(locale)].power;

const RECORD_FIELD = {
  fuel: 'car_fuel',
  gearbox: 'car_gearbox',
  drive: 'car_drive',
  body: 'car_body',
  color: 'car_color',
} as const satisfies Partial<Record<OwnCarField, WordField>>;
const CHOICES = ['fuel', 'gearbox', 'drive', 'body', 'color'] as const;

const FIELD_OF: Partial<Record<string, OwnCarField>> = {
  car_brand: 'brand',
  car_model: 'model',
  car_version: 'version',
  car_year: 'year',
  car_odometer: 'mileage',
  car_retail_price: 'price',
  car_price_currency: 'price',
  car_regno: 'regno',
  car_chassino: 'vin',
  car_power: 'power',
  car_equipment: 'equipment',
  car_description: 'description',
} satisfies Partial<Record<CarField, OwnCarField>>;

export interface OwnCar {
  readonly record: CarRecord;
  readonly regno: string | null;
  readonly vin: string | null;
}

interface OwnCarContext {
  readonly carId: string;
  readonly site: StockSite;
  readonly store: KnownStore | undefined;
  /** Highest model year that can be meant. */
  readonly maxYear: number;
}

/** The record of a car as it was typed, checked and completed as that of a file is; or every field that cannot be taken. */
export function readOwnCar(
  typed: OwnCarFields,
  context: OwnCarContext,
): Result<OwnCar, readonly OwnCarProblem[]> {
  const { carId, site } = context;
  const numbers = readNumbers(typed, context);
  const problems = [...missingFields(typed), ...numbers.problems, ...wrongWords(typed, site)];
  if (problems.length > 0) return err(inOrder(problems));
  const language = facetLanguage(site.locale);
  const raw = {
    car_id: carId,
    car_site_id: typed.store,
    car_brand: typed.brand,
    car_model: typed.model,
    car_version: typed.version,
    car_condition: conditionLabel(typed.condition === 'used', language),
    car_regno: compactCode(typed.regno),
    car_chassino: typed.vin,
    car_equipment: typed.equipment
      .split(/[\n,]/)
      .map((each) => each.trim())
      .filter(Boolean),
    car_description: typed.description.replaceAll('\r\n', '\n'),
    car_price_currency: site.currency,
    ...Object.fromEntries(CHOICES.map((field) => [RECORD_FIELD[field], typed[field]])),
    ...numbers.values,
  };
  const parsed = carRecordSchema.safeParse(raw);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => FIELD_OF[String(path[0])] ?? 'description');
    return err(inOrder([...new Set(fields)].map((field) => ({ field, code: 'too-long' }))));
  }
  const completed = completeCar(parsed.data, site, context.store);
  if (!completed.ok) return err([{ field: FIELD_OF[completed.error.field] ?? 'description', code: 'vin' }]);
  const { car: record } = completed.value;
  return ok({ record, regno: raw.car_regno, vin: record.car_chassino });
}

const inOrder = (problems: readonly OwnCarProblem[]): readonly OwnCarProblem[] =>
  OWN_CAR_FIELDS.flatMap((field) => problems.find((each) => each.field === field) ?? []);

/** A used car has been driven; a price may be left out, as files do. */
function missingFields(typed: OwnCarFields): readonly OwnCarProblem[] {
  const required: readonly OwnCarField[] = ['store', 'brand', 'model', 'year', 'condition'];
  const isUsed = typed.condition === 'used';
  return [...required, ...(isUsed ? (['mileage'] as const) : [])]
    .filter((field) => typed[field] === '')
    .map((field) => ({ field, code: 'missing' }));
}

function wrongWords(typed: OwnCarFields, site: StockSite): readonly OwnCarProblem[] {
  const problems: OwnCarProblem[] = [];
  for (const field of CHOICES)
    if (typed[field] !== '' && !ownCarChoices(field, site).includes(typed[field]))
      problems.push({ field, code: 'choice' });
  if (!['', 'new', 'used'].includes(typed.condition)) problems.push({ field: 'condition', code: 'choice' });
  if (!/^[\p{L}\d]{0,12}$/u.test(compactCode(typed.regno))) problems.push({ field: 'regno', code: 'plate' });
  if ((normaliseVin(typed.vin)?.length ?? 0) > 17) problems.push({ field: 'vin', code: 'vin' });
  if (typed.description.length > DESCRIPTION_MAX) problems.push({ field: 'description', code: 'too-long' });
  return problems;
}

/** Year, mileage (in the site's unit where none is named), price and horsepower. */
function readNumbers(typed: OwnCarFields, { site, maxYear }: OwnCarContext) {
  const problems: OwnCarProblem[] = [];
  const values: Record<string, string | number> = {};
  if (typed.year !== '') {
    const year = /^\d{4}$/.test(typed.year) ? Number(typed.year) : 0;
    if (year < 1885 || year > maxYear) problems.push({ field: 'year', code: 'year' });
    values.car_year = year;
  }
  if (typed.mileage !== '') {
    const mileage = parseMileage(typed.mileage, site.features.distanceUnit);
    const unit = odometerUnit(site.features.distanceUnit);
    if (mileage.ok) {
      values.car_odometer = convertMileage(mileage.value, unit);
      values.car_odometer_unit = unit;
    } else problems.push({ field: 'mileage', code: 'number' });
  }
  if (typed.price !== '') {
    const price = parseMoney(typed.price);
    if (!price.ok || price.value.minor === 0) problems.push({ field: 'price', code: 'price' });
    else if ((price.value.currency ?? site.currency) !== site.currency)
      problems.push({ field: 'price', code: 'currency' });
    else values.car_retail_price = majorUnits(price.value.minor);
  }
  if (typed.power !== '') {
    const power = /^\d{1,4}$/.test(typed.power) ? Number(typed.power) : horsepowerOf(typed.power);
    if (power !== null && power < 10_000) values.car_power = power;
    else problems.push({ field: 'power', code: 'number' });
  }
  return { problems, values };
}
