import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, NARROW, openStage, PHONE, type Stage, settled, visit } from './browser';

const LANDING = '/service-och-verkstad/boka-bilverkstad';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

const drawer = (page: Page): Locator => page.locator('aside[data-drawer]');
const isOpen = async (page: Page): Promise<boolean> =>
  (await drawer(page).getAttribute('data-drawer')) === 'open';

async function open(page: Page): Promise<void> {
  await page.goto(stage.server.site('automotive-se', LANDING));
  await page.locator('fc-island[data-island="service-booking"][data-ready]').waitFor({ state: 'attached' });
}

/** How much of the drawer stands on the screen, in CSS pixels. */
async function shown(page: Page): Promise<number> {
  await settled(page);
  return drawer(page).evaluate((element) => innerHeight - element.getBoundingClientRect().top);
}

/** A drag on the handle, down being positive; returns how far the drawer had gone before it was let go. */
async function drag(page: Page, distance: number): Promise<number> {
  const before = await shown(page);
  const box = await drawer(page).getByRole('button', { name: 'Dina val' }).boundingBox();
  if (box === null) throw new Error('the drawer has no handle');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let part = 1; part <= 4; part++) await page.mouse.move(x, y + (distance * part) / 4);
  const moved = before - (await shown(page));
  await page.mouse.up();
  return moved;
}

describe('the summary on a phone', () => {
  test('W-085, W-086, W-088–W-090: a drawer of 72 px that follows the finger, opens after 20 and closes after 200 px', async () => {
    await visit(stage.browser, { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' }, async (page) => {
      await open(page);
      expect(await drawer(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
      expect(Math.abs((await shown(page)) - 72)).toBeLessThanOrEqual(1);
      expect(await drag(page, -19)).toBeCloseTo(-19, 0);
      expect(await isOpen(page)).toBe(false);
      expect(Math.abs((await shown(page)) - 72)).toBeLessThanOrEqual(1);
      await drag(page, -21);
      expect(await isOpen(page)).toBe(true);
      expect(await drag(page, 199)).toBeCloseTo(199, 0);
      expect(await isOpen(page)).toBe(true);
      await drag(page, 201);
      expect(await isOpen(page)).toBe(false);
    });
  });

  test.each([844, 667])(
    'W-087, W-091, W-093: on %i px it opens to four fifths by its button, closes by "Dölj" and Escape',
    { tags: ['sweep'] },
    async (height) => {
      await visit(
        stage.browser,
        { viewport: { width: 390, height }, reducedMotion: 'reduce' },
        async (page) => {
          await open(page);
          const button = drawer(page).getByRole('button', { name: 'Dina val' });
          await button.focus();
          await page.keyboard.press('Enter');
          expect(await isOpen(page)).toBe(true);
          expect(await shown(page)).toBeCloseTo(height * 0.8, 0);
          expect(await drawer(page).getByText('Summering av val').isVisible()).toBe(true);
          expect(await button.textContent()).toContain('Dölj');
          await button.click();
          expect(await isOpen(page)).toBe(false);
          expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
          await page.keyboard.press('Enter');
          await page.keyboard.press('Escape');
          expect(await isOpen(page)).toBe(false);
          // Closed, nothing in it can be reached.
          expect(await drawer(page).locator('[inert]').count()).toBe(1);
        },
      );
    },
  );
});

test('by keyboard, at 320 px, what has the focus is never behind the closed drawer', async () => {
  await visit(stage.browser, { viewport: NARROW, reducedMotion: 'reduce' }, async (page) => {
    await open(page);
    await page.locator('main').focus();
    const names: string[] = [];
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab');
      const { name, bottom } = await page.evaluate(() => {
        const { activeElement: active } = document;
        return { name: active?.textContent ?? '', bottom: active?.getBoundingClientRect().bottom ?? 0 };
      });
      names.push(name);
      expect(bottom, `${stop}: ${name}`).toBeLessThanOrEqual(NARROW.height - 72);
    }
    expect(names).toContain('Hitta din bil');
  });
});

test('W-084: beside the flow on a wide screen, and it stays in view', { tags: ['sweep'] }, async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await open(page);
    const top = () => drawer(page).evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    expect(await drawer(page).evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
    await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('ABC123');
    await page.keyboard.press('Enter');
    await page.locator('[data-step="1"]').getByRole('button', { name: 'Fortsätt' }).click();
    await page.locator('[data-step="2"]').getByRole('checkbox').first().waitFor();
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(Math.max(before, 200));
  });
});
