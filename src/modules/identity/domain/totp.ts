import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238, as every authenticator app has it: SHA-1, six digits, half a minute. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one: clocks are wrong by as much. */
const SKEW_STEPS = 1;
/** RFC 4226 asks for 160 bits. */
export const TOTP_KEY_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}

export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The code of a step (RFC 4226, 5.3). */
export function totpCode(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step whose code was typed; null for a wrong code. Whether the step was used before is for the database to say.
 *
 * @param typed as typed: blanks between the digits are nothing
 */
export function stepOfCode(key: Uint8Array, typed: string, now: Date): number | null {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const present = totpStep(now);
  const steps = Array.from({ length: 2 * SKEW_STEPS + 1 }, (_, at) => present - SKEW_STEPS + at);
  // All are compared, so that the time tells nothing.
  const fits = steps.filter((step) => timingSafeEqual(Buffer.from(totpCode(key, step)), Buffer.from(code)));
  return fits.at(-1) ?? null;
}

/** What the QR code says to the app: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function otpauthUri(key: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({ secret: base32(key), issuer }).toString().replaceAll('+', '%20');
  return `otpauth://totp/${label}?${query}`;
}
