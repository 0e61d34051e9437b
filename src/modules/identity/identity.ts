import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { type Accounts, createAccounts } from './accounts';
import type { Auth, PasswordHashing } from './adapters/auth';
import { type Account, COOKIE_PATH, emailSchema, type Member, PASSWORD_MAX } from './domain/account';
import { countersOf } from './domain/attempts';
import { knownDevice, rememberDevice } from './domain/device';
import { type Secrets, signedByFirst } from './domain/signed-cookie';
import { accountByEmail, accountById, deleteExpiredSessions, hasAnswerers } from './store/account-store';
import { countAttempt, deleteOldAttempts, resetAttempts } from './store/attempt-store';

interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** The client that attempts are counted by besides the account (`clientAddress`). */
  readonly client: string;
  /** The `Cookie` line of the request: a device that has signed in before is known by it. */
  readonly cookie?: string | undefined;
}

type SignInFailure =
  /** Unknown, wrong, or disabled: the response does not say which. */
  { readonly code: 'refused' } | { readonly code: 'rate-limited'; readonly retryAfterSeconds: number };

/** A member, and the `Set-Cookie` lines that the answer must carry. */
interface Session {
  readonly member: Member;
  readonly cookies: readonly string[];
}

/** Accounts of staff: who they are, and who is signed in. */
export interface Identity {
  readonly accounts: Accounts;
  account(id: string): Promise<Account | null>;
  signIn(attempt: SignInAttempt): Promise<Result<Session, SignInFailure>>;
  /** The member of a request's `Cookie` header; null without a session. An old token is replaced. */
  session(cookie: string | null | undefined): Promise<Session | null>;
  /** Ends the session; the `Set-Cookie` lines that make the browser forget it. */
  signOut(cookie: string | null | undefined): Promise<readonly string[]>;
  /** Whether somebody may answer the requests of a facility, or with null of the group; admins do not count. */
  hasAnswerers(siteIndex: string | null, siteId: string | null): Promise<boolean>;
  /** Takes away sessions that have run out, and failures that count no more. */
  cleanUp(): Promise<void>;
}

export interface IdentityOptions {
  readonly database: Database;
  /** Sign the cookies, each of at least 32 characters: the first does, all verify. */
  readonly secrets: Secrets;
  /** Cookies go over HTTPS only. */
  readonly secureCookies: boolean;
  /** Others may be guessing the password of this account: too many attempts failed. */
  warnOwner?(account: Account): Promise<void>;
  /** Whether a workshop exists, for binding staff to it. */
  hasWorkshop(siteIndex: string, departmentId: string): boolean;
  /** Whether a facility exists, for letting staff answer its requests. */
  hasFacility(siteIndex: string, siteId: string): boolean;
  /** Default: scrypt, as better-auth has it, which takes a tenth of a second each time. */
  readonly hashing?: PasswordHashing;
  readonly clock: Clock;
  readonly log: Log;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { database, clock, log } = options;
  const auth = lazy(async () => {
    const { createAuth } = await import('./adapters/auth');
    return createAuth({
      ...options,
      secret: options.secrets[0],
      async mayEnter(userId) {
        const account = await accountById(database, userId);
        return account !== null && !account.disabled;
      },
    });
  });

  return {
    accounts: createAccounts({
      ...options,
      hash: async (password) => (await (await auth()).$context).password.hash(password),
    }),
    account: (id) => accountById(database, id),
    async signIn({ email, password, client, cookie }) {
      const typed = email.trim().toLowerCase().slice(0, 400);
      const counters = countersOf(typed, client, knownDevice(typed, cookie, options.secrets));
      const { wait, exhausted } = await countAttempt(database, counters, clock.now());
      if (wait > 0) {
        log.warn({ wait }, 'too many attempts to sign in');
        return err({ code: 'rate-limited', retryAfterSeconds: wait });
      }
      const address = emailSchema.safeParse(email);
      if (!address.success || password.length > PASSWORD_MAX) return err({ code: 'refused' });
      const answer = await (await auth()).api.signInEmail({
        body: { email: address.data, password },
        asResponse: true,
      });
      const cookies = answer.headers.getSetCookie();
      const session = answer.ok ? await sessionOf(await auth(), cookieLine(cookies)) : null;
      if (session === null) {
        log.info('sign-in refused');
        if (exhausted.some(({ scope }) => scope === 'account')) await warnOwner(address.data);
        return err({ code: 'refused' });
      }
      await resetAttempts(database.db, counters, clock.now());
      log.info({ account: session.id }, 'signed in');
      const device = rememberDevice(typed, cookie, {
        secrets: options.secrets,
        secure: options.secureCookies,
        path: COOKIE_PATH,
      });
      return ok({ member: session, cookies: [...cookies, device] });
    },
    async session(given) {
      if (!given) return null;
      const cookie = signedByFirst(given, options.secrets);
      const member = await sessionOf(await auth(), cookie);
      if (member === null) return null;
      const headers = new Headers({ cookie });
      const rotated = await (await auth()).api.rotateSession({ headers, asResponse: true });
      return { member, cookies: rotated.headers.getSetCookie() };
    },
    async signOut(cookie) {
      const headers = new Headers(cookie ? { cookie: signedByFirst(cookie, options.secrets) } : {});
      const answer = await (await auth()).api.signOut({ headers, asResponse: true });
      return answer.headers.getSetCookie();
    },
    hasAnswerers: async (siteIndex, siteId) =>
      siteIndex !== null && (await hasAnswerers(database, siteIndex, siteId)),
    async cleanUp() {
      await deleteExpiredSessions(database.db, clock.now());
      await deleteOldAttempts(database.db, clock.now());
    },
  };

  /** Whoever guesses is answered as ever, whether there is such an account and whether its owner could be told. */
  async function warnOwner(email: string): Promise<void> {
    try {
      const account = await accountByEmail(database, email);
      if (account !== null && !account.disabled) await options.warnOwner?.(account);
    } catch (cause) {
      log.error({ err: cause }, 'the owner of an account was not warned');
    }
  }

  /** Asks the account each time: one that was disabled a second ago is out. */
  async function sessionOf(known: Auth, cookie: string): Promise<Member | null> {
    const found = await known.api.getSession({ headers: new Headers({ cookie }) });
    if (found === null) return null;
    const account = await accountById(database, found.user.id);
    if (account === null || account.disabled) return null;
    const { id, name, role, workshops, sites, facilities } = account;
    return { id, name, role, workshops, sites, facilities };
  }
}

/** Made once, when it is first needed: the server starts without loading it. */
function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What a browser would send back. */
const cookieLine = (setCookies: readonly string[]): string =>
  setCookies.map((line) => line.split(';')[0] ?? '').join('; ');
