import { describe, expect, test } from 'vitest';
import { imageSources, mediaId, mediaSrc, mediaUrl, snapWidth } from './urls';

const ID = 'a'.repeat(32);

describe('sources of a picture', () => {
  test('C-523: name exactly the widths 320, 640, 1280 and 1920, in both formats', () => {
    expect(imageSources({ src: mediaSrc(ID) })).toEqual({
      avif: `/media/${ID}/320.avif 320w,/media/${ID}/640.avif 640w,/media/${ID}/1280.avif 1280w,/media/${ID}/1920.avif 1920w`,
      webp: `/media/${ID}/320.webp 320w,/media/${ID}/640.webp 640w,/media/${ID}/1280.webp 1280w,/media/${ID}/1920.webp 1920w`,
      fallback: `/media/${ID}/1280.webp`,
    });
  });

  test('C-523: end at the width of the original', () => {
    expect(imageSources({ src: mediaSrc('car-1'), width: 500 })).toEqual({
      avif: '/media/car-1/320.avif 320w,/media/car-1/640.avif 500w',
      webp: '/media/car-1/320.webp 320w,/media/car-1/640.webp 500w',
      fallback: '/media/car-1/640.webp',
    });
    expect(imageSources({ src: mediaSrc('car-1'), width: 640 }).webp).toBe(
      '/media/car-1/320.webp 320w,/media/car-1/640.webp 640w',
    );
    expect(imageSources({ src: mediaSrc('car-1'), width: 100 }).webp).toBe('/media/car-1/320.webp 100w');
  });

  test('are only the address itself for a picture from elsewhere', () => {
    for (const src of ['https://cdn.example/a.jpg', '/-/jssmedia/a.jpg', '/media/../x/1.webp', '']) {
      expect(imageSources({ src })).toEqual({ fallback: src });
    }
  });
});

test('the id is found in any variant', () => {
  expect(mediaId(mediaUrl('car-12-red', 320, 'avif'))).toBe('car-12-red');
  expect(mediaId('/media/UPPER/320.avif')).toBeUndefined();
});

test('asked widths snap up to one that is made', () => {
  expect([1, 320, 321, 1000, 1920, 9999].map(snapWidth)).toEqual([320, 320, 640, 1280, 1920, 1920]);
});
