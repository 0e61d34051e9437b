import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../browser';
import { car, field, fill, mailAbout, on, sendButton, thanks } from './journey';

const ENDPOINT = '**/api/forms/comhub';

/** The contact form of a car. */
export function contactForm(): void {
  describe('the contact form of a car', () => {
    /** Answers the first posts with 500, lets the others through, and notes when each came. */
    async function failing(page: Page, first: number): Promise<readonly number[]> {
      const posts: number[] = [];
      await page.route(ENDPOINT, async (route: Route) => {
        posts.push(Date.now());
        if (posts.length <= first) await route.fulfill({ status: 500, json: { error: 'internal' } });
        else await route.continue();
      });
      return posts;
    }
    const expected = [/comhub/, /Form not sent/];

    test('V-327, V-330, V-331, V-332, V-488: tries three times, a second apart, then says so and keeps what was written', {
      tags: ['sweep'],
    }, async () => {
      await on(car(), { expected }, async (page) => {
        const posts = await failing(page, Number.POSITIVE_INFINITY);
        await fill(page, 'Otto Otur');
        await sendButton(page).click();
        await page.waitForFunction(
          () => document.querySelector('#contact-form [name="name"]:disabled') !== null,
        );
        const alert = page.locator('#contact-form [role="alert"]');
        await alert.getByText('Din förfrågan kom inte fram').waitFor();
        expect(posts).toHaveLength(3);
        const [first = 0, second = 0, third = 0] = posts;
        for (const gap of [second - first, third - second]) {
          expect(gap).toBeGreaterThanOrEqual(990);
          expect(gap).toBeLessThan(2500);
        }
        expect(await field(page, 'name').inputValue()).toBe('Otto Otur');
        expect(await field(page, 'phone').isEnabled()).toBe(true);
        expect(await sendButton(page).isEnabled()).toBe(true);
        expect(await axeFaults(page)).toEqual([]);
      });
    });

    test('V-333: a second attempt that gets through is one request', { tags: ['sweep'] }, async () => {
      await on(car(), { expected }, async (page) => {
        const posts = await failing(page, 1);
        await fill(page, 'Andra Chansen');
        await sendButton(page).click();
        await thanks(page).waitFor();
        expect(posts).toHaveLength(2);
      });
      expect(await mailAbout('Andra Chansen')).toBe(1);
    });

    test('V-329: two quick clicks send one request', { tags: ['sweep'] }, async () => {
      await on(car(), {}, async (page) => {
        const posts = await failing(page, 0);
        await fill(page, 'Dubbel Klick');
        await sendButton(page).dblclick();
        await thanks(page).waitFor();
        expect(posts).toHaveLength(1);
      });
      expect(await mailAbout('Dubbel Klick')).toBe(1);
    });

    test('V-359, V-360, V-365, V-371, V-372: what is wrong is named before anything is sent, until it changes', async () => {
      await on(car(), {}, async (page) => {
        const posts = await failing(page, 0);
        await field(page, 'phone').fill('12345');
        await sendButton(page).click();
        const message = page.locator('#contact-form [role="alert"]', { hasText: 'Något saknas' });
        await message.waitFor();
        for (const name of ['name', 'phone', 'email']) {
          expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true');
        }
        expect(await field(page, 'message').getAttribute('aria-invalid')).toBeNull();
        expect(await field(page, 'name').evaluate((input) => input === document.activeElement)).toBe(true);
        expect(await axeFaults(page)).toEqual([]);
        await page.keyboard.type('F');
        await message.waitFor({ state: 'hidden' });
        expect(posts).toHaveLength(0);
      });
    });

    test('V-053, V-054, V-055, V-056: the address ticks the wish, and so does another link later', {
      tags: ['sweep'],
    }, async () => {
      await on(`${car()}#contact-quote`, {}, async (page) => {
        // The address without the car's name sends on; the hash goes along.
        await page.waitForFunction(() => location.hash === '#contact-quote');
        const [quote, testDrive] = [field(page, 'quote'), field(page, 'testDrive')];
        await expect.poll(() => quote.isChecked()).toBe(true);
        expect(await testDrive.isChecked()).toBe(false);
        await page.locator('a[href="#contact-testdrive"]').first().click();
        await page.waitForFunction(() => location.hash === '#contact-testdrive');
        expect(await testDrive.isChecked()).toBe(true);
        const top = await page.locator('#contact-form').evaluate((form) => form.getBoundingClientRect().top);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top).toBeLessThan(400);
      });
    });
  });
}
