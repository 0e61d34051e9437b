import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { translator } from '~/messages';
import { type BookingLimits, PlateLimit } from '~/modules/workshop';
import { BODY_STATUS, isSameOrigin, readJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import type { Clock } from '~/platform/time';
import { localeFor, type Site, siteLanguage } from '~/sites';
import { VALUATION_ENDPOINT } from '~/sites/paths';
import { describeValuation } from '../domain/describe';
import type { ValuationFailure, Valuations } from '../valuation';

export interface ValuationRoutesOptions {
  readonly valuations: Valuations;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  /** Those of the other look-ups of plates. */
  readonly limits: Pick<BookingLimits, 'plates' | 'reads'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Every expected failure, once: its HTTP status. */
const STATUS = {
  'not-offered': 404,
  'invalid-registration-number': 422,
  'register-unavailable': 503,
} as const satisfies Record<ValuationFailure, number>;

/** The names of the form's own fields; `language` is that of its page. */
const questionSchema = z.object({
  regno: z.string().max(40),
  milage: z.number().min(0).max(999_999_999),
  language: z.string().max(10).default(''),
});

/**
 * `POST /api/valuation` with `{ regno, milage, language }`, mileage in the site's unit, for the pages of sites that value cars:
 * `{ valuation, words: { headline, how } }`. A missing estimate is an answer too. A POST, so that no plate is in an address or
 * a log.
 */
export function valuationRoutes(options: ValuationRoutesOptions): Hono {
  const { valuations, siteOf, clientOf, limits, clock, log } = options;
  const plates = new PlateLimit(limits.plates);
  const app = new Hono();
  app.post(VALUATION_ENDPOINT, async (c) => {
    const request = c.req.raw;
    if (!isSameOrigin(request)) return c.json({ error: 'forbidden' }, 403);
    const [client, now] = [clientOf(c), clock.now()];
    const read = limits.reads.take(client, now);
    if (!read.allowed) return tooMany(read.retryAfterSeconds);
    const body = await readJson(request);
    if (!body.ok) return c.json({ error: body.error }, BODY_STATUS[body.error]);
    const parsed = questionSchema.safeParse(body.value);
    if (!parsed.success) return c.json({ error: 'malformed' }, 400);
    const { language, ...question } = parsed.data;
    const plate = plates.take(client, question.regno.replaceAll(/\s/g, '').toUpperCase(), now);
    if (!plate.allowed) return tooMany(plate.retryAfterSeconds);
    const site = siteOf(request);
    const found = await valuations.value(site, question);
    if (!found.ok) {
      log.info({ site: site.key, failure: found.error }, 'car not valued');
      return c.json({ error: found.error }, STATUS[found.error]);
    }
    log.info({ site: site.key, outcome: found.value.kind }, 'car valued');
    const words = describeValuation(found.value, site, localeContextOf(site, language));
    return c.json({ valuation: found.value, words }, 200, { 'cache-control': 'no-store' });
  });
  return app;
}

function localeContextOf(site: Site, acceptLanguage: string) {
  const language = siteLanguage(site, acceptLanguage);
  return { language, locale: localeFor(site, language), t: translator(language) };
}

const tooMany = (seconds: number): Response =>
  Response.json({ error: 'rate-limited' }, { status: 429, headers: { 'retry-after': `${seconds}` } });
