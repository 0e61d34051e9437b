import { describe, expect, test } from 'vitest';
import { SITES } from '~/sites';
import { attribute, jsonLd } from './markup';
import { SWEDISH, type Visitor } from './visitor';

/** The head of the document, as it is delivered. */
export function headRoutes({ server, get, open }: Visitor): void {
  describe('the head', () => {
    test('C-062: the picture of each site is absolute and is there', async () => {
      for (const site of SITES) {
        const { text } = await get('/', site.key);
        const image = new URL(attribute(text, /property="og:image" content="([^"]*)"/) ?? '');
        expect(image.origin).toBe(new URL(server().site(site.key)).origin);
        const { status, headers } = await get(image.pathname, site.key);
        expect([status, headers['content-type']], image.pathname).toEqual([200, 'image/jpeg']);
      }
    }, 120_000);

    test('C-065: capitals in an address are sent to the lower-case one, whose canonical is lower-case', async () => {
      const moved = await get('/Kop-Bil/Bilmarken/Volvo?a=B');
      expect([moved.status, moved.headers.location]).toEqual([301, '/kop-bil/bilmarken/volvo?a=B']);
      const { text } = await open('/Kop-Bil/Bilmarken/Volvo');
      expect(attribute(text, /<link rel="canonical" href="([^"]*)"/)).toBe(
        server().site(SWEDISH, '/kop-bil/bilmarken/volvo'),
      );
    });

    test('C-066: group, mercedes and smart have a favicon each', async () => {
      const icons = new Set<string>();
      for (const site of [SWEDISH, 'mercedes-se', 'smart-se']) {
        const href = attribute((await get('/', site)).text, /<link rel="icon" href="([^"]*)"/) ?? '';
        const { status, headers, text } = await get(href, site);
        expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
        icons.add(text);
        const old = await get('/favicon.ico', site);
        expect([old.status, old.headers.location]).toEqual([302, href]);
      }
      expect(icons.size).toBe(3);
    });

    test('C-067: WebSite and Organization name each site and its address', async () => {
      for (const site of SITES) {
        const data = jsonLd((await get('/', site.key)).text);
        const of = (type: string) => data.filter((each) => each['@type'] === type);
        const url = server().site(site.key, '/');
        expect(of('WebSite')).toMatchObject([{ name: site.name, url }]);
        expect(of('Organization')).toMatchObject([
          { name: site.name, url, legalName: site.organisation.legalName },
        ]);
      }
    });
  });

  test('titles of two sites differ by their template', async () => {
    const titles = await Promise.all(
      [SWEDISH, 'smart-se'].map(async (key) => attribute((await get('/', key)).text, /<title>([^<]*)/)),
    );
    expect(titles[0]).toMatch(/ – Nordhem$/);
    expect(titles[1]).not.toBe(titles[0]);
  });
}
