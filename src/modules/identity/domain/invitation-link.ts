import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './cookies/signed-cookie';

/** Hours that a link opens. */
export const INVITATION_HOURS = 72;

const TOKEN = /^([0-9a-f-]{36})\.(\d{1,6})\.([\w-]{43})$/;

const macOf = (id: string, serial: number, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['invitation', id, serial]))
    .digest('base64url');

/** What a link carries: which invitation, which mail of it, and that it is ours. */
export const invitationToken = (id: string, serial: number, [first]: Secrets): string =>
  `${id}.${serial}.${macOf(id, serial, first)}`;

/** What a token names; null for one that is not ours. */
export function readInvitationToken(
  token: string,
  secrets: Secrets,
): { readonly id: string; readonly serial: number } | null {
  const [, id, count, mac] = TOKEN.exec(token) ?? [];
  if (id === undefined || count === undefined || mac === undefined) return null;
  const serial = Number(count);
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id, serial, secret))),
  );
  return isOurs ? { id, serial } : null;
}
