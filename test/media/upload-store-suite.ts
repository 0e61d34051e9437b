import { expect, test } from 'vitest';
import { openUpload, type UploadStore } from '~/platform/media/uploads/uploads';

const bytesOf = (size: number, seed: number) =>
  Uint8Array.from({ length: size }, (_, at) => (at * 31 + seed) % 251);

/** What every store of uploads does. `fresh` gives one without uploads. */
export function uploadStoreSuite(fresh: () => Promise<UploadStore>): void {
  test('what was put is read again, whole and in part', async () => {
    const store = await fresh();
    const bytes = bytesOf(300_001, 1);
    expect(await store.put('files/ab/abc.mp4', bytes)).toEqual({ ok: true, value: undefined });
    const read = await store.read('files/ab/abc.mp4');
    expect(read.ok && Buffer.from(read.value).equals(bytes)).toBe(true);
    const part = await store.read('files/ab/abc.mp4', { start: 100, end: 102 });
    expect(part.ok && [...part.value]).toEqual([...bytes.subarray(100, 103)]);
    const last = await store.read('files/ab/abc.mp4', { start: 300_000, end: 300_000 });
    expect(last.ok && [...last.value]).toEqual([bytes[300_000]]);
  });

  test('what is not there, or shorter than the part, is missing', async () => {
    const store = await fresh();
    await store.put('masters/aa/short.png', bytesOf(10, 2));
    const missing = { ok: false, error: 'missing' };
    expect(await store.read('masters/aa/other.png')).toEqual(missing);
    expect(await store.read('masters/aa/other.png', { start: 0, end: 0 })).toEqual(missing);
    expect(await store.read('masters/aa/short.png', { start: 5, end: 10 })).toEqual(missing);
    expect(await store.read('masters/aa/short.png', { start: 10, end: 12 })).toEqual(missing);
  });

  test('the same upload may come again, from several at once', async () => {
    const store = await fresh();
    const bytes = bytesOf(5000, 3);
    const puts = await Promise.all(Array.from({ length: 6 }, () => store.put('files/cc/same.pdf', bytes)));
    expect(puts.every(({ ok }) => ok)).toBe(true);
    const read = await store.read('files/cc/same.pdf');
    expect(read.ok && Buffer.from(read.value).equals(bytes)).toBe(true);
  });

  test('all of them are listed, with their size', async () => {
    const store = await fresh();
    expect(await store.list()).toEqual({ ok: true, value: [] });
    const uploads = [
      ...['1', '2', '3', '4', '5', '6', '7'].map((name) => ({ key: `files/dd/${name}.csv`, size: 3 })),
      { key: 'masters/dd/8.jpg', size: 4 },
    ];
    for (const { key, size } of uploads) await store.put(key, bytesOf(size, 4));
    const listed = await store.list();
    expect(listed.ok && listed.value.map(({ key, size }) => ({ key, size })).toSorted(byKey)).toEqual(
      uploads,
    );
  });

  test('a film of several megabytes is streamed in pieces, a part of it as well', async () => {
    const store = await fresh();
    const film = bytesOf(2_500_000, 5);
    await store.put('files/ee/film.webm', film);
    for (const [start, end] of [
      [0, 2_499_999],
      [1_000_000, 2_200_000],
      [7, 7],
    ] as const) {
      const opened = await openUpload(store, 'files/ee/film.webm', { start, end });
      if (!opened.ok) throw new Error(opened.error);
      const streamed = Buffer.from(await new Response(opened.value).arrayBuffer());
      expect(streamed.equals(film.subarray(start, end + 1))).toBe(true);
    }
    expect(await openUpload(store, 'files/ee/gone.webm', { start: 0, end: 9 })).toEqual({
      ok: false,
      error: 'missing',
    });
  });
}

const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1);
