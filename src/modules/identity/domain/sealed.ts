import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './cookies/signed-cookie';

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'forecourt second factor', 32));

/** By which a sealed value says what it was sealed with: nothing of the key is in it. */
const keyId = (key: Buffer): string =>
  createHash('sha256').update('id').update(key).digest('base64url').slice(0, 8);

/**
 * Encrypts with the first secret (AES-256-GCM): `1.KEY.IV.TAG.TEXT`.
 * @param owner whom it belongs to: it opens for nobody else
 */
export function seal(value: Uint8Array, owner: string, [first]: Secrets): string {
  const key = keyOf(first);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(value), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'));
  return ['1', keyId(key), ...parts].join('.');
}

/**
 * What was sealed with any of the secrets; null with none of them, or where it was changed.
 * `isOld`: it was not the first, and is to be sealed anew.
 */
export function unseal(
  sealed: string,
  owner: string,
  secrets: Secrets,
): { readonly value: Uint8Array; readonly isOld: boolean } | null {
  const [version, id, ...rest] = sealed.split('.');
  const [iv, tag, text] = rest.map((part) => Buffer.from(part, 'base64url'));
  const at = secrets.findIndex((secret) => keyId(keyOf(secret)) === id);
  const secret = secrets[at];
  if (version !== '1' || secret === undefined || iv === undefined || tag === undefined || text === undefined)
    return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return { value: Buffer.concat([decipher.update(text), decipher.final()]), isOld: at > 0 };
  } catch {
    return null;
  }
}
