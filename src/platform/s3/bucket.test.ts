import { afterEach, describe, expect, test } from 'vitest';
import { misbehavingServer } from '~test/misbehaving-server';
import { storeOfFile } from '~test/s3/stores';
import { openBucket } from '.';

const store = storeOfFile();
const bytes = new TextEncoder().encode('uploaded');

describe('a bucket', () => {
  test('keeps, gives, lists and removes objects', async () => {
    const bucket = store.bucket();
    expect(await bucket.put('bucket-test/a.txt', bytes)).toEqual({ ok: true, value: undefined });
    const object = await bucket.get('bucket-test/a.txt');
    expect(object.ok && new TextDecoder().decode(object.value)).toBe('uploaded');
    const listed = await bucket.list('bucket-test/');
    expect(listed).toEqual({ ok: true, value: [{ key: 'bucket-test/a.txt', size: 8 }] });
    for (let count = 0; count < 2; count += 1)
      expect(await bucket.remove('bucket-test/a.txt')).toEqual({ ok: true, value: undefined });
    expect(await bucket.get('bucket-test/a.txt')).toEqual({ ok: false, error: { kind: 'missing' } });
    expect(await bucket.list('bucket-test/')).toEqual({ ok: true, value: [] });
  });

  test.each([
    ['another secret', { secretAccessKey: 'another-secret' }, /^403 SignatureDoesNotMatch$/],
    ['another bucket', { bucket: 'no-such-bucket' }, /^404 NoSuchBucket$/],
  ] as const)('with %s is away, and says why', async (_, settings, reason) => {
    const bucket = store.bucket(settings);
    const away = { ok: false, error: { kind: 'away', reason: expect.stringMatching(reason) } };
    expect(await bucket.get('bucket-test/a.txt')).toEqual(away);
    expect(await bucket.put('bucket-test/a.txt', bytes)).toEqual(away);
    expect(await bucket.list('bucket-test/')).toEqual(away);
  });

  test.each(['../a', 'a/../b', '/a', 'a//b', 'a b', 'a?b', '', 'å'])('refuses the key %j', async (key) => {
    await expect(store.bucket().get(key)).rejects.toThrow('no key of ours');
  });
});

describe('a store that fails', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  async function failing(mode: Parameters<Awaited<ReturnType<typeof misbehavingServer>>['set']>[0]) {
    const server = await misbehavingServer('whole');
    closers.push(() => server.close());
    await server.set(mode);
    const settings = { bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's', timeoutMs: 150 };
    return { server, bucket: openBucket({ ...settings, url: server.url }) };
  }

  test.each([
    ['silent', 'timeout', 1],
    ['dripping', 'timeout', 1],
    ['dropping', 'unreachable', 2],
    ['failing', '503', 2],
  ] as const)('%s: %s, after %i tries', async (mode, reason, tries) => {
    const { server, bucket } = await failing(mode);
    expect(await bucket.get('a')).toEqual({ ok: false, error: { kind: 'away', reason } });
    expect(server.failed()).toBe(tries);
  });

  test('once is tried again', async () => {
    const { server, bucket } = await failing('failing');
    const object = bucket.get('a');
    await expect.poll(() => server.failed()).toBe(1);
    await server.set('well');
    expect(await object).toMatchObject({ ok: true });
  });
});
