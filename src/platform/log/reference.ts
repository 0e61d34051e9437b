import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: no I, L, O, U, so that a reference survives being read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A short id that an error page shows and the log line carries, `7QX2-M9DK`: 40 random bits.
 * @param random source of bytes; the default is the system's
 */
export function createReference(random: (size: number) => Uint8Array = randomBytes): string {
  let bits = 0n;
  for (const byte of random(5)) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let shift = 35n; shift >= 0n; shift -= 5n) text += LETTERS[Number((bits >> shift) & 31n)] ?? '0';
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** An id for one request: an incoming one is kept when it is short and harmless, otherwise a new one is made. */
export function requestId(incoming?: string | null): string {
  return incoming && /^[\w.-]{8,64}$/.test(incoming) ? incoming : randomBytes(9).toString('base64url');
}
