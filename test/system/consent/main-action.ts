import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, settled, visit } from '../browser';
import { exampleCar } from '../example-cars';
import { withTextsOfTwiceTheSize } from '../page-text-size';
import { home, stage } from './choice';

const question = (page: Page) => page.locator('#cc-main .cm');

const BOOKING = '/service-och-verkstad/boka-bilverkstad';

/** What visitors come to a page for. */
const ACTIONS: readonly (readonly [string, () => Promise<string>, (page: Page) => Locator])[] = [
  ['start page', async () => '/', (page) => page.getByRole('button', { name: 'Sök', exact: true })],
  [
    'start page of cars',
    async () => '/kop-bil',
    (page) => page.getByRole('button', { name: /^Visa .* bilar$/ }),
  ],
  [
    'car',
    () => exampleCar(stage().server),
    (page) => page.locator('main a[href^="#contact"]:visible').last(),
  ],
  ['workshop booking', async () => BOOKING, (page) => page.locator('[data-island="service-booking"] button')],
  ['selling', async () => '/salj-bil', (page) => page.locator('main form button')],
  ['contact', async () => '/kontakt', (page) => page.locator('main a[href^="tel:"]:visible')],
];

const isCoveredBy = async (control: Locator, cover: Locator): Promise<boolean> => {
  const [a, b] = [await control.boundingBox(), await cover.boundingBox()];
  if (a === null || b === null) throw new Error('one of them is not drawn');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** Before the question is answered the page can be used. */
export function mainAction(): void {
  describe('while the question is open', () => {
    test('the search of the start page of cars is in sight and free at a desk', {
      tags: ['sweep'],
    }, async () => {
      await visit(stage().browser, { consent: 'unasked' }, async (page) => {
        await page.goto(home('/kop-bil'));
        await question(page).waitFor();
        await settled(page);
        const search = page.getByRole('button', { name: /^Visa .* bilar$/ });
        expect(await isCoveredBy(search, question(page))).toBe(false);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    });

    test('on a phone it covers two fifths of the page at most, with what the page keeps at its lower edge', {
      tags: ['sweep'],
    }, async () => {
      const { server, browser } = stage();
      const pages = [
        server.site('automotive-se', await exampleCar(server)),
        server.site('automotive-se', BOOKING),
        // Their words are the longest.
        server.site('automotive-no', '/'),
        server.site('carstore-fi', '/'),
        server.site('carstore-sk', '/'),
      ];
      await visit(browser, { consent: 'unasked', viewport: PHONE }, async (page) => {
        for (const url of pages) {
          await page.goto(url);
          await question(page).waitFor();
          await settled(page);
          const top = (await question(page).boundingBox())?.y ?? 0;
          expect(1 - top / PHONE.height, url).toBeLessThanOrEqual(0.4);
        }
      });
    });

    test.each([PHONE, DESKTOP].flatMap((viewport) => [1, 2].map((size) => ({ viewport, size }))))(
      '$viewport.width px, text × $size: the main action of a page is used first, and both answers are in sight',
      {
        tags: ['sweep'],
      },
      async ({ viewport, size }) => {
        await visit(
          stage().browser,
          { consent: 'unasked', viewport, reducedMotion: 'reduce' },
          async (page) => {
            for (const [name, path, action] of ACTIONS) {
              await page.goto(home(await path()));
              if (size === 2) await withTextsOfTwiceTheSize(page);
              await question(page).waitFor();
              await settled(page);
              for (const answer of ['all', 'necessary'])
                await question(page).locator(`[data-role="${answer}"]`).click({ trial: true });
              await action(page)
                .first()
                .click({ trial: true })
                .catch((cause) => {
                  throw new Error(`${name}: nobody can click it`, { cause });
                });
            }
          },
        );
      },
    );
  });
}
