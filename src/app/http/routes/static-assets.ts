import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { acceptedEncoding, type Encoding } from '~/platform/page-cache';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What the build has compressed lies beside the file under these names. */
const COMPRESSED = { br: '.br', gzip: '.gz' } as const satisfies Partial<Record<Encoding, string>>;

interface Asset {
  readonly type: string;
  readonly bodies: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
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
    const wanted = acceptedEncoding(acceptEncoding);
    const encoding = asset.bodies.has(wanted) ? wanted : 'identity';
    const body = asset.bodies.get(encoding);
    if (body === undefined) return null;
    return new Response(body, {
      headers: {
        'content-type': asset.type,
        'cache-control': 'public, max-age=31536000, immutable',
        ...(asset.bodies.size > 1 ? { vary: 'accept-encoding' } : {}),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  }
}

function filesBelow(folder: string): string[] {
  const exists = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!exists) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !isCompressed(path) && statSync(join(folder, path)).isFile(),
  );
}

const isCompressed = (path: string): boolean => Object.values(COMPRESSED).some((end) => path.endsWith(end));

function read(folder: string, path: string): Asset {
  const file = join(folder, path);
  const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>([['identity', readFileSync(file)]]);
  if (existsSync(file + COMPRESSED.br)) bodies.set('br', readFileSync(file + COMPRESSED.br));
  if (existsSync(file + COMPRESSED.gzip)) bodies.set('gzip', readFileSync(file + COMPRESSED.gzip));
  return { type: TYPES[extname(path)] ?? 'application/octet-stream', bodies };
}
