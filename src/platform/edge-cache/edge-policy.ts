import type { EdgeConfig } from '../config';
import { keysOfAnswer } from './surrogate-keys';

/** What the answers of this server tell the edge in front of it. */
export interface EdgePolicy {
  /** For an answer that is the same for everybody and depends on these tags, which may be too many to keep it. */
  headersOf(tags: Iterable<string>): Readonly<Record<string, string>>;
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
  const lifetime = `max-age=${maxAgeSeconds}, stale-while-revalidate=${WHILE_REVALIDATING_SECONDS}, stale-if-error=${staleSeconds}`;
  const [control, names, separator] =
    vendor === 'cloudflare'
      ? (['cdn-cache-control', 'cache-tag', ','] as const)
      : (['surrogate-control', 'surrogate-key', ' '] as const);
  return {
    headersOf(tags) {
      const keys = keysOfAnswer(tags);
      return keys === null
        ? { 'cache-control': REVALIDATED }
        : { [control]: lifetime, [names]: keys.join(separator) };
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
