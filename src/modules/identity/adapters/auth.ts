import { randomUUID } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { COOKIE_PATH } from '../domain/account';
import { OVERLAP_SECONDS, SESSION_SECONDS, signInIdOf, TOKEN_SECONDS } from '../domain/session-life';
import { authStore } from '../store/auth-store';

/**
 * Gives the session a new token once the present one is an hour old. The end of the session stays where it was.
 */
const ownEndpoints = {
  id: 'forecourt',
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
        const { expiresAt, userAgent } = session;
        const unchanged = { expiresAt, userAgent, signInId: signInIdOf(session) };
        const next = await internalAdapter.createSession(user.id, false, unchanged, true);
        await internalAdapter.updateSession(session.token, {
          expiresAt: new Date(now + OVERLAP_SECONDS * 1000),
        });
        await setSessionCookie(ctx, { session: next, user }, false, { maxAge: left });
        return { rotated: true };
      },
    ),
    /** For whoever has given password and code. */
    openSession: createAuthEndpoint(
      '/open-session',
      { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (user === null) return { opened: false };
        const session = await internalAdapter.createSession(user.id);
        if (session === null) return { opened: false };
        await setSessionCookie(ctx, { session, user });
        return { opened: true };
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
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      additionalFields: {
        signInId: { type: 'string', required: false, input: false, defaultValue: () => randomUUID() },
      },
    },
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
    plugins: [ownEndpoints],
  });
}

export type Auth = ReturnType<typeof createAuth>;
