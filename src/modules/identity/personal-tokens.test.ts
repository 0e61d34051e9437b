import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '~/platform/db';
import { createLog } from '~/platform/log';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { base32Bytes } from '~test/identity/base32';
import { lineOf, PASSWORD, quickPasswords, SECRET } from '~test/identity/identity-stage';
import { createIdentity, type Identity, identityMigrations, type Member } from '.';
import { totpCode, totpStep } from './domain/totp';

const FROM = { client: 'home' };
const TYPED = { name: 'Staging', scope: 'write', days: '30', sites: ['smart-se'] };
const PROOF = { password: PASSWORD, code: '' };
const DAY_MS = 86_400_000;

const server = postgresOfFile();
onBothDatabases(server, (open) => {
  let database: Database;
  let identity: Identity;
  const logged: string[] = [];
  const notices: { account: string; name: string }[] = [];

  const process = (requireSecondFactor = false) =>
    createIdentity({
      database,
      secrets: [SECRET],
      requireSecondFactor,
      hashing: quickPasswords,
      secureCookies: false,
      hasWorkshop: () => true,
      hasFacility: () => true,
      queueTokenNotice: async (_tx, account, { name }) => void notices.push({ account, name }),
      clock: { now: () => new Date() },
      log: createLog({ level: 'trace', destination: { write: (line) => void logged.push(line) } }),
    });

  beforeAll(async () => {
    database = await open([identityMigrations]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.execute(sql`DELETE FROM identity_users`);
    await database.db.execute(sql`DELETE FROM identity_attempts`);
    logged.length = 0;
    notices.length = 0;
    identity = process();
    for (const [email, role, sites] of [
      ['boss@cars.example', 'admin', []],
      ['site@cars.example', 'staff', [{ site: 'smart-se', role: 'admin' }]],
      ['kim@cars.example', 'staff', [{ site: 'smart-se', role: 'publisher' }]],
      ['bo@cars.example', 'staff', [{ site: 'carstore-se', role: 'editor' }]],
    ] as const) {
      const account = { email, name: email, role, password: PASSWORD, place: null, sites: [...sites] };
      expect(await identity.accounts.run({ command: 'add', account })).toMatchObject({ ok: true });
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(() => void vi.useRealTimers());

  async function member(email: string): Promise<Member> {
    const entered = await identity.signIn({ email, password: PASSWORD, client: email });
    if (!entered.ok) throw new Error(entered.error.code);
    const session = await identity.session(lineOf(entered.value.cookies));
    if (session === null) throw new Error(`${email} is not signed in`);
    return session.member;
  }

  async function make(owner: Member, more: Partial<typeof TYPED> = {}) {
    const made = await identity.tokens.make(owner, { ...TYPED, ...more }, PROOF, FROM);
    if (!made.ok) throw new Error(made.error.code);
    return made.value;
  }

  const visit = async (text: string, by = identity) => {
    const visited = await by.tokens.visit(`Bearer ${text}`, 'script');
    return visited?.ok === true ? visited.value : (visited?.error.code ?? null);
  };

  test('is told once, kept as a digest, mailed about, and stands in the log of its account', async () => {
    const kim = await member('kim@cars.example');
    const { text, token } = await make(kim);
    expect(text).toMatch(/^fct_[\w-]{43}$/);
    const rows = await database.rows(database.db, sql`SELECT * FROM identity_personal_tokens`);
    expect(JSON.stringify(rows)).not.toContain(text.slice(4, 24));
    expect(await identity.tokens.list(kim, kim.id)).toEqual({ ok: true, value: [token] });
    expect(token).toMatchObject({ name: 'Staging', scope: 'write', sites: ['smart-se'], usedAt: null });
    expect(notices).toEqual([{ account: kim.id, name: 'Staging' }]);
    await identity.tokens.end(kim, kim.id, token.id);
    const acts = (await identity.auditOf(kim, kim.id)).map(({ act }) => act);
    expect(acts.toSorted()).toEqual(['token-ended', 'token-made']);
    const audit = await database.rows(
      database.db,
      sql`SELECT details FROM identity_audit WHERE account = ${kim.id}`,
    );
    expect(JSON.stringify([audit, logged])).not.toMatch(new RegExp(`${text.slice(4, 24)}|Staging`));
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: '<b>x</b>' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ scope: 'admin' }, 'scope'],
    [{ days: '366' }, 'days'],
    [{ days: '0' }, 'days'],
    [{ days: '' }, 'days'],
    [{ sites: [] }, 'sites'],
    [{ sites: ['smart-se', 'carstore-se'] }, 'sites'],
    [{ sites: ['no-such-site'] }, 'sites'],
  ])('is not made of %j', async (typed, code) => {
    const kim = await member('kim@cars.example');
    const made = await identity.tokens.make(kim, { ...TYPED, ...typed }, PROOF, FROM);
    expect(made).toEqual({ ok: false, error: { code } });
  });

  test('asks for the password, whose attempts are counted, and for the code of whoever has a second factor', async () => {
    const kim = await member('kim@cars.example');
    const wrong = { password: 'not the password', code: '' };
    const attempt = () => identity.tokens.make(kim, TYPED, wrong, FROM);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await attempt()).toEqual({ ok: false, error: { code: 'refused' } });
    expect(await attempt()).toMatchObject({ error: { code: 'rate-limited' } });
    vi.setSystemTime(Date.now() + DAY_MS + 1000);
    await identity.secondFactor.begin(kim, PASSWORD, FROM);
    const state = await identity.secondFactor.state(kim);
    const key = base32Bytes(state.kind === 'begun' ? state.enrolment.secret : '');
    const now = () => totpCode(key, totpStep(new Date()));
    await identity.secondFactor.confirm(kim, now(), 'x');
    expect(await identity.tokens.make(kim, TYPED, PROOF, FROM)).toEqual({
      ok: false,
      error: { code: 'wrong-code' },
    });
    vi.setSystemTime(Date.now() + 30_000);
    expect(await identity.tokens.make(kim, TYPED, { ...PROOF, code: now() }, FROM)).toMatchObject({
      ok: true,
    });
    expect(
      await identity.tokens.make(kim, { ...TYPED, name: 'Again' }, { ...PROOF, code: now() }, FROM),
    ).toMatchObject({
      error: { code: 'wrong-code' },
    });
  });

  test('of one name there is one, sent twice at once or not, and of an account no more than twenty', async () => {
    const kim = await member('kim@cars.example');
    const both = await Promise.all([1, 2].map(() => identity.tokens.make(kim, TYPED, PROOF, FROM)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'name-taken' } });
    for (let made = 1; made < 18; made += 1) await make(kim, { name: `Token ${made}` });
    const many = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => identity.tokens.make(kim, { ...TYPED, name }, PROOF, FROM)),
    );
    expect(many.filter(({ ok }) => ok)).toHaveLength(2);
    expect(many.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'too-many' } });
  });

  test('calls for its owner with the rights of the moment, on its sites alone, and names itself', async () => {
    const kim = await member('kim@cars.example');
    const boss = await member('boss@cars.example');
    const { text } = await make(kim);
    expect(await visit(text)).toEqual({
      scope: 'write',
      member: {
        id: kim.id,
        name: 'kim@cars.example (token: Staging)',
        role: 'staff',
        sites: [{ site: 'smart-se', role: 'publisher' }],
        workshops: [],
        facilities: [],
      },
    });
    const ofBoss = await make(boss, { scope: 'read' });
    expect(await visit(ofBoss.text)).toMatchObject({
      scope: 'read',
      member: { role: 'staff', sites: [{ site: 'smart-se', role: 'admin' }] },
    });
    const change = (sites: { site: string; role: string }[]) =>
      identity.people.change(boss, kim.id, { role: 'staff', sites, workshops: [], facilities: [] }, null);
    await change([{ site: 'smart-se', role: 'editor' }]);
    expect(await visit(text)).toMatchObject({ member: { sites: [{ site: 'smart-se', role: 'editor' }] } });
    await change([{ site: 'carstore-se', role: 'admin' }]);
    expect(await visit(text)).toMatchObject({ member: { sites: [] } });
  });

  test('says to the hour when it was used, and is over at its end and a month later gone', async () => {
    const kim = await member('kim@cars.example');
    const { text, token } = await make(kim);
    await visit(text);
    const listed = async () => {
      const list = await identity.tokens.list(kim, kim.id);
      return list.ok ? list.value : [];
    };
    const [used] = await listed();
    expect(used?.usedAt?.getTime()).toBe(Math.floor(Date.now() / 3_600_000) * 3_600_000);
    vi.setSystemTime(token.expiresAt.getTime() - 1);
    expect(await visit(text)).toMatchObject({ scope: 'write' });
    vi.setSystemTime(token.expiresAt);
    expect(await visit(text)).toBe('refused');
    await identity.cleanUp();
    expect(await listed()).toHaveLength(1);
    vi.setSystemTime(token.expiresAt.getTime() + 31 * DAY_MS);
    await identity.cleanUp();
    expect(await listed()).toEqual([]);
  });

  test('is seen and ended by its owner and by whoever administers them, by nobody else', async () => {
    const [kim, bo, site] = [
      await member('kim@cars.example'),
      await member('bo@cars.example'),
      await member('site@cars.example'),
    ];
    const { text, token } = await make(kim);
    const unknown = { ok: false, error: { code: 'unknown' } };
    expect(await identity.tokens.list(bo, kim.id)).toEqual(unknown);
    expect(await identity.tokens.end(bo, kim.id, token.id)).toEqual(unknown);
    expect(await identity.tokens.end(bo, bo.id, token.id)).toMatchObject({ ok: true });
    expect(await visit(text)).toMatchObject({ scope: 'write' });
    expect(await identity.tokens.list(site, kim.id)).toMatchObject({ ok: true, value: [{ id: token.id }] });
    expect(await identity.tokens.end(site, kim.id, token.id)).toMatchObject({ ok: true });
    expect(await visit(text)).toBe('refused');
  });

  test('ends with a new password, a closed account and a second factor that is taken away', async () => {
    const kim = await member('kim@cars.example');
    const boss = await member('boss@cars.example');
    const email = 'kim@cars.example';
    for (const close of [
      () => identity.accounts.run({ command: 'password', email, password: PASSWORD }),
      async () => {
        await identity.people.disable(boss, kim.id, true);
        await identity.people.disable(boss, kim.id, false);
      },
      async () => {
        await database.db.execute(
          sql`INSERT INTO identity_second_factors VALUES (${kim.id}, 'x', now(), 1, now())`,
        );
        await identity.secondFactor.reset(boss, kim.id);
      },
    ]) {
      const { text } = await make(kim);
      expect(await visit(text)).toMatchObject({ scope: 'write' });
      await close();
      expect(await visit(text)).toBe('refused');
      expect(await identity.tokens.list(kim, kim.id)).toEqual({ ok: true, value: [] });
    }
  });

  test('of an administrator without the second factor that they must have opens nothing', async () => {
    const site = await member('site@cars.example');
    const { text } = await make(site);
    expect(await visit(text)).toMatchObject({ scope: 'write' });
    expect(await visit(text, process(true))).toBe('refused');
  });
});
