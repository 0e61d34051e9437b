/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, settled, visit } from './browser';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Without a graphics card, on a machine that does other things besides, a map takes its time. */
const PATIENCE = 40_000;

const FACILITY = '/anlaggningar/nordhem-nacka';
const LIST = '/anlaggningar';

/** A picture taken of a canvas that is drawn without a graphics card makes the browser complain of itself. */
const expected = [/GPU stall due to ReadPixels/];

/** What the map is made of, as far as the page has asked for it. */
function mapRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/live-map|maplibre|\/api\/map\/tiles\//.test(pathname)) requests.push(pathname);
  });
  return requests;
}

/** The browser of these tests draws without a graphics card; here it says that it has one. */
const withCard = (page: Page) =>
  page.addInitScript(() => {
    const original = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const value: unknown = original.call(this, name);
      return typeof value === 'string' ? value.replaceAll('SwiftShader', 'Card') : value;
    };
  });

const box = (page: Page) => page.locator('[data-map]').first();
const live = (page: Page) => page.locator('[data-map][data-live]').first();

describe('the map of a facility', () => {
  test('V-161 V-487: nothing of it before the visitor comes near; then a map that leaves wheel and drag to the page', async () => {
    await visit(stage.browser, { viewport: PHONE, expected }, async (page) => {
      await withCard(page);
      const requests = mapRequests(page);
      await page.goto(stage.server.site('automotive-se', FACILITY));
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      const before = await box(page).boundingBox();
      await box(page).scrollIntoViewIfNeeded();
      await live(page).waitFor({ timeout: PATIENCE });
      expect(requests.some((path) => path.includes('/api/map/tiles/'))).toBe(true);
      // Every byte from our own server, and the map as large as its picture was.
      const size = await box(page).boundingBox();
      expect([size?.width, size?.height]).toEqual([before?.width, before?.height]);

      const scrolled = await page.evaluate(() => scrollY);
      const pin = page.locator('[data-marker="pin"]');
      const place = await pin.boundingBox();
      await page.mouse.move((size?.x ?? 0) + 60, (size?.y ?? 0) + 200);
      await page.mouse.wheel(0, 120);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled + 120);
      await page.mouse.down();
      await page.mouse.move((size?.x ?? 0) + 200, (size?.y ?? 0) + 120, { steps: 4 });
      await page.mouse.up();
      const after = await pin.boundingBox();
      expect(after?.x).toBe(place?.x);
      expect(after?.y).toBe((place?.y ?? 0) - 120);
      expect(await pin.getAttribute('aria-label')).toContain('Nordhem Nacka');
      // The pin stands where the coordinates are: in the middle.
      expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - 195)).toBeLessThan(2);

      await page.getByRole('button', { name: 'Zooma ut kartan' }).click();
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);
    });
  });

  test('V-141 V-487: without a graphics card the picture stays, until a live map is asked for', async () => {
    await visit(stage.browser, { expected }, async (page) => {
      const requests = mapRequests(page);
      await page.goto(stage.server.site('automotive-se', FACILITY));
      const show = page.getByRole('button', { name: 'Visa rörlig karta' });
      await box(page).scrollIntoViewIfNeeded();
      await show.waitFor();
      expect(
        await page
          .locator('[data-scene] img')
          .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
      ).toBe(1600);
      expect(requests).toEqual([]);
      expect(await axeFaults(page)).toEqual([]);
      await show.click();
      await live(page).waitFor({ timeout: PATIENCE });
    });
  });

  test('V-487: when the map’s data do not come the page is complete and the picture stays', async () => {
    const faults = [...expected, /api\/map\/tiles/, /ERR_FAILED/];
    await visit(stage.browser, { expected: faults }, async (page) => {
      await withCard(page);
      let refused = 0;
      await page.route('**/api/map/tiles/**', (route) => {
        refused += 1;
        return route.abort();
      });
      await page.goto(stage.server.site('automotive-se', FACILITY));
      await box(page).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Visa rörlig karta' }).waitFor({ timeout: PATIENCE });
      expect(refused).toBeGreaterThan(0);
      expect(await page.locator('[data-scene]').isVisible()).toBe(true);
      expect(await live(page).count()).toBe(0);
    });
  });

  test('a map whose script is lost on its way is offered, and asked for again', async () => {
    const faults = [...expected, /ERR_FAILED/, /dynamically imported module/];
    await visit(stage.browser, { expected: faults }, async (page) => {
      await withCard(page);
      let lost = 0;
      await page.route(/\/live-map-[^/]*\.js$/, (route) => (lost++ === 0 ? route.abort() : route.continue()));
      await page.goto(stage.server.site('automotive-se', FACILITY));
      await box(page).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Visa rörlig karta' }).click({ timeout: PATIENCE });
      await live(page).waitFor({ timeout: PATIENCE });
    });
  });

  test('V-141 V-487: without WebGL and without a script there is the picture, with the way there beside it', async () => {
    await visit(stage.browser, { javaScript: false }, async (page) => {
      await page.goto(stage.server.site('automotive-se', FACILITY));
      await box(page).scrollIntoViewIfNeeded();
      expect(await page.locator('[data-scene]').isVisible()).toBe(true);
      expect(await page.locator('[data-offer]').isVisible()).toBe(false);
      const way = page.locator('section[aria-labelledby="find-us"] a[href*="maps/search"]');
      expect(await way.isVisible()).toBe(true);
    });
    await visit(stage.browser, {}, async (page) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      const requests = mapRequests(page);
      await page.goto(stage.server.site('automotive-se', FACILITY));
      await box(page).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      expect(await page.locator('[data-offer]').isVisible()).toBe(false);
    });
  });
});

test('V-487: another company’s map is fetched when it is asked for or agreed to, and not before', async () => {
  const style = { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background' }] };
  for (const consent of [[], ['external']] as const) {
    await visit(stage.browser, { expected, consent }, async (page) => {
      await withCard(page);
      const address = stage.server.site('automotive-se', FACILITY);
      const other = new URL('/other-map.json', address).href;
      const fetched: string[] = [];
      await page.route(other, (route) => {
        fetched.push(route.request().url());
        return route.fulfill({ json: style });
      });
      // As the page is where MAP_STYLE_URL names that map.
      const { text, headers } = await ask(stage.server, FACILITY, { host: 'automotive-se.localhost' });
      const body = text.replace('&quot;styleUrl&quot;:null', `&quot;styleUrl&quot;:&quot;${other}&quot;`);
      expect(body).toContain(`;${other}&`);
      const policy = String(headers['content-security-policy']);
      await page.route(address, (route) =>
        route.fulfill({
          body,
          contentType: 'text/html; charset=utf-8',
          headers: { 'content-security-policy': policy },
        }),
      );
      await page.goto(address);
      await box(page).scrollIntoViewIfNeeded();
      if (consent.length === 0) {
        const show = page.getByRole('button', { name: 'Visa rörlig karta' });
        await show.waitFor();
        await page.waitForLoadState('networkidle');
        expect(fetched).toEqual([]);
        await show.click();
      }
      await live(page).waitFor({ timeout: PATIENCE });
      expect(fetched).toEqual([other]);
    });
  }
});

test('V-487: the facilities on a map follow the filters, and are reached with the keyboard', async () => {
  await visit(stage.browser, { viewport: DESKTOP, reducedMotion: 'reduce', expected }, async (page) => {
    await withCard(page);
    const requests = mapRequests(page);
    await page.goto(stage.server.site('automotive-se', LIST));
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.getByText('Visa på karta').click();
    await live(page).waitFor({ timeout: PATIENCE });
    const markers = page.locator('[data-marker]');
    const shown = () =>
      markers.evaluateAll((all) =>
        all.map((each) => Number(each.textContent || '1')).reduce((sum, count) => sum + count, 0),
      );
    const total = Number(/\d+/.exec((await page.locator('[data-part="status"]').textContent()) ?? '')?.[0]);
    expect(await shown()).toBe(total);
    // All of them within the map.
    const frame = await box(page).boundingBox();
    for (const spot of await markers.all()) {
      const at = await spot.boundingBox();
      expect(
        at !== null && frame !== null && at.y >= frame.y && at.y + at.height <= frame.y + frame.height,
      ).toBe(true);
    }
    expect(await axeFaults(page)).toEqual([]);

    await page.goto(stage.server.site('automotive-se', `${LIST}?keyphrase=Visby`));
    await page.getByText('Visa på karta').click();
    await live(page).waitFor({ timeout: PATIENCE });
    const place = page.locator('[data-marker="place"]');
    await place.focus();
    await page.keyboard.press('Enter');
    const card = page.locator('[data-card]');
    expect(
      await card
        .getByRole('link', { name: 'Nordhem Visby' })
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await card.count()).toBe(0);
    expect(await place.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.locator('[data-part="search"] input').fill('Kiruna');
    await page.keyboard.press('Enter');
    await page.locator('[data-marker="place"][aria-label*="Kiruna"]').waitFor();
    expect(await markers.count()).toBe(1);
  });
});

test('correction 16: places too close to be told apart are one button with their count, opened by click and by keyboard', async () => {
  await visit(stage.browser, { viewport: DESKTOP, reducedMotion: 'reduce', expected }, async (page) => {
    await withCard(page);
    await page.goto(stage.server.site('automotive-se', LIST));
    await page.getByText('Visa på karta').click();
    await live(page).waitFor({ timeout: PATIENCE });
    const groups = page.locator('[data-marker="group"]');
    const centres = () =>
      page.locator('[data-marker]').evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x + width / 2, y + height / 2] as const;
        }),
      );
    // None lies on another.
    const spots = await centres();
    for (const [at, [x, y]] of spots.entries())
      for (const [otherX, otherY] of spots.slice(at + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(16);
    const largest = async () => {
      const counts = await groups.evaluateAll((all) => all.map((each) => Number(each.textContent)));
      return { at: counts.indexOf(Math.max(...counts)), count: Math.max(...counts) };
    };
    const first = await largest();
    expect(first.count).toBeGreaterThan(1);
    const group = groups.nth(first.at);
    expect(await group.getAttribute('aria-label')).toContain(String(first.count));
    await group.focus();
    await page.keyboard.press('Enter');
    // The map has come closer: the group has parted, and the focus is on one of its places or smaller groups.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const focused = document.activeElement;
          return focused instanceof HTMLElement && focused.dataset.marker !== undefined
            ? Number(focused.textContent || '1')
            : Number.POSITIVE_INFINITY;
        }),
      )
      .toBeLessThan(first.count);
    const second = await largest();
    if (second.at >= 0) {
      await groups.nth(second.at).click();
      await expect.poll(async () => (await largest()).count).toBeLessThan(Math.max(second.count, 2));
    }
    expect(await axeFaults(page)).toEqual([]);
  });
});
