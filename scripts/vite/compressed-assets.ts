import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Kinds that get smaller; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(js|mjs|css|json|svg)$/;
/** Below this, headers weigh more than what is saved. */
const MIN_BYTES = 500;

/** Writes `NAME.br` and `NAME.gz` beside each asset, once and as small as they get: no start of a server does it again. */
export function compressedAssets(): Plugin {
  return {
    name: 'forecourt:compressed-assets',
    apply: 'build',
    // From the disk: what the bundle holds may still be changed by others on its way there.
    writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('the build has no folder');
      for (const fileName of Object.keys(bundle)) {
        if (!fileName.startsWith('assets/') || !COMPRESSIBLE.test(fileName)) continue;
        const path = join(dir, fileName);
        const body = readFileSync(path);
        if (body.byteLength < MIN_BYTES) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(body));
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
