/** @module-tag sweep */
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { bucketUploads, createMedia } from '~/platform/media';
import { openBucket } from '~/platform/s3';
import { freshPostgres, postgresOfFile } from '~test/database';
import { startMemoryStore } from '~test/s3/memory-store';
import type { TestStore } from '~test/s3/store';
import { findStore, startStore } from '~test/s3/versitygw';
import { ask } from './ask';
import { freshDataDir, type RunningServer, removeDataDir, startServer } from './server';

const postgres = postgresOfFile();
const HOST = 'automotive-se.localhost';
/** `npm run test:s3` runs this on the real gateway. */
const isReal = process.env.TEST_S3 !== undefined;
const AWAY_MS = isReal ? 30_000 : 4_000;

/** One that can be stopped, which the store of the run must not be. */
async function ownStore(): Promise<TestStore> {
  if (!isReal) return startMemoryStore();
  const found = findStore(() => undefined);
  if ('problem' in found) throw new Error(found.problem);
  const store = await startStore(found.path);
  return { ...store, stop: store.stop };
}

describe.skipIf(!postgres)('built servers with their uploads in a bucket', () => {
  let database: Database & { url: string };
  let store: TestStore;
  let servers: [RunningServer, RunningServer];
  let picture: string;
  let document: string;

  const start = async () => {
    const { url, bucket, region, accessKeyId, secretAccessKey } = store.settings;
    return startServer({
      dataDir: await freshDataDir(),
      env: {
        DATABASE_URL: database.url,
        DEMO: 'off',
        S3_URL: url,
        S3_BUCKET: bucket,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
  };
  const end = async (server: RunningServer) => {
    expect(await server.stop()).toBe(0);
    await removeDataDir(server.dataDir);
  };

  beforeAll(async () => {
    store = await ownStore();
    database = await freshPostgres(postgres?.url ?? '', []);
    const first = await start();
    servers = [first, await start()];
    // As an editor's upload or a restored backup does it, on another machine.
    const uploads = bucketUploads(openBucket(store.settings), nullLog);
    const dataDir = await freshDataDir();
    const media = createMedia({ database, uploads, dataDir, log: nullLog });
    const red = sharp({ create: { width: 1500, height: 500, channels: 3, background: '#c00' } });
    const stored = await media.put(await red.png().toBuffer(), {
      name: 'car.png',
      alt: '',
      path: 'cars/red',
    });
    const file = await media.putFile(Buffer.from('%PDF-1.7\nprice list'), { name: 'prices.pdf' });
    await removeDataDir(dataDir);
    if (!stored.ok || !file.ok) throw new Error('the uploads of the test were refused');
    picture = stored.value.id;
    document = `/media/${file.value.id}/prices.pdf`;
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.kill();
    await database?.close();
    await store?.stop();
  });

  const variant = (width: number) => `/media/${picture}/${width}.webp`;
  const statuses = (path: string) =>
    Promise.all(servers.map(async (server) => (await ask(server, path, { host: HOST })).status));

  test('both show a picture that a third has stored, resized, by id and by path, and a document whole', async () => {
    const answers = await Promise.all(servers.map((server) => ask(server, variant(640), { host: HOST })));
    for (const { status, bytes, headers } of answers) {
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 213 });
    }
    expect(await statuses('/-/jssmedia/cars/red?w=320')).toEqual([200, 200]);
    for (const server of servers)
      expect((await ask(server, document, { host: HOST })).text).toBe('%PDF-1.7\nprice list');
    const part = await ask(servers[0], document, { host: HOST, headers: { range: 'bytes=9-13' } });
    expect([part.status, part.text]).toEqual([206, 'price']);
  });

  test('a machine that starts anew, with nothing on its disk, shows it', async () => {
    await end(servers[0]);
    servers[0] = await start();
    expect(await statuses(variant(640))).toEqual([200, 200]);
    expect((await ask(servers[0], document, { host: HOST })).status).toBe(200);
  });

  test('while the bucket is away what was resized before and all pages go on, and the rest comes back with it', async () => {
    await store.stop();
    const began = Date.now();
    do {
      expect(await statuses(variant(640))).toEqual([200, 200]);
      for (const server of servers) {
        for (const path of [variant(1280), document]) {
          const answer = await ask(server, path, { host: HOST });
          expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '2']);
        }
      }
      expect(await statuses('/readyz')).toEqual([200, 200]);
      expect(await statuses('/healthz')).toEqual([200, 200]);
      // Drawings come from code: the picture of the brand for link previews.
      expect(await statuses('/media/brand-nordhem/640.jpg')).toEqual([200, 200]);
      await pause(500);
    } while (Date.now() - began < AWAY_MS);
    await store.start();
    await expect.poll(() => statuses(variant(1280)), { timeout: 10_000, interval: 250 }).toEqual([200, 200]);
    await expect.poll(() => statuses(document), { timeout: 5_000, interval: 250 }).toEqual([200, 200]);
    for (const server of servers) expect(server.output()).not.toMatch(/"level":"fatal"/);
  });

  test('a machine that starts while the bucket is away serves, and shows pictures when it is back', async () => {
    await store.stop();
    await end(servers[1]);
    servers[1] = await start();
    expect((await ask(servers[1], '/readyz')).status).toBe(200);
    expect((await ask(servers[1], variant(640), { host: HOST })).status).toBe(503);
    await store.start();
    await expect
      .poll(async () => (await ask(servers[1], variant(640), { host: HOST })).status, { timeout: 10_000 })
      .toBe(200);
  });
});
