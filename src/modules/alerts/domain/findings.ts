import type { StockNews } from '~/modules/stock';
import type { AlertPreferences } from './alert';

export const REASONS = ['new', 'price'] as const;
export type Reason = (typeof REASONS)[number];

/** A car to report to the owner of an alert, and why. Amounts in minor units. */
export interface Finding {
  readonly carId: string;
  readonly reason: Reason;
  readonly price: number | null;
  /** The lowest price of the 30 days before; only for a price that fell. */
  readonly before: number | null;
  readonly currency: string | null;
}

/** What has been reported of a car before. */
export interface ReportedBefore {
  /** Whether it was reported as new. */
  readonly asNew: boolean;
  /** The lowest price reported; null when none was. */
  readonly lowest: number | null;
}

/** Whether a change may matter to alerts that count from `since` on. */
export const isRelevant = (news: StockNews, since: Date): boolean =>
  news.arrivedAt > since || fellSince(news, since) !== null;

/**
 * The earlier price, when the current price began after `since` and is lower than any of the 30 days before it: a price that is
 * raised and lowered again is not reported (Directive 98/6/EC art. 6a).
 */
function fellSince({ price, lowestBefore }: StockNews, since: Date): number | null {
  if (price === null || lowestBefore === null || price.at <= since) return null;
  return price.currency === lowestBefore.currency && price.minor < lowestBefore.minor
    ? lowestBefore.minor
    : null;
}

export interface Watch extends AlertPreferences {
  readonly since: Date;
  /** The highest price that the search finds, in minor units; null without a limit. */
  readonly limit: number | null;
}

/**
 * What to report of a car that the search finds now; null for nothing. A price that is not below one already reported is not
 * reported again. A car that a price cut has brought into the search is a new one for owners who want new cars only.
 */
export function findingOf(
  news: StockNews,
  watch: Watch,
  reported: ReportedBefore | undefined,
): Finding | null {
  const { carId, price } = news;
  const { newCars, priceDrops, since, limit } = watch;
  const now = { carId, price: price?.minor ?? null, currency: price?.currency ?? null };
  const asNew: Finding = { ...now, reason: 'new', before: null };
  if (news.arrivedAt > since && newCars && reported?.asNew !== true) return asNew;
  const before = fellSince(news, since);
  if (before === null || price === null) return null;
  const lowest = reported?.lowest ?? null;
  if (lowest !== null && price.minor >= lowest) return null;
  if (priceDrops) return { ...now, reason: 'price', before };
  const entered = limit !== null && before > limit;
  return entered && reported?.asNew !== true ? asNew : null;
}
