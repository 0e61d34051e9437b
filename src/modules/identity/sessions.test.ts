import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { quickPasswords } from '~test/identity/identity-stage';
import { freshPglite } from '~test/pglite';
import { administers, createIdentity, type Identity, identityMigrations, type Member } from '.';

const PASSWORD = 'correct horse battery';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let database: Database;
let identity: Identity;

beforeAll(async () => {
  database = await freshPglite([identityMigrations]);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`DELETE FROM identity_users`);
  identity = createIdentity({
    database,
    secrets: ['a secret of the tests that is long enough'],
    hashing: quickPasswords,
    secureCookies: false,
    hasWorkshop: () => true,
    hasFacility: () => true,
    clock: { now: () => new Date() },
    log: nullLog,
  });
  const person = { password: PASSWORD, place: null };
  for (const [email, more] of [
    ['boss@cars.example', { role: 'admin' }],
    ['site@cars.example', { role: 'staff', sites: [{ site: 'carstore-se', role: 'admin' }] }],
    ['kim@cars.example', { role: 'staff', sites: [{ site: 'carstore-se', role: 'editor' }] }],
    ['bo@cars.example', { role: 'staff', sites: [{ site: 'smart-se', role: 'editor' }] }],
  ] as const) {
    const { sites = [] } = { sites: undefined, ...more };
    const account = { ...person, email, name: email, role: more.role, sites: [...(sites ?? [])] };
    expect(await identity.accounts.run({ command: 'add', account })).toMatchObject({ ok: true });
  }
});
afterEach(() => void vi.useRealTimers());

const lineOf = (cookies: readonly string[]) => cookies.map((each) => each.split(';')[0]).join('; ');

async function signedIn(email: string, userAgent?: string) {
  const answer = await identity.signIn({ email, password: PASSWORD, client: email, userAgent });
  if (!answer.ok) throw new Error(answer.error.code);
  return { ...answer.value, line: lineOf(answer.value.cookies) };
}

const listOf = async (by: Member, id = by.id) => {
  const list = await identity.sessions.list(by, id);
  return list.ok ? list.value : list.error.code;
};

test('the owner sees each session by its browser, and ends one or all others', async () => {
  const here = await signedIn('kim@cars.example', FIREFOX);
  const there = await signedIn('kim@cars.example', SAFARI);
  const third = await signedIn('kim@cars.example', 'curl/8\r\nx: y ');
  const { member } = here;
  const list = await listOf(member);
  expect(list).toHaveLength(3);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: here.id, device: 'Firefox, Windows' }),
      expect.objectContaining({ id: there.id, device: 'Safari, iPhone' }),
      expect.objectContaining({ id: third.id, device: null }),
    ]),
  );
  expect(await identity.sessions.end(member, member.id, there.id)).toEqual({ ok: true, value: undefined });
  expect(await identity.sessions.end(member, member.id, there.id)).toMatchObject({ ok: true });
  expect(await identity.session(there.line)).toBeNull();
  await identity.sessions.endOthers(member, member.id, here.id);
  expect(await identity.session(third.line)).toBeNull();
  expect((await identity.session(here.line))?.id).toBe(here.id);
  const acts = (await identity.auditOf(member, member.id)).map(({ act, byOwner }) => [act, byOwner]);
  expect(acts.toSorted()).toEqual([
    ['session-ended', true],
    ['sessions-ended', true],
  ]);
});

test('a session stays the same while its token changes, and all of its tokens end with it', async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const kim = await signedIn('kim@cars.example', FIREFOX);
  vi.setSystemTime(start + 3_700_000);
  const rotated = await identity.session(kim.line);
  expect(rotated?.id).toBe(kim.id);
  const next = lineOf(rotated?.cookies ?? []);
  expect(next).not.toBe('');
  const list = await listOf(kim.member);
  expect(list).toEqual([
    {
      id: kim.id,
      device: 'Firefox, Windows',
      startedAt: new Date(start),
      seenAt: new Date(start + 3_700_000),
    },
  ]);
  await identity.sessions.end(kim.member, kim.member.id, kim.id);
  expect(await identity.session(kim.line)).toBeNull();
  expect(await identity.session(next)).toBeNull();
});

test('an administrator ends those of whom they administer, and of nobody else', async () => {
  const boss = await signedIn('boss@cars.example');
  const site = await signedIn('site@cars.example');
  const kim = await signedIn('kim@cars.example');
  const bo = await signedIn('bo@cars.example');
  const all = [boss, site, kim, bo];
  const may: Readonly<Record<number, readonly number[]>> = { 0: [0, 1, 2, 3], 1: [1, 2], 2: [2], 3: [3] };
  for (const [by, { member }] of all.entries())
    for (const [of, owner] of all.entries()) {
      const list = await listOf(member, owner.member.id);
      expect([by, of, list !== 'unknown']).toEqual([by, of, may[by]?.includes(of)]);
      if (may[by]?.includes(of)) continue;
      expect(await identity.sessions.end(member, owner.member.id, owner.id)).toMatchObject({ ok: false });
      expect(await identity.sessions.endOthers(member, owner.member.id, null)).toMatchObject({ ok: false });
      expect(await identity.auditOf(member, owner.member.id)).toEqual([]);
      expect(await identity.people.find(member, owner.member.id)).toBeNull();
    }
  for (const { line } of all) expect(await identity.session(line)).not.toBeNull();
  await identity.sessions.endOthers(site.member, kim.member.id, null);
  expect(await identity.session(kim.line)).toBeNull();
  expect(await identity.auditOf(boss.member, kim.member.id)).toMatchObject([
    { act: 'sessions-ended', actor: 'site@cars.example', byOwner: false, fromCommandLine: false },
  ]);
  expect((await identity.people.list(site.member)).map(({ email }) => email)).toEqual(['kim@cars.example']);
});

test('whoever has more than a site’s admin gives is not theirs; workshops only where all of their sites are', () => {
  const admin = (...sites: string[]): Member => ({
    id: 'a',
    name: 'A',
    role: 'staff',
    workshops: [],
    facilities: [],
    sites: sites.map((site) => ({ site, role: 'admin' as const })),
  });
  const rights = { id: 'b', role: 'staff' as const, sites: [], workshops: [], facilities: [] };
  const solna = [{ siteIndex: 'automotive-se-sites', siteId: '12' }];
  expect(administers(admin('automotive-se'), { ...rights, facilities: solna })).toBe(false);
  const selling = SITES.filter(({ siteIndex }) => siteIndex === 'automotive-se-sites');
  const ofAll = admin(...selling.map(({ key }) => key));
  expect(administers(ofAll, { ...rights, facilities: solna })).toBe(true);
  expect(administers(admin('automotive-se'), rights)).toBe(false);
  expect(administers(admin('automotive-se'), { ...rights, id: 'a' })).toBe(false);
  const two = (['automotive-se', 'smart-se'] as const).map((site) => ({ site, role: 'editor' as const }));
  expect(administers(admin('automotive-se'), { ...rights, sites: two })).toBe(false);
});

test('the audit log is added to and read, and never changed', async () => {
  const kim = await signedIn('kim@cars.example');
  await identity.sessions.endOthers(kim.member, kim.member.id, null);
  const refused = { cause: expect.objectContaining({ message: 'identity_audit is append-only' }) };
  for (const statement of [
    sql`UPDATE identity_audit SET actor = 'other'`,
    sql`DELETE FROM identity_audit WHERE at > now() - interval '1 hour'`,
  ])
    await expect(database.db.execute(statement)).rejects.toMatchObject(refused);
});
