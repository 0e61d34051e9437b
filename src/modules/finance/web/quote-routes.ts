import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { BODY_STATUS, readJson } from '~/platform/http';
import type { LocalRateLimit } from '~/platform/rate-limit';
import type { Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import {
  cfdRequestSchema,
  defaultRequestSchema,
  type QuoteFailure,
  type QuoteService,
} from '../quote-service';

export interface QuoteRoutesOptions {
  readonly quotes: QuoteService;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly rateLimit: LocalRateLimit;
  readonly clock: Clock;
}

/** Every expected failure, once: its HTTP status. */
const STATUS = { refused: 422, unavailable: 503 } as const satisfies Record<QuoteFailure, number>;

/**
 * `POST /api/codeweaver/default` and `/api/codeweaver/cfd` (QUOTE-2, QUOTE-3), on the sites that
 * have such finance and for their own pages. The service's key stays on this side.
 */
export function quoteRoutes(options: QuoteRoutesOptions): Hono {
  const { quotes } = options;
  const app = new Hono();
  app.post('/api/codeweaver/default', (c) =>
    answer(c, options, defaultRequestSchema, (request) => quotes.products(request)),
  );
  app.post('/api/codeweaver/cfd', (c) =>
    answer(c, options, cfdRequestSchema, (request) => quotes.quote(request)),
  );
  return app;
}

async function answer<S extends z.ZodType, A extends object>(
  c: Context,
  { siteOf, clientOf, rateLimit, clock }: QuoteRoutesOptions,
  schema: S,
  load: (request: z.output<S>) => Promise<Result<A, QuoteFailure>>,
): Promise<Response> {
  const request = c.req.raw;
  if (!siteOf(request).features.ukFinance) return c.json({ error: 'not-found' }, 404);
  if (request.headers.get('sec-fetch-site') === 'cross-site') return c.json({ error: 'forbidden' }, 403);
  const verdict = rateLimit.take(clientOf(c), clock.now());
  if (!verdict.allowed) {
    return c.json({ error: 'rate-limited' }, 429, { 'retry-after': `${verdict.retryAfterSeconds}` });
  }
  const body = await readJson(request);
  if (!body.ok) return c.json({ error: body.error }, BODY_STATUS[body.error]);
  const parsed = schema.safeParse(body.value);
  if (!parsed.success) return c.json({ error: 'malformed' }, 400);
  const result = await load(parsed.data);
  return result.ok
    ? Response.json(result.value, { headers: { 'cache-control': 'no-store' } })
    : c.json({ error: result.error }, STATUS[result.error]);
}
