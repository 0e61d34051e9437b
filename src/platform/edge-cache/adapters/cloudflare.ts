import { z } from 'zod';
import type { Breaker } from '../../breaker';
import { decodeJson } from '../../json';
import type { EdgeCache } from '../edge-cache';
import { batches, sendInTurn } from './send-purge';

interface CloudflareOptions {
  /** One per domain. */
  readonly zoneIds: readonly string[];
  readonly token: string;
  readonly breaker: Breaker;
  readonly baseUrl?: string;
}

/** Tags of one call. */
const MAX_TAGS = 100;

const done = z.object({ success: z.literal(true) });

/** Cloudflare: `POST /zones/{id}/purge_cache` with the tags as JSON, for each zone. */
export function cloudflareEdge(options: CloudflareOptions): EdgeCache {
  const { zoneIds, token, breaker, baseUrl = 'https://api.cloudflare.com/client/v4' } = options;
  return {
    purge: (keys) =>
      sendInTurn(
        zoneIds.flatMap((zone) =>
          batches(keys, MAX_TAGS).map((tags) => ({
            server: 'cloudflare',
            url: `${baseUrl}/zones/${zone}/purge_cache`,
            method: 'POST' as const,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ tags }),
            breaker,
            isDone: (body: string) => done.safeParse(decodeJson(body)).success,
          })),
        ),
      ),
  };
}
