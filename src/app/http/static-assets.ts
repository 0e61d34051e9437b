import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '~/platform/page-cache';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.json', '.svg']);

interface Asset {
  readonly type: string;
  readonly compressible: boolean;
  /** Made when first asked for: compressing all of them would take half a second of each start. */
  readonly bodies: Map<Encoding, Buffer>;
}

/** Files of a build by address. Their names carry a hash of what is in them, so they never change. */
export class StaticAssets {
  readonly #assets = new Map<string, Asset>();

  /** @param folders `assets` folders of the builds; each file answers at `/assets/<name>`. */
  constructor(folders: readonly string[]) {
    for (const folder of folders)
      for (const path of filesBelow(folder)) this.#assets.set(`/assets/${path}`, read(folder, path));
  }

  answer(path: string, acceptEncoding: string | undefined): Response | null {
    const asset = this.#assets.get(path);
    if (asset === undefined) return null;
    const encoding = asset.compressible ? acceptedEncoding(acceptEncoding) : 'identity';
    const body = asset.bodies.get(encoding) ?? compressed(asset.bodies.get('identity'), encoding);
    if (body === null) return null;
    asset.bodies.set(encoding, body);
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': asset.type,
        'cache-control': 'public, max-age=31536000, immutable',
        ...(asset.compressible ? { vary: 'accept-encoding' } : {}),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  }
}

function filesBelow(folder: string): string[] {
  const exists = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!exists) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
}

function read(folder: string, path: string): Asset {
  const body = readFileSync(join(folder, path));
  const extension = extname(path);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    compressible: COMPRESSIBLE.has(extension) && body.byteLength > 500,
    bodies: new Map([['identity', body]]),
  };
}

function compressed(body: Buffer | undefined, encoding: Encoding): Buffer | null {
  if (body === undefined || encoding === 'identity') return body ?? null;
  return encoding === 'br'
    ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : gzipSync(body, { level: 9 });
}
