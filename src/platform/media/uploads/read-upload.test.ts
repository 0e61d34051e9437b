import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readUpload } from './read-upload';

/** A valid PNG of one bit per pixel: its size on disk says nothing about its size in memory. */
function whitePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const whole = Buffer.alloc(named.byteLength + 8);
    whole.writeUInt32BE(data.byteLength, 0);
    named.copy(whole, 4);
    whole.writeUInt32BE(crc32(named), named.byteLength + 4);
    return whole;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1));
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

describe('a hostile upload is refused by name', () => {
  const refused = async (bytes: Uint8Array): Promise<string> => {
    const read = await readUpload(bytes);
    return read.ok ? 'accepted' : read.error;
  };
  const svg = (inside: string, before = ''): Buffer =>
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">${inside}</svg>`,
    );

  test('when a small file unfolds to a huge picture', async () => {
    const bomb = whitePng(20_000, 20_000);
    expect(bomb.byteLength).toBeLessThan(64 * 1024);
    expect(await refused(bomb)).toBe('too-many-pixels');
    const allowed = await readUpload(whitePng(100, 50));
    expect(allowed.ok && [allowed.value.width, allowed.value.height]).toEqual([100, 50]);
  });

  test('when it is cut off', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251));
    const picture = sharp(noise, { raw: { width: 300, height: 300, channels: 3 } });
    for (const whole of [
      await picture.jpeg().toBuffer(),
      await picture.png().toBuffer(),
      await picture.webp().toBuffer(),
    ]) {
      expect(await refused(whole.subarray(0, Math.trunc(whole.byteLength / 2)))).toBe('damaged');
    }
  });

  test('when a drawing runs, loads or unfolds something', async () => {
    for (const bytes of [
      svg('<script>alert(1)</script>'),
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
      svg('<rect onload="alert(1)"/>'),
      svg('<foreignObject><p>hi</p></foreignObject>'),
      svg('<image xlink:href="file:///etc/passwd"/>'),
      svg('<use href="https://evil.example/a.svg#x"/>'),
      svg("<use xlink:href = 'data:image/svg+xml,x'/>"),
      svg('<style>@import "https://evil.example/a.css";</style>'),
      svg('<rect fill="url(https://evil.example/#a)"/>'),
      svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ]) {
      expect(await refused(bytes), bytes.toString()).toBe('unsafe-svg');
    }
  });

  test('when it is something else under a good name, empty, or too long', async () => {
    expect(await refused(Buffer.from('<html><body>hi</body></html>'))).toBe('unknown-type');
    expect(await refused(Buffer.from('%PDF-1.7'))).toBe('unknown-type');
    expect(await refused(new Uint8Array())).toBe('unknown-type');
    expect(await refused(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]))).toBe('damaged');
    expect(await refused(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('too-large');
    expect(await refused(svg(' '.repeat(1024 * 1024)))).toBe('too-large');
  });
});
