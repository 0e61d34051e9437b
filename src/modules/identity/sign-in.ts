import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Auth } from './adapters/auth';
import { type Account, COOKIE_PATH, emailSchema, type Member, PASSWORD_MAX } from './domain/account';
import { countersOf } from './domain/attempts';
import type { Secrets } from './domain/cookies/signed-cookie';
import { knownDevice, rememberDevice } from './domain/device';
import { noSecondStepCookie, secondStepAccount, secondStepCookie } from './domain/second-step';
import { checkCode } from './second-factor';
import { accountByEmail, accountById, saveLanguageOfAccount } from './store/account-store';
import { countAttempt, resetAttempts } from './store/attempt-store';

interface FromBrowser {
  /** The `Cookie` line of the request: a device that has signed in before is known by it. */
  readonly cookie?: string | undefined;
  /** The browser's `User-Agent`, by which the owner knows the session. */
  readonly userAgent?: string | undefined;
  /** The tag of the language of the page: mails to the owner are in it from now on. */
  readonly language?: string | undefined;
}

interface SignInAttempt extends FromBrowser {
  readonly email: string;
  readonly password: string;
  /** The client that attempts are counted by besides the account (`clientAddress`). */
  readonly client: string;
}

interface TooMany {
  readonly code: 'rate-limited';
  readonly retryAfterSeconds: number;
}

type SignInFailure =
  /** Unknown, wrong, or disabled: the response does not say which. */
  | { readonly code: 'refused' }
  | TooMany
  /** The password is right, and a code is still asked for: the answer carries these `Set-Cookie` lines. */
  | { readonly code: 'second-step'; readonly cookies: readonly string[] };

type SecondStepFailure =
  | { readonly code: 'wrong-code' }
  | TooMany
  /** No password was given within the last minutes. */
  | { readonly code: 'expired' };

/** A member, and the `Set-Cookie` lines that the answer must carry. */
export interface Session {
  /** What the session is listed by. */
  readonly id: string;
  readonly member: Member;
  readonly cookies: readonly string[];
}

export interface SignIn {
  signIn(attempt: SignInAttempt): Promise<Result<Session, SignInFailure>>;
  /** Whether the password was given within the last minutes, so that a code may be. */
  awaitsCode(cookie: string | undefined): boolean;
  /** The second step: a code of the app, or a recovery code. */
  signInWithCode(
    attempt: FromBrowser & { readonly typed: string },
  ): Promise<Result<Session, SecondStepFailure>>;
}

/** Signing in: the password, and for whoever has a second factor a code. */
export function createSignIn(options: {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly secureCookies: boolean;
  auth(): Promise<Auth>;
  /** Whom a cookie line signs in. */
  sessionOf(auth: Auth, cookie: string): Promise<Omit<Session, 'cookies'> | null>;
  warnOwner?(account: Account): Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}): SignIn {
  const { database, secrets, secureCookies, auth, sessionOf, clock, log } = options;

  /** Whoever guesses is answered as ever, whether there is such an account and whether its owner could be told. */
  async function warnOwner(email: string): Promise<void> {
    try {
      const account = await accountByEmail(database, email);
      if (account !== null && !account.disabled) await options.warnOwner?.(account);
    } catch (cause) {
      log.error({ err: cause }, 'the owner of an account was not warned');
    }
  }

  const saveLanguage = async (id: string, language: string | undefined): Promise<void> => {
    if (language !== undefined) await saveLanguageOfAccount(database.db, id, language);
  };
  const remember = (email: string, cookie: string | undefined): string =>
    rememberDevice(email, cookie, { secrets, secure: secureCookies, path: COOKIE_PATH });

  return {
    async signIn({ email, password, client, cookie, language, userAgent = '' }) {
      const typed = email.trim().toLowerCase().slice(0, 400);
      const counters = countersOf(typed, client, knownDevice(typed, cookie, secrets));
      const { wait, exhausted } = await countAttempt(database, counters, clock.now());
      if (wait > 0) {
        log.warn({ wait }, 'too many attempts to sign in');
        return err({ code: 'rate-limited', retryAfterSeconds: wait });
      }
      const address = emailSchema.safeParse(email);
      if (!address.success || password.length > PASSWORD_MAX) return err({ code: 'refused' });
      const { api } = await auth();
      const answer = await api.signInEmail({
        body: { email: address.data, password },
        headers: agentHeaders(userAgent),
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
      const { id } = session.member;
      if ((await accountById(database, id))?.secondFactor === true) {
        // Nobody has been told of this session.
        await api.signOut({ headers: new Headers({ cookie: cookieLine(cookies) }), asResponse: true });
        return err({
          code: 'second-step',
          cookies: [secondStepCookie(id, clock.now(), secrets, secureCookies)],
        });
      }
      await saveLanguage(id, language);
      log.info({ account: id }, 'signed in');
      return ok({ ...session, cookies: [...cookies, remember(typed, cookie)] });
    },
    awaitsCode: (cookie) => secondStepAccount(cookie, clock.now(), secrets) !== null,
    async signInWithCode({ typed, cookie, language, userAgent = '' }) {
      const id = secondStepAccount(cookie, clock.now(), secrets);
      const account = id === null ? null : await accountById(database, id);
      if (account === null || account.disabled || !account.secondFactor) return err({ code: 'expired' });
      const checked = await checkCode(options, account.id, typed.slice(0, 100));
      if (!checked.ok) {
        log.info({ account: account.id, outcome: checked.error.code }, 'code refused');
        return checked;
      }
      const answer = await (await auth()).api.openSession({
        body: { userId: account.id },
        headers: agentHeaders(userAgent),
        asResponse: true,
      });
      const cookies = answer.headers.getSetCookie();
      const session = answer.ok ? await sessionOf(await auth(), cookieLine(cookies)) : null;
      if (session === null) return err({ code: 'expired' });
      await saveLanguage(account.id, language);
      log.info({ account: account.id }, 'signed in');
      const lines = [...cookies, remember(account.email, cookie), noSecondStepCookie(secureCookies)];
      return ok({ ...session, cookies: lines });
    },
  };
}

/** What a browser would send back. */
const cookieLine = (setCookies: readonly string[]): string =>
  setCookies.map((line) => line.split(';')[0] ?? '').join('; ');

/** As a header may carry it. */
const agentHeaders = (userAgent: string): Headers =>
  new Headers({ 'user-agent': userAgent.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 300) });
