import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { freshPglite } from '~test/pglite';
import { createIdentity, type Identity, identityMigrations } from '.';

const OLD = 'the secret before, which is long enough too';
const NEW = 'the secret of today, which is long enough too';
const ACCOUNT = { email: 'kim@nordhem.example', password: 'correct horse battery' };

let database: Database;
beforeAll(async () => {
  database = await freshPglite([identityMigrations]);
  const account = { ...ACCOUNT, name: 'Kim Ek', role: 'admin' as const, place: null };
  expect((await server(OLD).accounts.run({ command: 'add', account })).ok).toBe(true);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T07:00:00Z') });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => database.close());

/** Stands in for scrypt, which takes a tenth of a second each time. */
const hashing = {
  hash: async (password: string) => `plain ${password}`,
  verify: async ({ hash, password }: { readonly hash: string; readonly password: string }) =>
    hash === `plain ${password}`,
};

/** A process that has just been started, as nothing but the database outlives one. */
function server(...secrets: [string, ...string[]]): Identity {
  return createIdentity({
    database,
    secrets,
    hashing,
    secureCookies: true,
    hasWorkshop: () => true,
    hasFacility: () => true,
    clock: { now: () => new Date() },
    log: nullLog,
  });
}

const lineOf = (cookies: readonly string[]) => cookies.map((each) => each.split(';')[0]).join('; ');

async function signedIn(identity: Identity): Promise<string> {
  const answer = await identity.signIn({ ...ACCOUNT, client: '203.0.113.7' });
  if (!answer.ok) throw new Error(answer.error.code);
  return lineOf(answer.value.cookies);
}

test('a session outlives a restart and a rotation of the secret, and ends when its secret is gone', async () => {
  const cookie = await signedIn(server(OLD));
  expect(await server(OLD).session(cookie)).not.toBeNull();
  expect(await server(NEW, OLD).session(`theme=dark; ${cookie}; other="a=b"`)).not.toBeNull();
  expect(await server(NEW).session(cookie)).toBeNull();
});

test('within the hour a session is signed by the new secret, and needs the old one no more', async () => {
  const cookie = await signedIn(server(OLD));
  vi.setSystemTime(new Date('2026-03-02T08:00:01Z'));
  const renewed = await server(NEW, OLD).session(cookie);
  expect(renewed?.cookies).toHaveLength(1);
  expect(await server(NEW).session(lineOf(renewed?.cookies ?? []))).not.toBeNull();
});

test('signing out ends a session that the old secret has signed', async () => {
  const cookie = await signedIn(server(OLD));
  await server(NEW, OLD).signOut(cookie);
  expect(await server(OLD).session(cookie)).toBeNull();
});

test('what is signed by neither secret opens nothing', async () => {
  const cookie = await signedIn(server(OLD));
  const forged = cookie.replace(/(session_token=[^.]+\.)../, '$1AA');
  expect(forged).not.toBe(cookie);
  expect(await server(NEW, OLD).session(forged)).toBeNull();
  expect(await server(NEW, OLD).session('__Secure-forecourt.session_token=%E0%A4%A')).toBeNull();
});

test('a device stays known through a rotation, and is signed by the new secret at its next sign-in', async () => {
  const guesses = async (identity: Identity) => {
    for (let n = 0; n < 22; n++)
      await identity.signIn({ email: ACCOUNT.email, password: 'wrong', client: `place ${n}` });
  };
  const entered = async (identity: Identity, cookie: string) =>
    (await identity.signIn({ ...ACCOUNT, client: 'home', cookie })).ok;
  const cookie = await signedIn(server(OLD));
  await guesses(server(NEW, OLD));
  expect(await entered(server(NEW), cookie)).toBe(false);
  const again = await server(NEW, OLD).signIn({ ...ACCOUNT, client: 'home', cookie });
  expect(again.ok).toBe(true);
  await guesses(server(NEW));
  expect(await entered(server(NEW), lineOf(again.ok ? again.value.cookies : []))).toBe(true);
});
