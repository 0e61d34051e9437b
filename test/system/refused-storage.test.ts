/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, openStage, type Stage, visit } from './browser';
import { opened } from './page-checks';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** As in a private window, or where a visitor has forbidden it: whoever only looks at the storage meets an exception. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

test('a browser that refuses storage filters without a reload, and hides the panel', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await page.addInitScript(refuseStorage);
    await opened(page, stage.server.site('automotive-se', '/kop-bil/alla-bilar-i-lager'));
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const toggle = page.locator('[data-part="toggle"]').filter({ visible: true });
    await toggle.click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    await page.locator('[data-part="cards"]').first().waitFor();
    await page
      .getByRole('checkbox', { name: /^Volvo/ })
      .first()
      .check();
    await expect.poll(() => new URL(page.url()).searchParams.get('car_brand')).toBe('Volvo');
    expect(await page.locator('html[data-same]').count()).toBe(1);
  });
});

test.each(['/anlaggningar', '/anlaggningar/nordhem-goteborg'])('%s works there too', async (path) => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await page.addInitScript(refuseStorage);
    // A fault of a script ends the visit.
    await opened(page, stage.server.site('automotive-se', path));
  });
});
