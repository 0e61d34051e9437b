import type { DemoFilling } from '~/demo';
import { countMail, countWaitingMail } from '~/platform/outbox';
import type { PageCache } from '~/platform/page-cache';
import { SearchUnavailable } from '~/platform/search';
import type { HealthCheck } from '../http/routes/health';
import type { Services } from './services';

/** What `/healthz` looks at; without what is vital the process is not healthy. */
export function healthChecks(
  { config, database, jobs, stock, leads, workshops, breakers, edge, demo }: Services,
  cache: PageCache,
): readonly HealthCheck[] {
  return [
    { name: 'database', vital: true, check: async () => void (await database.ping()) },
    { name: 'jobs', vital: false, check: () => jobs.health().then(() => undefined) },
    { name: 'stock', vital: true, check: () => countCars(stock) },
    {
      name: 'mail',
      vital: false,
      check: async () => {
        const waiting = await countWaitingMail(database.db);
        // Nobody gets these until there is a mail server.
        if (waiting > 0 || config.mail.waits) return { state: 'waiting', mails: waiting };
        return config.mail.smtpUrl === null
          ? { state: 'outbox', mails: await countMail(database.db) }
          : undefined;
      },
    },
    { name: 'leads', vital: false, check: () => leads.counts() },
    { name: 'workshops', vital: false, check: () => workshops.counts() },
    { name: 'upstreams', vital: false, check: async () => breakers.states() },
    { name: 'pages', vital: false, check: async () => cache.size },
    ...(demo === null
      ? []
      : [{ name: 'demo', vital: false, check: async () => fillingState(demo.progress()) }]),
    ...(edge === null ? [] : [{ name: 'edge', vital: false, check: () => edge.feed.waiting() }]),
  ];
}

/** The cars of each index. A search service that is away is no illness of this process. */
export async function countCars(
  stock: Pick<Services['stock'], 'indexNames' | 'count'>,
): Promise<Record<string, number | 'unavailable'>> {
  const countOf = (name: string) =>
    stock.count(name).catch((cause: unknown) => {
      if (cause instanceof SearchUnavailable) return 'unavailable' as const;
      throw cause;
    });
  const counted = stock.indexNames.map(async (name) => [name, await countOf(name)] as const);
  return Object.fromEntries(await Promise.all(counted));
}

const fillingState = (progress: ReturnType<DemoFilling['progress']>) =>
  progress === null ? undefined : { state: 'filling', ...progress };
