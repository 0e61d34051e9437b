import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Digits of a code (TYRE-CODE-3). */
export const CODE_LENGTH = 4;
export const CODE_MINUTES = 5;
/** Wrong tries that a code survives (TYRE-CODE-5). */
export const MAX_TRIES = 5;
/** Codes that a telephone number is sent within an hour: fifteen guesses of ten thousand. */
export const CODES_PER_HOUR = 3;

/** A new code, from the system's own random source. */
export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/**
 * What is stored of a code. The key is the `authToken`, of which only a digest is stored: a leaked database does not let the
 * ten thousand codes be tried.
 */
export const codeDigest = (authToken: string, code: string): string =>
  createHmac('sha256', authToken).update(code).digest('base64url');

/** Compares in the same time whatever differs. */
export function isSameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A phone number that only its owner recognises: country code and the last two digits. */
export function obfuscatedPhone(e164: string): string {
  const country =
    /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/.exec(e164)?.[0] ?? '+';
  const hidden = Math.max(0, e164.length - country.length - 2);
  return `${country} ${'•'.repeat(hidden)}${e164.slice(-2)}`;
}
