import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { COOKIE_PATH } from '../domain/account';
import { authStore } from '../store/auth-store';

/** Seconds from signing in to the end of the session, whatever is done meanwhile: a long working day. */
const SESSION_SECONDS = 12 * 3600;
/** A session's token is replaced when it is older than this. */
const TOKEN_SECONDS = 3600;
/** How long a replaced token still answers: pages that were asked for at the same time. */
const OVERLAP_SECONDS = 60;

/**
 * Gives the session a new token once the present one is an hour old. The end of the session stays where it was.
 */
const rotation = {
  id: 'rotation',
  endpoints: {
    rotateSession: createAuthEndpoint(
      '/rotate-session',
      { method: 'POST', requireHeaders: true },
      async (ctx) => {
        const { internalAdapter, authCookies, secret } = ctx.context;
        const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
        const found = typeof token === 'string' ? await internalAdapter.findSession(token) : null;
        if (found === null) return { rotated: false };
        const { session, user } = found;
        const now = Date.now();
        const left = Math.floor((session.expiresAt.getTime() - now) / 1000);
        const age = (now - session.createdAt.getTime()) / 1000;
        if (age < TOKEN_SECONDS || left <= OVERLAP_SECONDS) return { rotated: false };
        const { expiresAt } = session;
        const next = await internalAdapter.createSession(user.id, false, { expiresAt }, true);
        await internalAdapter.updateSession(session.token, {
          expiresAt: new Date(now + OVERLAP_SECONDS * 1000),
        });
        await setSessionCookie(ctx, { session: next, user }, false, { maxAge: left });
        return { rotated: true };
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** How passwords are stored and compared. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(stored: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/**
 * better-auth, with what we use of it: passwords, sessions, cookies. None of its end points is reachable over HTTP; they are
 * called as functions by our own pages.
 *
 * @param mayEnter asked before every session that is made: nobody without a row of their own, nobody disabled
 */
export function createAuth(options: {
  readonly database: Database;
  readonly secret: string;
  readonly secureCookies: boolean;
  readonly mayEnter: (userId: string) => Promise<boolean>;
  readonly hashing?: PasswordHashing | undefined;
  readonly log: Log;
}) {
  const { database, secret, secureCookies, mayEnter, hashing, log } = options;
  return betterAuth({
    appName: 'forecourt',
    secret,
    // Only addresses in mails are made of it, and none is sent: the hosts are those of the sites.
    baseURL: 'http://localhost',
    basePath: '/staff/auth',
    database: authStore(database.db),
    emailAndPassword: { enabled: true, disableSignUp: true, ...(hashing && { password: hashing }) },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    advanced: {
      useSecureCookies: secureCookies,
      cookiePrefix: 'forecourt',
      defaultCookieAttributes: { path: COOKIE_PATH, httpOnly: true, sameSite: 'lax' },
      ipAddress: { disableIpTracking: true },
    },
    databaseHooks: {
      session: { create: { before: async ({ userId }) => (await mayEnter(userId)) !== false } },
    },
    // Attempts are counted by account and client where the form is taken (identity.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log(level, message) {
        if (level === 'error') log.error({ part: 'better-auth' }, message);
      },
    },
    plugins: [rotation],
  });
}

export type Auth = ReturnType<typeof createAuth>;
