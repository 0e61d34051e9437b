import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { fixedFilters } from '~/features/car-search/browser';
import { type CarSuggestions, fieldLabel } from '~/features/car-search/server';
import { translator } from '~/messages';
import { type Places, seekPlace } from '~/platform/places';
import type { LocalRateLimit } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import { type Site, siteLanguage } from '~/sites';

export interface SuggestRoutesOptions {
  readonly cars: CarSuggestions;
  readonly places: Places;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly rateLimit: LocalRateLimit;
  readonly clock: Clock;
}

/** What a box that completes words gets: texts to choose from, what each is, how much there is of it. */
export interface Offers {
  readonly suggestions: readonly {
    readonly text: string;
    readonly note?: string;
    readonly count?: number;
  }[];
}

const MAX_LENGTH = 100;
const MAX_FILTERS = 20;

/** A search box holds at most 200 characters; of what is longer nothing is completed. */
const typedText = z
  .string()
  .max(500)
  .transform((text) => text.toWellFormed().replace(/\p{Cc}/gu, ' '));
const completionRequest = z.object({
  q: typedText,
  language: z.string().max(10),
  filters: z.array(z.object({ Name: z.string().max(100), Value: z.string().max(200) })).max(MAX_FILTERS),
});

const CACHE_HEADERS = { 'cache-control': 'public, max-age=60' } as const;

/**
 * `GET /api/suggest?q=…&language=…` completes a search of the site's cars; further parameters are filters that the list
 * has fixed (`car_condition=Begagnad`). `GET /api/places?q=…` completes the name of a town of the site's country. The same for everybody,
 * so browsers and proxies may keep the answers for a minute.
 *
 * `GET /api/places/find?q=…` gives one town by its name, `?latitude=…&longitude=…` the one a position belongs to:
 * `{ place: { name, latitude, longitude } | null }`.
 */
export function suggestRoutes({ cars, places, ...visitors }: SuggestRoutesOptions): Hono {
  const app = new Hono();
  app.get('/api/suggest', (c) =>
    answer(c, visitors, async (site, { q, language, filters }) => {
      const known = siteLanguage(site, language);
      const t = translator(known);
      const found = await cars.suggest(site, q, fixedFilters(filters), known);
      return found.map(({ text, name, count, note }) => ({ text, note: note ?? fieldLabel(t, name), count }));
    }),
  );
  app.get('/api/places', (c) =>
    answer(c, visitors, async (site, { q }) =>
      q.trim() === '' ? [] : (await places.suggest(q, site.country)).map(({ name }) => ({ text: name })),
    ),
  );
  app.get('/api/places/find', (c) => place(c, visitors, places));
  for (const path of ['/api/suggest', '/api/places', '/api/places/find'])
    app.all(path, (c) => c.json({ error: 'method-not-allowed' }, 405, { allow: 'GET' }));
  return app;
}

type Visitors = Pick<SuggestRoutesOptions, 'siteOf' | 'clientOf' | 'rateLimit' | 'clock'>;

const placeRequest = z.union([
  z.object({ q: typedText.pipe(z.string().trim().min(1).max(MAX_LENGTH)) }),
  z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
]);

async function place(c: Context, visitors: Visitors, places: Places): Promise<Response> {
  const verdict = visitors.rateLimit.take(visitors.clientOf(c), visitors.clock.now());
  if (!verdict.allowed)
    return c.json({ error: 'rate-limited' }, 429, { 'retry-after': `${verdict.retryAfterSeconds}` });
  const parsed = placeRequest.safeParse(Object.fromEntries(new URL(c.req.url).searchParams));
  if (!parsed.success) return c.json({ error: 'malformed' }, 400);
  const { country } = visitors.siteOf(c.req.raw);
  const query = parsed.data;
  const found =
    'q' in query
      ? await seekPlace(places, query.q, country)
      : await places.nearest({ lat: query.latitude, lng: query.longitude }, country);
  const answer = found === undefined ? null : { name: found.name, latitude: found.lat, longitude: found.lng };
  // A visitor's position must not be stored by caches.
  return c.json({ place: answer }, 200, 'q' in query ? CACHE_HEADERS : { 'cache-control': 'no-store' });
}

async function answer(
  c: Context,
  { siteOf, clientOf, rateLimit, clock }: Visitors,
  complete: (site: Site, request: z.output<typeof completionRequest>) => Promise<Offers['suggestions']>,
): Promise<Response> {
  const verdict = rateLimit.take(clientOf(c), clock.now());
  if (!verdict.allowed)
    return c.json({ error: 'rate-limited' }, 429, { 'retry-after': `${verdict.retryAfterSeconds}` });
  const query = new URL(c.req.url).searchParams;
  const filters = [...query].filter(([name]) => name !== 'q' && name !== 'language');
  const parsed = completionRequest.safeParse({
    q: query.get('q') ?? '',
    language: query.get('language') ?? '',
    filters: filters.map(([Name, Value]) => ({ Name, Value })),
  });
  if (!parsed.success) return c.json({ error: 'malformed' }, 400);
  const isLong = parsed.data.q.length > MAX_LENGTH;
  const offers: Offers = { suggestions: isLong ? [] : await complete(siteOf(c.req.raw), parsed.data) };
  return c.json(offers, 200, CACHE_HEADERS);
}
