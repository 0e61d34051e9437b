import { describe, expect, test } from 'vitest';
import { SWEDISH, type Visitor } from './visitor';

/** Files, icons, and that no answer shows an error of ours. */
export function fileRoutes({ get, open }: Visitor): void {
  test('C-507: a list of stories with a tag that nobody has says so', async () => {
    const { status, text } = await get('/livet-med-bil?tag=99999999-9999-9999-9999-999999999999');
    expect(status).toBe(200);
    expect(text).not.toMatch(/aria-busy="true"/);
  });

  describe('files', () => {
    test('examples and pages name files that are there, as what they are', async () => {
      for (const [path, type, disposition] of [
        ['/media/film-forest-road.mp4', 'video/mp4', 'inline'],
        ['/media/leaflet-service.pdf', 'application/pdf', 'attachment'],
        ['/media/icon-fjord.svg', 'image/svg+xml', 'inline'],
      ] as const) {
        const { status, headers } = await get(path);
        expect([status, headers['content-type']], path).toEqual([200, type]);
        expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition}; filename=`));
        expect(headers['content-security-policy']).toMatch(/sandbox/);
        const part = await get(path, SWEDISH, { range: 'bytes=0-3' });
        expect([part.status, part.bytes.byteLength]).toEqual([206, 4]);
      }
    });

    test('C-496, C-497: a card with a drawing of its own has it in its markup, and no other icon besides those it shows', async () => {
      const { text } = await get('/_dev/blocks/Card?example=With%20a%20drawing%20of%20its%20own');
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
      expect(main).toContain('d="M2.5 18.5l6-11');
      expect(main.match(/<svg/g)?.length).toBeLessThanOrEqual(2);
      expect(main).not.toMatch(/src="[^"]*\.svg"/);
    });

    test('C-498: the icon sheet shows the fixed list', async () => {
      const { status, text } = await get('/_dev/icons');
      expect(status).toBe(200);
      const [editors = ''] = /<section aria-labelledby="editors">[\s\S]*?<\/section>/.exec(text) ?? [];
      const names = [...editors.matchAll(/data-icon="(\w+)"/g)].map(([, name]) => name);
      expect(names.length).toBeGreaterThanOrEqual(45);
      expect(names.length).toBeLessThanOrEqual(55);
      expect(editors.match(/<svg/g)).toHaveLength(names.length);
    });
  });

  test('C-514: after all this no answer has shown an error of ours', async () => {
    const paths = [
      '/',
      '/finns-inte',
      '/kop-bil/0/x',
      '/anlaggningar/finns-inte',
      '/livet-med-bil?tag=x&page=9999&after=%00',
      '/%E0%A4%A',
      '/media/x.pdf',
      '/api/nothing',
      '/media/a/1.webp',
    ];
    for (const path of paths) {
      const { status, text } = await open(path);
      expect(status, path).toBeLessThan(500);
      expect(text.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ''), path).not.toMatch(
        /\bat [\w.]+ \(|TypeError|SyntaxError|ECONN|node_modules|\/server\/main\.js|SELECT .* FROM/,
      );
    }
  });
}
