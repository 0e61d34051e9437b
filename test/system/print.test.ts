/** @module-tag sweep */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { controlsOnPaper } from './on-paper';
import { opened } from './page-checks';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What fits between the margins of a sheet of A4. */
const SHEET = { width: 718, height: 1000 };

describe('on paper', () => {
  const LIST = '/kop-bil/alla-bilar-i-lager';

  test.each([
    ['the list of cars', LIST],
    ['a facility', '/anlaggningar/nordhem-kista'],
    ['a comparison', '/kop-bil/jamfor?cars='],
    ['the contact page', '/kontakt'],
  ])('%s has no buttons and fields', async (_, path) => {
    const car = await exampleCar(stage.server);
    const address = path.endsWith('=') ? path + car.replace('/kop-bil/', '') : path;
    await visit(stage.browser, { viewport: SHEET }, async (page) => {
      await opened(page, stage.server.site('automotive-se', address));
      await expect.poll(() => controlsOnPaper(page)).toEqual([]);
    });
  });

  test('a car says where to call about it', async () => {
    const car = await exampleCar(stage.server);
    await visit(stage.browser, { viewport: SHEET }, async (page) => {
      await opened(page, stage.server.site('automotive-se', car));
      await page.emulateMedia({ media: 'print' });
      const call = page.locator('main a[href^="tel:"]').filter({ visible: true });
      // What is read on paper is of the style sheet.
      const written = await call.evaluateAll((all) =>
        all.map((each) => getComputedStyle(each, '::after').content),
      );
      const digits = written.map((text) => text.replaceAll(/\D/g, ''));
      const numbers = await call.evaluateAll((all) => all.map((each) => each.getAttribute('href')?.slice(4)));
      expect(digits).toEqual(numbers);
      expect(digits).toHaveLength(1);
    });
  });

  test('a car has the ticks of its equipment, which browsers leave out with the grounds they print without', async () => {
    const car = await exampleCar(stage.server);
    await visit(stage.browser, { viewport: SHEET }, async (page) => {
      await opened(page, stage.server.site('automotive-se', car));
      await page.emulateMedia({ media: 'print' });
      const adjusted = await page.locator('main li').evaluateAll((all) =>
        all
          .map((each) => getComputedStyle(each, '::before'))
          .filter(({ maskImage }) => maskImage.startsWith('url'))
          .map((style) => style.getPropertyValue('print-color-adjust')),
      );
      expect(new Set(adjusted)).toEqual(new Set(['exact']));
    });
  });

  test('the contact page says where to call and write', async () => {
    await visit(stage.browser, { viewport: SHEET }, async (page) => {
      await opened(page, stage.server.site('automotive-se', '/kontakt'));
      await page.emulateMedia({ media: 'print' });
      for (const way of ['tel:', 'mailto:']) await page.locator(`main a[href^="${way}"]`).last().waitFor();
    });
  });

  test('the list of cars keeps its count, its prices and what borrowing costs', async () => {
    await visit(stage.browser, { viewport: SHEET }, async (page) => {
      await opened(page, stage.server.site('automotive-se', LIST));
      await page.emulateMedia({ media: 'print' });
      await page.locator('[data-part="status"]').waitFor();
      await page.locator('[role="note"]').first().waitFor();
      await page
        .getByText(/Effektiv ränta/)
        .first()
        .waitFor();
    });
  });
});
