import { type Context, Hono } from 'hono';
import { isSameOrigin } from '~/platform/http';
import type { LocalRateLimit } from '~/platform/rate-limit';
import { type Clock, localDate } from '~/platform/time';
import type { Site } from '~/sites';
import type { Stock } from '../stock';

export interface ViewRouteOptions {
  readonly stock: Pick<Stock, 'slugOf' | 'countView'>;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly rateLimit: LocalRateLimit;
  readonly clock: Clock;
}

/** An id of a car is no longer. */
const MAX_BYTES = 400;

/** Programs that run scripts and say what they are. Those that say they are a browser are counted as one. */
const PROGRAM = /bot\b|bots\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit/i;

/**
 * `POST /api/car-views`: the id of a car, as text, when its page has been seen. It is counted by day, and nothing of who saw it
 * is kept: no cookie, no address, no time. 204 also for what is not counted; 403 from other pages, 429 for too many.
 */
export function viewRoute({ stock, siteOf, clientOf, rateLimit, clock }: ViewRouteOptions): Hono {
  const app = new Hono();
  app.post('/api/car-views', async (c) => {
    const request = c.req.raw;
    if (!isSameOrigin(request)) return c.json({ error: 'forbidden' }, 403);
    const verdict = rateLimit.take(clientOf(c), clock.now());
    if (!verdict.allowed)
      return c.json({ error: 'rate-limited' }, 429, { 'retry-after': `${verdict.retryAfterSeconds}` });
    if (Number(c.req.header('content-length') ?? MAX_BYTES + 1) > MAX_BYTES)
      return c.json({ error: 'malformed' }, 400);
    const carId = await c.req.text();
    const { carIndex, zone } = siteOf(request);
    const isProgram = PROGRAM.test(c.req.header('user-agent') ?? 'bot');
    if (!isProgram && carIndex !== null && (await stock.slugOf(carIndex, carId)) !== undefined)
      stock.countView(carIndex, carId, localDate(clock.now(), zone));
    return c.body(null, 204);
  });
  return app;
}
