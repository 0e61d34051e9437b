import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { decodeJson } from '~/platform/json';
import { COOKIE_PATH } from './account';
import type { Secrets } from './cookies/signed-cookie';

/** Carries who has given the right password to the page that asks for the code. It opens nothing by itself. */
const COOKIE = 'forecourt.second_step';
const SECONDS = 300;

const payload = z.object({ account: z.string(), until: z.number() });

const macOf = (body: string, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['second-step', body]))
    .digest('base64url');

const attributes = (seconds: number, secure: boolean) =>
  `Max-Age=${seconds}; Path=${COOKIE_PATH}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The `Set-Cookie` line after the right password. */
export function secondStepCookie(account: string, now: Date, secrets: Secrets, secure: boolean): string {
  const until = now.getTime() + SECONDS * 1000;
  const body = Buffer.from(JSON.stringify({ account, until })).toString('base64url');
  return `${COOKIE}=${body}.${macOf(body, secrets[0])}; ${attributes(SECONDS, secure)}`;
}

/** The line that makes the browser forget it. */
export const noSecondStepCookie = (secure: boolean): string => `${COOKIE}=; ${attributes(0, secure)}`;

/** Whose password was right within the last minutes, by the `Cookie` line; null for nobody's. */
export function secondStepAccount(
  cookieLine: string | null | undefined,
  now: Date,
  secrets: Secrets,
): string | null {
  const parts = (cookieLine ?? '').split(';').map((each) => each.trim().split('=', 2));
  const [body, mac] = parts.find(([name]) => name === COOKIE)?.[1]?.split('.') ?? [];
  if (body === undefined || mac === undefined || !/^[\w-]{43}$/.test(mac)) return null;
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(body, secret))),
  );
  if (!isOurs) return null;
  const read = payload.safeParse(decodeJson(Buffer.from(body, 'base64url').toString()));
  return read.success && read.data.until > now.getTime() ? read.data.account : null;
}
