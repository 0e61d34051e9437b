import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Db } from '~/platform/db';
import { credentials, sessions, users, verifications } from './tables';

/**
 * better-auth on our database. Without transactions of its own: PGlite has one connection, and nothing that is done
 * through it writes more than one row that matters (accounts are made by our own store, in one transaction).
 */
export const authStore = (db: Db) =>
  drizzleAdapter(db, {
    provider: 'pg',
    transaction: false,
    schema: { user: users, account: credentials, session: sessions, verification: verifications },
  });
