import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, NARROW, openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { opened } from './page-checks';

const LIST = '/kop-bil/alla-bilar-i-lager';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const bottomOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

describe('correction 19: the list at first sight', () => {
  test.each([PHONE, DESKTOP])('the first car with its price is on the first screen: %o', async (viewport) => {
    await visit(stage.browser, { viewport }, async (page) => {
      await opened(page, stage.server.site('automotive-se', LIST));
      const price = page
        .locator('[data-part="cards"] > li')
        .first()
        .getByText(/\d\skr$/)
        .first();
      const box = await price.boundingBox();
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    });
  });

  test('on a phone search, filters and order stand in one row, each as large as a finger, and stay there', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await opened(page, stage.server.site('automotive-se', LIST));
      const boxes = () =>
        page
          .locator('[data-part="search"], [data-part="summary"], [data-part="tools"] select')
          .evaluateAll((parts) =>
            parts.map((part) => {
              const { top, bottom, width, height } = part.getBoundingClientRect();
              return { middle: (top + bottom) / 2, width, height };
            }),
          );
      const check = async () => {
        const found = await boxes();
        expect(found).toHaveLength(3);
        for (const { middle, width, height } of found) {
          expect(Math.abs(middle - (found[0]?.middle ?? 0))).toBeLessThanOrEqual(2);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
        return found[0]?.middle ?? 0;
      };
      await check();
      await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
      expect(await check()).toBeLessThan(60);
    });
  });

  test.each([PHONE, DESKTOP])(
    'the credit warning stands once, right behind the first car with a cost: %o',
    { tags: ['sweep'] },
    async (viewport) => {
      await visit(stage.browser, { viewport }, async (page) => {
        await opened(page, stage.server.site('automotive-se', LIST));
        const warning = page.getByText('Att låna kostar pengar!').filter({ visible: true });
        expect(await warning.count()).toBe(1);
        const order = await page
          .locator('[data-part="cards"] > li')
          .evaluateAll((items) =>
            items.map((item) =>
              item.textContent?.includes('Att låna kostar pengar!')
                ? 'warning'
                : item.textContent?.includes('Effektiv ränta')
                  ? 'cost'
                  : 'car',
            ),
          );
        expect(order.indexOf('warning')).toBe(order.indexOf('cost') + 1);
        if (viewport === DESKTOP) return;
        const gap = await page.locator('[data-part="cards"] > [data-key="loan"]').evaluate((note) => {
          const above = note.previousElementSibling?.getBoundingClientRect();
          return note.getBoundingClientRect().top - (above?.bottom ?? 0);
        });
        expect(gap, 'it is the foot of that card').toBeLessThanOrEqual(0);
      });
    },
  );
});

describe('correction 13', { tags: ['sweep'] }, () => {
  test('two links lead past the menu to the cars and to the filters', async () => {
    await visit(stage.browser, {}, async (page) => {
      await opened(page, stage.server.site('automotive-se', LIST));
      for (const name of ['Hoppa till huvudinnehållet', 'Till bilarna', 'Till filtren']) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.hash === '#cars');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() =>
          document.activeElement?.closest('li')?.matches('[data-part="cards"] > li:first-child'),
        ),
      ).toBe(true);
      await page.getByRole('link', { name: 'Till filtren' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.hash === '#filters');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('[data-part="drawer"]') !== null),
      ).toBe(true);
    });
  });

  test('nothing on the car page fades or scrolls inside its column, and price and button do not touch at 320 px', async () => {
    const car = await exampleCar(stage.server);
    await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
      await opened(page, stage.server.site('automotive-se', car));
      const faults = await page.locator('main *').evaluateAll(
        (all) =>
          all
            .filter((element) => element.querySelector('[data-island="loan-calculator"]') !== null)
            .filter((element) => {
              const { maskImage, overflowY } = getComputedStyle(element);
              return maskImage !== 'none' || overflowY === 'auto' || overflowY === 'scroll';
            }).length,
      );
      expect(faults).toBe(0);
    });
    await visit(stage.browser, { viewport: NARROW }, async (page) => {
      await opened(page, stage.server.site('automotive-se', car));
      const button = page.locator('a[href="#contact-form"]').last();
      const gap = await button.evaluate((link) => {
        const words = link.previousElementSibling;
        const range = document.createRange();
        if (words !== null) range.selectNodeContents(words);
        return link.getBoundingClientRect().left - range.getBoundingClientRect().right;
      });
      expect(gap).toBeGreaterThanOrEqual(8);
    });
  });

  test('a car page on paper is a sheet of facts', async () => {
    const car = await exampleCar(stage.server);
    await visit(stage.browser, { viewport: { width: 794, height: 1123 } }, async (page) => {
      await opened(page, stage.server.site('automotive-se', car));
      await page.emulateMedia({ media: 'print' });
      const controls = page.locator(
        'button, input, select, textarea, summary, form, body > header, body > footer',
      );
      expect(await controls.filter({ visible: true }).count()).toBe(0);
      for (const name of ['Översikt', 'Utrustning', 'Om bilen'])
        expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.getByText('Bilen finns hos').isVisible()).toBe(true);
      expect(await page.getByText(new RegExp(`localhost.*${car}`)).isVisible()).toBe(true);
      expect(await page.locator('[data-slide]').filter({ visible: true }).count()).toBe(1);
      expect(await bottomOf(page, '[data-slide]')).toBeLessThan(600);
      const cut = await page
        .locator('[data-content]')
        .evaluateAll((parts) => parts.filter((part) => part.scrollHeight > part.clientHeight + 1).length);
      expect(cut).toBe(0);
    });
  });

  test('without scripts the booking shows its heading and brands, no empty bar and no empty card', async () => {
    // Scripts that are announced in the page's head are refused where there are none.
    await visit(stage.browser, { javaScript: false, expected: [/\.js csp$/] }, async (page) => {
      await page.goto(stage.server.site('automotive-se', '/service-och-verkstad/boka-bilverkstad'));
      const block = page.locator('[data-service-booking]');
      expect(await block.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await block.getByText('Mitsubishi', { exact: true }).isVisible()).toBe(true);
      expect(await block.locator('a[href^="tel:"]').first().isVisible()).toBe(true);
      expect(await block.locator('[data-step], aside').filter({ visible: true }).count()).toBe(0);
    });
  });
});

/** Documents that a page asks for after it has come. */
async function furtherDocuments(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const requests: string[] = [];
  const { host } = new URL(page.url());
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.host === host && !/^\/(assets|media|api)\//.test(url.pathname)) requests.push(url.pathname);
  });
  await act();
  // What is fetched for later is asked for when nothing else is.
  await page.waitForLoadState('networkidle');
  return requests;
}

describe('correction 7: what is fetched ahead', { tags: ['sweep'] }, () => {
  test('on a touch screen nothing, however far one scrolls', async () => {
    await visit(stage.browser, { viewport: PHONE, hasTouch: true, isMobile: true }, async (page) => {
      await opened(page, stage.server.site('automotive-se', LIST));
      const requests = await furtherDocuments(page, async () => {
        for (let top = 0; top < 12_000; top += 600) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
          await page.evaluate(() => new Promise(requestAnimationFrame));
        }
      });
      expect(requests).toEqual([]);
    });
  });

  test('with a mouse the page of the link that it rests on, at most eight in all; nothing for who saves data', async () => {
    const rest = async (page: Page) => {
      const links = page.locator('[data-part="cards"] > li a[href*="/kop-bil/"]').filter({ visible: true });
      for (let at = 0; at < 14; at += 1) {
        await links.nth(at).hover();
        // Longer than the pointer has to rest.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      }
    };
    await visit(stage.browser, {}, async (page) => {
      await opened(page, stage.server.site('automotive-se', LIST));
      const requests = await furtherDocuments(page, () => rest(page));
      expect(requests.length).toBeGreaterThan(0);
      expect(requests.length).toBeLessThanOrEqual(8);
      expect(new Set(requests).size).toBe(requests.length);
    });
    await visit(stage.browser, {}, async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await opened(page, stage.server.site('automotive-se', LIST));
      expect(await furtherDocuments(page, () => rest(page))).toEqual([]);
    });
  });
});
