import { createHash, randomBytes } from 'node:crypto';

/** A secret in a link or in a browser's storage, and the digest that is stored of it. */
export interface Token {
  /** 43 characters of base64url: 256 random bits. */
  readonly text: string;
  /** What is stored: a leaked database opens nothing. */
  readonly hash: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A new random token. */
export function newToken(): Token {
  const text = randomBytes(32).toString('base64url');
  return { text, hash: digest(text) };
}

/** The digest under which a token is stored; null for what is no token. */
export const tokenHash = (text: string): string | null =>
  /^[A-Za-z0-9_-]{43}$/.test(text) ? digest(text) : null;
