import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './cookies/signed-cookie';

/** Name of the cookie by which a device is known that has signed in before; it opens nothing. */
const DEVICE_COOKIE = 'forecourt.device';
/** Several of a workshop share one computer. */
const MAX_ACCOUNTS = 10;
const YEAR_SECONDS = 365 * 24 * 3600;
const TOKEN = /^[\w-]{22}\.[\w-]{43}$/;

const newNonce = () => randomBytes(16).toString('base64url');

function tokenFor(email: string, nonce: string, secret: string): string {
  const mac = createHmac('sha256', secret).update(JSON.stringify(['device', email, nonce]));
  return `${nonce}.${mac.digest('base64url')}`;
}

function tokensIn(cookieLine: string | null | undefined): readonly string[] {
  const found = cookieLine?.split(';').map((each) => each.trim().split('=', 2));
  const value = found?.find(([name]) => name === DEVICE_COOKIE)?.[1] ?? '';
  return value
    .split('~')
    .filter((token) => TOKEN.test(token))
    .slice(0, MAX_ACCOUNTS);
}

function isFor(email: string, token: string, secrets: Secrets): boolean {
  const [nonce = ''] = token.split('.');
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(token), Buffer.from(tokenFor(email, nonce, secret))),
  );
}

/**
 * What tells a device that has signed in to this account before from all others; null for one that has not.
 *
 * @param email lower case
 * @param cookieLine the `Cookie` line of the request
 */
export const knownDevice = (
  email: string,
  cookieLine: string | null | undefined,
  secrets: Secrets,
): string | null =>
  tokensIn(cookieLine)
    .find((token) => isFor(email, token, secrets))
    ?.split('.')[0] ?? null;

/** The `Set-Cookie` line by which the device is known from now on, beside the accounts that it was known for. */
export function rememberDevice(
  email: string,
  cookieLine: string | null | undefined,
  options: { readonly secrets: Secrets; readonly secure: boolean; readonly path: string },
): string {
  const { secrets, secure, path } = options;
  const others = tokensIn(cookieLine).filter((token) => !isFor(email, token, secrets));
  const nonce = knownDevice(email, cookieLine, secrets) ?? newNonce();
  const value = [tokenFor(email, nonce, secrets[0]), ...others].slice(0, MAX_ACCOUNTS).join('~');
  const attributes = `Max-Age=${YEAR_SECONDS}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${DEVICE_COOKIE}=${value}; ${attributes}`;
}
