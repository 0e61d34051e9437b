import { randomUUID } from 'node:crypto';
import { type Finding, failure, fine } from '~/platform/examine';
import type { Bucket } from '~/platform/s3';

/** Whether what the server does with its bucket can be done: an object is written, read, listed and removed. */
export async function examineBucket(bucket: Bucket | null): Promise<readonly Finding[]> {
  if (bucket === null) return [];
  const part = 'S3_BUCKET';
  const key = `doctor/${randomUUID()}`;
  const bytes = new Uint8Array([1, 2, 3]);
  const began = performance.now();
  const steps = [
    ['written', () => bucket.put(key, bytes)],
    ['read', () => bucket.get(key, { start: 1, end: 2 })],
    ['listed', () => bucket.list(key)],
    ['removed', () => bucket.remove(key)],
  ] as const;
  for (const [verb, step] of steps) {
    const done = await step();
    if (done.ok) continue;
    const reason = done.error.kind === 'missing' ? 'what was written is not there' : done.error.reason;
    return [failure(part, `nothing can be ${verb}: ${reason}`)];
  }
  const ms = Math.round(performance.now() - began);
  return [fine(part, `an object was written, read, listed and removed in ${ms} ms`)];
}
