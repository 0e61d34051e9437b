import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translator } from '~/messages';
import { consentMigrations } from '~/modules/consents';
import { createInbox, createLeads, INBOX_LISTS, type Leads, leadMigrations } from '~/modules/leads';
import { builtInWords } from '~/modules/templates';
import { type Database, platformMigrations } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { fixedClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { freshDatabase } from '~test/database';
import { LOOK, noDriveTimes } from '~test/leads/dealer';
import { directoryOf, seller } from '~test/leads/lead-stage';
import { demoDrives, demoRequests, REQUEST_SITES } from '.';

const NOW = new Date('2026-03-04T14:30:00Z');
const WHO = { admin: 'anna', staff: 'sven' };

test('they are the same in every fill of a day, and none comes from the future', () => {
  for (const site of REQUEST_SITES) {
    const requests = demoRequests(site, NOW, WHO);
    expect(requests).toEqual(demoRequests(site, NOW, WHO));
    for (const { at, acts } of requests)
      for (const instant of [at, ...acts.map((act) => act.at)]) expect(instant < NOW).toBe(true);
  }
});

test('some are of one person, and each kind of request is there', () => {
  const requests = demoRequests('automotive-se', NOW, WHO);
  const mails = requests.map(({ envelope: { values } }) => values.email ?? values.customerEmail);
  expect(new Set(mails).size).toBeLessThan(mails.length);
  expect(new Set(requests.map(({ envelope }) => envelope.formName))).toEqual(
    new Set([
      ...['NordhemCarContactForm', 'NordhemContactForm', 'NordhemSellCarForm', 'NordhemServiceRequestForm'],
    ]),
  );
});

describe('brought in', () => {
  let database: Database;
  let jobs: Jobs;
  let leads: Leads;

  beforeAll(async () => {
    database = await freshDatabase([platformMigrations, leadMigrations, consentMigrations]);
    jobs = createJobs({ database, log: nullLog });
    const none = createRateLimit({ burst: 0, perMinute: 1 / 1440 });
    const shared = {
      database,
      jobs,
      words: builtInWords,
      log: nullLog,
      clock: fixedClock(NOW),
      look: () => LOOK,
      mailer: { send: () => Promise.reject(new Error('nobody is mailed')) },
      originOf: () => 'https://nordhem.example',
    };
    leads = createLeads({
      ...shared,
      pageWords: async (_, language) => [translator(language), []],
      hook: null,
      directory: directoryOf({ receivers: [seller] }),
      checkOffer: async () => null,
      valueCar: async () => null,
      drives: noDriveTimes,
      receiptLimits: { perAddress: none, perClient: none },
      intake: null,
      onOutcome: () => undefined,
    });
    const inbox = createInbox({
      ...shared,
      leads,
      requestOfBooking: async () => null,
      nameOf: async () => null,
      hasAnswerers: async () => true,
    });
    await leads.work();
    await inbox.work();
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  test('every form and every act is taken, once; nobody is mailed or will be reminded', async () => {
    for (const site of REQUEST_SITES) {
      const requests = demoRequests(site, NOW, WHO);
      expect(await leads.importPast(siteByKey(site), requests)).toBe(requests.length);
      expect(await leads.importPast(siteByKey(site), requests)).toBe(0);
    }
    const [counts] = await database.rows(
      database.db,
      sql`SELECT (SELECT count(*)::int FROM lead_deliveries) AS deliveries,
        (SELECT count(*)::int FROM leads WHERE reminded_at IS NULL) AS "toRemind",
        (SELECT count(*)::int FROM pgboss.job WHERE name LIKE 'lead-%') AS jobs`,
    );
    expect(counts).toEqual({ deliveries: 0, toRemind: 0, jobs: 0 });
  });

  test('each list of the inbox has some', async () => {
    const rows = await database.rows(
      database.db,
      sql`SELECT state, assignee, count(*)::int AS requests FROM leads WHERE site = 'automotive-se' GROUP BY 1, 2`,
    );
    const has = (state: string, assignee?: string) =>
      rows.some((row) => row.state === state && (assignee === undefined || row.assignee === assignee));
    expect(INBOX_LISTS).toContain('colleagues');
    expect([has('new'), has('taken'), has('answered'), has('closed')]).toEqual([true, true, true, true]);
    expect([has('closed', 'anna'), has('closed', 'sven')]).toEqual([true, true]);
  });
});

test('test drives are at free times, of cars that can be driven, and of different people', async () => {
  const free = ['2026-03-05T10:00', '2026-03-05T11:30', '2026-03-06T16:00'];
  const drives = await demoDrives('automotive-se', NOW, WHO, async (_, carId) =>
    Number(carId) % 2 === 0 ? free : [],
  );
  expect(drives.length).toBeGreaterThan(5);
  const values = drives.map(({ envelope }) => envelope.values);
  for (const { carId, driveTime } of values) {
    expect(Number(carId) % 2).toBe(0);
    expect(free).toContain(driveTime);
  }
  expect(new Set(values.map(({ carId }) => carId)).size).toBe(drives.length);
  expect(new Set(values.map(({ email }) => email)).size).toBe(drives.length);
});
