import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, visit } from '../browser';
import { awake, car, on, stage } from './page';

const gallery = (page: Page): Locator => page.locator('[data-gallery]');
const counter = (page: Page): Locator => gallery(page).locator('[data-counter]').first();
const isAt = (page: Page, position: number): Promise<void> =>
  expect.poll(() => counter(page).textContent()).toMatch(new RegExp(`^${position} av \\d+$`));
/** What is long starts collapsed, opens, closes, and never hides the focus. */
async function collapses(page: Page): Promise<void> {
  const part = (id: string) => page.locator(`[data-enhance="collapse"]:has([id$="-${id}"])`);
  const heightOf = (id: string) =>
    part(id)
      .locator('[data-content]')
      .evaluate((content) => content.getBoundingClientRect().height);
  const button = (id: string) => part(id).getByRole('button');
  for (const [id, collapsed] of [
    ['items', 50],
    ['text', 300],
    ['technical', 0],
  ] as const) {
    expect(Math.abs((await heightOf(id)) - collapsed), id).toBeLessThanOrEqual(2);
    expect(await button(id).getAttribute('aria-expanded')).toBe('false');
    expect(await button(id).innerText()).toMatch(/^Visa mer/);
    await button(id).click();
    expect(await heightOf(id), id).toBeGreaterThan(collapsed + 20);
    expect(await button(id).getAttribute('aria-expanded')).toBe('true');
    expect(await button(id).innerText()).toMatch(/^Visa mindre/);
    await button(id).click();
    await expect.poll(() => heightOf(id)).toBeLessThanOrEqual(collapsed + 2);
  }
  const rows = page.locator('section:has([id$="-overview"]) dl').nth(1).locator('> *');
  expect(await rows.count()).toBe(5);
  await part('text')
    .locator('[data-content]')
    .evaluate((content) => content.insertAdjacentHTML('beforeend', '<p><a href="#x">far below</a></p>'));
  await page.getByText('far below').focus();
  expect(await button('text').getAttribute('aria-expanded')).toBe('true');
}

/** Pictures, costs, and the ways to all cars. */
export function shown(): void {
  describe('the pictures of a car', () => {
    test('V-028: a finger turns them', { tags: ['sweep'] }, async () => {
      const context = await stage().browser.newContext({ viewport: PHONE, hasTouch: true });
      try {
        const page = await context.newPage();
        await page.goto(stage().server.site('automotive-se', car()));
        await awake(page);
        const place = await gallery(page).locator('[data-track]').first().boundingBox();
        const y = Math.round((place?.y ?? 0) + (place?.height ?? 0) / 2);
        const client = await context.newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
          client.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
          });
        await touch('touchStart', 280);
        for (let x = 270; x >= 40; x -= 10) await touch('touchMove', x);
        await touch('touchEnd');
        await isAt(page, 2);
        expect(await page.locator('dialog[open]').count()).toBe(0);
      } finally {
        await context.close();
      }
    });

    test('V-029, V-030, V-031, V-032, V-033: dots and buttons turn them, to the ends and over the whole screen; Escape leads back', async () => {
      await on(car(), {}, async (page) => {
        const slides = await gallery(page).locator('[data-track]').first().locator('[data-slide]').count();
        const dots = gallery(page).locator('[data-dot]');
        expect(await dots.count()).toBe(slides);
        const step = (by: number) => gallery(page).locator(`[data-step="${by}"]`).first();
        for (const by of [1, -1]) expect(await step(by).getAttribute('aria-label')).toBeTruthy();
        expect(await step(-1).getAttribute('aria-disabled')).toBe('true');
        await step(1).click();
        await isAt(page, 2);
        await step(-1).click();
        await isAt(page, 1);
        await dots.nth(2).click();
        await isAt(page, 3);
        expect(await dots.nth(2).getAttribute('aria-disabled')).toBe('true');
        expect(await dots.nth(0).getAttribute('aria-disabled')).toBeNull();
        await dots.nth(slides - 1).click();
        await isAt(page, slides);
        // A mark and no lock: whoever presses it again stays where they are.
        await step(1).evaluate((button: HTMLElement) => button.click());
        await isAt(page, slides);
        expect(await step(1).getAttribute('aria-disabled')).toBe('true');

        await gallery(page).locator('[data-dot]').nth(1).click();
        await isAt(page, 2);
        await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
        const enlarge = gallery(page).locator('[data-enlarge]');
        await enlarge.click();
        const dialog = page.locator('dialog[data-full-screen][open]');
        await dialog.getByText(/^2 av \d+$/).waitFor();
        expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
        await dialog.locator('[data-step="1"]').click();
        await dialog.getByText(/^3 av \d+$/).waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        expect(await enlarge.evaluate((button) => button === document.activeElement)).toBe(true);
        expect(await page.evaluate(() => scrollY)).toBe(120);
        await isAt(page, 3);
      });
    });
  });

  test('V-041, V-042, V-058, V-061, V-062, V-337, V-339, V-340: what it costs stays in view; what is long starts collapsed, opens, closes and never hides the focus', async () => {
    const columnTop = (page: Page) =>
      page.locator('h1').evaluate((title) => title.getBoundingClientRect().top);
    await on(car(), {}, async (page) => {
      for (const top of [700, 1500, 2000]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect.poll(() => columnTop(page)).toBeGreaterThan(0);
        expect(await columnTop(page)).toBeLessThan(300);
      }
      await collapses(page);
    });
    await on(car(), { viewport: PHONE }, async (page) => {
      expect(await columnTop(page)).toBeLessThan(PHONE.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      // The room that a card leaves for its picture is just as high as that.
      const cards = page.locator('[aria-labelledby$="-similar"] li');
      const gaps = await cards.evaluateAll((all) =>
        all.map((card) => {
          const picture = card.firstElementChild?.getBoundingClientRect().bottom ?? Number.NaN;
          return Math.abs(
            (card.querySelector('h3')?.parentElement?.getBoundingClientRect().top ?? 0) - picture,
          );
        }),
      );
      expect(gaps).toHaveLength(8);
      expect(Math.max(...gaps)).toBeLessThan(2);
      const contact = page.locator('a[href="#contact-form"]').last();
      const place = await contact.boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    });
  });

  test('V-026, V-027: leads to all cars for whoever came straight, or from another site', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage().browser, {}, async (page) => {
      await page.goto(`data:text/html,<a href="${stage().server.site('automotive-se', car())}">x</a>`);
      await page.getByText('x').click();
      await page.waitForURL(/kop-bil/);
      await awake(page);
      const back = page.locator('[data-back]');
      expect(await back.innerText()).toMatch(/Tillbaka till alla bilar/);
      await back.click();
      await page.waitForURL(/\/kop-bil\/alla-bilar-i-lager$/);
    });
  });
}
