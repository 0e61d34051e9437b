import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '~/platform/db';
import type { Clock } from '~/platform/time';
import { newToken, tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import type { Vehicle } from '../service';
import { endSession, insertSession, type Session, touchSession } from '../store/session-store';

const COOKIE = 'fc-tyre-hotel';
const PATH = '/api/tirehotel';

export interface Sessions {
  /** Signs in for these vehicles, and ends an earlier session of this browser. */
  begin(c: Context, site: Site, vehicles: readonly Vehicle[]): Promise<void>;
  /** The session of a request; null without one, or when it has expired. */
  of(c: Context, site: Site): Promise<Session | null>;
  end(c: Context): Promise<void>;
}

/**
 * Sessions lie here, not with the visitor (TYRE-CODE-6): the cookie is a secret without meaning, kept as a digest. It goes to the calls of
 * the tyre hotel only, and never with a request that another site has started.
 */
export function createSessions({
  database,
  clock,
  isSecure,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether the site is served over HTTPS. */
  isSecure(site: Site): boolean;
}): Sessions {
  const hashOf = (c: Context): string | null => tokenHash(getCookie(c, COOKIE) ?? '');
  const end = async (c: Context) => {
    const hash = hashOf(c);
    if (hash !== null) await endSession(database.db, hash);
  };
  return {
    async begin(c, site, vehicles) {
      await end(c);
      const { text, hash } = newToken();
      const registrationNumber = vehicles[0]?.regNo ?? '';
      const session = { hash, siteIndex: site.siteIndex ?? '', registrationNumber, vehicles };
      await insertSession(database.db, session, clock.now());
      const secure = isSecure(site);
      setCookie(c, COOKIE, text, { path: PATH, httpOnly: true, sameSite: 'Strict', secure });
    },
    async of(c, site) {
      const hash = hashOf(c);
      return hash === null ? null : touchSession(database, site.siteIndex ?? '', hash, clock.now());
    },
    async end(c) {
      await end(c);
      deleteCookie(c, COOKIE, { path: PATH });
    },
  };
}
