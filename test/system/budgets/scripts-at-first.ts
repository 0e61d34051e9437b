import { describe, expect, test } from 'vitest';
import type { SiteKey } from '~/sites';
import { loadPictures } from '../browser';
import { BOOKING, british, car, KB, LIST, reading, START } from './scripts';

const CONTENT = '/integritet';
interface Budget {
  readonly name: string;
  readonly path: () => string;
  /** KB, gzip. */
  readonly limit: number;
  readonly site?: SiteKey;
}

/** Scripts before anything is done. */
export function scriptsAtFirst(): void {
  // The product was allowed 80 KB for content and 115 KB for lists; what pages weigh today is a tenth, and
  // a mistake such as a library where a line would do shall show.
  describe('scripts before anything is done, gzip', () => {
    const check = async ({ name, path, limit, site = 'automotive-se' }: Budget) => {
      await reading(site, path(), async (scripts, page) => {
        const total = await scripts.total(page);
        process.stdout.write(
          `${name}: ${(total / KB).toFixed(1)} KB of scripts (${scripts.names.join(', ')})\n`,
        );
        expect(total).toBeGreaterThan(0);
        expect(total).toBeLessThanOrEqual(limit * KB);
      });
    };

    test.each([
      { name: 'home', path: () => '/', limit: 12 },
      { name: 'stock list', path: () => LIST, limit: 25 },
      { name: 'car page', path: () => car(), limit: 25 },
      { name: 'workshop booking', path: () => BOOKING, limit: 115 },
    ] satisfies readonly Budget[])('$name: at most $limit KB', check);

    test.each([
      { name: 'content page', path: () => CONTENT, limit: 12 },
      { name: 'story', path: () => '/livet-med-bil/rackvidd-pa-vintern', limit: 12 },
      { name: 'contact page', path: () => '/kontakt', limit: 12 },
      { name: 'British car page', site: 'automotive-uk', path: () => british(), limit: 25 },
      { name: 'tyre hotel', path: () => '/dack-och-biltillbehor/dackhotell', limit: 115 },
      {
        name: 'workshop booking in five pages',
        site: 'carstore-se',
        limit: 115,
        path: () => BOOKING,
      },
      {
        name: 'workshop booking by place',
        site: 'mercedes-se',
        limit: 115,
        path: () => BOOKING,
      },
    ] satisfies readonly Budget[])('$name: at most $limit KB', { tags: ['sweep'] }, check);

    test('home, read to its end and everything awake: at most 30 KB', { tags: ['sweep'] }, async () => {
      await reading('automotive-se', '/', async (scripts, page) => {
        await loadPictures(page);
        await page.locator('[data-enhance="carousel"][data-ready]').waitFor();
        expect(await scripts.total(page)).toBeLessThanOrEqual(30 * KB);
      });
    });

    // React comes only with an island; none of these pages has one in view or about to be.
    const WITHOUT_REACT = '%s loads no React, and nothing of a map before one is near';
    const loadsNoReact = async (path: string) => {
      await reading('automotive-se', path === 'car' ? car() : path, async (scripts, page) => {
        await scripts.total(page);
        expect(scripts.names.filter((name) => /react|mount|island|live-map|maplibre/.test(name))).toEqual([]);
      });
    };
    test.each([LIST])(WITHOUT_REACT, loadsNoReact);
    test.each([CONTENT, '/anlaggningar', '/livet-med-bil', '/kontakt', '/finns-inte', 'car'])(
      WITHOUT_REACT,
      { tags: ['sweep'] },
      loadsNoReact,
    );

    test('a pointer that moves brings what fetches pages ahead; one that only lies there does not', async () => {
      await reading('automotive-se', CONTENT, async (scripts, page) => {
        await page.evaluate(() =>
          document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
        );
        await scripts.total(page);
        expect(scripts.names).not.toContain('fetch-ahead');
        // A browser that has not seen the pointer before says of its first event that it has not moved.
        await page.mouse.move(200, 200);
        await page.mouse.move(240, 200);
        await expect.poll(() => scripts.names).toContain('fetch-ahead');
      });
    });

    test('what every page starts with is at most 8 KB', async () => {
      await reading('automotive-se', CONTENT, async (scripts, page) => {
        await scripts.total(page);
        expect(scripts.names).toEqual([...START].sort());
        expect(scripts.sizeOf(START)).toBeLessThanOrEqual(8 * KB);
      });
    });
  });
}
