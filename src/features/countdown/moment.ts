type Phase = 'undated' | 'upcoming' | 'running' | 'soon' | 'ended';

export interface Moment {
  readonly phase: Phase;
  /** What is counted down to; null when nothing is. */
  readonly until: number | null;
}

/** In its last hour an auction is said to be about to end. */
const LAST_HOUR = 3_600_000;

/**
 * Where something with a start and an end stands; all times in milliseconds since 1970. Without a start it has begun, without an end it
 * goes on; an end that does not lie after the start leaves the start out.
 */
export function momentAt(start: number | null, end: number | null, now: number): Moment {
  if (start === null && end === null) return { phase: 'undated', until: null };
  if (end !== null && now >= end) return { phase: 'ended', until: null };
  if (start !== null && now < start && (end === null || start < end))
    return { phase: 'upcoming', until: start };
  if (end === null) return { phase: 'running', until: null };
  return { phase: end - now <= LAST_HOUR ? 'soon' : 'running', until: end };
}
