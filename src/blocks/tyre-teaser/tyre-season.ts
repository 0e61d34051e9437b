import type { Country } from '~/sites';

export type TyreSeason = 'winter' | 'winter-soon' | 'summer';

/**
 * What the Swedish rule on winter tyres says of a day: required from
 * 1 December to 31 March in winter conditions; from October on they are worth a thought. Null for countries whose rule
 * we do not know.
 *
 * @param date local date, `YYYY-MM-DD`
 */
export function tyreSeason(date: string, country: Country): TyreSeason | null {
  if (country !== 'SE') return null;
  const month = Number(date.slice(5, 7));
  if (month === 12 || month <= 3) return 'winter';
  return month >= 10 ? 'winter-soon' : 'summer';
}
