import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { quickPasswords } from '~test/identity/identity-stage';
import { createIdentity, type Identity, identityMigrations, seenRights, type TypedRights } from '.';

const PASSWORD = 'correct horse battery';
const rightsOn = (site: string, role: string): TypedRights => ({
  role: 'staff',
  sites: [{ site, role }],
  workshops: [],
  facilities: [],
});
const NONE: TypedRights = { role: 'staff', sites: [], workshops: [], facilities: [] };

onBothDatabases(postgresOfFile(), (open) => {
  let database: Database;
  let identity: Identity;
  let queued: { readonly id: string; readonly serial: number }[];

  beforeAll(async () => {
    database = await open([identityMigrations]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.execute(sql`DELETE FROM identity_users`);
    await database.db.execute(sql`DELETE FROM identity_invitations`);
    queued = [];
    identity = createIdentity({
      database,
      secrets: ['a secret of the tests that is long enough'],
      hashing: quickPasswords,
      secureCookies: false,
      hasWorkshop: (_, id) => id !== 'nowhere',
      hasFacility: (_, id) => id !== 'nowhere',
      queueInvitation: async (_, id, serial) => void queued.push({ id, serial }),
      clock: { now: () => new Date() },
      log: nullLog,
    });
    const account = { password: PASSWORD, place: null };
    for (const [email, more] of [
      ['boss@cars.example', { role: 'admin' as const }],
      ['second@cars.example', { role: 'admin' as const }],
      [
        'site@cars.example',
        { role: 'staff' as const, sites: [{ site: 'carstore-se', role: 'admin' as const }] },
      ],
      [
        'kim@cars.example',
        { role: 'staff' as const, sites: [{ site: 'carstore-se', role: 'editor' as const }] },
      ],
    ] as const)
      expect(
        await identity.accounts.run({
          command: 'add',
          account: { ...account, email, name: email, ...more, sites: 'sites' in more ? [...more.sites] : [] },
        }),
      ).toMatchObject({ ok: true });
  });
  afterEach(() => void vi.useRealTimers());

  async function member(email: string) {
    const answer = await identity.signIn({ email, password: PASSWORD, client: email });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.member;
  }
  const ask = async (by: string, rights: TypedRights, email = 'new@cars.example') => {
    const invitation = { email, name: 'Ny Person', rights, site: 'carstore-se' };
    const answer = await identity.invitations.invite(await member(by), invitation);
    return answer.ok ? 'asked' : answer.error.code;
  };
  /** The link of the mail that was queued last. */
  async function link(): Promise<string> {
    const last = queued.at(-1);
    const mail = last === undefined ? null : await identity.invitations.mail(last.id, last.serial);
    if (mail === null) throw new Error('no mail');
    return mail.token;
  }
  const accept = async (token: string, password = 'tre gröna bilar på taket') => {
    const answer = await identity.invitations.accept(token, password);
    return answer.ok ? 'made' : answer.error.code;
  };

  test('whoever is invited chooses a password and signs in with the rights that were given, once', async () => {
    expect(await ask('site@cars.example', rightsOn('carstore-se', 'publisher'), ' NEW@cars.example ')).toBe(
      'asked',
    );
    const token = await link();
    expect(await identity.invitations.open(token)).toEqual({ email: 'new@cars.example', name: 'Ny Person' });
    for (const weak of ['short', 'Password1234!', 'new@cars.example'])
      expect(await accept(token, weak)).toBe('weak-password');
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.toSorted()).toEqual(['gone', 'made']);
    expect(await identity.invitations.open(token)).toBeNull();
    const entered = await identity.signIn({
      email: 'new@cars.example',
      password: 'tre gröna bilar på taket',
      client: 'x',
    });
    expect(entered).toMatchObject({
      value: { member: { role: 'staff', sites: [{ site: 'carstore-se', role: 'publisher' }] } },
    });
    const boss = await member('boss@cars.example');
    const made = (await identity.people.list(boss)).find(({ email }) => email === 'new@cars.example');
    expect(await identity.auditOf(boss, made?.id ?? '')).toMatchObject([
      { act: 'invited', actor: 'site@cars.example' },
    ]);
  });

  test('a second press of the button is the same invitation and one mail; other rights, or later, are told of it', async () => {
    const editor = rightsOn('carstore-se', 'editor');
    for (const _ of [1, 2]) expect(await ask('site@cars.example', editor)).toBe('asked');
    expect(queued).toHaveLength(1);
    expect(await ask('site@cars.example', rightsOn('carstore-se', 'publisher'))).toBe('invited');
    expect(await ask('boss@cars.example', editor)).toBe('invited');
    await database.db.execute(
      sql`UPDATE identity_invitations SET expires_at = expires_at - interval '2 minutes'`,
    );
    expect(await ask('site@cars.example', editor)).toBe('invited');
  });

  test('what is done with an invitation stands in the log of whoever does it, without whom it is for', async () => {
    await ask('site@cars.example', rightsOn('carstore-se', 'editor'));
    await ask('site@cars.example', rightsOn('carstore-se', 'editor'));
    const site = await member('site@cars.example');
    const id = queued.at(-1)?.id ?? '';
    await identity.invitations.resend(site, id);
    await identity.invitations.revoke(site, id);
    await identity.invitations.revoke(site, id);
    const audited = await identity.auditOf(site, site.id);
    expect(audited.map(({ act, byOwner }) => [act, byOwner]).toSorted()).toEqual([
      ['invitation-resent', true],
      ['invitation-revoked', true],
      ['invitation-sent', true],
    ]);
    const rows = await database.rows(database.db, sql`SELECT details::text AS details FROM identity_audit`);
    expect(JSON.stringify(rows)).not.toMatch(/new@cars|Ny Person/);
  });

  test('nobody gives more than they have, at the asking and at the joining', async () => {
    const matrix = [
      ['boss@cars.example', { ...NONE, role: 'admin' }, 'asked'],
      ['site@cars.example', { ...NONE, role: 'admin' }, 'not-yours'],
      ['site@cars.example', rightsOn('carstore-se', 'admin'), 'asked'],
      ['site@cars.example', rightsOn('smart-se', 'editor'), 'not-yours'],
      ['site@cars.example', { ...NONE, facilities: ['automotive-se-sites/*'] }, 'not-yours'],
      ['site@cars.example', { ...NONE, facilities: ['carstore-se-sites/*'] }, 'asked'],
      ['site@cars.example', { ...NONE, workshops: ['carstore-se-sites/nowhere'] }, 'unknown-place'],
      ['site@cars.example', NONE, 'place-missing'],
      ['kim@cars.example', rightsOn('carstore-se', 'editor'), 'not-yours'],
      ['boss@cars.example', rightsOn('no-such-site', 'editor'), 'unknown-place'],
    ] as const;
    for (const [at, [by, rights, outcome]] of matrix.entries())
      expect([at, await ask(by, rights, `new${at}@cars.example`)]).toEqual([at, outcome]);
    await ask('site@cars.example', rightsOn('carstore-se', 'editor'));
    const token = await link();
    await identity.accounts.run({
      command: 'sites',
      email: 'site@cars.example',
      sites: [{ site: 'carstore-se', role: 'editor' }],
    });
    expect(await accept(token)).toBe('gone');
  });

  test('a link is good for three days, dead once a newer one is sent, and opens nothing when it is forged or revoked', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await ask('site@cars.example', rightsOn('carstore-se', 'editor'));
    const site = await member('site@cars.example');
    const first = await link();
    const [{ id } = { id: '' }] = await identity.invitations.list(site);
    vi.setSystemTime(Date.now() + 72 * 3_600_000 + 1);
    expect(await identity.invitations.open(first)).toBeNull();
    expect(await identity.invitations.resend(site, id)).toMatchObject({ ok: true });
    const second = await link();
    expect(second).not.toBe(first);
    expect(await accept(first)).toBe('gone');
    expect(await identity.invitations.open(second)).not.toBeNull();
    expect(
      await identity.invitations.open(second.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))),
    ).toBeNull();
    expect(await identity.invitations.open(second.replace('.2.', '.3.'))).toBeNull();
    expect(await identity.invitations.open("'; --")).toBeNull();
    const kim = await member('kim@cars.example');
    expect(await identity.invitations.list(kim)).toEqual([]);
    for (const act of ['resend', 'revoke'] as const)
      expect(await identity.invitations[act](kim, id)).toMatchObject({ ok: false });
    expect(await identity.invitations.revoke(site, id)).toMatchObject({ ok: true });
    expect(await accept(second)).toBe('gone');
  });

  test('who invites is not told whether an address has an account; its owner is', async () => {
    expect(await ask('site@cars.example', rightsOn('carstore-se', 'editor'), 'boss@cars.example')).toBe(
      'asked',
    );
    const [last] = queued;
    expect(await identity.invitations.mail(last?.id ?? '', 1)).toMatchObject({ hasAccount: true });
    expect(await identity.invitations.list(await member('site@cars.example'))).toHaveLength(1);
    expect(await accept(await link())).toBe('gone');
    expect((await identity.signIn({ email: 'boss@cars.example', password: PASSWORD, client: 'x' })).ok).toBe(
      true,
    );
    expect(await ask('site@cars.example', rightsOn('carstore-se', 'editor'), 'x@cars.example')).toBe('asked');
    expect(await ask('site@cars.example', rightsOn('carstore-se', 'publisher'), 'x@cars.example')).toBe(
      'invited',
    );
  });

  test('rights are changed and accounts disabled by whoever administers them', async () => {
    const [boss, site, kim] = [
      await member('boss@cars.example'),
      await member('site@cars.example'),
      await member('kim@cars.example'),
    ];
    const change = async (by: typeof boss, id: string, rights: TypedRights, seen: string | null = null) => {
      const answer = await identity.people.change(by, id, rights, seen);
      return answer.ok ? 'done' : answer.error.code;
    };
    const before = seenRights(kim);
    expect(await change(site, kim.id, rightsOn('carstore-se', 'publisher'), before)).toBe('done');
    // A page that was open before gives nothing back; the same once more is no other change.
    expect(await change(site, kim.id, rightsOn('carstore-se', 'admin'), before)).toBe('changed');
    expect(await change(site, kim.id, rightsOn('carstore-se', 'publisher'), before)).toBe('done');
    expect(await change(site, kim.id, rightsOn('smart-se', 'editor'))).toBe('not-yours');
    expect(await change(site, kim.id, { ...NONE, role: 'admin' })).toBe('not-yours');
    expect(await change(site, boss.id, rightsOn('carstore-se', 'editor'))).toBe('unknown');
    expect(await change(kim, kim.id, rightsOn('carstore-se', 'publisher'))).toBe('not-yours');
    expect(await change(boss, boss.id, rightsOn('carstore-se', 'editor'))).toBe('unknown');
    expect(await change(boss, kim.id, { ...NONE, workshops: ['carstore-se-sites/7.40'] })).toBe('done');
    expect(await identity.people.find(boss, kim.id)).toMatchObject({
      sites: [],
      workshops: [{ siteIndex: 'carstore-se-sites', departmentId: '7.40' }],
    });
    for (const by of [site, kim])
      expect(await identity.people.disable(by, boss.id, true)).toMatchObject({ ok: false });
    expect(await identity.people.disable(boss, boss.id, true)).toMatchObject({ ok: false });
    expect(await identity.people.disable(boss, kim.id, true)).toMatchObject({ ok: true });
    expect((await identity.signIn({ email: 'kim@cars.example', password: PASSWORD, client: 'x' })).ok).toBe(
      false,
    );
    await identity.people.disable(boss, kim.id, false);
    expect((await identity.signIn({ email: 'kim@cars.example', password: PASSWORD, client: 'x' })).ok).toBe(
      true,
    );
    expect((await identity.auditOf(boss, kim.id)).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['rights-changed', 'disabled', 'enabled']),
    );
  });

  test('of two administrators who disable each other at the same moment one is left', async () => {
    for (let round = 0; round < 3; round++) {
      const [boss, second] = [await member('boss@cars.example'), await member('second@cars.example')];
      const both = await Promise.all([
        identity.people.disable(boss, second.id, true),
        identity.people.disable(second, boss.id, true),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      for (const email of ['boss@cars.example', 'second@cars.example'])
        await identity.accounts.run({ command: 'enable', email });
    }
  });
});
