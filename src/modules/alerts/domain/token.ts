import { createHash } from 'node:crypto';

/** Each token opens one door only. */
export const PURPOSES = ['confirm', 'manage', 'unsubscribe'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Random bytes of a token. */
export const TOKEN_BYTES = 32;

/** The token as an address carries it. */
export const writeToken = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** What is stored of a token: whoever reads the database can open nothing with it. Null for what is no token. */
export function tokenHash(token: string): string | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  return createHash('sha256').update(token).digest('base64url');
}
