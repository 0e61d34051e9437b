import { formatNumber } from '~/ui/text/format';

/** Years have no thousands. */
export const rangeNumber = (value: number, unit: string | undefined, locale: string): string =>
  unit === 'year' ? String(value) : formatNumber(value, locale, { decimals: 0 });
