import { type Reading, readerOf } from '~/features/record-text';
import { readDistanceUnit } from '~/modules/stock';
import { IN_RECORD, type ReadUnit } from './record-unit';

/**
 * The unit that a range is read in where the record counts in another: kilometres for the Swedish mil, miles for kilometres.
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
  return read === null ? value : Math.round(value / IN_RECORD[read]);
}
