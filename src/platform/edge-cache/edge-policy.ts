import type { EdgeConfig } from '../config';
import { keysOfAnswer } from './surrogate-keys';

/** What the answers of this server tell the edge in front of it. */
export interface EdgePolicy {
  /**
   * For an answer that is the same for everybody and depends on these tags, which may be too many to keep it.
   * @param heldFor milliseconds after which it is wrong, as at midnight what it says of today; for ever without
   */
  headersOf(tags: Iterable<string>, heldFor?: number): Readonly<Record<string, string>>;
  /** Makes an answer that nobody has declared as everybody's the visitor's own. */
  guard(status: number, headers: Headers): void;
}

/** As `no-cache`, for browsers alone. */
const REVALIDATED = 'private, no-cache';
/** Answers are kept for so long after they are stale, while a fresh one is fetched. */
const WHILE_REVALIDATING_SECONDS = 60;

/** @param maxAgeSeconds how long an answer is fresh at the edge, where no purge comes */
export function createEdgePolicy(
  { vendor, staleSeconds }: Pick<EdgeConfig, 'vendor' | 'staleSeconds'>,
  maxAgeSeconds: number,
): EdgePolicy {
  /** While we are away yesterday's page says more than none. */
  const lifetimeOf = (seconds: number): string => {
    const maxAge = Math.min(maxAgeSeconds, seconds);
    const whileRevalidating = Math.min(WHILE_REVALIDATING_SECONDS, seconds - maxAge);
    return `max-age=${maxAge}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${staleSeconds}`;
  };
  const [control, names, separator] =
    vendor === 'cloudflare'
      ? (['cdn-cache-control', 'cache-tag', ','] as const)
      : (['surrogate-control', 'surrogate-key', ' '] as const);
  return {
    headersOf(tags, heldFor = Number.POSITIVE_INFINITY) {
      const seconds = Math.floor(heldFor / 1000);
      const keys = seconds > 0 ? keysOfAnswer(tags) : null;
      return keys === null
        ? { 'cache-control': REVALIDATED }
        : { [control]: lifetimeOf(seconds), [names]: keys.join(separator) };
    },
    guard(status, headers) {
      if (headers.has('set-cookie')) {
        headers.delete(control);
        headers.delete(names);
        headers.set('cache-control', 'private, no-store');
        return;
      }
      if (headers.has(control)) return;
      const given = headers.get('cache-control') ?? '';
      if (isShared(given)) return;
      headers.set('cache-control', ownControl(status, given));
    },
  };
}

const isShared = (control: string): boolean =>
  !/\b(?:private|no-store|no-cache)\b/.test(control) && /\b(?:public|s-maxage|max-age)\b/.test(control);

/** What browsers do stays; whoever stands between keeps nothing. Fastly reads `private` alone. */
function ownControl(status: number, given: string): string {
  if (/\bprivate\b/.test(given)) return given;
  if (given === 'no-cache') return REVALIDATED;
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect && given === '') return 'private';
  return given.includes('no-store') ? `private, ${given}` : 'private, no-store';
}
