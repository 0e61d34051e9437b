import { type Context, Hono } from 'hono';
import type { Secret } from '~/platform/config';
import { BODY_STATUS, readJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import type { LocalRateLimit } from '~/platform/rate-limit';
import {
  emptyResponse,
  parseSearchRequest,
  type SearchRequest,
  type SearchResponse,
} from '~/platform/search';
import type { Clock } from '~/platform/time';
import { hasKey } from '../api-key';

/** Answers a search of one named index, or null when there is no such index. */
type SearchByIndex = (request: SearchRequest) => Promise<SearchResponse> | SearchResponse | null;

export interface SearchRouteOptions {
  readonly search: SearchByIndex;
  readonly key: Secret | null;
  /** Fields that only callers with the key may read and filter by, of every index. */
  readonly privateFields: ReadonlySet<string>;
  /** Of callers without the key. */
  readonly rateLimit: LocalRateLimit;
  clientOf(c: Context): string;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/**
 * `POST /api/search` (SEARCH-1, SEARCH-7). Our own pages ask without a key; others bring `x-api-key`.
 * That a page asks is only what a header says, so without the key nobody reads private fields, and each client has a limit.
 * A search that fails is logged and answered with the empty result.
 */
export function searchRoute(options: SearchRouteOptions): Hono {
  const app = new Hono();
  app.post('/api/search', async (c) => {
    const request = c.req.raw;
    const trusted = hasKey(request, options.key);
    if (!isOwnPage(request) && !trusted) return c.json({ error: 'unauthorised' }, 401);
    const verdict = trusted ? null : options.rateLimit.take(options.clientOf(c), options.clock.now());
    if (verdict?.allowed === false)
      return c.json({ error: 'rate-limited' }, 429, { 'retry-after': `${verdict.retryAfterSeconds}` });
    const body = await readJson(request);
    if (!body.ok) return c.json({ error: body.error }, BODY_STATUS[body.error]);
    const parsed = parseSearchRequest(body.value);
    if (!parsed.ok) {
      const { code, path, message } = parsed.error;
      return c.json({ error: code, path, message }, 400);
    }
    const answer = await (trusted ? searched : searchedByPage)(parsed.value, options);
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

/** A condition on a private field finds nothing, as one on an unknown field does. */
async function searchedByPage(
  request: SearchRequest,
  options: SearchRouteOptions,
): Promise<SearchResponse | null> {
  const { privateFields } = options;
  const named = [
    ...Object.keys(request.filters ?? {}).map((field) => field.replace(/\.neq$/, '')),
    ...(request.facets ?? []).flatMap(({ name, child_name }) => [name, child_name ?? '']),
    (request.sort_name ?? '').replace(/_(?:asc|desc)$/, ''),
  ];
  if (named.some((field) => privateFields.has(field))) return emptyResponse(request);
  const answer = await searched(request, options);
  if (answer === null) return null;
  const content = answer.content.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !privateFields.has(field))),
  );
  return { ...answer, content };
}

const isOwnPage = (request: Request) => request.headers.get('sec-fetch-site') === 'same-origin';
