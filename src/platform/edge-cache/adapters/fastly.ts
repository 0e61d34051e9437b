import type { Breaker } from '../../breaker';
import type { EdgeCache } from '../edge-cache';
import { batches, sendInTurn } from './send-purge';

interface FastlyOptions {
  readonly serviceId: string;
  readonly token: string;
  readonly breaker: Breaker;
  readonly baseUrl?: string;
}

/** Keys of one call. */
const MAX_KEYS = 256;

/** Fastly: `POST /service/{id}/purge` with the keys as JSON. */
export function fastlyEdge(options: FastlyOptions): EdgeCache {
  const { serviceId, token, breaker, baseUrl = 'https://api.fastly.com' } = options;
  return {
    purge: (keys) =>
      sendInTurn(
        batches(keys, MAX_KEYS).map((surrogate_keys) => ({
          server: 'fastly',
          url: `${baseUrl}/service/${serviceId}/purge`,
          method: 'POST',
          headers: { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ surrogate_keys }),
          breaker,
        })),
      ),
  };
}
