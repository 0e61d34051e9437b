import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { uploadStoreSuite } from '~test/media/upload-store-suite';
import { storeOfFile } from '~test/s3/stores';
import { nullLog } from '../../log';
import { bucketUploads, diskUploads } from '..';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'forecourt-uploads-'));
  folders.push(path);
  return path;
}

describe('uploads in a folder', () => {
  uploadStoreSuite(async () => diskUploads(await folder(), nullLog));

  test('are away where the folder cannot be used', async () => {
    const path = join(await folder(), 'a-file');
    await writeFile(path, 'x');
    const store = diskUploads(path, nullLog);
    const away = { ok: false, error: 'away' };
    expect(await store.put('files/a', new Uint8Array(1))).toEqual(away);
    expect(await store.read('files/a')).toEqual(away);
    expect(await store.list()).toEqual(away);
  });

  test('that a power cut left empty, drafts and resized pictures are none', async () => {
    const path = await folder();
    for (const name of ['files', 'variants']) await mkdir(join(path, name));
    await writeFile(join(path, 'files', 'empty.pdf'), '');
    await writeFile(join(path, 'files', 'a.pdf.1.tmp'), 'x');
    await writeFile(join(path, 'variants', 'b.webp'), 'x');
    const store = diskUploads(path, nullLog);
    expect(await store.read('files/empty.pdf')).toEqual({ ok: false, error: 'missing' });
    expect(await store.list()).toEqual({ ok: true, value: [{ key: 'files/empty.pdf', size: 0 }] });
  });
});

describe('uploads in a bucket', () => {
  const store = storeOfFile();
  uploadStoreSuite(async () => {
    for (const prefix of ['files/', 'masters/']) {
      const listed = await store.bucket().list(prefix);
      for (const { key } of listed.ok ? listed.value : []) await store.bucket().remove(key);
    }
    return bucketUploads(store.bucket(), nullLog);
  });
});
