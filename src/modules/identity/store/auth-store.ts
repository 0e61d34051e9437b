import { createHash } from 'node:crypto';
import type { DBAdapter, Where } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Db } from '~/platform/db';
import { credentials, sessions, users, verifications } from './tables';

/**
 * better-auth on our database. Without transactions of its own: PGlite has one connection, and nothing that is done
 * through it writes more than one row that matters (accounts are made by our own store, in one transaction).
 */
export const authStore = (db: Db) => {
  const open = drizzleAdapter(db, {
    provider: 'pg',
    transaction: false,
    schema: { user: users, account: credentials, session: sessions, verification: verifications },
  });
  return (options: Parameters<typeof open>[0]) => withDigests(open(options));
};

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token that a condition names. */
const tokenIn = (where: readonly Where[]): string | undefined => {
  const value = where.find(({ field }) => field === 'token')?.value;
  return typeof value === 'string' ? value : undefined;
};

const hashed = (where: readonly Where[]): Where[] =>
  where.map((each) =>
    each.field === 'token' && typeof each.value === 'string' ? { ...each, value: digest(each.value) } : each,
  );

/** The row as better-auth knows it: with the token that it asked for. */
function withToken<T>(row: T, token: string | undefined): T {
  if (typeof row === 'object' && row !== null && token !== undefined) Object.assign(row, { token });
  return row;
}

/** Stores digests of sessions' tokens: a copy of the table signs nobody in. */
function withDigests(adapter: DBAdapter): DBAdapter {
  const isSession = (request: { readonly model: string }) => request.model === 'session';
  const own: DBAdapter = {
    ...adapter,
    async create(request) {
      if (!isSession(request) || !('token' in request.data) || typeof request.data.token !== 'string')
        return adapter.create(request);
      const { token } = request.data;
      return withToken(
        await adapter.create({ ...request, data: { ...request.data, token: digest(token) } }),
        token,
      );
    },
    async findOne(request) {
      if (!isSession(request)) return adapter.findOne(request);
      const { where } = request;
      return withToken(await adapter.findOne({ ...request, where: hashed(where) }), tokenIn(where));
    },
    findMany: (request) =>
      isSession(request) && request.where
        ? adapter.findMany({ ...request, where: hashed(request.where) })
        : adapter.findMany(request),
    async update(request) {
      if (!isSession(request)) return adapter.update(request);
      const { where } = request;
      return withToken(await adapter.update({ ...request, where: hashed(where) }), tokenIn(where));
    },
    delete: (request) =>
      adapter.delete(isSession(request) ? { ...request, where: hashed(request.where) } : request),
    deleteMany: (request) =>
      adapter.deleteMany(isSession(request) ? { ...request, where: hashed(request.where) } : request),
    transaction: (work) => work(own),
  };
  return own;
}
