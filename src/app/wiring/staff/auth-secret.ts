import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, Secret, type SigningSecrets } from '~/platform/config';
import { makeFolder } from '~/platform/make-folder';

/**
 * What the cookies of staff are signed with: `AUTH_SECRET`, or, in a demo only, one that is made at the first start and
 * kept in the data folder. Null in production without it: the staff pages stay closed.
 */
export async function authSecretsOf(config: Config): Promise<SigningSecrets | null> {
  const { authSecrets, demoMode, dataDir } = config;
  if (authSecrets !== null || !demoMode) return authSecrets;
  const path = join(dataDir, 'auth-secret');
  const made = randomBytes(32).toString('base64url');
  await makeFolder(dataDir);
  // Another process may have been first: then its secret counts.
  await writeFile(path, made, { mode: 0o600, flag: 'wx' }).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  });
  return [new Secret((await readFile(path, 'utf8')).trim())];
}

/** A key for one use, derived from a secret: `accounts` for the command line, `previews` for links to drafts, `phones` for codes. */
export const derivedKey = (secret: Secret, use: 'accounts' | 'previews' | 'phones'): Secret =>
  new Secret(createHmac('sha256', secret.reveal()).update(use).digest('base64url'));
