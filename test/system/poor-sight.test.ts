/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { opened } from './page-checks';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** 1280 by 1024 px, four times as large (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 } as const;

/** What a finger or an unsteady hand has to meet, without room around it (WCAG 2.5.8). */
const MIN_TARGET = 24;

test('in a low window the order of the list keeps its sign', async () => {
  await visit(stage.browser, { viewport: ZOOMED }, async (page) => {
    await opened(page, stage.server.site('automotive-se', '/kop-bil/alla-bilar-i-lager'));
    const order = page.locator('select[name="sortName"]').first();
    const [box, sign] = await order.evaluate((select) => {
      const tools = select.closest('form, [data-part="tools"]') ?? document;
      const signs = [...tools.querySelectorAll('svg')].filter(
        (drawing) => getComputedStyle(drawing).position === 'absolute' && drawing.checkVisibility(),
      );
      return [select.getBoundingClientRect(), signs.at(-1)?.getBoundingClientRect()];
    });
    expect(sign?.top).toBeGreaterThan(box.top);
    expect(sign?.bottom).toBeLessThan(box.bottom);
    expect(sign?.left).toBeGreaterThan(box.left);
  });
});

test('what a car costs a month and who sells it are links that can be met', async () => {
  const car = await exampleCar(stage.server);
  await visit(stage.browser, {}, async (page) => {
    await opened(page, stage.server.site('automotive-se', car));
    const links = page
      .locator('a[href="#finance"], main a[href^="/anlaggningar/"]')
      .filter({ visible: true });
    expect(await links.count()).toBeGreaterThan(1);
    const small = await links.evaluateAll(
      (all, minimum) =>
        all
          .filter((link) => link.getBoundingClientRect().height < minimum)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      MIN_TARGET,
    );
    expect(small).toEqual([]);
  });
});

test('the question of cookies does not cover what has the focus beside a car', async () => {
  const car = await exampleCar(stage.server);
  await visit(stage.browser, { consent: 'unasked', reducedMotion: 'reduce' }, async (page) => {
    await opened(page, stage.server.site('automotive-se', car));
    const question = page.locator('#cc-main .cm');
    await question.waitFor();
    const controls = page
      .locator('main :is(summary, a[href], button)')
      .filter({ hasText: /Meddela mig|Få en offert|Boka provkörning|Kontakta återförsäljaren/ })
      .filter({ visible: true });
    expect(await controls.count()).toBeGreaterThan(3);
    for (const control of await controls.all()) {
      await control.focus();
      await expect
        .poll(() =>
          control.evaluate((each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        )
        .toBe(true);
    }
  });
});

test.each([1, 2])(
  'text × %i: a tip on what can be ordered leaves the next box free to be ticked',
  async (scale) => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await opened(page, stage.server.site('carstore-se', '/service-och-verkstad/boka-bilverkstad'));
      await page.addStyleTag({ content: `:root { font-size: ${scale * 100}% !important }` });
      const wizard = page.locator('[data-service-wizard]');
      await page
        .locator('fc-island[data-island="service-wizard"][data-ready]')
        .waitFor({ state: 'attached' });
      await wizard.getByRole('textbox', { name: 'Registreringsnummer' }).fill('ABC123');
      await page.keyboard.press('Enter');
      await wizard.locator('[data-page="2"]').getByRole('button', { name: 'Fortsätt' }).click();
      const service = (id: string) => wizard.locator(`[data-service="${id}"]`);
      await service('basservice').getByRole('checkbox').hover();
      await service('basservice').getByRole('tooltip').waitFor();
      // Straight down, as a mouse goes; the driver would look for a way around.
      const { x, y, width, height } = await service('mellanservice')
        .getByRole('checkbox')
        .evaluate((box) => box.getBoundingClientRect().toJSON());
      await page.mouse.click(x + width / 2, y + height / 2);
      expect(await service('mellanservice').getByRole('checkbox').isChecked()).toBe(true);
    });
  },
);
