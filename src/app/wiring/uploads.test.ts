import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '~/platform/config';
import { nullLog } from '~/platform/log';
import { startMemoryStore } from '~test/s3/memory-store';
import { configuredBucket, openUploads } from './uploads';

test('uploads lie in the data folder, or in the bucket that the configuration names', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-where-'));
  const store = await startMemoryStore();
  const { url, bucket, region, accessKeyId, secretAccessKey } = store.settings;
  const key = 'files/ab/abc.txt';
  const configOf = (env: Record<string, string>) => {
    const config = parseConfig({ DATA_DIR: dataDir, ...env });
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    return config.value;
  };
  try {
    const onDisk = configOf({});
    expect(configuredBucket(onDisk)).toBeNull();
    await openUploads(onDisk, nullLog).put(key, new Uint8Array([1]));
    expect([...(await readFile(join(dataDir, 'media', key)))]).toEqual([1]);

    const inBucket = configOf({
      S3_URL: url,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    await openUploads(inBucket, nullLog).put(key, new Uint8Array([2]));
    const object = await configuredBucket(inBucket)?.get(key);
    expect(object?.ok && [...object.value]).toEqual([2]);
    expect([...(await readFile(join(dataDir, 'media', key)))]).toEqual([1]);
  } finally {
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
