// The staff's inbox on PostgreSQL: `node inbox.js URL REQUESTS SAMPLES` fills a fresh database with two years of requests at 140
// facilities, and measures what staff wait for.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { InboxMember } from '~/modules/leads';
import { type Database, migrate, openDatabase } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { INBOX_MIGRATIONS, inboxStage } from '../../test/leads/inbox-stage.ts';
import { FIRST_NAMES, LAST_NAMES } from '../workshop/counter.ts';

const SITE = 'automotive-se';
const FACILITIES = 140;
/** Requests per statement: within the time that one may take. */
const PIECE = 10_000;
const BRANDS = ['Volvo', 'Volkswagen', 'Kia', 'BMW', 'Mercedes-Benz', 'Polestar', 'Tesla', 'Maxus'];

/** One of some words, by chance, as SQL; the row keeps PostgreSQL from throwing the dice once for all. */
const oneOf = (words: readonly string[]): string =>
  `(ARRAY['${words.join("', '")}'])[1 + floor(random() * ${words.length} + n * 0)::int]`;

/** Copies of a request: three of a thousand are new, the rest answered or closed; one name stands in a single old one. */
async function fill(database: Database, model: string, requests: number): Promise<void> {
  for (let from = 1; from <= requests; from += PIECE)
    await fillPiece(database, model, requests, [from, Math.min(from + PIECE - 1, requests)]);
  await database.driver.execute('VACUUM ANALYZE leads');
}

const fillPiece = (
  database: Database,
  model: string,
  requests: number,
  [from, to]: readonly [number, number],
) =>
  database.driver.execute(`INSERT INTO leads
      (id, submission_key, fingerprint, site, language, form_name, form_values, receiver, context, created_at, site_id, state)
    SELECT gen_random_uuid(), n::text, fingerprint, site, language, form_name, form_values || jsonb_build_object(
        'name', CASE WHEN n = 17 THEN 'Bodil Åsk' ELSE ${oneOf(FIRST_NAMES)} || ' ' || ${oneOf(LAST_NAMES)} END,
        'email', 'person' || (n / 2) || '@post.example', 'phone', '+46701' || lpad((n / 2)::text, 6, '0'),
        'regno', 'ABC' || lpad((random() * 999)::int::text, 3, '0'), 'car', ${oneOf(BRANDS)} || ' D4 AWD Momentum'),
      receiver, context, now() - make_interval(secs => (${requests} - n) * 300),
      '10.' || floor(random() * ${FACILITIES} + n * 0)::int,
      CASE WHEN n > ${requests} * 0.997 THEN 'new' WHEN n > ${requests} * 0.95 THEN 'answered' ELSE 'closed' END
    FROM leads, generate_series(${from}::int, ${to}::int) AS n WHERE id = '${model}'`);

/** Somebody who answers for so many facilities; null for the whole site. */
const memberOf = (facilities: number | null): InboxMember => ({
  account: 'kim',
  scopes:
    facilities === null
      ? [{ site: SITE, siteId: null }]
      : Array.from({ length: facilities }, (_, at) => ({ site: SITE, siteId: `10.${at}` })),
});
const SCOPES = { '1 facility': 1, '10 facilities': 10, '50 facilities': 50, 'whole site': null } as const;
const SEARCHES = {
  'a common name': 'anna',
  'two letters': 'an',
  'a brand': 'volvo',
  'a full name': 'gunilla moberg',
  'a plate': 'abc 417',
  'a rare name': 'bodil',
  nothing: 'zzzz',
};

const [url = '', requests = '', samples = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: url, dataDir: '', log: nullLog });
await migrate(database, [...INBOX_MIGRATIONS]);
const stage = await inboxStage(database, { now: () => new Date() });
const started = performance.now();
await fill(database, await stage.ask(), Number(requests));
const fillSeconds = (performance.now() - started) / 1000;

const times = new Map<string, number[]>();
async function measure(call: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  times.set(call, [...(times.get(call) ?? []), performance.now() - began]);
}
for (let sample = 0; sample < Number(samples); sample++) {
  for (const [scope, facilities] of Object.entries(SCOPES)) {
    const member = memberOf(facilities);
    await measure(`Inbox, ${scope}`, async () => {
      await stage.inbox.counts(member);
      await stage.inbox.undelivered(member);
      await stage.inbox.list(member, 'new', null);
    });
    await measure(`Answered, next page, ${scope}`, () =>
      stage.inbox.list(member, 'answered', {
        createdAt: new Date(Date.now() - 30 * 86_400_000),
        id: randomUUID(),
      }),
    );
    for (const [by, typed] of Object.entries(SEARCHES))
      await measure(`Search for ${by}, ${scope}`, () => stage.inbox.search(member, typed, 'SE', null));
  }
}
const spreadOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
};
const looks = await database.rows(database.db, sql`SELECT count(*)::int AS count FROM lead_looks`);
if (Number(looks[0]?.count) === 0) throw new Error('nobody has looked at anything');
await stage.stop();
await database.close();
process.stdout.write(
  `${JSON.stringify({ fillSeconds, calls: [...times].map(([call, values]) => ({ call, ...spreadOf(values) })) })}\n`,
);
