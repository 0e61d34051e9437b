import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { base32Bytes } from '~test/identity/base32';
import { quickPasswords } from '~test/identity/identity-stage';
import { createIdentity, type Identity, identityMigrations } from '.';
import { totpCode, totpStep } from './domain/totp';

const PASSWORD = 'correct horse battery';
const SECRET = 'a secret of the tests that is long enough';
const FROM = { client: 'home' };

const server = postgresOfFile();
onBothDatabases(server, (open) => {
  let database: Database;
  let identity: Identity;

  const process = (secrets: readonly [string, ...string[]] = [SECRET], requireSecondFactor = false) =>
    createIdentity({
      database,
      secrets,
      requireSecondFactor,
      hashing: quickPasswords,
      secureCookies: false,
      hasWorkshop: () => true,
      hasFacility: () => true,
      clock: { now: () => new Date() },
      log: nullLog,
    });

  beforeAll(async () => {
    database = await open([identityMigrations]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.execute(sql`DELETE FROM identity_users`);
    await database.db.execute(sql`DELETE FROM identity_attempts`);
    identity = process();
    const account = { password: PASSWORD, place: null };
    const sites = [{ site: 'smart-se', role: 'editor' as const }];
    for (const [email, more] of [
      ['boss@cars.example', { role: 'admin' as const }],
      ['kim@cars.example', { role: 'staff' as const, sites }],
    ] as const)
      expect(
        await identity.accounts.run({ command: 'add', account: { ...account, email, name: email, ...more } }),
      ).toMatchObject({ ok: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(() => void vi.useRealTimers());

  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const lineOf = (cookies: readonly string[]) => cookies.map((each) => each.split(';')[0]).join('; ');
  const password = (email: string, at: Identity = identity) =>
    at.signIn({ email, password: PASSWORD, client: 'home' });

  async function signedIn(email: string, at: Identity = identity) {
    const answer = await password(email, at);
    if (!answer.ok) throw new Error(answer.error.code);
    return { ...answer.value, line: lineOf(answer.value.cookies) };
  }

  async function enrolled(email: string) {
    const session = await signedIn(email);
    expect(await identity.secondFactor.begin(session.member, PASSWORD, FROM)).toMatchObject({ ok: true });
    const state = await identity.secondFactor.state(session.member);
    if (state.kind !== 'begun') throw new Error(state.kind);
    const key = base32Bytes(state.enrolment.secret);
    const code = () => totpCode(key, totpStep(new Date()));
    const confirmed = await identity.secondFactor.confirm(session.member, code(), session.id);
    if (!confirmed.ok) throw new Error(confirmed.error.code);
    return { ...session, codes: confirmed.value, code };
  }

  /** The cookie line between the two steps. */
  async function firstStep(email: string, at: Identity = identity): Promise<string> {
    const answer = await password(email, at);
    if (answer.ok || answer.error.code !== 'second-step') throw new Error('no second step');
    return lineOf(answer.error.cookies);
  }
  const outcome = async (typed: string, cookie: string, at: Identity = identity) => {
    const answer = await at.signInWithCode({ typed, cookie });
    return answer.ok ? 'entered' : answer.error.code;
  };

  test('the password alone signs nobody in any more; a code does, once', async () => {
    const kim = await enrolled('kim@cars.example');
    later(30);
    const step = await firstStep('kim@cars.example');
    expect(await identity.session(step)).toBeNull();
    const sessions = await identity.sessions.list(kim.member, kim.member.id);
    expect(sessions.ok && sessions.value).toHaveLength(1);
    const used = kim.code();
    expect(await outcome(used, step)).toBe('entered');
    expect(await outcome(used, await firstStep('kim@cars.example'))).toBe('wrong-code');
    later(30);
    expect(await outcome(kim.code(), await firstStep('kim@cars.example'))).toBe('entered');
    // Nor one of before.
    expect(await outcome(used, await firstStep('kim@cars.example'))).toBe('wrong-code');
    later(30);
    expect(await outcome(kim.code(), '')).toBe('expired');
    const late = await firstStep('kim@cars.example');
    later(301);
    expect(await outcome(kim.code(), late)).toBe('expired');
  });

  test('of two processes that get the same code at the same moment one takes it', async () => {
    const kim = await enrolled('kim@cars.example');
    later(30);
    const others = process();
    const step = await firstStep('kim@cars.example');
    const all = await Promise.all(
      [1, 2, 3, 4].map((n) => outcome(kim.code(), step, n % 2 ? identity : others)),
    );
    expect(all.filter((each) => each === 'entered')).toHaveLength(1);
  });

  test('codes are guessed five times, then with waits, in whatever process; the account is not the key', async () => {
    const kim = await enrolled('kim@cars.example');
    const step = await firstStep('kim@cars.example');
    const others = process();
    for (let n = 0; n < 5; n++)
      expect(await outcome('000000', step, n % 2 ? identity : others)).toBe('wrong-code');
    expect(await outcome(kim.code(), step)).toBe('rate-limited');
    later(61);
    expect(await outcome(kim.code(), step)).toBe('entered');
    const boss = await enrolled('boss@cars.example');
    later(30);
    expect(await outcome(boss.code(), await firstStep('kim@cars.example'))).not.toBe('entered');
  });

  test('a new password, or a reset of the factor, ends the wait for wrong codes', async () => {
    const email = 'kim@cars.example';
    const kim = await enrolled(email);
    const guess = async (step: string) => {
      for (let n = 0; n < 9; n++) await outcome('000000', step);
      expect(await outcome(kim.code(), step)).toBe('rate-limited');
    };
    await guess(await firstStep(email));
    await identity.accounts.run({ command: 'password', email, password: PASSWORD });
    later(30);
    const step = await firstStep(email);
    expect(await outcome(kim.code(), step)).toBe('entered');
    await guess(step);
    await identity.accounts.run({ command: 'second-factor', email });
    await enrolled(email);
  });

  test('a recovery code signs in once, and new ones end the old', async () => {
    const kim = await enrolled('kim@cars.example');
    const [first = '', second = '', third = ''] = kim.codes;
    const enter = async (typed: string) => outcome(typed, await firstStep('kim@cars.example'));
    expect(await enter(first.toLowerCase())).toBe('entered');
    expect(await enter(first)).toBe('wrong-code');
    expect(await identity.secondFactor.state(kim.member)).toEqual({ kind: 'on', recoveryCodes: 9 });
    const renewed = await identity.secondFactor.renewCodes(kim.member, PASSWORD, FROM);
    expect(await enter(second)).toBe('wrong-code');
    expect(await enter((renewed.ok && renewed.value[0]) || third)).toBe('entered');
    const rows = await database.rows(database.db, sql`SELECT digest FROM identity_recovery_codes`);
    expect(JSON.stringify(rows)).not.toContain(third.replaceAll('-', ''));
  });

  test('turning it on needs the password and a code, turning it off the password; other sessions end', async () => {
    const elsewhere = await signedIn('kim@cars.example');
    const kim = await signedIn('kim@cars.example');
    const { secondFactor } = identity;
    expect(await secondFactor.begin(kim.member, 'wrong', FROM)).toMatchObject({ error: { code: 'refused' } });
    expect(await secondFactor.confirm(kim.member, '123456', kim.id)).toMatchObject({
      error: { code: 'not-now' },
    });
    const session = await enrolled('kim@cars.example');
    expect(await identity.session(elsewhere.line)).toBeNull();
    expect(await identity.session(session.line)).not.toBeNull();
    expect(await secondFactor.begin(kim.member, PASSWORD, FROM)).toMatchObject({
      error: { code: 'not-now' },
    });
    expect(await secondFactor.turnOff(kim.member, 'wrong', FROM)).toMatchObject({ ok: false });
    expect(await secondFactor.turnOff(kim.member, PASSWORD, FROM)).toMatchObject({ ok: true });
    expect((await password('kim@cars.example')).ok).toBe(true);
    const acts = (await identity.auditOf(kim.member, kim.member.id)).map(({ act }) => act);
    expect(acts.toSorted()).toEqual(['second-factor-off', 'second-factor-on']);
  });

  test('where administrators must have one they come no further without, and cannot turn it off', async () => {
    const strict = process([SECRET], true);
    const boss = await signedIn('boss@cars.example', strict);
    expect(await strict.session(boss.line)).toBeNull();
    expect(await strict.sessionBeforeFactor(boss.line)).toMatchObject({ lacksFactor: true });
    expect(await strict.session((await signedIn('kim@cars.example', strict)).line)).not.toBeNull();
    // Who administers a site lets others in: the same is asked of them.
    const site = { command: 'sites', email: 'kim@cars.example' } as const;
    await identity.accounts.run({ ...site, sites: [{ site: 'smart-se', role: 'publisher' }] });
    expect(await strict.session((await signedIn('kim@cars.example', strict)).line)).not.toBeNull();
    await identity.accounts.run({ ...site, sites: [{ site: 'smart-se', role: 'admin' }] });
    const kim = await signedIn('kim@cars.example', strict);
    expect(await strict.session(kim.line)).toBeNull();
    expect(await strict.sessionBeforeFactor(kim.line)).toMatchObject({ lacksFactor: true });
    const on = await enrolled('boss@cars.example');
    expect(await strict.session(on.line)).not.toBeNull();
    expect(await strict.secondFactor.turnOff(on.member, PASSWORD, FROM)).toMatchObject({
      error: { code: 'required' },
    });
  });

  test('an administrator resets that of somebody they administer, whose sessions end; nobody else does', async () => {
    const kim = await enrolled('kim@cars.example');
    later(1);
    const boss = await enrolled('boss@cars.example');
    expect(await identity.secondFactor.reset(kim.member, boss.member.id)).toMatchObject({ ok: false });
    expect(await identity.secondFactor.reset(kim.member, kim.member.id)).toMatchObject({ ok: false });
    expect(await identity.secondFactor.reset(boss.member, kim.member.id)).toMatchObject({ ok: true });
    expect(await identity.session(kim.line)).toBeNull();
    expect((await password('kim@cars.example')).ok).toBe(true);
    expect((await identity.auditOf(boss.member, kim.member.id))[0]).toMatchObject({
      act: 'second-factor-reset',
      actor: 'boss@cars.example',
    });
  });

  test('the command line resets that of the last administrator', async () => {
    const boss = await enrolled('boss@cars.example');
    const email = 'boss@cars.example';
    expect(await identity.accounts.run({ command: 'second-factor', email })).toMatchObject({
      value: [{ secondFactor: false }],
    });
    expect(await identity.session(boss.line)).toBeNull();
    const { member } = await signedIn(email);
    expect(await identity.auditOf(member, member.id)).toContainEqual(
      expect.objectContaining({ act: 'second-factor-reset', fromCommandLine: true }),
    );
  });

  test('the key outlives a new AUTH_SECRET: it opens with the old one, and is sealed with the new one', async () => {
    const kim = await enrolled('kim@cars.example');
    later(30);
    const NEW = 'the secret of today, which is long enough too';
    const both = process([NEW, SECRET]);
    expect(await outcome(kim.code(), await firstStep('kim@cars.example', both), both)).toBe('entered');
    await both.cleanUp();
    later(30);
    const next = process([NEW]);
    expect(await outcome(kim.code(), await firstStep('kim@cars.example', next), next)).toBe('entered');
  });
});
