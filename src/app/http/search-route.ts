import { Hono } from 'hono';
import type { Secret } from '~/platform/config';
import { BODY_STATUS, readJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import {
  emptyResponse,
  parseSearchRequest,
  type SearchRequest,
  type SearchResponse,
} from '~/platform/search';

/** Answers a search of one named index, or null when there is no such index. */
type SearchByIndex = (request: SearchRequest) => Promise<SearchResponse> | SearchResponse | null;

export interface SearchRouteOptions {
  readonly search: SearchByIndex;
  readonly key: Secret | null;
  readonly log: Pick<Log, 'error'>;
}

/**
 * `POST /api/search` (SEARCH-1, SEARCH-7). Our own pages ask without a key; others bring `x-api-key`.
 * Without a configured key only our own pages are answered. A search that fails is logged and answered with the empty
 * result.
 */
export function searchRoute(options: SearchRouteOptions): Hono {
  const app = new Hono();
  app.post('/api/search', async (c) => {
    const request = c.req.raw;
    if (!isOwnPage(request) && !hasKey(request, options.key)) return c.json({ error: 'unauthorised' }, 401);
    const body = await readJson(request);
    if (!body.ok) return c.json({ error: body.error }, BODY_STATUS[body.error]);
    const parsed = parseSearchRequest(body.value);
    if (!parsed.ok) {
      const { code, path, message } = parsed.error;
      return c.json({ error: code, path, message }, 400);
    }
    const answer = await searched(parsed.value, options);
    return answer === null ? c.json({ error: 'unknown-index' }, 404) : c.json(answer);
  });
  app.all('/api/search', (c) => c.json({ error: 'method-not-allowed' }, 405, { allow: 'POST' }));
  return app;
}

async function searched(
  request: SearchRequest,
  { search, log }: SearchRouteOptions,
): Promise<SearchResponse | null> {
  try {
    return await search(request);
  } catch (error) {
    log.error({ err: error, index: request.index }, 'the search failed');
    return emptyResponse(request);
  }
}

const isOwnPage = (request: Request) => request.headers.get('sec-fetch-site') === 'same-origin';

/** Whether the request carries the key in `x-api-key`; without a configured key every request is refused. */
export const hasKey = (request: Request, key: Secret | null): boolean =>
  key?.matches(request.headers.get('x-api-key') ?? '') ?? false;
