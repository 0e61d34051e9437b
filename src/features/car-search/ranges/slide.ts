/** The arithmetic of two thumbs on one track. Pure and small, because the browser loads it. */

export type End = 'from' | 'to';
/** What is asked for, both ends inclusive; null leaves an end open. */
export type Ends = readonly [from: number | null, to: number | null];

/** The track as the browser has it; see `RangeScale`. */
export interface Track {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly low: number;
  readonly high: number;
}

/** The nearest value that a thumb may stand on. */
export function snapped(value: number, { min, max, step }: Track): number {
  const steps = Math.round((value - min) / step);
  return Math.min(Math.max(min + steps * step, min), max);
}

/**
 * What is asked for once a thumb has been moved to a value: it pushes the other before it (LIST-11), and at
 * the end of the track it leaves its end open. With `closed` both ends are named as soon as one is. A number that was
 * typed and not pushed stays what it was.
 */
export function slid(ends: Ends, moved: End, value: number, track: Track, closed: boolean): Ends {
  const { min, max, low, high } = track;
  const from = closed && ends[0] === low ? null : ends[0];
  const to = closed && ends[1] === high ? null : ends[1];
  const lower = value <= min ? null : value;
  const upper = value >= max ? null : value;
  const next: Ends =
    moved === 'from'
      ? [lower, to !== null && value > to ? upper : to]
      : [from !== null && value < from ? lower : from, upper];
  if (!closed || (next[0] === null && next[1] === null)) return next;
  return [next[0] ?? Math.min(low, next[1] ?? low), next[1] ?? Math.max(high, next[0] ?? high)];
}

/** Two typed numbers the wrong way round: the one typed last pushes the other. */
export function pushed([from, to]: Ends, typed: End): Ends {
  if (from === null || to === null || from <= to) return [from, to];
  return typed === 'from' ? [from, from] : [to, to];
}

/** Where the thumbs stand; an open end is the end of the track. */
export const thumbsOf = (
  [from, to]: Ends,
  { min, max }: Pick<Track, 'min' | 'max'>,
): readonly [from: number, to: number] => [
  Math.min(Math.max(from ?? min, min), max),
  Math.max(Math.min(to ?? max, max), min),
];

/** The thumb that is nearest to a value; null where both stand together on it: the way they are drawn will tell. */
export function thumbAt(value: number, [from, to]: readonly [number, number]): End | null {
  if (from === to && value === from) return null;
  if (value <= from) return 'from';
  if (value >= to) return 'to';
  return value - from < to - value ? 'from' : 'to';
}

/** How far along the track a value lies, 0 to 1. */
export const share = (value: number, { min, max }: Pick<Track, 'min' | 'max'>): number =>
  max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
