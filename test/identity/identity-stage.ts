import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createIdentity, type Identity, identityMigrations } from '~/modules/identity';
import type { Database } from '~/platform/db';
import { createLog } from '~/platform/log';
import { localDate } from '~/platform/time';
import type { OpenDatabase } from '~test/database';

export const INDEX = 'automotive-se-sites';

export const PASSWORD = 'correct horse battery';

export interface World {
  readonly database: Database;
  readonly identity: Identity;
  readonly logged: string[];
  /** Addresses of accounts whose owners were warned. */
  readonly warned: string[];
}

/** The tests sign in some hundred times; `src/staff` and `src/app` do it with real hashes. */
export const quickPasswords = {
  hash: async (password: string) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }: { readonly hash: string; readonly password: string }) =>
    hash === (await quickPasswords.hash(password)),
};

export const SECRET = 'a secret of the tests that is long enough';

export function world(
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

export const staff = (email: string, departments: readonly string[] = ['10.40']) => ({
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
export const DATE = localDate(new Date(), 'UTC');

export const today = (time: string) => new Date(`${DATE}T${time}Z`);

export const lineOf = (cookies: readonly string[]) => cookies.map((each) => each.split(';')[0]).join('; ');

export async function signedIn({ identity }: World, email: string, client = '203.0.113.7'): Promise<string> {
  const answer = await identity.signIn({ email, password: PASSWORD, client });
  if (!answer.ok) throw new Error(answer.error.code);
  return lineOf(answer.value.cookies);
}

let currentDatabase: Database;

export const database = (): Database => currentDatabase;

let currentAt: World;

export const at = (): World => currentAt;

/** Opens and closes it around the tests of a file. */
export function openAccounts(open: OpenDatabase): void {
  beforeAll(async () => {
    currentDatabase = await open([identityMigrations]);
  });
  afterAll(() => database().close());
  beforeEach(async () => {
    await database().db.execute(sql`DELETE FROM identity_users`);
    // By the real clock, which may be ahead of the one that a test sets.
    await database().db.execute(sql`DELETE FROM identity_attempts`);
    currentAt = world(database());
    expect(await at().identity.accounts.run(staff('kim@nordhem.example'))).toMatchObject({ ok: true });
  });
  afterEach(() => void vi.useRealTimers());
}
