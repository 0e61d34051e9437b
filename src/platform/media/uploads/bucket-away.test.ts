import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '~test/database';
import { startMemoryStore } from '~test/s3/memory-store';
import type { TestStore } from '~test/s3/store';
import { createBreaker } from '../../breaker';
import type { Database } from '../../db';
import { createLog, nullLog } from '../../log';
import { openBucket } from '../../s3';
import { bucketUploads, createMedia, mediaMigrations, mediaRoutes } from '..';

let database: Database;
let dataDir: string;
let store: TestStore;
beforeAll(async () => {
  database = await freshDatabase([mediaMigrations]);
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-away-'));
  store = await startMemoryStore();
});
afterAll(async () => {
  await store.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('while the bucket is away pictures that were made before go on, the rest is 503, and all comes back', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  const clock = { ms: 0 };
  const breaker = createBreaker({ name: 's3', log: nullLog, now: () => clock.ms });
  const uploads = bucketUploads(openBucket({ ...store.settings, breaker }), log);
  const media = createMedia({ database, uploads, dataDir, log });
  media.registerDrawings('box', () => ({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    width: 9,
    height: 9,
  }));
  const red = sharp({ create: { width: 900, height: 300, channels: 3, background: '#c00' } });
  const picture = await media.put(await red.png().toBuffer(), { name: 'car.png', alt: '' });
  const film = await media.putFile(Buffer.from('\x1aE\xdf\xa3film', 'latin1'), { name: 'film.webm' });
  if (!picture.ok || !film.ok) throw new Error('the uploads of the test were refused');
  const statusOf = async (path: string, method = 'GET') => {
    const answer = await mediaRoutes(media).request(path, { method });
    return [answer.status, answer.headers.get('retry-after')];
  };
  const [made, unmade] = [`/media/${picture.value.id}/320.webp`, `/media/${picture.value.id}/640.webp`];
  const address = `/media/${film.value.id}/film.webm`;
  expect(await statusOf(made)).toEqual([200, null]);

  await store.stop();
  for (let count = 0; count < 4; count += 1) expect(await statusOf(unmade)).toEqual([503, '2']);
  expect(breaker.state()).toBe('open');
  expect(await statusOf(address)).toEqual([503, '2']);
  expect(await statusOf(address, 'HEAD')).toEqual([200, null]);
  expect(await statusOf(made)).toEqual([200, null]);
  expect(await statusOf('/media/box-1/320.webp')).toEqual([200, null]);
  expect(await media.putFile(Buffer.from('other'), { name: 'a.txt' })).toEqual({ ok: false, error: 'away' });
  expect(await media.listFiles(9)).toHaveLength(1);
  expect(lines.length).toBeLessThanOrEqual(2);

  await store.start();
  clock.ms += 3000;
  expect(await statusOf(unmade)).toEqual([200, null]);
  expect(await statusOf(address)).toEqual([200, null]);
});
