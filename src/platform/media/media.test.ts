import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '~test/database';
import type { Database } from '../db';
import { nullLog } from '../log';
import { createMedia, diskUploads, type Media, type MediaItem, mediaMigrations, type UploadStore } from '.';

let database: Database;
let dataDir: string;
let uploads: UploadStore;
let media: Media;
let photo: MediaItem;
const outcomes: string[] = [];

const red = { r: 200, g: 20, b: 30 };
const solid = (
  width: number,
  height: number,
  background: { r: number; g: number; b: number; alpha?: number } = red,
) => sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

async function accepted(bytes: Uint8Array): Promise<MediaItem> {
  const put = await media.put(bytes, { name: 'photo.jpg', alt: 'En bil' });
  if (!put.ok) throw new Error(put.error);
  return put.value;
}

beforeAll(async () => {
  database = await freshDatabase([mediaMigrations]);
  dataDir = await mkdtemp(join(tmpdir(), 'media-'));
  const metrics = { mediaVariant: (outcome: string) => void outcomes.push(outcome) };
  uploads = diskUploads(join(dataDir, 'media'), nullLog);
  media = createMedia({ database, uploads, dataDir, log: nullLog, metrics });
  const bytes = await solid(1000, 500)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '59/1 19/1 0/1' } })
    .toBuffer();
  expect(bytes.includes('SECRET-OWNER')).toBe(true);
  photo = await accepted(bytes);
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function files(folder: string): Promise<string[]> {
  const found = await readdir(join(dataDir, 'media', folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}

async function bytesOf(
  id: string,
  width: 320 | 640 | 1280 | 1920,
  format: 'avif' | 'webp' | 'jpg',
): Promise<Buffer> {
  const variant = await media.variant(id, width, format);
  if (typeof variant === 'string') throw new Error(variant);
  return variant.bytes;
}

describe('an upload', () => {
  test('is known by the hash of its bytes, with size, text and a tiny preview', async () => {
    expect(photo).toMatchObject({
      type: 'jpeg',
      width: 1000,
      height: 500,
      name: 'photo.jpg',
      alt: 'En bil',
      extension: 'jpg',
    });
    expect(photo.id).toMatch(/^[0-9a-f]{32}$/);
    expect(await media.dimensions(photo.id)).toEqual({ width: 1000, height: 500 });
    const blur = await media.blurDataUrl(photo.id);
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur?.length).toBeLessThanOrEqual(300);
    expect(await media.image(photo.id, 'Annat')).toEqual({
      src: `/media/${photo.id}/1280.webp`,
      width: 1000,
      height: 500,
      alt: 'Annat',
      blur,
    });
    expect((await media.list(10)).map(({ id }) => id)).toContain(photo.id);
  });

  test('leaves no metadata behind, on disk or in a variant', async () => {
    const { readFile } = await import('node:fs/promises');
    const master = await readFile(join(dataDir, 'media', 'masters', photo.id.slice(0, 2), `${photo.id}.jpg`));
    for (const bytes of [master, await bytesOf(photo.id, 320, 'jpg'), await bytesOf(photo.id, 320, 'webp')]) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes('SECRET-OWNER')).toBe(false);
    }
  });

  test('that lies on its side is stood up', async () => {
    const item = await accepted(await solid(300, 100).jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect([item.width, item.height]).toEqual([100, 300]);
  });

  test('of every accepted type becomes a picture; transparency stays', async () => {
    const clear = { ...red, alpha: 0.4 };
    const uploads = [
      ['png', await solid(40, 20, clear).png().toBuffer()],
      ['png', await solid(41, 20).toColourspace('rgb16').png().toBuffer()],
      ['webp', await solid(42, 20, clear).webp().toBuffer()],
      ['avif', await solid(43, 20).avif().toBuffer()],
      ['gif', await solid(44, 20).gif().toBuffer()],
      ['jpeg', await solid(45, 20).toColourspace('b-w').jpeg().toBuffer()],
    ] as const;
    for (const [type, bytes] of uploads) {
      const item = await accepted(bytes);
      expect(item).toMatchObject({
        type,
        width: 40 + uploads.findIndex((upload) => upload[1] === bytes),
        height: 20,
      });
      expect((await sharp(await bytesOf(item.id, 320, 'webp')).metadata()).hasAlpha).toBe(
        item.extension === 'png',
      );
    }
  });

  test('as a drawing becomes pixels at full sharpness', async () => {
    const svg =
      '<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><rect fill="url(#g)" width="9" height="5"/></svg>';
    const item = await accepted(Buffer.from(svg));
    expect(item).toMatchObject({ type: 'svg', extension: 'png', width: 1920, height: 960 });
  });

  test('again is the same picture and takes over the new text', async () => {
    const bytes = await solid(60, 60).png().toBuffer();
    const first = await accepted(bytes);
    const second = await media.put(bytes, { name: 'b.png', alt: 'Ny text' });
    expect(second.ok && second.value.id).toBe(first.id);
    expect((await media.image(first.id))?.alt).toBe('Ny text');
  });
});

test('a refused upload leaves nothing behind', async () => {
  const before = await files('masters');
  expect(await media.put(Buffer.from('<html></html>'), { name: 'x', alt: '' })).toEqual({
    ok: false,
    error: 'unknown-type',
  });
  expect(await files('masters')).toEqual(before);
  expect(before.filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

describe('variants', () => {
  test('have the asked width and format, and are never upscaled', async () => {
    for (const [width, shown] of [
      [320, 320],
      [640, 640],
      [1280, 1000],
      [1920, 1000],
    ] as const) {
      for (const [format, decoded] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
        ['jpg', 'jpeg'],
      ] as const) {
        expect(await sharp(await bytesOf(photo.id, width, format)).metadata()).toMatchObject({
          width: shown,
          format: decoded,
        });
      }
    }
  });

  test('are encoded once however many ask, and then come from the disk', async () => {
    const item = await accepted(await solid(2000, 50).png().toBuffer());
    outcomes.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => bytesOf(item.id, 640, 'webp')));
    await bytesOf(item.id, 640, 'webp');
    expect(outcomes.filter((outcome) => outcome === 'encoded')).toHaveLength(1);
    expect(outcomes).toHaveLength(21);
    expect((await files('variants')).filter((name) => name.startsWith(item.id))).toEqual([
      `${item.id}-640.webp`,
    ]);
  });

  test('of an unknown picture do not exist', async () => {
    for (const id of ['f'.repeat(32), 'nope', '../../etc/passwd', ''])
      expect(await media.variant(id, 320, 'webp')).toBe('unknown');
  });

  test('take no more of the disk than allowed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'media-small-'));
    const small = createMedia({ database, uploads, dataDir: folder, log: nullLog, cacheBytes: 3000 });
    small.registerDrawings('box', (id) => ({ svg: drawing(id), width: 1920, height: 960 }));
    for (let index = 0; index < 40; index += 1) await small.variant(`box-${index}`, 320, 'jpg');
    await expect
      .poll(async () => {
        const sizes = await readdir(join(folder, 'media', 'variants'), {
          recursive: true,
          withFileTypes: true,
        });
        return sizes.filter((entry) => entry.isFile()).length;
      })
      .toBeLessThan(10);
    await rm(folder, { recursive: true, force: true });
  });
});

const drawing = (id: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 96" width="192" height="96"><circle r="${20 + (id.length % 9)}" cx="${Number(id.replaceAll(/\D/g, '')) + 30}" cy="48" fill="#c00"/></svg>`;

describe('drawings', () => {
  test('are drawn when asked for, at any width', async () => {
    media.registerDrawings('car', (id) =>
      id === 'car-7' ? { svg: drawing(id), width: 1920, height: 960, alt: 'Ritad' } : null,
    );
    expect(await sharp(await bytesOf('car-7', 1920, 'webp')).metadata()).toMatchObject({
      width: 1920,
      height: 960,
    });
    expect(await sharp(await bytesOf('car-7', 320, 'avif')).metadata()).toMatchObject({
      width: 320,
      height: 160,
    });
    expect(await media.image('car-7')).toMatchObject({
      src: '/media/car-7/1280.webp',
      width: 1920,
      height: 960,
      alt: 'Ritad',
    });
    expect((await media.blurDataUrl('car-7'))?.length).toBeLessThanOrEqual(300);
    expect(await media.variant('car-8', 320, 'webp')).toBe('unknown');
    expect(() => media.registerDrawings('car', () => null)).toThrow('registered twice');
  });
});
