import type { Database, Db } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Result } from '~/platform/result';
import { type Clock, daysBefore } from '~/platform/time';
import { type Accounts, createAccounts } from './accounts';
import type { Auth, PasswordHashing } from './adapters/auth';
import { changePassword, type NewPasswordFailure } from './change-password';
import { checkPassword } from './check-password';
import type { Account, Member } from './domain/account';
import { type Secrets, signedByFirst } from './domain/cookies/signed-cookie';
import { administers, administersAccounts } from './domain/permissions';
import { SEEN_SECONDS, signInIdOf } from './domain/session-life';
import { createInvitations, type Invitations } from './invitations';
import { createPeople, type People } from './people';
import { createPersonalTokens, type PersonalTokens, type PersonalTokensOptions } from './personal-tokens';
import { type Client, checkCode, createSecondFactor, resealOld, type SecondFactor } from './second-factor';
import { createSessions, type Sessions } from './sessions';
import { createSignIn, type Session, type SignIn } from './sign-in';
import { accountById, deleteExpiredSessions, hasAnswerers, languageOfAccount } from './store/account-store';
import { deleteOldAttempts } from './store/attempt-store';
import { type AuditedAct, accountAudit } from './store/audit-store';
import { deleteOldInvitations } from './store/invitation-store';
import { deleteOldPersonalTokens } from './store/personal-token-store';
import { deleteOldPhoneCodes } from './store/phone-store';
import { askDatabase, touchSession } from './store/session-store';

/** Most deeds that are shown of an account. */
const MAX_AUDITED = 30;
/** Days that an invitation can still be sent anew after it ran out. */
const INVITATION_DAYS = 14;
/** Days that an owner still sees a token that has run out. */
const OLD_TOKEN_DAYS = 30;

/** A session of somebody who may first have to make a second factor. */
interface SessionBeforeFactor extends Session {
  readonly lacksFactor: boolean;
}

/** Accounts of staff: who they are, and who is signed in. */
export interface Identity extends SignIn {
  readonly accounts: Accounts;
  account(id: string): Promise<Account | null>;
  /** The tag of the language in which an owner last signed in, and so reads mails; null where it is not known. */
  languageOf(id: string): Promise<string | null>;
  /**
   * The member of a request's `Cookie` header; null without a session, and for whoever must have a second factor first. An old
   * token is replaced.
   */
  session(cookie: string | null | undefined): Promise<Session | null>;
  /** The same, for the pages on which a second factor is made. */
  sessionBeforeFactor(cookie: string | null | undefined): Promise<SessionBeforeFactor | null>;
  /** Another password for whoever is signed in and gives the present one; their other sessions and their tokens end. */
  changePassword(
    member: Member,
    typed: { readonly present: string; readonly wanted: string },
    sessionId: string,
    from: Client,
  ): Promise<Result<void, NewPasswordFailure>>;
  readonly secondFactor: SecondFactor;
  readonly sessions: Sessions;
  readonly people: People;
  readonly invitations: Invitations;
  readonly tokens: PersonalTokens;
  /** What was done to an account, newest first; of those that the member may see. */
  auditOf(by: Member, accountId: string): Promise<readonly AuditedAct[]>;
  /** Ends the session; the `Set-Cookie` lines that make the browser forget it. */
  signOut(cookie: string | null | undefined): Promise<readonly string[]>;
  /** Whether somebody may answer the requests of a facility, or with null of the group; admins do not count. */
  hasAnswerers(siteIndex: string | null, siteId: string | null): Promise<boolean>;
  /** Takes away sessions that have run out, and failures that count no more; seals with the first secret what older ones have. */
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
  /** Queues the mail of an invitation, within the transaction that makes it. */
  queueInvitation?(tx: Db, id: string, serial: number): Promise<void>;
  readonly queueTokenNotice?: PersonalTokensOptions['queueTokenNotice'];
  /** What an authenticator app calls us. Default: Forecourt. */
  readonly issuer?: string;
  /** Whether administrators must have a second factor. Default: no. */
  readonly requireSecondFactor?: boolean;
  /** Default: scrypt, as better-auth has it, which takes a tenth of a second each time. */
  readonly hashing?: PasswordHashing;
  readonly clock: Clock;
  readonly log: Log;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { database, clock } = options;
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

  const hash = async (password: string) => (await (await auth()).$context).password.hash(password);
  const isRequired = (member: Pick<Member, 'role' | 'sites'>) =>
    options.requireSecondFactor === true && administersAccounts(member);
  const proofs: Pick<PersonalTokensOptions, 'isRequired' | 'checkPassword' | 'checkCode'> = {
    isRequired,
    checkPassword: async (accountId, password, from) => {
      const { verify } = (await (await auth()).$context).password;
      return checkPassword({ ...options, verify }, accountId, password, from);
    },
    checkCode: (accountId, typed) => checkCode(options, accountId, typed),
  };
  const secondFactor = createSecondFactor({
    ...options,
    ...proofs,
    issuer: options.issuer ?? 'Forecourt',
  });

  return {
    accounts: createAccounts({
      ...options,
      hash,
    }),
    account: (id) => accountById(database, id),
    changePassword: (...args) => changePassword({ ...options, ...proofs, hash }, ...args),
    languageOf: (id) => languageOfAccount(database, id),
    sessions: createSessions(options),
    people: createPeople(options),
    invitations: createInvitations({ ...options, hash }),
    tokens: createPersonalTokens({ ...options, ...proofs }),
    async auditOf(by, accountId) {
      const account = await accountById(database, accountId);
      const isTheirs = account !== null && (by.id === accountId || administers(by, account));
      return isTheirs ? accountAudit(database, accountId, MAX_AUDITED) : [];
    },
    ...createSignIn({ ...options, auth, sessionOf }),
    secondFactor,
    async session(given) {
      const found = await sessionBeforeFactor(given);
      if (found === null || found.lacksFactor) return null;
      const { id, member, cookies } = found;
      return { id, member, cookies };
    },
    sessionBeforeFactor,
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
      await deleteOldInvitations(database.db, daysBefore(clock.now(), INVITATION_DAYS));
      await deleteOldPersonalTokens(database.db, daysBefore(clock.now(), OLD_TOKEN_DAYS));
      await deleteOldPhoneCodes(database.db, clock.now());
      await resealOld(options);
    },
  };

  async function sessionBeforeFactor(given: string | null | undefined): Promise<SessionBeforeFactor | null> {
    if (!given) return null;
    const cookie = signedByFirst(given, options.secrets);
    const found = await sessionOf(await auth(), cookie);
    if (found === null) return null;
    const headers = new Headers({ cookie });
    const rotated = await (await auth()).api.rotateSession({ headers, asResponse: true });
    return { ...found, cookies: rotated.headers.getSetCookie() };
  }

  /**
   * A database that is away is none of our pages' faults, but better-auth says of any failure only that there was one. Asked
   * again, the database says it itself.
   */
  async function withCause<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (failure) {
      await askDatabase(database);
      throw failure;
    }
  }

  /** Asks the account each time: one that was disabled a second ago is out. */
  async function sessionOf(
    known: Auth,
    cookie: string,
  ): Promise<Omit<SessionBeforeFactor, 'cookies'> | null> {
    const found = await withCause(() => known.api.getSession({ headers: new Headers({ cookie }) }));
    if (found === null) return null;
    const account = await accountById(database, found.user.id);
    if (account === null || account.disabled) return null;
    const now = clock.now();
    if (now.getTime() - found.session.updatedAt.getTime() > SEEN_SECONDS * 1000)
      await touchSession(database.db, found.session.id, now);
    const { id, name, role, workshops, sites, facilities } = account;
    return {
      id: signInIdOf(found.session),
      member: { id, name, role, workshops, sites, facilities },
      lacksFactor: isRequired(account) && !account.secondFactor,
    };
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
