import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Tells builds apart by the files that name all others. */
export function buildDigest(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('base64url');
}
