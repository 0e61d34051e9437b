import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { CarSuggestions } from '~/blocks/car-list/car-suggestions';
import { fieldLabel } from '~/blocks/car-list/field-label';
import { fixedFilters } from '~/blocks/car-list/fixed-filters';
import { translator } from '~/messages';
import type { Places } from '~/platform/places';
import type { RateLimit } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';

export interface SuggestRoutesOptions {
  readonly cars: CarSuggestions;
  readonly places: Places;
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  readonly rateLimit: RateLimit;
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

const LONGEST = 100;
const MOST_FILTERS = 20;

/** A search box holds at most 200 characters; of what is longer nothing is completed. */
const typed = z
  .string()
  .max(500)
  .transform((text) => text.toWellFormed().replace(/\p{Cc}/gu, ' '));
const asked = z.object({
  q: typed,
  language: z.string().max(10),
  filters: z.array(z.object({ Name: z.string().max(100), Value: z.string().max(200) })).max(MOST_FILTERS),
});

const KEPT = { 'cache-control': 'public, max-age=60' } as const;

/**
 * `GET /api/suggest?q=…&language=…` completes a search of the site's cars; further parameters are filters that the list
 * has fixed (`car_condition=Begagnad`). `GET /api/places?q=…` completes the name of a town of the site's country. The same for everybody,
 * so browsers and proxies may keep the answers for a minute.
 */
export function suggestRoutes({ cars, places, ...visitors }: SuggestRoutesOptions): Hono {
  const app = new Hono();
  app.get('/api/suggest', (c) =>
    answer(c, visitors, async (site, { q, language, filters }) => {
      const t = translator(site.languages.find((each) => each === language) ?? site.languages[0]);
      const found = await cars.suggest(site, q, fixedFilters(filters));
      return found.map(({ text, name, count }) => ({ text, note: fieldLabel(t, name), count }));
    }),
  );
  app.get('/api/places', (c) =>
    answer(c, visitors, async (site, { q }) =>
      q.trim() === '' ? [] : (await places.suggest(q, site.country)).map(({ name }) => ({ text: name })),
    ),
  );
  for (const path of ['/api/suggest', '/api/places'])
    app.all(path, (c) => c.json({ error: 'method-not-allowed' }, 405, { allow: 'GET' }));
  return app;
}

async function answer(
  c: Context,
  {
    siteOf,
    clientOf,
    rateLimit,
    clock,
  }: Pick<SuggestRoutesOptions, 'siteOf' | 'clientOf' | 'rateLimit' | 'clock'>,
  complete: (site: Site, request: z.output<typeof asked>) => Promise<Offers['suggestions']>,
): Promise<Response> {
  const verdict = rateLimit.take(clientOf(c), clock.now());
  if (!verdict.allowed)
    return c.json({ error: 'rate-limited' }, 429, { 'retry-after': `${verdict.retryAfterSeconds}` });
  const query = new URL(c.req.url).searchParams;
  const filters = [...query].filter(([name]) => name !== 'q' && name !== 'language');
  const parsed = asked.safeParse({
    q: query.get('q') ?? '',
    language: query.get('language') ?? '',
    filters: filters.map(([Name, Value]) => ({ Name, Value })),
  });
  if (!parsed.success) return c.json({ error: 'malformed' }, 400);
  const isLong = parsed.data.q.length > LONGEST;
  const offers: Offers = { suggestions: isLong ? [] : await complete(siteOf(c.req.raw), parsed.data) };
  return c.json(offers, 200, KEPT);
}
