import { type Context, Hono } from 'hono';
import { isSameOrigin } from '~/platform/http';
import type { Log } from '~/platform/log';
import type { LocalRateLimit } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import { BROWSER_WARNING_ENDPOINT, BROWSER_WARNINGS } from '~/ui/browser-warning';

export interface BrowserWarningOptions {
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly rateLimit: LocalRateLimit;
  readonly clock: Clock;
  readonly log: Log;
}

/** Longer words there are not. */
const MAX_LENGTH = 60;

/**
 * `POST /api/browser-warnings`: one word of a list, as text, about what failed in a browser. It is logged with the site
 * and nothing else (WORKSHOP-6, WORKSHOP-7). 204; 400 for any other word, 403 from other pages, 429 for too many.
 */
export function browserWarnings(options: BrowserWarningOptions): Hono {
  const { siteOf, clientOf, rateLimit, clock, log } = options;
  const app = new Hono();
  app.post(BROWSER_WARNING_ENDPOINT, async (c) => {
    if (!isSameOrigin(c.req.raw)) return c.json({ error: 'forbidden' }, 403);
    const verdict = rateLimit.take(clientOf(c), clock.now());
    if (!verdict.allowed) {
      return c.json({ error: 'rate-limited' }, 429, { 'retry-after': `${verdict.retryAfterSeconds}` });
    }
    if (Number(c.req.header('content-length') ?? MAX_LENGTH + 1) > MAX_LENGTH) {
      return c.json({ error: 'malformed' }, 400);
    }
    const text = await c.req.text();
    const warning = BROWSER_WARNINGS.find((each) => each === text);
    if (warning === undefined) return c.json({ error: 'malformed' }, 400);
    log.warn({ warning, site: siteOf(c.req.raw).key }, 'something failed in a browser');
    return c.body(null, 204);
  });
  return app;
}
