import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './totp';

const CODES = 10;
const CODE_BYTES = 10;

const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');

/** New ones, as they are shown once: `ABCD-EFGH-IJKL-MNOP`, 80 bits each. */
export const makeRecoveryCodes = (): readonly string[] =>
  Array.from({ length: CODES }, () => (base32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'));

/** What is kept of one, however it is typed; null for what is none. */
export function recoveryDigest(typed: string): string | null {
  const code = plain(typed);
  return code.length === 16 ? createHash('sha256').update(code).digest('base64url') : null;
}
