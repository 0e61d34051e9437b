import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { decodeJson } from '~/platform/json';
import { DAY_MS } from '~/platform/time';

/** A draft that whoever has the link may see. */
interface Previewed {
  readonly itemId: string;
  readonly language: string;
  readonly expires: Date;
}

/** Links to drafts for people without an account. */
export interface PreviewLinks {
  sign(itemId: string, language: string, days: number): { readonly token: string; readonly expires: Date };
  /** Null for a link that is forged, altered or over. */
  read(token: string): Previewed | null;
}

const payload = z.tuple([z.string(), z.string(), z.number().int()]);

const TOKEN = /^([A-Za-z0-9_-]{1,400})\.([A-Za-z0-9_-]{43})$/;

/** @param keys the first signs, all verify */
export function createPreviewLinks(
  keys: readonly [string, ...string[]],
  now: () => Date = () => new Date(),
): PreviewLinks {
  const signature = (body: string, key: string) =>
    createHmac('sha256', key).update(`preview ${body}`).digest('base64url');
  return {
    sign(itemId, language, days) {
      const expires = new Date(now().getTime() + days * DAY_MS);
      const body = Buffer.from(JSON.stringify([itemId, language, expires.getTime()])).toString('base64url');
      return { token: `${body}.${signature(body, keys[0])}`, expires };
    },
    read(token) {
      const [, body = '', given = ''] = TOKEN.exec(token) ?? [];
      const isOurs = keys.some((key) => {
        const expected = Buffer.from(signature(body, key));
        return given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
      });
      if (!isOurs) return null;
      const [itemId, language, until] = payload.parse(
        decodeJson(Buffer.from(body, 'base64url').toString('utf8')),
      );
      return until > now().getTime() ? { itemId, language, expires: new Date(until) } : null;
    },
  };
}
