import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import { decodeJson } from '~/platform/json';
import { type Bucket, openBucket } from '~/platform/s3';
import { signedHeaders } from '~/platform/s3/sign-request';
import { startMemoryStore } from './memory-store';
import type { TestStore } from './store';

const settingsShape = z.object({
  url: z.string(),
  bucket: z.string(),
  region: z.string(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});

/** A bucket of its own in the store that `npm run test:s3` has started; null in other runs. */
async function bucketOfRun(): Promise<TestStore['settings'] | null> {
  if (process.env.TEST_S3 === undefined) return null;
  const settings = settingsShape.parse(decodeJson(process.env.TEST_S3));
  const bucket = `test-${randomUUID()}`;
  const url = new URL(`${settings.url}/${bucket}`);
  const headers = signedHeaders(
    { method: 'PUT', url, headers: {}, body: new Uint8Array() },
    settings,
    new Date(),
  );
  const { status } = await fetch(url, { method: 'PUT', headers });
  if (status !== 200) throw new Error(`the store makes no bucket: ${status}`);
  return { ...settings, bucket };
}

/** A store for a file of tests: the real one where there is one, otherwise one in memory. */
export function storeOfFile(): { bucket(more?: Partial<Parameters<typeof openBucket>[0]>): Bucket } {
  let memory: TestStore | undefined;
  let found: TestStore['settings'] | undefined;
  beforeAll(async () => {
    const real = await bucketOfRun();
    memory = real === null ? await startMemoryStore() : undefined;
    found = real ?? memory?.settings;
  });
  afterAll(() => memory?.stop());
  return {
    bucket(more = {}) {
      if (found === undefined) throw new Error('the store starts before the first test');
      return openBucket({ ...found, ...more });
    },
  };
}
