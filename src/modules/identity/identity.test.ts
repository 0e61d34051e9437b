import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createLog } from '~/platform/log';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  at,
  INDEX,
  lineOf,
  openAccounts,
  PASSWORD,
  signedIn,
  staff,
  today,
  world,
} from '~test/identity/identity-stage';
import { freshPglite } from '~test/pglite';
import { answeredFacilities, createIdentity, identityMigrations, mayEdit } from '.';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  openAccounts(open);

  test('a member signs in, is known by the cookie, and signs out', async () => {
    const answer = await at().identity.signIn({
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
    expect(await at().identity.session(`theme=x; ${line}`)).toEqual({
      id: expect.any(String),
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
    const forgotten = await at().identity.signOut(line);
    expect(forgotten.join()).toMatch(/forecourt\.session_token=; Max-Age=0; Path=\/staff/);
    expect(await at().identity.session(line)).toBeNull();
  });

  test('mails are in the language of the latest page on which an owner signed in; a refused attempt says nothing', async () => {
    const { identity } = at();
    const attempt = { email: 'kim@nordhem.example', client: 'x' };
    const signedInAs = async (language?: string) => {
      const answer = await identity.signIn({ ...attempt, password: PASSWORD, language });
      return answer.ok ? answer.value.member.id : '';
    };
    const id = await signedInAs();
    expect(await identity.languageOf(id)).toBeNull();
    await signedInAs('en');
    await identity.signIn({ ...attempt, password: 'correct horse batterY', language: 'fi' });
    expect(await identity.languageOf(id)).toBe('en');
    expect(await identity.languageOf('nobody')).toBeNull();
  });

  test('unknown, wrong and disabled accounts are indistinguishable, in the log too', async () => {
    const outcomes = [];
    await at().identity.accounts.run(staff('closed@nordhem.example'));
    await at().identity.accounts.run({ command: 'disable', email: 'closed@nordhem.example' });
    for (const [email, password] of [
      ['nobody@nordhem.example', PASSWORD],
      ['kim@nordhem.example', 'correct horse batterY'],
      ['closed@nordhem.example', PASSWORD],
      ['no address', PASSWORD],
      ['kim@nordhem.example', 'x'.repeat(5000)],
    ] as const)
      outcomes.push(await at().identity.signIn({ email, password, client: '203.0.113.7' }));
    expect(new Set(outcomes.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ ok: false, error: { code: 'refused' } })]),
    );
    expect(at().logged.join()).not.toMatch(/nordhem\.example|Kim|battery/);
    const rows = await at().database.rows(at().database.db, sql`SELECT count(*) AS n FROM identity_sessions`);
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('disabling and a new password end what is open', async () => {
    const email = 'kim@nordhem.example';
    const first = await signedIn(at(), email);
    await at().identity.accounts.run({ command: 'disable', email });
    expect(await at().identity.session(first)).toBeNull();
    await at().identity.accounts.run({ command: 'enable', email });
    expect(await at().identity.session(first)).toBeNull();
    const second = await signedIn(at(), email);
    await at().identity.accounts.run({ command: 'password', email, password: 'another good password' });
    expect(await at().identity.session(second)).toBeNull();
    expect(await at().identity.signIn({ email, password: PASSWORD, client: 'x' })).toMatchObject({
      ok: false,
    });
    expect(
      await at().identity.signIn({ email, password: 'another good password', client: 'x' }),
    ).toMatchObject({ ok: true });
  });

  test('a session gets a new token each hour and ends twelve hours after the sign-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: today('07:00:00') });
    const first = await signedIn(at(), 'kim@nordhem.example');
    vi.setSystemTime(today('07:59:00'));
    expect((await at().identity.session(first))?.cookies).toEqual([]);
    vi.setSystemTime(today('08:01:00'));
    const rotated = (await at().identity.session(first))?.cookies ?? [];
    expect(rotated.join()).toMatch(/; Max-Age=39540; Path=\/staff; HttpOnly; SameSite=Lax$/);
    const second = lineOf(rotated);
    expect(second).not.toBe(first);
    // A page that was asked for with the old one at the same time is answered; a minute later it is dead.
    expect(await at().identity.session(first)).not.toBeNull();
    vi.setSystemTime(today('08:02:05'));
    expect(await at().identity.session(first)).toBeNull();
    expect(await at().identity.session(second)).not.toBeNull();
    vi.setSystemTime(today('18:59:30'));
    expect(await at().identity.session(second)).not.toBeNull();
    vi.setSystemTime(today('19:00:01'));
    expect(await at().identity.session(second)).toBeNull();
    await at().identity.cleanUp();
    const rows = await at().database.rows(at().database.db, sql`SELECT count(*) AS n FROM identity_sessions`);
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('the table of sessions has no token, only its digest: with the secret too, a copy of it signs nobody in', async () => {
    const line = await signedIn(at(), 'kim@nordhem.example');
    const [token = ''] = decodeURIComponent(line.split('=').slice(1).join('=')).split('.');
    const rows = await at().database.rows(at().database.db, sql`SELECT token FROM identity_sessions`);
    expect(rows).not.toContainEqual({ token });
    expect(rows).toContainEqual({ token: createHash('sha256').update(token).digest('base64url') });
    await at().identity.signOut(line);
    expect(await at().identity.session(line)).toBeNull();
    const left = await at().database.rows(at().database.db, sql`SELECT token FROM identity_sessions`);
    expect(left).toHaveLength(rows.length - 1);
  });

  test('a cookie that was tampered with, or signed with another secret, opens nothing', async () => {
    const line = await signedIn(at(), 'kim@nordhem.example');
    const [token = ''] = decodeURIComponent(line.split('=').slice(1).join('=')).split('.');
    expect(await at().identity.session(`forecourt.session_token=${token}`)).toBeNull();
    expect(await at().identity.session(`forecourt.session_token=${token}.AAAA`)).toBeNull();
    const other = createIdentity({
      database: at().database,
      secrets: ['another secret that is also long enough'],
      secureCookies: false,
      hasWorkshop: () => true,
      hasFacility: () => true,
      clock: { now: () => new Date() },
      log: createLog({ level: 'silent' }),
    });
    expect(await other.session(line)).toBeNull();
    expect(await at().identity.session(line)).not.toBeNull();
  });

  test('an editor is of some sites, with a role on each; the command line changes them', async () => {
    const { accounts } = at().identity;
    const email = 'elin@nordhem.example';
    const editor = { email, name: 'Elin', role: 'staff' as const, password: PASSWORD, place: null };
    const sites = [
      { site: 'automotive-se', role: 'editor' as const },
      { site: 'smart-se', role: 'publisher' as const },
    ];
    expect(await accounts.run({ command: 'add', account: { ...editor, sites } })).toMatchObject({ ok: true });
    const member = (await at().identity.session(await signedIn(at(), email, 'x')))?.member;
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
    const { accounts } = at().identity;
    const email = 'kim@nordhem.example';
    const answer = (facilities: readonly string[], siteIndex = INDEX) =>
      accounts.run({ command: 'facilities', email, answers: { siteIndex, facilities: [...facilities] } });
    const facilitiesOf = async () => {
      const { member } = (await at().identity.session(await signedIn(at(), email))) ?? {};
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
    const { accounts } = at().identity;
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
});

test('cookies are for HTTPS only where the site is', async () => {
  const at = world(await freshPglite([identityMigrations]), true);
  await at.identity.accounts.run(staff('kim@nordhem.example'));
  const answer = await at.identity.signIn({ email: 'kim@nordhem.example', password: PASSWORD, client: 'x' });
  expect(answer.ok && answer.value.cookies.join()).toMatch(/^__Secure-forecourt\.session_token=.*; Secure/);
  await at.database.close();
});
