import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase, platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import {
  bucketUploads,
  createMedia,
  diskUploads,
  mediaMigrations,
  mediaRoutes,
  type UploadStore,
} from '~/platform/media';
import { freshPglite } from '~test/pglite';
import { storeOfFile } from '~test/s3/stores';
import { restore, UploadsAway, writeBackup } from '.';

const NOW = new Date('2026-05-04T10:00:00Z');
const SETS = [platformMigrations, mediaMigrations];

const store = storeOfFile();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
beforeEach(emptyBucket);

async function emptyBucket(): Promise<void> {
  for (const prefix of ['files/', 'masters/']) {
    const listed = await store.bucket().list(prefix);
    for (const { key } of listed.ok ? listed.value : []) await store.bucket().remove(key);
  }
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'forecourt-bucket-backup-'));
  undo.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

const bucket = (settings = {}) => bucketUploads(store.bucket(settings), nullLog);
const away = () => bucket({ bucket: 'no-such-bucket' });

async function backup(database: Database, uploads: UploadStore): Promise<Buffer> {
  const out = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(out),
    writeBackup({ database, uploads, release: '0.1.0', now: NOW }, out).catch((cause: Error) =>
      out.destroy(cause),
    ),
  ]);
  return bytes;
}

/** A database with a picture and a film of two megabytes, whose bytes lie in the store. */
async function filled(uploads: UploadStore) {
  const database = await freshPglite(SETS);
  undo.push(() => database.close());
  const media = createMedia({ database, uploads, dataDir: await folder(), log: nullLog });
  const red = sharp({ create: { width: 900, height: 300, channels: 3, background: '#c00' } });
  const picture = await media.put(await red.png().toBuffer(), { name: 'car.png', alt: 'En bil' });
  const film = await media.putFile(
    Buffer.concat([Buffer.from('\x1aE\xdf\xa3', 'latin1'), Buffer.alloc(2_000_000, 7)]),
    {
      name: 'film.webm',
    },
  );
  if (!picture.ok || !film.ok) throw new Error('the uploads of the test were refused');
  return { database, picture: picture.value, film: film.value };
}

const restoring = (bytes: Uint8Array, dataDir: string, target: UploadStore | null, replace = false) =>
  restore({
    source: Readable.from([bytes]),
    databaseUrl: null,
    dataDir,
    bucket: target,
    sets: SETS,
    replace,
    now: NOW,
    log: nullLog,
  });

async function uploadsIn(uploads: UploadStore) {
  const listed = await uploads.list();
  return listed.ok ? listed.value : [];
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

test('a backup carries uploads from a folder into a bucket, where they are served', {
  tags: ['sweep'],
}, async () => {
  const disk = diskUploads(join(await folder(), 'media'), nullLog);
  const { database, picture, film } = await filled(disk);
  const inBucket = await folder();
  const done = await restoring(await backup(database, disk), inBucket, bucket());
  expect(done).toMatchObject({ ok: true, value: { mediaFiles: 2 } });
  expect(await isThere(join(inBucket, 'media'))).toBe(false);

  const copy = await openDatabase({ dataDir: inBucket, log: nullLog });
  undo.push(() => copy.close());
  const media = createMedia({ database: copy, uploads: bucket(), dataDir: inBucket, log: nullLog });
  const shown = await mediaRoutes(media).request(`/media/${picture.id}/640.webp`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const headers = { range: 'bytes=1999990-2000003' };
  const part = await mediaRoutes(media).request(`/media/${film.id}/film.webm`, { headers });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 14]);
});

test('a bucket that is away or not empty: nothing is restored, or what is missing where that is wanted', {
  tags: ['sweep'],
}, async () => {
  const { database, film } = await filled(bucket());
  const fileKey = `files/${film.id.slice(0, 2)}/${film.id}.webm`;
  await expect(backup(database, away())).rejects.toThrow(UploadsAway);
  const bytes = await backup(database, bucket());
  const dataDir = await folder();
  const occupied = { ok: false, error: { code: 'uploads-not-empty' } };
  expect(await restoring(bytes, dataDir, bucket())).toEqual(occupied);
  await expect(restoring(bytes, dataDir, away())).rejects.toThrow(UploadsAway);
  await expect(restoring(bytes, dataDir, away(), true)).rejects.toThrow(UploadsAway);
  expect(await isThere(join(dataDir, 'pgdata'))).toBe(false);
  const before = await uploadsIn(bucket());
  await emptyBucket();
  await bucket().put('files/00/other.pdf', new Uint8Array([1]));
  expect(await restoring(bytes, dataDir, bucket(), true)).toMatchObject({ ok: true });
  const other = { key: 'files/00/other.pdf', size: 1 };
  expect((await uploadsIn(bucket())).toSorted(byKey)).toEqual([other, ...before].toSorted(byKey));
  const restored = await bucket().read(fileKey);
  expect(restored.ok && restored.value.byteLength).toBe(film.bytes);
});

const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1);
