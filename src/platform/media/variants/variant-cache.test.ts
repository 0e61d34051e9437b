import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createLog, nullLog } from '~/platform/log';
import { ok } from '~/platform/result';
import { createVariantCache } from './variant-cache';

test('a picture that cannot be written is shown all the same, and the log says so', async () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const write = () => Promise.reject(new Error('ENOSPC: no space left on device'));
  const cache = createVariantCache({
    folder: join(tmpdir(), 'forecourt-no-pictures'),
    maxBytes: 1e6,
    log,
    improves: true,
    write,
  });
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const request = {
    version: 'abcdef',
    width: 64,
    format: 'webp' as const,
    load: async () => ok({ kind: 'master' as const, bytes }),
  };
  const first = await cache.get(request, 'visitor');
  expect(first).toMatchObject({ cached: false, bytes: expect.any(Buffer) });
  expect(await cache.get(request, 'visitor')).toMatchObject({ cached: false });
  expect(lines.join('')).toContain('a picture could not be kept');
});

const drawing = (width: number) => ({
  version: 'fedcba',
  width,
  format: 'avif' as const,
  load: async () =>
    ok({
      kind: 'drawing' as const,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" width="640" height="320"><rect width="640" height="320" fill="#236"/>${Array.from(
        { length: 60 },
        (_, at) =>
          `<circle cx="${at * 11}" cy="${(at * 37) % 320}" r="${20 + (at % 7) * 9}" fill="hsl(${at * 6} 70% 50%)"/>`,
      ).join('')}</svg>`,
    }),
});

test('a visitor gets a quick encoding at once, which a smaller one replaces later, unless nothing is to be done unasked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'));
  const cache = createVariantCache({
    folder: join(folder, 'smaller'),
    maxBytes: 1e9,
    log: nullLog,
    improves: true,
  });
  const quick = createVariantCache({
    folder: join(folder, 'quick'),
    maxBytes: 1e9,
    log: nullLog,
    improves: false,
  });
  await quick.get(drawing(640), 'visitor');
  const first = await cache.get(drawing(640), 'visitor');
  if (typeof first === 'string') throw new Error(first);
  const sizeIn = async (part: string) => {
    const names = await readdir(join(folder, part), { recursive: true });
    return (await stat(join(folder, part, names.find((name) => name.endsWith('.avif')) ?? ''))).size;
  };
  await vi.waitFor(async () => expect(await sizeIn('smaller')).toBeLessThan(first.bytes.byteLength), {
    timeout: 20_000,
    interval: 100,
  });
  expect(await sizeIn('quick')).toBe(first.bytes.byteLength);
  await rm(folder, { recursive: true });
}, 30_000);

test('more pictures at once than are encoded in two seconds: the first are made, the others are busy; what can wait is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'));
  const cache = createVariantCache({ folder, maxBytes: 1e9, log: nullLog, improves: true, maxWaiting: 20 });
  const requests = Array.from({ length: 80 }, (_, at) =>
    cache.get({ ...drawing(200 + at), format: 'jpg' }, 'visitor'),
  );
  await vi.waitFor(async () => expect(await cache.get(drawing(300), 'background')).toBe('busy'));
  const outcomes = (await Promise.all(requests)).map((made) => (typeof made === 'string' ? made : 'made'));
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(22);
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(58);
  expect(await cache.get(drawing(300), 'background')).toMatchObject({ cached: false });
  await rm(folder, { recursive: true });
}, 30_000);

test('a picture that nobody waits for takes no visitor’s place: as many are made as without it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'));
  const cache = createVariantCache({ folder, maxBytes: 1e9, log: nullLog, improves: true, maxWaiting: 20 });
  // It is under way until all of them have theirs.
  const [started, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { load, ...picture } = drawing(1280);
  const slowly = () => {
    started.resolve();
    return slow.promise.then(load);
  };
  const background = cache.get({ ...picture, load: slowly }, 'background');
  await started.promise;
  expect(await cache.get(drawing(300), 'background')).toBe('busy');
  const visitors = Array.from({ length: 21 }, (_, at) =>
    cache.get({ ...drawing(200 + at), format: 'jpg' }, 'visitor'),
  );
  expect((await Promise.all(visitors)).filter((made) => typeof made === 'string')).toEqual([]);
  slow.resolve();
  expect(await background).toMatchObject({ cached: false });
  await rm(folder, { recursive: true });
}, 30_000);

test('what a visitor has gone away from is not encoded, unless somebody else waits for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'));
  const cache = createVariantCache({ folder, maxBytes: 1e9, log: nullLog, improves: true, maxWaiting: 20 });
  const visitor = new AbortController();
  const loaded: number[] = [];
  const first = Promise.withResolvers<void>();
  const request = (width: number, left?: AbortController) => {
    const { load, ...rest } = drawing(width);
    const noted = async () => {
      loaded.push(width);
      await first.promise;
      return load();
    };
    return cache.get(
      { ...rest, format: 'jpg', load: noted },
      'visitor',
      left === undefined ? undefined : () => left.signal,
    );
  };
  const page = Array.from({ length: 12 }, (_, at) => request(200 + at, visitor));
  const shared = request(205);
  // They wait, behind two that are not done yet.
  await vi.waitFor(() => expect(loaded).toHaveLength(2));
  const underWay = [...loaded];
  visitor.abort();
  const next = request(300);
  // Gone a moment ago, and asked for again.
  const again = request(208);
  first.resolve();
  for (const made of [next, shared, again]) expect(await made).toMatchObject({ bytes: expect.any(Buffer) });
  await Promise.all(page);
  // Which two came first, the disk decides.
  expect(new Set(loaded)).toEqual(new Set([...underWay, 205, 208, 300]));
  await rm(folder, { recursive: true });
}, 30_000);
