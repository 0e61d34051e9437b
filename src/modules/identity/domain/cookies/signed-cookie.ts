import { createHmac, timingSafeEqual } from 'node:crypto';

/** The first signs, all verify. */
export type Secrets = readonly [string, ...string[]];

const SESSION_COOKIE = /^(?:__Secure-)?forecourt\.session_token$/;
const SIGNED = /^(.+)\.([A-Za-z0-9+/]{43}=)$/;

const signatureOf = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest('base64');

/**
 * A request's cookies as better-auth takes them, which verifies with one secret: a session that an older one has signed is
 * signed by the first. The browser gets that signature with its next token, within the hour.
 */
export function signedByFirst(cookieLine: string, [first, ...older]: Secrets): string {
  if (older.length === 0) return cookieLine;
  return cookieLine
    .split(';')
    .map((part) => {
      const [name = '', raw = ''] = part.trim().split(/=(.*)/s);
      const signed = SESSION_COOKIE.test(name) ? SIGNED.exec(decoded(raw)) : null;
      if (signed === null) return part.trim();
      const [, value = '', signature = ''] = signed;
      const isOlder = older.some((secret) =>
        timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(value, secret))),
      );
      return isOlder ? `${name}=${encodeURIComponent(`${value}.${signatureOf(value, first)}`)}` : part.trim();
    })
    .join('; ');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
