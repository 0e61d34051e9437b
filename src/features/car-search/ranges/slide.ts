/** The arithmetic of two thumbs on one track. Pure and small, because the browser loads it. */

export type End = 'from' | 'to';
/** The chosen range, both ends inclusive; null is an open end. */
export type Ends = readonly [from: number | null, to: number | null];

/** The track as the browser has it; see `RangeScale`. */
export interface Track {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly low: number;
  readonly high: number;
}

/** The nearest value on a step. */
export function snap(value: number, { min, max, step }: Track): number {
  const steps = Math.round((value - min) / step);
  return Math.min(Math.max(min + steps * step, min), max);
}

/**
 * The range after a thumb has moved to a value: it pushes the other thumb (LIST-11), and at the track's end it opens its
 * end. With `closed` both ends are set as soon as one is. A typed number that is not pushed stays unchanged.
 */
export function moveThumb(ends: Ends, moved: End, value: number, track: Track, closed: boolean): Ends {
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

/** Where the typed numbers are reversed, the one typed last pushes the other. */
export function pushOther([from, to]: Ends, typed: End): Ends {
  if (from === null || to === null || from <= to) return [from, to];
  return typed === 'from' ? [from, from] : [to, to];
}

/** Positions of the thumbs; an open end is the end of the track. */
export const thumbsOf = (
  [from, to]: Ends,
  { min, max }: Pick<Track, 'min' | 'max'>,
): readonly [from: number, to: number] => [
  Math.min(Math.max(from ?? min, min), max),
  Math.max(Math.min(to ?? max, max), min),
];

/** The thumb nearest to a value; null where both are on it: the drag's direction decides. */
export function thumbAt(value: number, [from, to]: readonly [number, number]): End | null {
  if (from === to && value === from) return null;
  if (value <= from) return 'from';
  if (value >= to) return 'to';
  return value - from < to - value ? 'from' : 'to';
}

/** Position of a value along the track, 0 to 1. */
export const fractionOf = (value: number, { min, max }: Pick<Track, 'min' | 'max'>): number =>
  max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
