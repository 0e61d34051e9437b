import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPhoto } from './read-photo';

const PICTURE = { create: { width: 3000, height: 2000, channels: 3, background: '#345' } } as const;

test('a photograph comes out small, upright and without a word of where and by what it was taken', async () => {
  const taken = await sharp(PICTURE)
    .withExif({ IFD0: { Make: 'Phone of Ada' }, IFD3: { GPSLatitude: '59/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const photo = await readPhoto(taken);
  if (!photo.ok) throw new Error(photo.error);
  const { format, width, height, exif, icc, xmp } = await sharp(photo.value).metadata();
  expect({ format, width, height, exif, icc, xmp }).toEqual({ format: 'jpeg', width: 853, height: 1280 });
  expect(Buffer.from(photo.value).toString('latin1')).not.toMatch(/Exif|Ada/);
});

test.each([
  ['unknown-type', Buffer.from('%PDF-1.7')],
  ['unknown-type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['damaged', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
])('what is none is refused: %s', async (problem, bytes) =>
  expect(await readPhoto(bytes)).toEqual({ ok: false, error: problem }),
);
