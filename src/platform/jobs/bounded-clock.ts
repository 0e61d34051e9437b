import { type ConstructorOptions, systemClock } from 'pg-boss';

/** As long as the longest regular pause of pg-boss. */
const MAX_SLEEP_MS = 10 * 60_000;

/**
 * The system's clock with bounded sleeps. A worker that sees the system clock set back during a poll would sleep for as
 * long as the jump, and beyond 24.8 days Node makes a timer of it that fires at once, again and again.
 */
export const boundedClock: NonNullable<ConstructorOptions['clock']> = {
  ...systemClock,
  setTimeout: (act, ms) => systemClock.setTimeout(act, Math.min(ms, MAX_SLEEP_MS)),
};
