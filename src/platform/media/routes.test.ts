import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '~test/database';
import type { Database } from '../db';
import { nullLog } from '../log';
import { createMedia, diskUploads, type Media, type MediaItem, mediaMigrations, mediaRoutes } from '.';

let database: Database;
let dataDir: string;
let media: Media;
let photo: MediaItem;

beforeAll(async () => {
  database = await freshDatabase([mediaMigrations]);
  dataDir = await mkdtemp(join(tmpdir(), 'media-routes-'));
  media = createMedia({
    database,
    uploads: diskUploads(join(dataDir, 'media'), nullLog),
    dataDir,
    log: nullLog,
  });
  const bytes = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c8141e' } })
    .jpeg()
    .toBuffer();
  const put = await media.put(bytes, { name: 'photo.jpg', alt: 'En bil', path: '/Site/Images/Hero.JPG' });
  if (!put.ok) throw new Error(put.error);
  photo = put.value;
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('addresses', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    mediaRoutes(media).request(path, { headers });

  test('of variants are immutable and safe to open', async () => {
    const response = await get(`/media/${photo.id}/640.avif`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const bytes = await response.arrayBuffer();
    expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength);
    const again = await get(`/media/${photo.id}/640.avif`, {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await mediaRoutes(media).request(`/media/${photo.id}/640.avif`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('asked for with the lowest priority wait until nobody else’s picture is encoded', async () => {
    const urgencies: unknown[] = [];
    const routes = mediaRoutes({
      ...media,
      variant: async (_id, _width, _format, urgency) => {
        urgencies.push(urgency);
        return 'busy';
      },
    });
    for (const priority of ['u=7', 'i, u=7', 'u=1, i', '']) {
      const response = await routes.request('/media/abc/320.avif', { headers: { priority } });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    }
    expect(urgencies).toEqual(['background', 'background', 'visitor', 'visitor']);
  });

  test('that cannot be are 400, that are not there 404', async () => {
    for (const file of ['641.avif', '640.png', '640', '0.webp', 'x.webp', '99999999.webp']) {
      expect((await get(`/media/${photo.id}/${file}`)).status, file).toBe(400);
    }
    expect((await get(`/media/${'0'.repeat(32)}/640.webp`)).status).toBe(404);
  });

  test('under /-/jssmedia/ find a kept path or an id, in any case, with or without extension', async () => {
    const paths = [
      'site/images/hero.jpg',
      'Site/Images/HERO.ashx',
      'site/images/hero',
      photo.id,
      `${photo.id}.png`,
      `any/${photo.id}.jpg`,
    ];
    for (const path of paths) {
      const response = await get(`/-/jssmedia/${path}?w=600&h=300&iar=0&hash=ABC`, {
        accept: 'image/avif,image/webp,*/*',
      });
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/avif']);
      expect(response.headers.get('vary')).toBe('Accept');
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(640);
    }
  });

  test('C-039 under /-/jssmedia/ snap the size and take the best accepted format', async () => {
    const seen = async (query: string, accept: string) => {
      const response = await get(`/-/jssmedia/site/images/hero.jpg${query}`, { accept });
      const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      return [width, response.headers.get('content-type')];
    };
    expect(await seen('?w=1', 'image/webp')).toEqual([320, 'image/webp']);
    expect(await seen('?h=200', '*/*')).toEqual([640, 'image/webp']);
    expect(await seen('?mw=9000', 'image/png,image/jpeg')).toEqual([1000, 'image/jpeg']);
    expect(await seen('', 'image/avif;q=0, image/*')).toEqual([1000, 'image/webp']);
  });

  test('under /-/jssmedia/ refuse what makes no sense', async () => {
    for (const query of ['?w=0', '?w=-1', '?w=abc', '?w=10001', '?h=1.5', '?w=', '?mw=1e3']) {
      expect((await get(`/-/jssmedia/site/images/hero.jpg${query}`)).status, query).toBe(400);
    }
    expect((await get('/-/jssmedia/%E0%A4%A')).status).toBe(400);
    expect((await get('/-/jssmedia/')).status).toBe(400);
    for (const path of [
      'nowhere.jpg',
      '../../../etc/passwd',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      "x';drop table platform_media",
    ]) {
      expect((await get(`/-/jssmedia/${path}`)).status, path).toBe(404);
    }
  });
});
