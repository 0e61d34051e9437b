import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SITES } from '~/sites';
import { ask } from '../ask';
import { car, KB, LIST, stage } from './scripts';

/** The first answer. */
export function markup(): void {
  describe('the first answer, styles within', () => {
    const bytesOf = async (site: string, path: string, encoding: 'gzip' | undefined): Promise<number> => {
      const answer = await ask(stage().server, path, {
        host: `${site}.localhost`,
        ...(encoding !== undefined && { headers: { 'accept-encoding': encoding } }),
      });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      return answer.bytes.byteLength;
    };

    test.each(SITES.map(({ key }) => key))('start page of %s, gzip: at most 60 KB', async (site) => {
      expect(await bytesOf(site, '/', 'gzip')).toBeLessThanOrEqual(60 * KB);
    });

    test('stock list, gzip: at most 38 KB', async () => {
      expect(await bytesOf('automotive-se', LIST, 'gzip')).toBeLessThanOrEqual(38 * KB);
    });

    // The aims are 110 KB for home and 130 for a car, and are met (ADR 0056, 0069, 0086, 0089, 0090); what is reached shall not be lost
    // again. With room for dates, which are longer on some days; this car has more to say than that of docs/benchmarks.md.
    test.each([
      { name: 'home', path: () => '/', limit: 107, zipped: 28 },
      { name: 'car page', path: () => car(), limit: 130, zipped: 32 },
      { name: 'tyre hotel', path: () => '/dack-och-biltillbehor/dackhotell', limit: 77, zipped: 23 },
      { name: 'home of mercedes', site: 'mercedes-se', path: () => '/', limit: 80, zipped: 23 },
      { name: 'home of smart', site: 'smart-se', path: () => '/', limit: 77, zipped: 22 },
    ])(
      '$name: at most $limit KB, gzip $zipped KB',
      async ({ site = 'automotive-se', path, limit, zipped }) => {
        // The address of a car leads to the one with its name in it.
        const { headers } = await ask(stage().server, path(), { host: `${site}.localhost` });
        const address = headers.location ?? path();
        expect(await bytesOf(site, address, undefined)).toBeLessThanOrEqual(limit * KB);
        expect(await bytesOf(site, address, 'gzip')).toBeLessThanOrEqual(zipped * KB);
      },
    );
  });

  describe('markup of the stock list', () => {
    const markup = async (query = '', headers: Record<string, string> = {}): Promise<Buffer> => {
      const answer = await ask(stage().server, LIST + query, { host: 'automotive-se.localhost', headers });
      expect(answer.status).toBe(200);
      return answer.bytes;
    };

    test('48 cars: at most 184 KB, of a card at most 1.6 KB', async () => {
      const page = await markup();
      const cards = page.toString().match(/<li [^>]*data-key="\d+".*?<\/li>/gs) ?? [];
      expect(cards).toHaveLength(48);
      const largest = Math.max(...cards.map((card) => Buffer.byteLength(card)));
      process.stdout.write(`stock list: ${page.byteLength} bytes, its largest card ${largest}\n`);
      expect(page.byteLength).toBeLessThanOrEqual(184 * KB);
      expect(largest).toBeLessThanOrEqual(1.6 * KB);
    });

    test('the answer to a filter: at most 56 KB, 12 KB as gzip', async () => {
      const fragment = await markup('?car_fuel=El', { 'x-fragment': 'CarList' });
      expect(fragment.byteLength).toBeLessThanOrEqual(56 * KB);
      expect(gzipSync(fragment).byteLength).toBeLessThanOrEqual(12 * KB);
    });

    test('twenty pages of cars: at most 330 KB', async () => {
      expect((await markup('?page=19')).byteLength).toBeLessThanOrEqual(330 * KB);
    });
  });
}
