import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, type VisitOptions } from '../browser';
import { examples, focused, LONE, type OpenStage } from './gallery';

/** What is copied and shared. */
export function sharing(stage: OpenStage): void {
  const example = examples(stage);

  describe('copied', () => {
    const FOOTER = 'Four columns and social channels';
    /** When the status of the first copy button had which text, in milliseconds. */
    const watched = (page: Page) =>
      page.evaluateHandle(() => {
        const log: { readonly at: number; readonly text: string }[] = [];
        const status = document.querySelector('[data-enhance="share"] [role="status"]');
        if (status !== null)
          new MutationObserver(() => {
            log.push({ at: performance.now(), text: status.textContent ?? '' });
          }).observe(status, { childList: true });
        return log;
      });

    test('C-205, C-206: the copy button copies and says so for a second; pressed again, for another whole one', async () => {
      await example('Footer', FOOTER, {}, async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const log = await watched(page);
        const button = page.getByRole('button', { name: 'Kopiera: 08-465 004 10' });
        const status = page.locator('[data-enhance="share"] [role="status"]').first();
        await button.click();
        await status.getByText('Kopierat').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('08-465 004 10');
        await page.waitForTimeout(500);
        await button.click();
        await page.waitForFunction((all) => all.at(-1)?.text === '', log);
        const [shown, again, gone] = await log.jsonValue();
        expect([shown?.text, again?.text, gone?.text]).toEqual(['Kopierat', 'Kopierat', '']);
        expect((gone?.at ?? 0) - (again?.at ?? 0)).toBeGreaterThan(950);
        expect((gone?.at ?? 0) - (again?.at ?? 0)).toBeLessThan(1200);
      });
    });

    test('C-207: where the clipboard is closed nothing is said to be copied', async () => {
      await example('Footer', FOOTER, {}, async (page) => {
        const log = await watched(page);
        const tried = await page.evaluateHandle(() => {
          const calls: string[] = [];
          navigator.clipboard.writeText = (text) => {
            calls.push(text);
            return Promise.reject(new DOMException('no', 'NotAllowedError'));
          };
          return calls;
        });
        await page.getByRole('button', { name: 'Kopiera: 08-465 004 10' }).click();
        await page.waitForFunction((calls) => calls.length === 1, tried);
        expect((await log.jsonValue()).filter(({ text }) => text !== '')).toEqual([]);
      });
    });
  });

  describe('share menu', () => {
    const open = (options: VisitOptions, act: (page: Page) => Promise<void>) =>
      example('SocialMedia', 'Only share', options, async (page) => {
        await page.locator('[data-enhance="share"][data-ready]').waitFor();
        await act(page);
      });

    test.each([
      ['C-258, C-499', 'LinkedIn', 'www.linkedin.com', 'url'],
      ['C-259, C-500', 'Facebook', 'www.facebook.com', 'u'],
      ['C-260, C-501', 'WhatsApp', 'wa.me', 'text'],
      ['C-261, C-502', 'X', 'x.com', 'url'],
    ])(
      '%s: %s opens in a new window of its own, with the whole address',
      async (_, name, host, parameter) => {
        await open({}, async (page) => {
          await page.context().route(`https://${host}/**`, (route) => route.fulfill({ body: 'ok' }));
          await page.locator('main summary').click();
          const opened = page.context().waitForEvent('page');
          await page.getByRole('link', { name, exact: true }).click();
          const popup = await opened;
          await popup.waitForLoadState();
          const address = new URL(popup.url());
          expect(address.host).toBe(host);
          expect(address.searchParams.get(parameter)).toBe(page.url());
          expect(await popup.evaluate(() => opener === null)).toBe(true);
        });
      },
    );

    test('C-262, C-264, C-265: "Dela" opens the menu, "Kopiera" copies the whole address and says so', async () => {
      await open({}, async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const toggle = page.locator('main summary');
        expect(await toggle.innerText()).toBe('Dela');
        await toggle.click();
        await page.getByRole('button', { name: 'Kopiera', exact: true }).click();
        await page.getByRole('status').getByText('Kopierat').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
        expect(await axeFaults(page, LONE)).toEqual([]);
        await page.keyboard.press('Escape');
        expect(await page.locator('main details[open]').count()).toBe(0);
        expect(await focused(page)).toContain('Dela');
      });
    });

    test('C-263: the share sheet of the device comes first; second thoughts are silent, a failure opens the menu', async () => {
      await open({}, async (page) => {
        const clipboardRequests = await page.evaluateHandle(() => {
          const calls: (ShareData | undefined)[] = [];
          const outcomes = [undefined, 'AbortError', 'NotAllowedError'];
          Object.defineProperty(navigator, 'share', {
            value: (data?: ShareData) => {
              const outcome = outcomes[calls.push(data) - 1];
              return outcome === undefined
                ? Promise.resolve()
                : Promise.reject(new DOMException('no', outcome));
            },
          });
          return calls;
        });
        const toggle = page.locator('main summary');
        const menu = page.locator('main details[open]');
        await toggle.click();
        await toggle.click();
        expect(await clipboardRequests.jsonValue()).toEqual([
          expect.objectContaining({ url: page.url() }),
          expect.objectContaining({ url: page.url() }),
        ]);
        expect(await menu.count()).toBe(0);
        await toggle.click();
        await menu.waitFor();
      });
    });
  });
}
