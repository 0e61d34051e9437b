import { type CarField, carRecordSchema } from '../domain/car-record';
import { isImageAddress } from '../domain/fields';
import { odometerUnit, parseMileage } from '../domain/words/mileage';
import { majorUnits, parseMoney } from '../domain/words/money';
import { type Cells, jsonCell, looksLikeJson, type RowContext, RowRefused, type Unmapped } from './feed-row';

const RECORD_FIELDS: ReadonlySet<string> = new Set(Object.keys(carRecordSchema.shape));

export function isRecordField(column: string): column is CarField {
  return RECORD_FIELDS.has(column);
}

/** Columns by the record's own names, which a feed may have besides its format's. */
export function ownColumns(columns: readonly string[], cells: Cells): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const column of columns) {
    const cell = isRecordField(column) ? cells(column) : null;
    if (cell !== null) values[column] = looksLikeJson(cell) ? jsonCell(column, cell) : cell;
  }
  return values;
}

/** Columns that exporters add to either public format, and the field each fills. */
export const EXTRA_COLUMNS = {
  fuel_type: 'car_fuel',
  fuel: 'car_fuel',
  transmission: 'car_gearbox',
  gearbox: 'car_gearbox',
  body_style: 'car_body',
  body_type: 'car_body',
  drivetrain: 'car_drive',
  doors: 'car_doors',
  seats: 'car_seats',
  power: 'car_power_text',
  registration_number: 'car_regno',
  description: 'car_description',
} as const satisfies Record<string, CarField>;

export function extraColumns(cells: Cells): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [column, field] of Object.entries(EXTRA_COLUMNS)) values[field] ??= cells(column);
  return values;
}

export function requiredCell(cells: Cells, column: string): string {
  const cell = cells(column);
  if (cell === null) throw new RowRefused(`${column} is missing`);
  return cell;
}

export function yearCell(cells: Cells, { maxYear }: RowContext): number {
  const text = requiredCell(cells, 'year');
  const year = Number(text);
  if (!/^\d{4}$/.test(text) || year < 1885 || year > maxYear) {
    throw new RowRefused(`year "${text.slice(0, 20)}" is not a year between 1885 and ${maxYear}`);
  }
  return year;
}

/** An amount above zero, in major units of the currency it names, or of the site's. */
export function moneyCell(
  column: string,
  text: string,
  { site }: RowContext,
): { value: number; currency: string } {
  const money = parseMoney(text);
  if (!money.ok || money.value.minor === 0)
    throw new RowRefused(`${column} "${text.slice(0, 40)}" is not a price`);
  return { value: majorUnits(money.value.minor), currency: money.value.currency ?? site.currency };
}

export function mileageCell(column: string, text: string | null, unit: string | null, { site }: RowContext) {
  if (text === null) return {};
  const bare = odometerUnit(site.features.distanceUnit);
  const mileage = parseMileage(unit === null ? text : `${text} ${unit}`, bare);
  if (!mileage.ok) throw new RowRefused(`${column} "${text.slice(0, 40)}" is not a mileage`);
  return { car_odometer: mileage.value.value, car_odometer_unit: mileage.value.unit };
}

/** Addresses that can be shown; the others are reported, a car does not fall because of a picture. */
export function pictures(addresses: readonly string[]): {
  car_images: { original: string }[];
  unmapped: Unmapped[];
} {
  const usable = addresses.filter(isImageAddress);
  const unusable = addresses.filter((address) => !isImageAddress(address));
  return {
    car_images: [...new Set(usable)].slice(0, 200).map((original) => ({ original })),
    unmapped: unusable.map((address) => ({ field: 'car_images', value: address.slice(0, 200) })),
  };
}

export function splitList(text: string | null): string[] {
  return (text ?? '')
    .split(/[,;|]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
