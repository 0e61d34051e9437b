const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const COUNTED = ['days', 'hours', 'minutes', 'seconds'] as const;
export type Remaining = Readonly<Record<(typeof COUNTED)[number], number>>;

/**
 * What is left until an instant, in whole days, hours, minutes and seconds, all zero once it has passed
 * (COUNTDOWN-1). Both in milliseconds since 1970: a day is 24 hours, whatever the clocks do in between.
 */
export function remainingUntil(end: number, now: number): Remaining {
  // A second that has begun counts, so that zero is shown at the end and not a second before it.
  const left = Math.max(0, Math.ceil((end - now) / SECOND) * SECOND);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

/** Milliseconds until the shown value changes; null when it has come to zero and stays there. */
export function nextTick(end: number, now: number): number | null {
  if (now >= end) return null;
  return (end - now) % SECOND || SECOND;
}
