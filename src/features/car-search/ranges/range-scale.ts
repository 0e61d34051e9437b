import type { HistogramBucket, SearchFacet } from '~/platform/search';

/** Scale of a slider with two thumbs, in whole numbers. */
export interface RangeScale {
  /** Ends of the track, a whole number of steps apart. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Smallest and largest value; outliers beyond the track count for its ends. */
  readonly low: number;
  readonly high: number;
  /** Counts of records along the track. */
  readonly bars: readonly number[];
  /** A bar is centred on its value (years), or spans from one value to the next (prices). */
  readonly centred: boolean;
}

const MAX_BARS = 200;
/** The outermost half per cent joins the ends: one car from 1923 must not squeeze all others together. */
const OUTLIER_SHARE = 0.005;

/** Scale of a facet in the search's answer; null where there is no range. */
export function scaleOf(answer: SearchFacet | undefined): RangeScale | null {
  if (answer === undefined) return null;
  return answer.buckets === undefined ? scaleOfNumbers(answer) : scaleOfBuckets(answer.buckets);
}

/** The first and last bucket include outliers, so the width is that of the buckets between. */
function scaleOfBuckets(buckets: readonly HistogramBucket[]): RangeScale | null {
  const [first, second] = buckets;
  const last = buckets.at(-1);
  if (first === undefined || second === undefined || last === undefined || buckets.length < 3) return null;
  if (buckets.every(({ count }) => count === 0)) return null;
  const width = second.max - second.min;
  const min = Math.floor(second.min - width);
  const step = stepOf(width);
  const steps = Math.max(1, Math.round((last.min + width - min) / step));
  const max = min + steps * step;
  return {
    min,
    max,
    step,
    low: Math.min(min, Math.floor(first.min)),
    high: Math.max(max, Math.ceil(last.max)),
    bars: buckets.map(({ count }) => count),
    centred: false,
  };
}

/** A fifth or a quarter of a bar, for round numbers: 50 000 gives 10 000, 20 gives 5. */
export function stepOf(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  return Math.max(1, Math.round(Math.round(width / power) === 2 ? width / 4 : width / 5));
}

function scaleOfNumbers({ values }: SearchFacet): RangeScale | null {
  const known = values
    .map(({ text, count }) => ({ value: Number(text), count }))
    .filter(({ value, count }) => Number.isInteger(value) && count > 0)
    .toSorted((a, b) => a.value - b.value);
  const [lowest, highest] = [known[0], known.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const maxOutliers = known.reduce((sum, { count }) => sum + count, 0) * OUTLIER_SHARE;
  const min = trimmedStart(known, maxOutliers);
  const max = trimmedStart(known.toReversed(), maxOutliers);
  if (min >= max || max - min > MAX_BARS) return null;
  const bars = Array.from({ length: max - min + 1 }, () => 0);
  for (const { value, count } of known) {
    const at = Math.min(Math.max(value, min), max) - min;
    bars[at] = (bars[at] ?? 0) + count;
  }
  return { min, max, step: 1, low: lowest.value, high: highest.value, bars, centred: true };
}

/** The first value before which no more than `spare` records lie. */
function trimmedStart(known: readonly { value: number; count: number }[], maxOutliers: number): number {
  let before = 0;
  for (const { value, count } of known) {
    before += count;
    if (before > maxOutliers) return value;
  }
  return known[0]?.value ?? 0;
}
