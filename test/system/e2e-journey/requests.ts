import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, numberIn, PHONE } from '../browser';
import {
  allAwake,
  answered,
  box,
  cardsOf,
  countOf,
  field,
  fill,
  hasStayed,
  mailAbout,
  on,
  remember,
  sendButton,
  thanks,
} from './journey';

/** The first car of the list that has been photographed. */
const firstPictured = (page: Page): Locator =>
  cardsOf(page)
    .filter({ has: page.locator('img') })
    .first()
    .locator('a');
/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator, max = 400): Promise<void> {
  // Found once: a link by its name takes a look at every link of the page.
  const element = await target.elementHandle();
  for (let presses = 0; presses < max; presses++) {
    await page.keyboard.press('Tab');
    if (await element?.evaluate((found) => found === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}
/** Takes one of the links that lead past the menu. */
async function follow(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** From the start page to a request that arrives. */
export function requests(): void {
  describe('from the start page to a request that arrives', () => {
    test('with a finger on a phone', async () => {
      await on('/', { viewport: PHONE }, async (page) => {
        await page.locator('main input[name="keyphrase"]').fill('volvo');
        await page.locator('main search button[type="submit"]').click();
        await page.waitForURL(/alla-bilar-i-lager/);
        await allAwake(page);
        const before = await countOf(page);
        await remember(page);
        await page.locator('[data-part="drawer"] > summary').click();
        await box(page, 'car_fuel', 'El').check();
        await answered(page, /car_fuel=El/);
        const after = await countOf(page);
        expect(after).toBeGreaterThan(0);
        expect(after).toBeLessThan(before);
        expect(numberIn(await page.locator('[data-part="apply"]').textContent())).toBe(after);
        await page.locator('[data-part="apply"]').click();
        await page.locator('[data-part="drawer"]:not([open])').waitFor();
        expect(await hasStayed(page)).toBe(true);

        await firstPictured(page).click();
        await page.waitForURL(/\/kop-bil\/\d+\//);
        await allAwake(page);
        expect(await page.locator('h1').textContent()).toContain('Volvo');

        const enlarge = page.locator('[data-enlarge]');
        await enlarge.click();
        const fullScreen = page.locator('dialog[data-full-screen][open]');
        expect(await fullScreen.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
        await fullScreen.locator('[data-step="1"]').click();
        await fullScreen.getByText(/^2 av \d+$/).waitFor();
        await page.keyboard.press('Escape');
        await fullScreen.waitFor({ state: 'hidden' });
        expect(await enlarge.evaluate((button) => button === document.activeElement)).toBe(true);

        await page.locator('a[href="#contact-form"]:visible').last().click();
        await field(page, 'name').waitFor();
        await fill(page, 'Fia Finger');
        await field(page, 'message').fill('Finns bilen kvar?');
        await sendButton(page).click();
        await thanks(page).waitFor();
        expect(await axeFaults(page)).toEqual([]);
      });
      expect(await mailAbout('Fia Finger')).toBe(1);
    });

    test('V-328, V-329: by keyboard alone, to the thanks that lie over the page, and back to an empty form', async () => {
      await on('/', {}, async (page) => {
        await tabTo(page, page.locator('main input[name="keyphrase"]'));
        await page.keyboard.type('volvo');
        await page.keyboard.press('Enter');
        await page.waitForURL(/alla-bilar-i-lager/);
        await allAwake(page);
        await follow(page, 'Till filtren');
        await tabTo(page, box(page, 'car_fuel', 'El'));
        await page.keyboard.press('Space');
        await answered(page, /car_fuel=El/);
        // The list has been put in place anew, and the focus is where it was.
        expect(await box(page, 'car_fuel', 'El').evaluate((tick) => tick === document.activeElement)).toBe(
          true,
        );
        await follow(page, 'Till bilarna');
        await tabTo(page, firstPictured(page));
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/kop-bil\/\d+\//);
        await allAwake(page);

        const picture = page.locator('[data-slide]:not([inert]) [data-open]').first();
        await tabTo(page, picture);
        await page.keyboard.press('Enter');
        const fullScreen = page.locator('dialog[data-full-screen][open]');
        await fullScreen.waitFor();
        expect(await axeFaults(page)).toEqual([]);
        for (const _ of Array.from({ length: 6 })) {
          await page.keyboard.press('Tab');
          const inside = await fullScreen.evaluate(
            (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
          );
          expect(inside).toBe(true);
        }
        await page.keyboard.press('ArrowRight');
        await fullScreen.getByText(/^2 av \d+$/).waitFor();
        await page.keyboard.press('Escape');
        await fullScreen.waitFor({ state: 'hidden' });
        expect(await page.evaluate(() => document.activeElement?.matches('[data-open]'))).toBe(true);

        await tabTo(page, field(page, 'name'));
        await page.keyboard.type('Tage Tangent');
        await page.keyboard.press('Tab');
        await page.keyboard.type('+46 70 174 06 05');
        await page.keyboard.press('Tab');
        await page.keyboard.type('tage@post.example');
        await tabTo(page, field(page, 'testDrive'), 2);
        await page.keyboard.press('Space');
        // Past the times that the car can be driven at: being called about one stays chosen.
        await tabTo(page, sendButton(page), 6);
        await page.keyboard.press('Enter');
        await thanks(page).waitFor();
        await page.waitForFunction(() => document.activeElement?.matches('dialog[data-success] h2'));
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await thanks(page).waitFor({ state: 'hidden' });
        // The dialog tells that it is closed once it is hidden; the focus goes back then.
        await expect
          .poll(() => sendButton(page).evaluate((button) => button === document.activeElement))
          .toBe(true);
        expect(await field(page, 'name').inputValue()).toBe('');
      });
      expect(await mailAbout('Tage Tangent')).toBe(1);
    });
  });
}
