import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StaticAssets } from './static-assets';

const SCRIPT = 'export const words = "a word, a word";\n'.repeat(50);
let folder: string;
let assets: StaticAssets;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-assets-'));
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'deep', 'a-1.js'), SCRIPT);
  writeFileSync(join(folder, 'deep', 'a-1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'deep', 'a-1.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'font-2.woff2'), 'font');
  assets = new StaticAssets([folder, join(folder, 'is-not-there')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function answer(path: string, accepted?: string) {
  const response = assets.answer(path, accepted);
  return {
    encoding: response?.headers.get('content-encoding'),
    vary: response?.headers.get('vary'),
    type: response?.headers.get('content-type'),
    body: Buffer.from(response === null ? new ArrayBuffer(0) : await response.arrayBuffer()),
  };
}

test('a file answers as the build has compressed it, in the encoding that is accepted', async () => {
  const brotli = await answer('/assets/deep/a-1.js', 'gzip, br');
  expect(brotli).toMatchObject({ encoding: 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const gzip = await answer('/assets/deep/a-1.js', 'gzip');
  expect(gzip.encoding).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  const plain = await answer('/assets/deep/a-1.js');
  expect(plain).toMatchObject({ encoding: null, vary: 'accept-encoding', body: Buffer.from(SCRIPT) });
  expect(plain.type).toBe('text/javascript; charset=utf-8');
});

test('what was not compressed has one body; its compressed neighbours have no address', async () => {
  expect(await answer('/assets/font-2.woff2', 'br')).toMatchObject({
    encoding: null,
    vary: null,
    type: 'font/woff2',
  });
  for (const path of ['/assets/deep/a-1.js.br', '/assets/deep/a-1.js.gz', '/assets/none.js', '/assets/'])
    expect(assets.answer(path, 'br')).toBeNull();
});
