import type { Breaker } from '../../breaker';
import { ok } from '../../result';
import type { EdgeCache } from '../edge-cache';
import { batches, sendInTurn } from './send-purge';

interface VarnishOptions {
  /** Origins of all the servers: each has a cache of its own. */
  readonly urls: readonly string[];
  readonly key: string;
  breakerOf(url: string): Breaker;
}

/** Varnish takes 8 KB a line and 32 KB a head. */
const MAX_BYTES = 4000;

/** Varnish with `deploy/varnish/default.vcl`: `PURGE /` with the keys in a header, at every server. */
export function varnishEdge({ urls, key, breakerOf }: VarnishOptions): EdgeCache {
  return {
    async purge(keys) {
      const lists = batches(keys, Infinity, MAX_BYTES);
      const sent = await Promise.all(
        urls.map((url) =>
          sendInTurn(
            lists.map((list) => ({
              server: new URL(url).host,
              url: `${url}/`,
              method: 'PURGE' as const,
              headers: { 'x-purge-key': key, 'x-purge': list.join(' ') },
              breaker: breakerOf(url),
            })),
          ),
        ),
      );
      return sent.find((each) => !each.ok) ?? ok(undefined);
    },
  };
}
