import { describe, expect, test } from 'vitest';
import type { FixedFile, Media } from '~/platform/media';
import { sanitizeSvg } from '~/platform/media';
import { registerDemoFiles } from './files';

function registered(): (id: string) => FixedFile | null {
  const families = new Map<string, (id: string) => FixedFile | null>();
  const media: Pick<Media, 'registerFiles'> = {
    registerFiles: (family, find) => void families.set(family, find),
  };
  registerDemoFiles(media);
  return (id) => families.get(id.split('-')[0] ?? '')?.(id) ?? null;
}

describe('the demo hands out', () => {
  const find = registered();

  test.each(['film-forest-road', 'film-forest-road-phone', 'film-workshop', 'film-workshop-phone'])(
    '%s as a film that plays while it loads',
    async (id) => {
      const bytes = Buffer.from((await find(id)?.load()) ?? []);
      expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      expect(bytes.byteLength).toBeLessThan(700_000);
    },
  );

  test.each(['leaflet-service', 'leaflet-warranty', 'leaflet-tyres'])('%s as a whole PDF', async (id) => {
    const bytes = Buffer.from((await find(id)?.load()) ?? []);
    const text = bytes.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.4\n/);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 5)).toBe('xref\n');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) =>
      Number(offset),
    );
    offsets.forEach((offset, at) => {
      expect(text.slice(offset).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
    });
    const [, length, stream] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(text) ?? [];
    expect(stream).toHaveLength(Number(length));
    const lowest = [...text.matchAll(/ (-?\d+) Td/g)].map(([, y]) => Number(y));
    expect(Math.min(...lowest.slice(0, -1))).toBeGreaterThan(90);
    expect(find(id)?.name).toMatch(/^[A-ZÅÄÖ]/);
  });

  test.each(['icon-fjord', 'icon-cabin', 'icon-compass'])(
    '%s as a drawing that takes the colour of the text',
    async (id) => {
      const text = Buffer.from((await find(id)?.load()) ?? []).toString();
      expect(sanitizeSvg(text)).toContain('stroke="currentColor"');
    },
  );

  test('nothing else', () => {
    for (const id of ['film-x', 'leaflet-constructor', 'icon-', 'icon-toString', 'film-../../x'])
      expect(find(id), id).toBeNull();
  });
});
