import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../ask';
import { axeFaults, PHONE, visit } from '../browser';
import { altered, gallery, OF_WHOLE_PAGES, partOf, ready, stage } from './blocks';

/** The disclaimer modal and the video element. */
export function disclaimerAndVideo(): void {
  describe('disclaimer modal', () => {
    const LONG = 'Long text, buttons of the site';

    test('C-169, C-173, C-174, C-176: modal at once, closed by approval alone, open again after a reload', async () => {
      await visit(stage().browser, { viewport: PHONE }, async (page) => {
        await page.goto(gallery('DisclaimerModal', LONG));
        const dialog = page.getByRole('alertdialog', { name: 'Villkor för att bjuda' });
        await page.locator('dialog:modal').waitFor();
        expect(await axeFaults(page, OF_WHOLE_PAGES)).toEqual([]);

        // A long text scrolls inside the dialog, whose buttons stay in view; the page does not scroll.
        const text = dialog.getByRole('group', { name: 'Villkor för att bjuda' });
        expect(await text.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(100);
        await text.hover();
        await page.mouse.wheel(0, 5000);
        await expect.poll(() => text.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await expect
          .poll(() => dialog.getByRole('button').boundingBox())
          .toMatchObject({ x: expect.any(Number) });
        expect(await page.evaluate(() => document.elementFromPoint(4, 4)?.localName)).toBe('dialog');

        // D2, D3: focus begins on the title and never leaves the dialog.
        const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
        expect(await focused()).toBe('Villkor för att bjuda');
        const stops: string[] = [];
        for (let step = 0; step < 4; step += 1) {
          await page.keyboard.press('Tab');
          stops.push((await focused()).slice(0, 20));
        }
        expect(stops).toEqual([
          '1.Priserna på auktio',
          'Jag har läst och god',
          'Nej, lämna sidan',
          '1.Priserna på auktio',
        ]);
        await page.keyboard.press('Shift+Tab');
        expect(await focused()).toBe('Nej, lämna sidan');

        // Neither Escape, however often, nor the ground around it is an answer.
        for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
        await page.mouse.click(4, 4);
        expect(await page.locator('dialog:modal').count()).toBe(1);

        await dialog.getByRole('button', { name: 'Jag har läst och godkänner' }).click();
        await dialog.waitFor({ state: 'hidden' });
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
        await page.reload();
        await page.locator('dialog:modal').waitFor();
      });
    });

    test('C-168, C-172, C-175: declining leads to the link, from a dialog that was there from the first paint', async () => {
      await visit(stage().browser, {}, async (page) => {
        await page.goto(gallery('DisclaimerModal', 'Own buttons and link'), { waitUntil: 'commit' });
        const dialog = page.getByRole('alertdialog', { name: 'Endast för företag' });
        await dialog.getByRole('link', { name: 'Till bilar för privatpersoner' }).click();
        await page.waitForURL('**/kop-bil/alla-bilar-i-lager');
      });
    });

    test('C-173: it lies over everything wherever on the page it stands', async () => {
      await visit(stage().browser, { javaScript: false, viewport: PHONE }, async (page) => {
        const example = encodeURIComponent(LONG);
        const { text } = await ask(stage().server, `/_dev/blocks/DisclaimerModal?example=${example}`);
        const url = await altered(page, '/kontakt', (html) =>
          html
            .replace('</head>', () => `${partOf(text, 'style')}</head>`)
            .replace('</main>', () => `${partOf(text, 'dialog')}</main>`),
        );
        await page.goto(url);
        const box = await page.getByRole('alertdialog').boundingBox();
        // As wide as the page lies: the place of the scroll bar is coloured behind it.
        expect(box).toMatchObject({ x: 0, y: 0, height: PHONE.height });
        await page.getByRole('button', { name: 'Jag har läst och godkänner' }).click();
        await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
      });
    });

    test('C-173, C-174: without a script it covers the page and closes all the same', async () => {
      await visit(stage().browser, { javaScript: false }, async (page) => {
        await page.goto(gallery('DisclaimerModal', LONG));
        const dialog = page.getByRole('alertdialog');
        const box = await dialog.boundingBox();
        expect([box?.x, box?.y]).toEqual([0, 0]);
        await page.keyboard.press('Escape');
        // The page behind is out of reach: the skip link would be the first stop.
        await page.keyboard.press('Tab');
        expect(await dialog.locator(':focus').count()).toBe(1);
        await dialog.getByRole('button', { name: 'Jag har läst och godkänner' }).click();
        await dialog.waitFor({ state: 'hidden' });
        await page.reload();
        expect(await dialog.isVisible()).toBe(true);
      });
    });
  });

  describe('video element', () => {
    const EXAMPLE = 'With title, phone film and poster';
    const stateOf = (page: Page) =>
      page
        .locator('[data-enhance="in-view"] > video')
        .evaluate((film) =>
          film instanceof HTMLVideoElement
            ? { muted: film.muted, paused: film.paused, loop: film.loop, at: film.currentTime }
            : null,
        );

    test('C-288, C-289, C-290, C-291: plays by itself, muted, in a loop; its buttons are called what they do', async () => {
      await visit(stage().browser, {}, async (page) => {
        await page.goto(gallery('VideoElement', EXAMPLE));
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        await button('Pausa').waitFor();
        expect(await stateOf(page)).toMatchObject({ muted: true, paused: false, loop: true });

        await page.locator('[data-enhance="in-view"] > video').evaluate((film) => {
          if (film instanceof HTMLVideoElement) film.currentTime = film.duration - 0.2;
        });
        await expect.poll(async () => (await stateOf(page))?.at ?? 99, { timeout: 8000 }).toBeLessThan(4);
        expect(await stateOf(page)).toMatchObject({ paused: false });

        await button('Pausa').click();
        await button('Spela').waitFor();
        expect(await stateOf(page)).toMatchObject({ paused: true });
        await page.keyboard.press('Space');
        await button('Pausa').waitFor();
        expect(await stateOf(page)).toMatchObject({ paused: false });

        await button('Slå på ljudet').click();
        await button('Stäng av ljudet').waitFor();
        expect(await stateOf(page)).toMatchObject({ muted: false });
        await page.keyboard.press('Enter');
        await button('Slå på ljudet').waitFor();
        expect(await stateOf(page)).toMatchObject({ muted: true });
      });
    });

    test('C-291: it stands still for whoever asked for less motion, until it is started', async () => {
      await visit(stage().browser, { reducedMotion: 'reduce', viewport: PHONE }, async (page) => {
        await page.goto(gallery('VideoElement', EXAMPLE));
        await ready(page, 'in-view');
        expect(await stateOf(page)).toMatchObject({ paused: true, at: 0 });
        await page.getByRole('button', { name: 'Spela', exact: true }).click();
        await page.getByRole('button', { name: 'Pausa', exact: true }).waitFor();
        const source = () =>
          page
            .locator('[data-enhance="in-view"] > video')
            .evaluate((film) => (film instanceof HTMLVideoElement ? film.currentSrc : ''));
        expect(await source()).toContain('film-workshop-phone');
      });
    });
  });
}
