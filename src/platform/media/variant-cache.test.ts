import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createLog } from '~/platform/log';
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
  const first = await cache.get(request);
  expect(first).toMatchObject({ cached: false, bytes: expect.any(Buffer) });
  expect(await cache.get(request)).toMatchObject({ cached: false });
  expect(lines.join('')).toContain('a picture could not be kept');
});
