import { type Finding, failure, fine, warning } from './finding';

/** Signed links, sign-ins and holds are reckoned in minutes; the order of changes in seconds. */
const WARN_MS = 2000;
const FAIL_MS = 30_000;

/** Compares an instant of another clock with ours, that was read between `before` and `after`. */
export function skewFinding(
  whose: string,
  theirs: number,
  before: number,
  after: number,
  /** What their clock leaves out, such as the milliseconds of an HTTP date. */
  precisionMs = 0,
): Finding {
  const skew = theirs < before - precisionMs ? theirs + precisionMs - before : Math.max(0, theirs - after);
  const text = `${Math.abs(skew / 1000).toFixed(1)} s ${skew < 0 ? 'ahead of' : 'behind'} ${whose}`;
  if (Math.abs(skew) > FAIL_MS) return failure('clock', text);
  if (Math.abs(skew) > WARN_MS) return warning('clock', text);
  return fine('clock', `as that of ${whose}`);
}
