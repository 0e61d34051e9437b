import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask, search, sendFeed } from '../ask';
import { inventoryFeed, listingFeed } from '../feeds';
import { expectRefusal, INSIDE, type Server, utf16 } from './refusal';

/** Stock files that are broken, wrong or malicious. */
export function hostileFeeds(server: Server): void {
  describe('a feed', () => {
    const SITE = 'carstore-sk';
    const brands = async () => {
      const facets = [{ name: 'car_brand' }, { name: 'car_price' }];
      return (await search(server(), { index: `${SITE}-cars`, limit: 0, facets })).json();
    };
    const good = listingFeed({ make: 'Saab', cars: 3, firstId: 1, price: 10_000 }, 'hostile');

    test.each([
      ['nothing', '', 400, 'empty-file'],
      ['spaces', ' \n\r\n ', 400, 'empty-file'],
      ['columns nobody knows', 'a,b,c\n1,2,3\n', 422, 'unknown-columns'],
      ['no price column', 'id,make,model,year\n1,Saab,900,1990\n', 422, 'unknown-columns'],
      ['a column twice', 'id,make,model,year,price,price\n', 422, 'unknown-columns'],
      ['an HTML page', '<!doctype html><html></html>', 415, 'not-a-feed'],
      ['a JSON list', '[{"car_id":"1"}]', 415, 'not-a-feed'],
      ['an Excel workbook', Buffer.from('504b030414000600', 'hex'), 415, 'not-a-feed'],
      ['half a gzip file', gzipSync(good).subarray(0, 60), 400, 'broken-compression'],
      ['a bomb of one letter', gzipSync(Buffer.alloc(60_000_000, 'a')), 415, 'not-a-feed'],
      ['a zip bomb behind a header', gzipSync(good + '\n'.repeat(60_000_000)), 413, 'decompression-bomb'],
      ['a bomb in a bomb', gzipSync(gzipSync(good + '\n'.repeat(60_000_000))), 413, 'decompression-bomb'],
    ])('of %s is refused whole', async (_, file, status, code) => {
      const before = await brands();
      const answer = await sendFeed(server(), SITE, file);
      expectRefusal(answer, [status]);
      expect(answer.json()).toMatchObject({ error: code, message: expect.any(String) });
      expect(await brands()).toEqual(before);
    });

    test('for nobody, with a wrong key or a wrong method is refused', async () => {
      expectRefusal(await sendFeed(server(), 'nope', good), [404]);
      expectRefusal(await sendFeed(server(), 'mercedes-se', good), [404]);
      expectRefusal(await sendFeed(server(), SITE, good, { 'x-api-key': 'wrong' }), [401]);
      expectRefusal(await ask(server(), `/api/stock/${SITE}/feed`, { method: 'POST', body: good }), [401]);
      expectRefusal(
        await ask(server(), `/api/stock/${SITE}/feed`, { headers: { 'x-api-key': 'demo' } }),
        [405],
      );
      expectRefusal(await sendFeed(server(), SITE, good, { 'content-encoding': 'br' }), [415]);
      expectRefusal(await sendFeed(server(), SITE, good, { 'content-encoding': 'gzip' }), [200, 400]);
    });

    test('with broken rows takes the others and names the lines', async () => {
      const rows = [
        'store_code,id,make,model,year,condition,price,mileage',
        'broken,h1,Saab,900,2020,used,10000 EUR,1 km',
        'broken,h2,Saab,900,twenty,used,10000 EUR,1 km',
        'broken,h3,Saab,900,2020,used,free,1 km',
        'broken,h4,Saab,900',
        'broken,,Saab,900,2020,used,10000 EUR,1 km',
        'broken,h1,Saab,900,2020,used,10000 EUR,1 km',
        `broken,${'x'.repeat(5000)},Saab,900,2020,used,10000 EUR,1 km`,
        'broken,h5,"Saab\n900",x,2020,used,-5 EUR,1 km',
        'broken,h6,Saab,900,2020,used,10000 EUR,1 km',
      ];
      const answer = await sendFeed(server(), SITE, rows.join('\n'));
      expect(answer.status).toBe(200);
      const { refusals, ...counts } = answer.json();
      expect(counts).toMatchObject({ read: 9, added: 2, removed: 0, refused: 7 });
      const lines = Array.isArray(refusals) ? refusals.map(({ line }) => line) : [];
      expect(lines).toEqual([3, 4, 5, 6, 7, 8, 9]);
      expect(answer.text).not.toMatch(INSIDE);
    });

    test('of a header alone changes nothing', async () => {
      const before = await brands();
      const answer = await sendFeed(server(), SITE, 'store_code,id,make,model,year,condition,price\n');
      expect([200, 400, 422]).toContain(answer.status);
      if (answer.status === 200) expect(answer.json()).toMatchObject({ read: 0, added: 0, removed: 0 });
      expect(await brands()).toEqual(before);
    });

    test('in any honest encoding has its letters, and bytes of another refuse their rows', async () => {
      const text = (id: string) =>
        `store_code,id,make,model,year,condition,price,exterior_color,trim\nletters,${id},Škoda,Octavia,2020,used,10000 EUR,blå,Élégance\n`;
      const files: readonly Uint8Array[] = [
        Buffer.from(text('e1')),
        Buffer.from(`\ufeff${text('e1')}`),
        utf16(text('e1')),
        gzipSync(text('e1')),
      ];
      for (const file of files) {
        const answer = await sendFeed(server(), SITE, file);
        expect(answer.json(), answer.text).toMatchObject({ read: 1, refused: 0 });
        const found = (await search(server(), { index: `${SITE}-cars`, filters: { car_id: ['e1'] } })).json();
        expect(found.content).toMatchObject([{ car_version: 'Élégance' }]);
      }
      const broken = Buffer.concat([
        Buffer.from(`${text('e1')}letters,e2,`),
        Buffer.from([0xff, 0xc3, 0x28]),
        Buffer.from(',x,2020,used,10000 EUR,red,x\n'),
      ]);
      const answer = await sendFeed(server(), SITE, broken);
      expect(answer.json()).toMatchObject({ read: 2, refused: 1, refusals: [{ line: 3 }] });
    });

    test('with texts that are code keeps them as text', async () => {
      const evil = inventoryFeed(
        { make: '<img src=x onerror=alert(1)>', cars: 1, firstId: 1, price: 9000 },
        'evil',
      );
      const answer = await sendFeed(server(), SITE, evil.replaceAll('SEK', 'EUR'));
      expect(answer.json()).toMatchObject({ read: 1, added: 1 });
      const found = (
        await search(server(), { index: `${SITE}-cars`, filters: { car_id: ['inv-1'] } })
      ).json();
      expect(found).toMatchObject({ total_items: 1 });
      const page = await ask(server(), '/', { host: `${SITE}.localhost` });
      expect(page.text).not.toContain('<img src=x');
    });
  });
}
