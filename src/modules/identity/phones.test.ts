import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { builtInWords } from '~/modules/templates';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { type Sms, SmsFailed } from '~/platform/sms';
import { siteByKey } from '~/sites';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { createPhones, identityMigrations, type Phones } from '.';

const OWNER = { id: 'kim' };
const PLACE = { site: siteByKey('automotive-se'), language: 'sv' } as const;
const REFUSED = '+46701740699';

onBothDatabases(postgresOfFile(), (open) => {
  let database: Database;
  let phones: Phones;
  let sent: Sms[];
  let now: Date;

  beforeAll(async () => {
    database = await open([identityMigrations]);
  });
  beforeEach(async () => {
    await database.db.execute(sql`DELETE FROM identity_users`);
    await database.db.execute(
      sql`INSERT INTO identity_users (id, name, email, email_verified, created_at, updated_at)
          VALUES ('kim', 'Kim', 'kim@x.example', true, now(), now()), ('lo', 'Lo', 'lo@x.example', true, now(), now())`,
    );
    sent = [];
    now = new Date('2026-11-23T09:00:00Z');
    phones = createPhones({
      database,
      words: builtInWords,
      sms: {
        async send(sms) {
          if (sms.to === REFUSED) throw new SmsFailed('refused', 'on purpose');
          sent.push(sms);
        },
      },
      secret: 'a secret of the tests that is long enough',
      limit: createRateLimit({ burst: 3, perMinute: 1 / 1440 }),
      clock: { now: () => now },
      log: nullLog,
    });
  });

  const codeOf = (sms: Sms | undefined) => /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
  const other = (code: string) => (code === '000000' ? '111111' : '000000');
  const audited = () => database.rows(database.db, sql`SELECT act FROM identity_audit ORDER BY at, act`);

  test('a number is kept once its code is given, replaced by another in the same way, and removed', async () => {
    expect((await phones.begin(OWNER, '070-174 06 05', PLACE)).ok).toBe(true);
    expect(sent[0]).toMatchObject({ to: '+46701740605', text: expect.stringMatching(/din kod är \d{6}/) });
    expect(await phones.of(OWNER)).toEqual({ confirmed: null, waiting: '+46701740605' });
    const code = codeOf(sent[0]);
    expect(await phones.confirm({ id: 'lo' }, code)).toMatchObject({ error: { code: 'code-expired' } });
    expect((await phones.confirm(OWNER, ` ${code.slice(0, 3)} ${code.slice(3)}`)).ok).toBe(true);
    expect(await phones.confirm(OWNER, code)).toMatchObject({ error: { code: 'code-expired' } });
    expect(await phones.of(OWNER)).toEqual({ confirmed: '+46701740605', waiting: null });
    await phones.begin(OWNER, '+46701740606', PLACE);
    expect(await phones.of(OWNER)).toEqual({ confirmed: '+46701740605', waiting: '+46701740606' });
    await phones.confirm(OWNER, codeOf(sent[1]));
    expect(await phones.of(OWNER)).toEqual({ confirmed: '+46701740606', waiting: null });
    await phones.remove(OWNER);
    await phones.remove(OWNER);
    expect(await phones.of(OWNER)).toEqual({ confirmed: null, waiting: null });
    expect((await audited()).map((row) => Object.values(row)[0])).toEqual(
      expect.arrayContaining(['phone-confirmed', 'phone-removed']),
    );
  });

  test('a code is guessed five times, by all at once too, lives ten minutes, and ends with the next', async () => {
    await phones.begin(OWNER, '0701740605', PLACE);
    const code = codeOf(sent[0]);
    const tried = await Promise.all(Array.from({ length: 8 }, () => phones.confirm(OWNER, other(code))));
    const failures = tried.map((each) => (each.ok ? 'ok' : each.error.code)).toSorted();
    expect(failures).toEqual([...Array(4).fill('code-expired'), ...Array(4).fill('wrong-code')]);
    expect((await phones.confirm(OWNER, code)).ok).toBe(false);
    await phones.begin(OWNER, '0701740605', PLACE);
    expect((await phones.confirm(OWNER, code)).ok).toBe(false);
    now = new Date('2026-11-23T09:10:01Z');
    expect(await phones.confirm(OWNER, codeOf(sent[1]))).toMatchObject({ error: { code: 'code-expired' } });
    expect(await phones.of(OWNER)).toEqual({ confirmed: null, waiting: null });
  });

  test('what is no number, is refused, or is asked for too often, is told; another account cannot go on for it', async () => {
    for (const typed of ['', '12345', 'kim', '0000 0000'])
      expect(await phones.begin(OWNER, typed, PLACE)).toMatchObject({ error: { code: 'malformed-phone' } });
    expect(await phones.begin(OWNER, REFUSED, PLACE)).toMatchObject({ error: { code: 'not-sent' } });
    expect(await phones.of(OWNER)).toEqual({ confirmed: null, waiting: null });
    for (const expected of [true, true, false])
      expect((await phones.begin(OWNER, '0701740605', PLACE)).ok).toBe(expected);
    expect((await phones.begin({ id: 'lo' }, '0701740605', PLACE)).ok).toBe(true);
    expect(await phones.begin({ id: 'lo' }, '0701740605', PLACE)).toMatchObject({
      error: { code: 'too-many' },
    });
  });
});
