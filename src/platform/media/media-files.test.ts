import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '~test/database';
import type { Database } from '../db';
import { nullLog } from '../log';
import {
  createMedia,
  diskUploads,
  type Media,
  type MediaFileItem,
  mediaFileUrl,
  mediaMigrations,
  mediaRoutes,
} from '.';

let database: Database;
let dataDir: string;
let media: Media;
let pdf: MediaFileItem;

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const PDF = bytesOf(`%PDF-1.4\n${'x'.repeat(100)}\n%%EOF`);

beforeAll(async () => {
  database = await freshDatabase([mediaMigrations]);
  dataDir = await mkdtemp(join(tmpdir(), 'media-files-'));
  media = createMedia({
    database,
    uploads: diskUploads(join(dataDir, 'media'), nullLog),
    dataDir,
    log: nullLog,
  });
  pdf = await stored(PDF, 'Prislista våren 2026.pdf');
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function stored(bytes: Uint8Array, name: string): Promise<MediaFileItem> {
  const put = await media.putFile(bytes, { name });
  if (!put.ok) throw new Error(put.error);
  return put.value;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  mediaRoutes(media).request(path, { headers, method });

describe('a document', () => {
  test('is saved under its own name, with its type and without rights', async () => {
    const address = mediaFileUrl(pdf);
    expect(address).toBe(`/media/${pdf.id}/prislista-varen-2026.pdf`);
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Prislista v_ren 2026.pdf"; filename*=UTF-8''Prislista%20v%C3%A5ren%202026.pdf`,
    );
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
    const known = await get(address, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const head = await get(address, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(PDF.length),
      '',
    ]);
  });

  test('is served under its own type only, and an unknown one is 404', async () => {
    for (const path of [
      `/media/${pdf.id}/a.svg`,
      `/media/${'0'.repeat(32)}/a.pdf`,
      '/media/nothing.pdf',
      '/media/x.exe',
    ])
      expect((await get(path)).status, path).toBe(404);
    expect((await get(`/media/${pdf.id}/a.exe`)).status).toBe(400);
  });

  test.each([
    ['bytes=0-3', 206, '%PDF', `bytes 0-3/${PDF.length}`],
    ['bytes=-5', 206, '%%EOF', `bytes ${PDF.length - 5}-${PDF.length - 1}/${PDF.length}`],
    [`bytes=${PDF.length - 5}-9999`, 206, '%%EOF', `bytes ${PDF.length - 5}-${PDF.length - 1}/${PDF.length}`],
    ['bytes=0-0,4-5', 206, '%', `bytes 0-0/${PDF.length}`],
    [`bytes=${PDF.length}-`, 416, '', `bytes */${PDF.length}`],
    ['bytes=-0', 416, '', `bytes */${PDF.length}`],
    ['bytes=9-3', 416, '', `bytes */${PDF.length}`],
    ['bytes=-', 200, PDF.toString('latin1'), null],
    ['words=1-2', 200, PDF.toString('latin1'), null],
  ] as const)('in part: %s is %i', async (range, status, text, contentRange) => {
    const answer = await get(mediaFileUrl(pdf), { range });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  test('whose part belongs to another version is sent whole', async () => {
    const answer = await get(mediaFileUrl(pdf), { range: 'bytes=0-3', 'if-range': '"other"' });
    expect([answer.status, (await answer.text()).length]).toEqual([200, PDF.length]);
  });

  test('keeps its place when it is given again, under its new name', async () => {
    const again = await stored(PDF, '../../etc/Ny lista.exe');
    expect([again.id, again.name]).toEqual([pdf.id, '.. .. etc Ny lista.pdf']);
    expect((await media.listFiles(10)).map(({ id }) => id)).toContain(pdf.id);
    await stored(PDF, 'Prislista våren 2026.pdf');
  });
});

describe('what a file is', () => {
  test.each([
    ['pdf', PDF, 'x'],
    ['docx', bytesOf('PK\x03\x04....word/document.xml'), 'x'],
    ['xlsx', bytesOf('PK\x03\x04....xl/workbook.xml'), 'x'],
    ['pptx', bytesOf('PK\x03\x04....ppt/presentation.xml'), 'x'],
    ['mp4', bytesOf('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'), 'x'],
    ['webm', bytesOf('\x1aE\xdf\xa3\x01'), 'x'],
    ['csv', bytesOf('a;b\n1;2'), 'lista.CSV'],
    ['txt', bytesOf('hej'), 'lista.html'],
    ['svg', bytesOf('<svg><path d="M0 0"/></svg>'), 'x.txt'],
  ] as const)('is told by its bytes: %s', async (type, bytes, name) => {
    expect((await stored(bytes, name)).type).toBe(type);
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'unknown-type'],
    ['XML', '<?xml version="1.0"?><x/>', 'unknown-type'],
    ['a program', 'MZ\x90\0\0', 'unknown-type'],
    ['an archive', 'PK\x03\x04 a.txt', 'unknown-type'],
    ['a document with macros', 'PK\x03\x04 word/document.xml word/vbaProject.bin', 'unknown-type'],
    ['nothing', '', 'unknown-type'],
    ['a broken drawing', '<svg><path', 'unsafe-svg'],
  ] as const)('%s is refused', async (_, text, problem) => {
    expect(await media.putFile(bytesOf(text), { name: 'a.pdf' })).toEqual({ ok: false, error: problem });
  });
});

test('a drawing is stored and served without active content', async () => {
  const item = await stored(
    bytesOf('<svg viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><path d="M0 0h9"/></svg>'),
    'märke.svg',
  );
  const answer = await get(mediaFileUrl(item));
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('content-disposition')).toMatch(/^inline;/);
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"></path></svg>';
  expect(await answer.text()).toBe(drawn);
  const names = await readdir(join(dataDir, 'media/files'), { recursive: true });
  const onDisk = names.find((name) => name.endsWith(`${item.id}.svg`));
  expect(await readFile(join(dataDir, 'media/files', onDisk ?? ''), 'utf8')).toBe(drawn);
});

test('files of the product are found by their family, and belong to no other', async () => {
  media.registerFiles('leaflet', (id) =>
    id === 'leaflet-one' ? { type: 'txt', name: 'Ett', load: () => Promise.resolve(bytesOf('hej')) } : null,
  );
  const answer = await get('/media/leaflet-one.txt');
  expect([answer.status, await answer.text()]).toEqual([200, 'hej']);
  expect(answer.headers.get('cache-control')).not.toContain('immutable');
  expect((await get('/media/leaflet-one.pdf')).status).toBe(404);
  expect((await get('/media/leaflet-two.txt')).status).toBe(404);
  expect(() => media.registerFiles('leaflet', () => null)).toThrow('twice');
});
