import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, gate, visit } from '../browser';
import {
  answered,
  box,
  countOf,
  field,
  fill,
  formOf,
  hasStayed,
  LIST,
  mailAbout,
  remember,
  sendButton,
  stage,
  thanks,
} from './journey';

/** Scripts that come late or not at all. */
export function lateScripts(): void {
  describe('scripts that come late or not at all', { tags: ['sweep'] }, () => {
    /** Holds back a script until it is let go. */
    async function held(page: Page, script: RegExp): Promise<() => void> {
      const arrival = gate();
      await page.route(script, async (route) => {
        await arrival.opened;
        await route.continue();
      });
      return arrival.open;
    }

    test('a click on a sleeping carousel counts once it wakes', async () => {
      await visit(stage().browser, {}, async (page) => {
        const release = await held(page, /carousel\.enhance/);
        await page.goto(stage().server.site('automotive-se', '/'));
        const carousel = page.locator('[data-enhance="carousel"]');
        await carousel.getByRole('button', { name: 'Nästa' }).click();
        release();
        await carousel.locator('[role="group"]:not([inert])[aria-label^="2 av"]').waitFor();
      });
    });

    test('a tick in a list that does not listen yet counts once it does', async () => {
      await visit(stage().browser, {}, async (page) => {
        const release = await held(page, /list\.enhance/);
        await page.goto(stage().server.site('automotive-se', LIST));
        await remember(page);
        await box(page, 'car_fuel', 'El').check();
        release();
        await answered(page, /car_fuel=El/);
        expect(await hasStayed(page)).toBe(true);
      });
    });

    test('a notice that is closed too early closes a moment later, and stays closed', async () => {
      await visit(stage().browser, {}, async (page) => {
        const release = await held(page, /alert-banner\.enhance/);
        await page.goto(stage().server.site('automotive-se', '/'));
        const notice = page.locator('[data-alert]');
        await notice.getByRole('button').click();
        release();
        await notice.waitFor({ state: 'hidden' });
        await page.goto(stage().server.site('automotive-se', LIST));
        expect(await page.locator('[data-alert]').isVisible()).toBe(false);
      });
    });

    test('a script that breaks leaves what it was for readable, and takes nothing down with it', async () => {
      await visit(stage().browser, { expected: [/planted/] }, async (page) => {
        await page.route(/carousel\.enhance/, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'export default () => { throw new Error("planted"); };',
          }),
        );
        const broke = page.waitForEvent('pageerror', { predicate: ({ message }) => /planted/.test(message) });
        await page.goto(stage().server.site('automotive-se', '/'));
        const carousel = page.locator('[data-enhance="carousel"]');
        await carousel.scrollIntoViewIfNeeded();
        await broke;
        expect(await carousel.locator('h2').first().isVisible()).toBe(true);
        expect(await page.locator('h1').isVisible()).toBe(true);
        await page.locator('main summary').first().click();
        expect(await page.locator('main details[open]').count()).toBe(1);
      });
    });

    test('a script that never comes leaves the list a form', async () => {
      await visit(stage().browser, { expected: [/list\.enhance/, /Failed to fetch/] }, async (page) => {
        await page.route(/list\.enhance/, (route) => route.abort());
        await page.goto(stage().server.site('automotive-se', LIST));
        await page.locator('main input[name="keyphrase"]').fill('volvo');
        await page.keyboard.press('Enter');
        await page.waitForURL(/keyphrase=volvo/);
        expect(await countOf(page)).toBeGreaterThan(0);
      });
    });

    test('a form that is sent before its script has come is checked by it alone, and sent once', async () => {
      await visit(stage().browser, {}, async (page) => {
        const posts: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') posts.push(request.url());
        });
        const release = await held(page, /contact-form\.island/);
        await page.goto(stage().server.site('automotive-se', '/kontakt'));
        await remember(page);
        // What the browser itself has against a field: a bubble in its own words.
        const bubbles = await page.evaluateHandle(() => {
          const names: string[] = [];
          const note = ({ target }: Event) =>
            names.push(target instanceof HTMLInputElement ? target.name : '');
          document.addEventListener('invalid', note, true);
          return names;
        });
        await sendButton(page).click();
        release();
        await page.locator('#contact-form [role="alert"]', { hasText: 'Något saknas' }).waitFor();
        expect(await bubbles.jsonValue()).toEqual([]);
        expect(posts).toEqual([]);
      });
      await visit(stage().browser, {}, async (page) => {
        const release = await held(page, /contact-form\.island/);
        await page.goto(stage().server.site('automotive-se', '/kontakt'));
        await remember(page);
        await fill(page, 'Tidig Tora');
        await field(page, 'email').press('Enter');
        release();
        await thanks(page).waitFor();
        expect(await hasStayed(page)).toBe(true);
        expect(await mailAbout('Tidig Tora')).toBe(1);
      });
    });

    test('a form without its script is answered by the server, in words that axe can follow', async () => {
      const expected = [/contact-form\.island/, /Failed to fetch/, /422/];
      await visit(stage().browser, { expected }, async (page) => {
        await page.route(/contact-form\.island/, (route) => route.abort());
        await page.goto(stage().server.site('automotive-se', '/kontakt'));
        await formOf(page).evaluate((form) => form.setAttribute('novalidate', ''));
        await fill(page, 'Utan Skript');
        await field(page, 'phone').fill('12');
        await sendButton(page).click();
        await page.locator('[aria-invalid="true"]').waitFor();
        expect(await field(page, 'name').inputValue()).toBe('Utan Skript');
        expect(await axeFaults(page)).toEqual([]);
      });
    });
  });
}
