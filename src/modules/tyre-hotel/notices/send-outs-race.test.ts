import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { builtInWords } from '~/modules/templates';
import { createSendOuts, tyreHotelMigrations, workChangeNotices } from '~/modules/tyre-hotel';
import { type Database, openDatabase } from '~/platform/db';
import { createJobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { fixedClock } from '~/platform/time';
import { freshPostgres, postgresOfFile } from '~test/database';
import { LOOK } from '~test/leads/dealer';
import { agreement, INDEX } from '~test/tyre-hotel/hotel-stage';
import { ENGINE_MIGRATIONS, SITE } from '~test/workshop/engine';
import { replaceAgreements } from '../store/import-store';

const server = postgresOfFile();
/** A Monday at noon in November: wheels are to be those of winter. */
const clock = fixedClock('2025-11-24T11:00:00Z');
const HERE = { siteIndex: INDEX, departmentId: '10.1' };
const CARS = 40;

/** Every other customer has an address. */
const AGREEMENTS = Array.from({ length: CARS }, (_, at) => ({
  ...agreement(`RAC${100 + at}`, `+467017406${String(at).padStart(2, '0')}`, '10.1', `S-${at}`),
  customerName: 'Ada Ek',
  email: at % 2 === 0 ? `owner-${at}@post.example` : '',
}));

/** What is sent, by whichever process. */
type Outgoing = { readonly key: string; readonly to: string };

async function startProcess(database: Database, outgoing: Outgoing[]) {
  const jobs = createJobs({ database, log: nullLog, checkIntervalMs: 50 });
  let count = 0;
  const take = async ({ key, to }: Outgoing) => {
    count += 1;
    outgoing.push({ key, to });
  };
  const options = {
    database,
    jobs,
    clock,
    log: nullLog,
    words: builtInWords,
    mailer: { send: async (mail: Outgoing) => take(mail).then(() => 'sent' as const) },
    sms: { send: take },
    originOf: () => 'https://nordhem.example',
    look: () => LOOK,
    locationOf: (_: unknown, erpId: string) => ({
      erpId,
      locationName: 'Nordhem 1',
      departmentName: 'Verkstad',
      phone: '08-123 45 67',
      email: 'verkstad@nordhem.example',
    }),
  };
  await workChangeNotices(options);
  await jobs.start();
  return { ...createSendOuts(options), stop: () => jobs.stop(), count: () => count };
}

describe.skipIf(!server)('on PostgreSQL', () => {
  test('two processes send out at once and both work the jobs: each customer is told once on each channel', async () => {
    const database = await freshPostgres(server?.url ?? '', [...ENGINE_MIGRATIONS, tyreHotelMigrations]);
    const other = await openDatabase({ databaseUrl: database.url, dataDir: 'memory', log: nullLog });
    await replaceAgreements(database, INDEX, AGREEMENTS, clock.now());
    const outgoing: Outgoing[] = [];
    const processes = [await startProcess(database, outgoing), await startProcess(other, outgoing)];
    try {
      const forms = Array.from({ length: 6 }, () => randomUUID());
      // Each form twice, once in each process.
      const counts = await Promise.all(
        forms.flatMap((id) => processes.map(({ send }) => send(SITE, HERE, id, 'race'))),
      );
      // A form that is sent again says what it came to before.
      for (let at = 0; at < counts.length; at += 2) expect(counts[at]).toBe(counts[at + 1]);
      expect(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(2 * CARS);
      const sendOuts = (await processes[0]?.list(HERE)) ?? [];
      expect(sendOuts.map(({ agreements }) => agreements)).not.toContain(0);
      expect(sendOuts.reduce((sum, { agreements }) => sum + agreements, 0)).toBe(CARS);
      // Counted by the rows, not by those who sent.
      const counted = async () => {
        const rows = await database.rows(
          database.db,
          sql`SELECT count(*)::int AS rows, count(DISTINCT agreement_id)::int AS cars, count(mailed_at)::int AS mails,
            count(texted_at)::int AS texts FROM tyre_change_notices`,
        );
        return rows[0];
      };
      await expect
        .poll(counted, { timeout: 20_000 })
        .toEqual({ rows: CARS, cars: CARS, mails: CARS / 2, texts: CARS });
      expect(processes.every(({ count }) => count() > 0)).toBe(true);
      expect(outgoing).toHaveLength(CARS + CARS / 2);
      const texted = outgoing.filter(({ to }) => to.startsWith('+'));
      expect(new Set(texted.map(({ to }) => to)).size).toBe(CARS);
      expect(new Set(outgoing.map(({ to }) => to)).size).toBe(outgoing.length);
    } finally {
      for (const { stop } of processes) await stop();
      await other.close();
      await database.close();
    }
  });
});
