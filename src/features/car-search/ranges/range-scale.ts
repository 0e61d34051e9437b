import type { HistogramBucket, SearchFacet } from '~/platform/search';

/** What two thumbs move over. Whole numbers throughout. */
export interface RangeScale {
  /** Ends of the track, a whole number of steps apart. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Smallest and largest value there is: a few outliers lie beyond the ends of the track, and belong to them. */
  readonly low: number;
  readonly high: number;
  /** How many records there are along the track. */
  readonly bars: readonly number[];
  /** A bar stands on its value (a year), or from one value to the next (prices). */
  readonly centred: boolean;
}

/** More bars than this nobody tells apart. */
const MOST_BARS = 200;
/** One car from 1923 must not squeeze all others together: the outermost half per cent joins the ends. */
const OUTLIERS = 0.005;

/** The scale of a facet as the search has answered; null where there is nothing to slide over. */
export function scaleOf(answer: SearchFacet | undefined): RangeScale | null {
  if (answer === undefined) return null;
  return answer.buckets === undefined ? scaleOfNumbers(answer) : scaleOfBuckets(answer.buckets);
}

/** The first and the last bucket hold the outliers too; so the track goes by the width of those between. */
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

/** A fifth or a quarter of a bar, so that thumbs stand on round numbers: 50 000 gives 10 000, 20 gives 5. */
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
  const spare = known.reduce((sum, { count }) => sum + count, 0) * OUTLIERS;
  const min = trimmed(known, spare);
  const max = trimmed(known.toReversed(), spare);
  if (min >= max || max - min > MOST_BARS) return null;
  const bars = Array.from({ length: max - min + 1 }, () => 0);
  for (const { value, count } of known) {
    const at = Math.min(Math.max(value, min), max) - min;
    bars[at] = (bars[at] ?? 0) + count;
  }
  return { min, max, step: 1, low: lowest.value, high: highest.value, bars, centred: true };
}

/** The first value before which no more than `spare` records lie. */
function trimmed(known: readonly { value: number; count: number }[], spare: number): number {
  let before = 0;
  for (const { value, count } of known) {
    before += count;
    if (before > spare) return value;
  }
  return known[0]?.value ?? 0;
}
