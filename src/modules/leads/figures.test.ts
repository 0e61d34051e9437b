import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { systemClock } from '~/platform/time';
import { emptiedDatabase, onBothDatabases, postgresOfFile } from '~test/database';
import { INBOX_MIGRATIONS, type InboxStage, inboxStage, memberOf } from '~test/leads/inbox-stage';
import { reportRequests } from './store/figures-store';

const KIM = memberOf('kim');
const BOSS = memberOf('boss', null);
const SPAN = {
  unit: 'week',
  from: '2026-03-02',
  zone: 'Europe/Stockholm',
  now: new Date('2026-03-20T12:00:00Z'),
} as const;

onBothDatabases(postgresOfFile(), (open) => {
  const emptied = emptiedDatabase(() => open(INBOX_MIGRATIONS));
  let database: Database;
  let stage: InboxStage;
  beforeEach(async () => {
    database = emptied();
    stage = await inboxStage(database, systemClock);
  });
  afterEach(async () => {
    await stage.stop();
  });

  /** A request of an instant, due two hours later, answered after so many hours. */
  async function requestAt(at: string, answeredAfterHours: number | null, siteId: string | null = '12') {
    const id = await stage.ask({}, siteId);
    if (answeredAfterHours !== null)
      await stage.inbox.act(BOSS, id, { act: 'answered', entry: randomUUID(), seen: null, body: '' });
    await database.db.execute(
      sql`UPDATE leads SET created_at = ${at}::timestamptz, due_at = ${at}::timestamptz + interval '2 hours' WHERE id = ${id}`,
    );
    await database.db.execute(
      sql`UPDATE lead_entries SET created_at = ${at}::timestamptz + ${`${answeredAfterHours ?? 0} hours`}::interval WHERE lead_id = ${id}`,
    );
    return id;
  }

  test('weeks are those of the clock of the site, and what was answered in time is not late', async () => {
    // Sunday night in Stockholm is the week before; a minute past midnight the next.
    await requestAt('2026-03-01T22:59:00Z', 1);
    await requestAt('2026-03-01T23:01:00Z', 1);
    await requestAt('2026-03-04T10:00:00Z', 5);
    await requestAt('2026-03-10T10:00:00Z', null);
    await requestAt('2026-03-20T11:00:00Z', null);
    const { total, periods } = await reportRequests(database, KIM.scopes, SPAN);
    expect(total).toEqual({ received: 4, answered: 2, open: 2, late: 2, medianHours: 3 });
    expect(Object.fromEntries(periods)).toEqual({
      '2026-03-02': { received: 2, answered: 2, open: 0, late: 1, medianHours: 3 },
      '2026-03-09': { received: 1, answered: 0, open: 1, late: 1, medianHours: null },
      '2026-03-16': { received: 1, answered: 0, open: 1, late: 0, medianHours: null },
    });
  });

  test('of who asks: a facility of theirs, all of them by facility, and nothing', async () => {
    await requestAt('2026-03-04T10:00:00Z', 1, '12');
    await requestAt('2026-03-04T10:00:00Z', 1, '13');
    await requestAt('2026-03-04T10:00:00Z', null, '13');
    const of = async (scopes: typeof KIM.scopes) => {
      const { total, facilities } = await reportRequests(database, scopes, SPAN);
      return [total.received, ...facilities.map(({ received }) => received)];
    };
    expect(await of(KIM.scopes)).toEqual([1, 1]);
    expect(await of(BOSS.scopes)).toEqual([3, 2, 1]);
    expect(await of([])).toEqual([0]);
  });

  test('what was closed without an answer is neither answered nor open nor late', async () => {
    const id = await requestAt('2026-03-04T10:00:00Z', null);
    await stage.inbox.act(KIM, id, { act: 'close', entry: randomUUID(), seen: null, body: '' });
    const { total } = await reportRequests(database, KIM.scopes, SPAN);
    expect(total).toEqual({ received: 1, answered: 0, open: 0, late: 0, medianHours: null });
  });
});
