import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { REGISTER } from '~/app/wiring/maintenance/personal-data';
import { MIGRATIONS } from '~/app/wiring/migrations';
import { RETENTION_DEFAULTS } from '~/platform/config';
import type { Database } from '~/platform/db';
import { createJobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { accepted } from '~test/config/read-config';
import { emptiedDatabase, onBothDatabases, postgresOfFile } from '~test/database';
import { plant } from '~test/personal-data/plant';
import {
  columnsOf,
  enforceRetention,
  erasePerson,
  exportPerson,
  type Person,
  readPerson,
  renderRegister,
} from '.';
import { tableSql } from './table-sql';

const NOW = new Date('2026-11-23T10:00:00Z');
const ASTRID = known({ mail: 'Astrid@Lindqvist.example', phone: '+46 70 174 06 05', plate: 'abc 123' });
/** Every word of hers, as she or anybody else would write it. */
const TRACES = /astrid|lindqvist|1740605|174[ -]?06[ -]?05|ABC ?123/i;

function known(given: Parameters<typeof readPerson>[0]): Person {
  const read = readPerson(given);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

let database: Database;

const run = (text: string) => database.driver.execute(text);

const nameRow = z.object({ schema: z.string(), table: z.string(), column: z.string() });

/** Every column of the database, as `table.column`; partitions have their parent's. */
async function columnsOfDatabase(): Promise<string[]> {
  const rows = await database.rows(
    database.db,
    sql`SELECT n.nspname AS schema, c.relname AS table, a.attname AS column FROM pg_attribute a
      JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND a.attnum > 0 AND NOT a.attisdropped`,
  );
  return rows
    .map((row) => nameRow.parse(row))
    .map(({ schema, table, column }) => `${schema === 'public' ? '' : 'pgboss.'}${table}.${column}`);
}

/** Every row of every table as text. */
async function contents(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { table } of REGISTER) {
    const rows = await database.rows(
      database.db,
      sql`SELECT t::text AS row FROM ${tableSql(table)} AS t ORDER BY 1`,
    );
    found[table] = rows.map((row) => z.object({ row: z.string() }).parse(row).row);
  }
  return found;
}

const PERSON = { mail: 'astrid@lindqvist.example', phone: '070-174 06 05', plate: 'ABC123', name: 'Astrid' };
const OTHER = { mail: 'bo@ek.example', phone: '+46701740606', plate: 'ABC124', name: 'Bo' };

onBothDatabases(postgresOfFile(), (open) => {
  const emptied = emptiedDatabase(() => open(MIGRATIONS));
  beforeEach(async () => {
    database = emptied();
    const jobs = createJobs({ database, log: nullLog });
    await jobs.start();
    await jobs.stop();
    await run('DELETE FROM pgboss.job');
  });

  test('every column of every table is in the register once, and nothing else', async () => {
    const registered = REGISTER.flatMap((entry) => columnsOf(entry).map((name) => `${entry.table}.${name}`));
    expect(registered.toSorted()).toEqual((await columnsOfDatabase()).toSorted());
    for (const { table, personal, ground, retention, period } of REGISTER) {
      const isPersonal = Object.keys(personal ?? {}).length > 0;
      expect([table, ground !== undefined, (retention?.length ?? 0) > 0 || period !== undefined]).toEqual([
        table,
        isPersonal,
        isPersonal,
      ]);
    }
  });

  test('a person planted in every personal column is nowhere afterwards, and everybody else is untouched', async () => {
    await plant(database, OTHER, 2);
    const before = await contents();
    await plant(database, PERSON, 1);
    const planted = await contents();
    for (const { table, personal = {} } of REGISTER) {
      const kinds = Object.values(personal);
      // Digests of addresses and of clients, which hold no word; what editors publish is not theirs.
      if (
        /opt_outs|attempts|rate_limits/.test(table) ||
        kinds.length === 0 ||
        kinds.every((kind) => kind === 'published')
      )
        continue;
      expect([table, (planted[table]?.length ?? 0) - (before[table]?.length ?? 0) > 0]).toEqual([
        table,
        true,
      ]);
      for (const column of Object.keys(personal)) {
        const [row] = await database.rows(
          database.db,
          sql`SELECT count(*)::int AS count FROM ${tableSql(table)} WHERE ${sql.identifier(column)} IS NOT NULL
            AND ${sql.identifier(column)}::text <> ''`,
        );
        expect([table, column, Number(row?.count) > 0]).toEqual([table, column, true]);
      }
    }
    const dry = await erasePerson(database, REGISTER, ASTRID, { now: NOW, dryRun: true });
    expect(await contents()).toEqual(planted);
    const receipt = await erasePerson(database, REGISTER, ASTRID, { now: NOW, dryRun: false });
    expect({ ...receipt, dryRun: true }).toEqual(dry);
    expect(receipt.retained).toEqual([]);
    expect(JSON.stringify(receipt)).not.toMatch(TRACES);
    expect(receipt.erased).toEqual(
      expect.arrayContaining([
        { where: 'leads', how: 'deleted', rows: 1 },
        { where: 'workshop_bookings', how: 'blanked', rows: 1 },
        { where: 'pgboss.job', how: 'deleted', rows: 1 },
        { where: 'consents', how: 'blanked', rows: 1 },
        { where: 'ratings', how: 'blanked', rows: 1 },
      ]),
    );

    const after = await contents();
    const left = Object.entries(after).flatMap(([table, rows]) =>
      rows.filter((row) => TRACES.test(row)).map((row) => [table, row]),
    );
    expect(left).toEqual([]);
    // Logs keep who of the staff worked on a page, a car, a facility, a workshop, a setting or a template; time stays blocked, without its note.
    const hers = new Set([
      'workshop_bookings',
      'workshop_blocked_times',
      'ratings',
      'consents',
      'content_audit',
      'identity_audit',
      'stock_overlay_changes',
      'facilities_override_changes',
      'templates_changes',
      'settings_changes',
      'workshop_capacity_changes',
      'test_drive_facility_changes',
      'tyre_send_outs',
    ]);
    for (const [table, rows] of Object.entries(before)) {
      if (hers.has(table)) expect(after[table]).toEqual(expect.arrayContaining(rows));
      else expect([table, after[table]]).toEqual([table, rows]);
    }
    expect((await erasePerson(database, REGISTER, ASTRID, { now: NOW, dryRun: false })).erased).toEqual([]);
  });

  test('what others wrote about a person stays theirs, without the person; what editors publish is theirs', async () => {
    await plant(database, OTHER, 2);
    await run(`UPDATE leads SET form_values = jsonb_set(form_values, '{message}',
      '"Call 0046 70 1740605 or astrid@lindqvist.example. Not 0701740606, nor xastrid@lindqvist.example.org"');
      UPDATE ratings SET comment = 'Ask +46 (0)70-174 06 05 (ABC 123)';
      INSERT INTO facilities_sites VALUES ('i', '1', 's', '{"mail": "astrid@lindqvist.example"}')`);
    const receipt = await erasePerson(database, REGISTER, ASTRID, { now: NOW, dryRun: false });
    expect(receipt.erased).toEqual([
      { where: 'leads.form_values', how: 'mentions replaced', rows: 1 },
      { where: 'ratings.comment', how: 'mentions replaced', rows: 1 },
    ]);
    expect(receipt.retained).toEqual([
      {
        where: 'facilities_sites.record',
        rows: 1,
        reason: 'published by the group: for an editor to change',
      },
    ]);
    const { rows } = await run(
      `SELECT form_values->>'message' AS text FROM leads UNION ALL SELECT comment FROM ratings`,
    );
    expect(rows).toEqual([
      { text: 'Call [erased] or [erased]. Not 0701740606, nor xastrid@lindqvist.example.org' },
      { text: 'Ask [erased] ([erased])' },
    ]);
  });

  test('a visit to come, wheels that lie with us and an account in use stay, and the receipt says why', async () => {
    await plant(database, PERSON, 1);
    await run(`UPDATE workshop_bookings SET visit_date = current_date + 1, state = 'booked';
      UPDATE tyre_sets SET state = 'stored'; UPDATE identity_members SET disabled_at = NULL;
      DELETE FROM leads; DELETE FROM platform_outbox_mail; DELETE FROM platform_outbox_sms`);
    const receipt = await erasePerson(database, REGISTER, ASTRID, { now: NOW, dryRun: false });
    expect(receipt.retained.map(({ where, rows }) => [where, rows])).toEqual([
      ['tyre_sets', 1],
      ['tyre_agreements', 1],
      ['workshop_bookings', 1],
      ['identity_users', 1],
    ]);
    const { rows } = await run(`SELECT customer->>'name' AS name, comment <> '' AS commented,
      (SELECT count(*)::int FROM workshop_tokens) AS links, (SELECT count(*)::int FROM identity_sessions) AS sessions
      FROM workshop_bookings`);
    expect(rows).toEqual([{ name: 'Astrid', commented: true, links: 1, sessions: 1 }]);
  });

  test('an export has everything about the person and nobody else, and nothing that opens something', async () => {
    await plant(database, OTHER, 2);
    await plant(database, PERSON, 1);
    const found = await exportPerson(database, REGISTER, ASTRID, NOW);
    expect(found.tables.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        'leads',
        'workshop_bookings',
        'alerts',
        'tyre_agreements',
        'platform_outbox_mail',
      ]),
    );
    const text = JSON.stringify(found);
    expect(text).toMatch(/astrid@lindqvist/);
    expect(text).not.toMatch(/bo@ek|reference-/);
  });

  test('what is older than its kind may be goes at night; a dry run only counts; the rest stays', async () => {
    await plant(database, PERSON, 1);
    await plant(database, OTHER, 2);
    await run(`UPDATE leads SET created_at = '2025-11-20' WHERE id::text LIKE '1%';
      UPDATE alerts SET since = '2025-11-20' WHERE id::text LIKE '1%';
      UPDATE ratings SET rated_at = '2025-10-01' WHERE key LIKE '%-1';
      UPDATE platform_outbox_mail SET at = '2026-08-01' WHERE key LIKE '%-1%';
      UPDATE workshop_bookings SET visit_date = '2025-10-01' WHERE id::text LIKE '1%'`);
    const planted = await contents();
    const options = { days: RETENTION_DEFAULTS, now: NOW };
    const dry = await enforceRetention(database, REGISTER, { ...options, dryRun: true });
    expect(await contents()).toEqual(planted);
    const done = await enforceRetention(database, REGISTER, { ...options, dryRun: false });
    expect(done).toEqual({ ...dry, dryRun: false });
    expect(
      done.due.filter(({ rows }) => rows > 0).map(({ kind, table, rows }) => [kind, table, rows]),
    ).toEqual([
      ['requests', 'leads', 1],
      ['active-alerts', 'alerts', 1],
      ['comments', 'ratings', 1],
      ['visits', 'workshop_waiting_list', 1],
      ['visits', 'workshop_earlier_times', 1],
      ['visits', 'workshop_tokens', 1],
      ['visits', 'workshop_customer_looks', 1],
      ['visits', 'workshop_bookings', 1],
      ['messages', 'platform_outbox_mail', 2],
    ]);
    const after = await contents();
    for (const table of ['leads', 'alerts', 'platform_outbox_mail'])
      expect(after[table]).toEqual(planted[table]?.filter((row) => row.includes('bo@ek')));
    const none = await enforceRetention(database, REGISTER, { ...options, dryRun: false });
    expect(none.due.every(({ rows }) => rows === 0)).toBe(true);
    const kinds = new Set(done.due.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(Object.keys(RETENTION_DEFAULTS).toSorted());
  });

  test('the fewest days of the audit that are accepted are as many as the database lets go', async () => {
    await run(`INSERT INTO identity_audit (id, at, account, act, details)
      SELECT gen_random_uuid(), now() - days * interval '1 day', 'a', 'disabled', '{}' FROM unnest(ARRAY[370, 300]) AS days`);
    const config = accepted({ RETENTION_DAYS: 'audit=366' });
    const options = { days: config.retentionDays, now: new Date(), dryRun: false };
    const { due } = await enforceRetention(database, REGISTER, options);
    expect(due.filter(({ rows }) => rows > 0)).toEqual([
      { kind: 'audit', table: 'identity_audit', days: 366, rows: 1 },
    ]);
  });
});

describe('who is meant', () => {
  test.each([
    [{}, 'nothing-given'],
    [{ mail: 'no' }, 'not-a-mail'],
    [{ phone: '070-174 06 05' }, 'not-a-phone'],
    [{ phone: '+46 12' }, 'not-a-phone'],
    [{ plate: '"; DROP' }, 'not-a-plate'],
  ])('%j is refused', (given, problem) => expect(readPerson(given)).toEqual({ ok: false, error: problem }));

  test('a plate that was copied with marks of direction and another hyphen is the plate', () => {
    expect(readPerson({ plate: '\u202aabc\u2011123\u202c' })).toMatchObject({ value: { plate: 'ABC123' } });
  });
});

test('docs/personal-data.md is the register', async () => {
  expect(await readFile('docs/personal-data.md', 'utf8')).toContain(
    renderRegister(REGISTER, RETENTION_DEFAULTS),
  );
});
