import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/platform/db';
import { createLog } from '~/platform/log';
import { addDays, localDate } from '~/platform/time';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { freshPglite } from '~test/pglite';
import { answeredFacilities, createIdentity, type Identity, identityMigrations, mayEdit } from '.';

const server = postgresOfFile();

const INDEX = 'automotive-se-sites';
const PASSWORD = 'correct horse battery';

interface World {
  readonly database: Database;
  readonly identity: Identity;
  readonly logged: string[];
  /** Addresses of accounts whose owners were warned. */
  readonly warned: string[];
}

/** The tests sign in some hundred times; `src/staff` and `src/app` do it with real hashes. */
const quickPasswords = {
  hash: async (password: string) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }: { readonly hash: string; readonly password: string }) =>
    hash === (await quickPasswords.hash(password)),
};

const SECRET = 'a secret of the tests that is long enough';

function world(
  database: Database,
  secureCookies = false,
  secrets: readonly [string, ...string[]] = [SECRET],
): World {
  const logged: string[] = [];
  const warned: string[] = [];
  const log = createLog({ destination: { write: (line) => void logged.push(line) } });
  const identity = createIdentity({
    database,
    log,
    secureCookies,
    secrets,
    hasWorkshop: (_, departmentId) => departmentId !== 'nowhere',
    hasFacility: (_, siteId) => siteId !== 'nowhere',
    clock: { now: () => new Date() },
    hashing: quickPasswords,
    warnOwner: async (account) => void warned.push(account.email),
  });
  return { database, identity, logged, warned };
}

const staff = (email: string, departments: readonly string[] = ['10.40']) => ({
  command: 'add' as const,
  account: {
    email,
    name: 'Kim Ek',
    role: 'staff' as const,
    password: PASSWORD,
    place: { siteIndex: INDEX, departments: [...departments] },
  },
});

/** Times near the real one: PGlite sets alarms by the process's clock, and one of weeks fires at once, again and again. */
const DATE = localDate(new Date(), 'UTC');
const today = (time: string) => new Date(`${DATE}T${time}Z`);
const tomorrow = (time: string) => new Date(`${addDays(DATE, 1)}T${time}Z`);

const lineOf = (cookies: readonly string[]) => cookies.map((each) => each.split(';')[0]).join('; ');

async function signedIn({ identity }: World, email: string, client = '203.0.113.7'): Promise<string> {
  const answer = await identity.signIn({ email, password: PASSWORD, client });
  if (!answer.ok) throw new Error(answer.error.code);
  return lineOf(answer.value.cookies);
}

onBothDatabases(server, (open) => {
  let database: Database;
  let at: World;
  beforeAll(async () => {
    database = await open([identityMigrations]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.execute(sql`DELETE FROM identity_users`);
    // By the real clock, which may be ahead of the one that a test sets.
    await database.db.execute(sql`DELETE FROM identity_attempts`);
    at = world(database);
    expect(await at.identity.accounts.run(staff('kim@nordhem.example'))).toMatchObject({ ok: true });
  });
  afterEach(() => void vi.useRealTimers());

  test('a member signs in, is known by the cookie, and signs out', async () => {
    const answer = await at.identity.signIn({
      email: ' KIM@nordhem.example ',
      password: PASSWORD,
      client: '203.0.113.7',
    });
    if (!answer.ok) throw new Error(answer.error.code);
    const [cookie = ''] = answer.value.cookies;
    expect(cookie).toMatch(
      /^forecourt\.session_token=[^;]+; Max-Age=43200; Path=\/staff; HttpOnly; SameSite=Lax$/,
    );
    const line = lineOf(answer.value.cookies);
    expect(await at.identity.session(`theme=x; ${line}`)).toEqual({
      member: {
        id: expect.any(String),
        name: 'Kim Ek',
        role: 'staff',
        workshops: [{ siteIndex: INDEX, departmentId: '10.40' }],
        sites: [],
        facilities: [],
      },
      cookies: [],
    });
    const forgotten = await at.identity.signOut(line);
    expect(forgotten.join()).toMatch(/forecourt\.session_token=; Max-Age=0; Path=\/staff/);
    expect(await at.identity.session(line)).toBeNull();
  });

  test('unknown, wrong and disabled accounts are indistinguishable, in the log too', async () => {
    const outcomes = [];
    await at.identity.accounts.run(staff('closed@nordhem.example'));
    await at.identity.accounts.run({ command: 'disable', email: 'closed@nordhem.example' });
    for (const [email, password] of [
      ['nobody@nordhem.example', PASSWORD],
      ['kim@nordhem.example', 'correct horse batterY'],
      ['closed@nordhem.example', PASSWORD],
      ['no address', PASSWORD],
      ['kim@nordhem.example', 'x'.repeat(5000)],
    ] as const)
      outcomes.push(await at.identity.signIn({ email, password, client: '203.0.113.7' }));
    expect(new Set(outcomes.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ ok: false, error: { code: 'refused' } })]),
    );
    expect(at.logged.join()).not.toMatch(/nordhem\.example|Kim|battery/);
    const rows = await at.database.rows(at.database.db, sql`SELECT count(*) AS n FROM identity_sessions`);
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('disabling and a new password end what is open', async () => {
    const email = 'kim@nordhem.example';
    const first = await signedIn(at, email);
    await at.identity.accounts.run({ command: 'disable', email });
    expect(await at.identity.session(first)).toBeNull();
    await at.identity.accounts.run({ command: 'enable', email });
    expect(await at.identity.session(first)).toBeNull();
    const second = await signedIn(at, email);
    await at.identity.accounts.run({ command: 'password', email, password: 'another good password' });
    expect(await at.identity.session(second)).toBeNull();
    expect(await at.identity.signIn({ email, password: PASSWORD, client: 'x' })).toMatchObject({ ok: false });
    expect(await at.identity.signIn({ email, password: 'another good password', client: 'x' })).toMatchObject(
      { ok: true },
    );
  });

  test('a session gets a new token each hour and ends twelve hours after the sign-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: today('07:00:00') });
    const first = await signedIn(at, 'kim@nordhem.example');
    vi.setSystemTime(today('07:59:00'));
    expect((await at.identity.session(first))?.cookies).toEqual([]);
    vi.setSystemTime(today('08:01:00'));
    const rotated = (await at.identity.session(first))?.cookies ?? [];
    expect(rotated.join()).toMatch(/; Max-Age=39540; Path=\/staff; HttpOnly; SameSite=Lax$/);
    const second = lineOf(rotated);
    expect(second).not.toBe(first);
    // A page that was asked for with the old one at the same time is answered; a minute later it is dead.
    expect(await at.identity.session(first)).not.toBeNull();
    vi.setSystemTime(today('08:02:05'));
    expect(await at.identity.session(first)).toBeNull();
    expect(await at.identity.session(second)).not.toBeNull();
    vi.setSystemTime(today('18:59:30'));
    expect(await at.identity.session(second)).not.toBeNull();
    vi.setSystemTime(today('19:00:01'));
    expect(await at.identity.session(second)).toBeNull();
    await at.identity.cleanUp();
    const rows = await at.database.rows(at.database.db, sql`SELECT count(*) AS n FROM identity_sessions`);
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('the table of sessions has no token, only its digest: with the secret too, a copy of it signs nobody in', async () => {
    const line = await signedIn(at, 'kim@nordhem.example');
    const [token = ''] = decodeURIComponent(line.split('=').slice(1).join('=')).split('.');
    const rows = await at.database.rows(at.database.db, sql`SELECT token FROM identity_sessions`);
    expect(rows).not.toContainEqual({ token });
    expect(rows).toContainEqual({ token: createHash('sha256').update(token).digest('base64url') });
    await at.identity.signOut(line);
    expect(await at.identity.session(line)).toBeNull();
    const left = await at.database.rows(at.database.db, sql`SELECT token FROM identity_sessions`);
    expect(left).toHaveLength(rows.length - 1);
  });

  test('a cookie that was tampered with, or signed with another secret, opens nothing', async () => {
    const line = await signedIn(at, 'kim@nordhem.example');
    const [token = ''] = decodeURIComponent(line.split('=').slice(1).join('=')).split('.');
    expect(await at.identity.session(`forecourt.session_token=${token}`)).toBeNull();
    expect(await at.identity.session(`forecourt.session_token=${token}.AAAA`)).toBeNull();
    const other = createIdentity({
      database: at.database,
      secrets: ['another secret that is also long enough'],
      secureCookies: false,
      hasWorkshop: () => true,
      hasFacility: () => true,
      clock: { now: () => new Date() },
      log: createLog({ level: 'silent' }),
    });
    expect(await other.session(line)).toBeNull();
    expect(await at.identity.session(line)).not.toBeNull();
  });

  test('an editor is of some sites, with a role on each; the command line changes them', async () => {
    const { accounts } = at.identity;
    const email = 'elin@nordhem.example';
    const editor = { email, name: 'Elin', role: 'staff' as const, password: PASSWORD, place: null };
    const sites = [
      { site: 'automotive-se', role: 'editor' as const },
      { site: 'smart-se', role: 'publisher' as const },
    ];
    expect(await accounts.run({ command: 'add', account: { ...editor, sites } })).toMatchObject({ ok: true });
    const member = (await at.identity.session(await signedIn(at, email, 'x')))?.member;
    if (member === undefined) throw new Error('not signed in');
    expect(
      ['automotive-se', 'smart-se', 'mercedes-se'].map((site) => [
        mayEdit(member, site, 'drafts'),
        mayEdit(member, site, 'publishing'),
      ]),
    ).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
    await accounts.run({ command: 'sites', email, sites: [{ site: 'smart-se', role: 'editor' }] });
    expect(await accounts.run({ command: 'list' })).toMatchObject({
      value: expect.arrayContaining([
        expect.objectContaining({ email, sites: [{ site: 'smart-se', role: 'editor' }] }),
      ]),
    });
  });

  test('whose requests somebody answers is what the command line says, one index at a time', async () => {
    const { accounts } = at.identity;
    const email = 'kim@nordhem.example';
    const answer = (facilities: readonly string[], siteIndex = INDEX) =>
      accounts.run({ command: 'facilities', email, answers: { siteIndex, facilities: [...facilities] } });
    const facilitiesOf = async () => {
      const { member } = (await at.identity.session(await signedIn(at, email))) ?? {};
      return member === undefined
        ? []
        : [INDEX, 'carstore-se-sites', null].map((each) => answeredFacilities(member, each));
    };
    expect(await facilitiesOf()).toEqual([[], [], []]);
    expect(await answer(['nowhere'])).toMatchObject({
      error: { code: 'unknown-facility', siteId: 'nowhere' },
    });
    await answer(['12', '7', '7']);
    await answer(['*'], 'carstore-se-sites');
    expect(await facilitiesOf()).toEqual([['12', '7'], '*', []]);
    await answer([]);
    expect(await facilitiesOf()).toEqual([[], '*', []]);
  });

  test('roles and workshops are what the command line made them', async () => {
    const { accounts } = at.identity;
    const admin = { email: 'boss@nordhem.example', name: 'Bo', role: 'admin' as const, password: PASSWORD };
    const place = { siteIndex: INDEX, departments: ['10.40', '20.40'] };
    expect(await accounts.run({ command: 'add', account: { ...admin, place } })).toMatchObject({
      error: { code: 'place-of-admin' },
    });
    expect(await accounts.run({ command: 'add', account: { ...admin, place: null } })).toMatchObject({
      ok: true,
    });
    expect(await accounts.run({ command: 'add', account: { ...admin, place: null } })).toMatchObject({
      error: { code: 'taken' },
    });
    expect(
      await accounts.run({ command: 'add', account: { ...admin, role: 'staff', place: null } }),
    ).toMatchObject({ error: { code: 'place-missing' } });
    expect(await accounts.run(staff('x@nordhem.example', ['nowhere']))).toMatchObject({
      error: { code: 'unknown-workshop', departmentId: 'nowhere' },
    });
    await accounts.run({ command: 'workshops', email: 'kim@nordhem.example', place });
    const list = await accounts.run({ command: 'list' });
    expect(
      list.ok && list.value.map(({ email, role, workshops }) => [email, role, workshops.length]),
    ).toEqual([
      ['boss@nordhem.example', 'admin', 0],
      ['kim@nordhem.example', 'staff', 2],
    ]);
    expect(await accounts.run({ command: 'disable', email: 'no@nordhem.example' })).toMatchObject({
      error: { code: 'unknown-account' },
    });
    expect(JSON.stringify(list)).not.toContain('password');
  });

  describe('attempts', () => {
    const WRONG = 'wrong wrong wrong';
    const email = 'kim@nordhem.example';
    const attempt = (password: string, client: string, cookie?: string) =>
      at.identity.signIn({ email, password, client, cookie });
    const codeOf = async (password: string, client: string, cookie?: string) => {
      const answer = await attempt(password, client, cookie);
      return answer.ok ? 'entered' : answer.error.code;
    };
    beforeEach(async () => {
      await database.db.execute(sql`DELETE FROM identity_attempts`);
      vi.useFakeTimers({ toFake: ['Date'], now: today('07:00:00') });
    });

    test('at one account from one client are free five times, then wait longer each time', async () => {
      for (let n = 0; n < 5; n++) expect(await codeOf(WRONG, 'a')).toBe('refused');
      // The right password is not looked at either; somebody elsewhere is not kept out.
      expect(await attempt(PASSWORD, 'a')).toMatchObject({ error: { retryAfterSeconds: 15 } });
      expect(await codeOf(PASSWORD, 'b')).toBe('entered');
      vi.setSystemTime(today('07:00:16'));
      expect(await codeOf(WRONG, 'a')).toBe('refused');
      expect(await attempt(WRONG, 'a')).toMatchObject({ error: { retryAfterSeconds: 30 } });
      vi.setSystemTime(today('07:00:47'));
      expect(await codeOf(PASSWORD, 'a')).toBe('entered');
    });

    test('good ones use up nothing', async () => {
      for (let n = 0; n < 12; n++) expect(await codeOf(PASSWORD, 'a')).toBe('entered');
    });

    test('at the same moment count each for itself, in whatever process', async () => {
      const others = world(database);
      const all = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          (n % 2 === 0 ? at : others).identity.signIn({ email, password: WRONG, client: 'a' }),
        ),
      );
      const refused = all.filter((answer) => !answer.ok && answer.error.code === 'refused');
      expect(refused).toHaveLength(5);
    });

    test('by others do not lock out a member on a known device', async () => {
      const cookie = await signedIn(at, email, 'home');
      for (let n = 0; n < 22; n++) await attempt(WRONG, `somewhere ${n}`);
      expect(await codeOf(PASSWORD, 'new place')).toBe('rate-limited');
      expect(await codeOf(PASSWORD, 'home')).toBe('rate-limited');
      expect(await codeOf(PASSWORD, 'home', cookie)).toBe('entered');
    });

    test('that are many at one account warn its owner, once', async () => {
      for (let n = 0; n < 19; n++) expect(await codeOf(WRONG, `somewhere ${n}`)).toBe('refused');
      expect(await codeOf(PASSWORD, 'home')).toBe('entered');
      expect(at.warned).toEqual([]);
      expect(await codeOf(WRONG, 'somewhere else')).toBe('refused');
      expect(at.warned).toEqual([email]);
      vi.setSystemTime(today('08:00:00'));
      for (let n = 0; n < 3; n++) await attempt(WRONG, `later ${n}`);
      expect(at.warned).toEqual([email]);
      for (let n = 0; n < 22; n++)
        await at.identity.signIn({ email: 'nobody@nordhem.example', password: WRONG, client: `x ${n}` });
      expect(at.warned).toEqual([email]);
    });

    test('from a known device are counted too, and its cookie is of no use for another account', async () => {
      const cookie = await signedIn(at, email, 'home');
      for (let n = 0; n < 8; n++) expect(await codeOf(WRONG, `place ${n}`, cookie)).toBe('refused');
      expect(await codeOf(PASSWORD, 'home', cookie)).toBe('rate-limited');
      const other = 'ola@nordhem.example';
      await at.identity.accounts.run(staff(other));
      const guess = (n: number) =>
        at.identity.signIn({ email: other, password: WRONG, client: `place ${n}`, cookie });
      for (let n = 0; n < 20; n++) await guess(n);
      expect(await guess(21)).toMatchObject({ error: { code: 'rate-limited' } });
    });

    test('a forged device is none', async () => {
      const cookie = await signedIn(at, email, 'home');
      const forged = cookie.replace(/(forecourt\.device=[\w-]{22}\.)./, '$1!');
      for (let n = 0; n < 20; n++) await attempt(WRONG, `place ${n}`);
      expect(await codeOf(PASSWORD, 'home', forged)).toBe('rate-limited');
      expect(await codeOf(PASSWORD, 'home', cookie)).toBe('entered');
    });

    test('are deleted after a day', async () => {
      for (let n = 0; n < 20; n++) await attempt(WRONG, `place ${n}`);
      vi.setSystemTime(tomorrow('07:00:01'));
      await at.identity.cleanUp();
      const rows = await database.rows(database.db, sql`SELECT count(*)::int AS n FROM identity_attempts`);
      expect(rows).toEqual([{ n: 0 }]);
    });
  });
});

test('cookies are for HTTPS only where the site is', async () => {
  const at = world(await freshPglite([identityMigrations]), true);
  await at.identity.accounts.run(staff('kim@nordhem.example'));
  const answer = await at.identity.signIn({ email: 'kim@nordhem.example', password: PASSWORD, client: 'x' });
  expect(answer.ok && answer.value.cookies.join()).toMatch(/^__Secure-forecourt\.session_token=.*; Secure/);
  await at.database.close();
});
