import { type Reading, readerOf } from '~/features/record-text';
import { readDistanceUnit } from '~/modules/stock';
import { RECORD_UNITS_PER, type ReadUnit } from './record-unit';

/**
 * The page's unit of a range where the record has another: kilometres for the Swedish mil, miles for kilometres.
 */
export function readUnit(unit: string | undefined, page: Reading): ReadUnit | null {
  const { distanceUnit } = page.site.features;
  if (unit === 'kilometres') return distanceUnit === 'miles' ? 'miles' : null;
  return unit === 'distance' && distanceUnit === 'mil' && readDistanceUnit(readerOf(page)) === 'km'
    ? 'km'
    : null;
}

/** A number of the record as the page shows it. */
export function shownNumber(value: number, unit: string | undefined, page: Reading): number {
  const read = readUnit(unit, page);
  return read === null ? value : Math.round(value / RECORD_UNITS_PER[read]);
}
