/** @module-tag sweep */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, openStage, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { opened } from './page-checks';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const FORCED = { forcedColors: 'active', colorScheme: 'dark', viewport: DESKTOP } as const;
const LIST = '/kop-bil/alla-bilar-i-lager';

const groundOf = (element: Locator, part?: string) =>
  element.evaluate((each, of) => getComputedStyle(each, of).backgroundColor, part);

/** Grounds are all alike where the browser chooses the colours. */
describe('what only its ground told', () => {
  test('the bar over a picture has a ground, as its logo and its signs get none from the browser', async () => {
    await visit(stage.browser, FORCED, async (page) => {
      await opened(page, stage.server.site('carstore-se', '/'));
      const logo = page.locator('header a[href="/"]').first();
      const grounds = await logo.evaluate((link) => {
        const found: string[] = [];
        for (
          let each: Element | null = link;
          each !== null && each.localName !== 'body';
          each = each.parentElement
        )
          found.push(getComputedStyle(each, '::before').backgroundColor);
        return found;
      });
      expect(grounds).toContain(await groundOf(page.locator('body')));
    });
  });

  test('the entry of the menu that one is below keeps its line', async () => {
    await visit(stage.browser, FORCED, async (page) => {
      await opened(page, stage.server.site('automotive-se', LIST));
      const entry = page.locator('header nav a[href="/kop-bil"]').filter({ visible: true });
      const line = await entry.evaluate((each) => {
        const { borderBlockEndStyle: style, borderBlockEndWidth: width } = getComputedStyle(each, '::before');
        return `${width} ${style}`;
      });
      expect(line).toBe('2px solid');
    });
  });

  test('cars do not show beside the bar that stays above the list', async () => {
    await visit(stage.browser, FORCED, async (page) => {
      await opened(page, stage.server.site('automotive-se', LIST));
      await page.mouse.wheel(0, 1200);
      const bar = page.locator('[data-part="tools"]').filter({ visible: true });
      const { outlineStyle, outlineColor } = await bar.evaluate((each) => {
        const { outlineStyle: style, outlineColor: color } = getComputedStyle(each);
        return { outlineStyle: style, outlineColor: color };
      });
      expect([outlineStyle, outlineColor]).toEqual(['solid', await groundOf(page.locator('body'))]);
    });
  });

  test('of the small pictures of a car one has a ring, that of the picture that shows', async () => {
    const car = await exampleCar(stage.server);
    await visit(stage.browser, FORCED, async (page) => {
      await opened(page, stage.server.site('automotive-se', car));
      const rings = await page
        .locator('main [data-dots] > button')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((each) => getComputedStyle(each).outlineStyle === 'solid')
            .map((each) => each.getAttribute('aria-disabled')),
        );
      expect(rings).toEqual(['true']);
    });
  });

  test('how many have given how many stars, and asked how often, are bars', async () => {
    await visit(stage.browser, FORCED, async (page) => {
      await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
      await page.goto(stage.server.site('automotive-se', '/staff/101.30/ratings'));
      await page.getByLabel('E-post').fill('admin@nordhem.example');
      await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
      await page.getByRole('button', { name: 'Logga in' }).click();
      const bar = page.locator('td > span[style*="inline-size"]').first();
      await bar.waitFor();
      expect(await groundOf(bar)).not.toBe(await groundOf(page.locator('body')));
      await page.goto(stage.server.site('automotive-se', '/staff/figures'));
      const edge = await page
        .locator('td span[style*="inline-size"]')
        .first()
        .evaluate((each) => getComputedStyle(each).borderStyle);
      expect(edge).toBe('solid');
    });
  });
});
