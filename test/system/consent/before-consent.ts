import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { axeFaults, DESKTOP, PHONE, settled, visit } from '../browser';
import { opened, shiftsOf } from '../page-checks';
import { dataLayer, home, host, requests, settings, stage, stored } from './choice';

const question = (page: Page) => page.getByRole('region', { name: 'Ditt val av kakor' });
const footerControl = (page: Page) =>
  page.locator('footer').getByRole('button', { name: 'Inställningar för kakor' });
const agreed = async (page: Page): Promise<unknown> => {
  const cookie = (await page.context().cookies(page.url())).find(({ name }) => name === 'consent');
  return cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie.value)).categories;
};

/** What a browser says of what does not come. */
const LOST = [
  /Failed to load resource/,
  /request failed: .*(?:BLOCKED_BY_CLIENT|INTERNET_DISCONNECTED)/,
  /^500 .*api.consent/,
];

/** The question and the settings. */
export function beforeConsent(): void {
  describe('the question', () => {
    test('C-051 before an answer nothing is stored, pushed or asked of others; refusing keeps it so', async () => {
      await visit(stage().browser, { consent: 'unasked' }, async (page) => {
        await page.goto(home());
        await question(page).waitFor();
        expect(await stored(page)).toEqual({ cookies: '', local: 0, session: 0 });
        expect(await dataLayer(page)).toBeNull();

        await page.getByRole('button', { name: 'Avvisa alla' }).click();
        await question(page).waitFor({ state: 'hidden' });
        expect(await agreed(page)).toEqual(['necessary']);

        const scripts: string[] = [];
        page.on('request', (request) => scripts.push(request.url()));
        await page.goto(home('/kontakt'));
        await page.waitForLoadState('networkidle');
        expect(await dataLayer(page)).toBeNull();
        expect(scripts.filter((url) => /dialog-|measure-|api\/consent/.test(url))).toEqual([]);
        expect(requests()).toEqual([]);
      });
    });

    test('it lies over the page: nothing shifts, it is not the largest paint, it does not take the focus', {
      tags: ['sweep'],
    }, async () => {
      await visit(stage().browser, { consent: 'unasked', viewport: PHONE }, async (page) => {
        await page.addInitScript(() => {
          Object.assign(window, { largest: '' });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const element = 'element' in entry ? entry.element : null;
              if (element instanceof Element)
                Object.assign(window, {
                  largest: element.closest('#cc-main') === null ? 'page' : 'question',
                });
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        expect(await opened(page, home())).toBe(200);
        await page.getByRole('button', { name: 'Meny', exact: true }).focus();
        await question(page).waitFor();
        await settled(page);
        await page.waitForTimeout(300);
        expect(await shiftsOf(page)).toEqual([]);
        expect(await page.evaluate(() => Reflect.get(window, 'largest'))).toBe('page');
        const menu = page.getByRole('button', { name: 'Meny', exact: true });
        expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
      });
    });

    test('2.4.11 what has the focus is never wholly below it, and it is the first stop behind the skip link', {
      tags: ['sweep'],
    }, async () => {
      await visit(
        stage().browser,
        { consent: 'unasked', viewport: PHONE, reducedMotion: 'reduce' },
        async (page) => {
          await page.goto(home('/kontakt'));
          await question(page).waitFor();
          await settled(page);
          const stops: string[] = [];
          for (let n = 0; n < 30; n += 1) {
            await page.keyboard.press('Tab');
            const stop = await page.evaluate(() => {
              const element = document.activeElement;
              const cover = document.querySelector('#cc-main .cm');
              if (element === null || cover === null) return { name: '', covered: true };
              const [a, b] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
              const inside = a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
              return { name: element.textContent ?? '', covered: inside && !cover.contains(element) };
            });
            expect(stop, `stop ${n}: ${stop.name}`).toMatchObject({ covered: false });
            stops.push(stop.name.trim());
          }
          expect(stops.slice(1, 5)).toEqual(['Om våra kakor', 'Godkänn alla', 'Avvisa alla', 'Välj själv']);
        },
      );
    });

    test('who answered an earlier question is asked again, and told that it has changed', {
      tags: ['sweep'],
    }, async () => {
      await visit(stage().browser, { consent: ['analytics'] }, async (page) => {
        const [cookie] = (await page.context().cookies(home())).filter(({ name }) => name === 'consent');
        const earlier = { ...JSON.parse(decodeURIComponent(cookie?.value ?? '{}')), revision: 0 };
        await page
          .context()
          .addCookies([{ name: 'consent', value: encodeURIComponent(JSON.stringify(earlier)), url: home() }]);
        await page.goto(home('/kontakt'));
        await question(page).getByText('Det vi frågar om har ändrats').waitFor();
        expect(await dataLayer(page)).toBeNull();
        await page.getByRole('button', { name: 'Godkänn alla' }).click();
        await expect.poll(() => agreed(page)).toEqual(['necessary', 'analytics', 'marketing', 'external']);
      });
    });

    test.each([
      ['automotive-se', PHONE],
      ['auctions-se', DESKTOP],
      ['carstore-fi', PHONE],
    ] as const)(
      '%s: axe has nothing against the question and the settings',
      { tags: ['sweep'] },
      async (site, viewport) => {
        await visit(stage().browser, { consent: 'unasked', viewport }, async (page) => {
          await page.goto(home(siteByKey(site).paths.cookies, site));
          await page.locator('html.show--consent .cc--anim .cm').waitFor();
          expect(await axeFaults(page)).toEqual([]);
          await page.locator('#cc-main [data-role="show"]').click();
          await page.locator('html.show--preferences .cc--anim .pm').waitFor();
          expect(await axeFaults(page)).toEqual([]);
        });
      },
    );
  });

  describe('the settings', () => {
    test('by keyboard alone: modal, named, focus kept and given back, each purpose for itself', async () => {
      await visit(stage().browser, { consent: [] }, async (page) => {
        await page.goto(home('/kontakt'));
        await footerControl(page).focus();
        await page.keyboard.press('Enter');
        await settings(page).waitFor();
        await settled(page);
        expect(await settings(page).getAttribute('aria-modal')).toBe('true');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('.pm') !== null))
          .toBe(true);
        expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
        for (let n = 0; n < 12; n += 1) {
          await page.keyboard.press('Tab');
          expect(await page.evaluate(() => document.activeElement?.closest('.pm') !== null)).toBe(true);
        }
        await page.keyboard.press('Escape');
        await settings(page).waitFor({ state: 'hidden' });
        expect(await footerControl(page).evaluate((control) => control === document.activeElement)).toBe(
          true,
        );
        expect(await agreed(page)).toEqual(['necessary']);

        await page.keyboard.press('Enter');
        const advertising = page.getByRole('switch', { name: 'Annonsering' });
        // The focus is put into the dialog once more when it has come to rest.
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('.pm') !== null))
          .toBe(true);
        await settled(page);
        await expect
          .poll(async () => {
            if (!(await advertising.isChecked())) await advertising.press('Space');
            return advertising.isChecked();
          })
          .toBe(true);
        await page.getByRole('button', { name: 'Spara mitt val' }).press('Enter');
        await settings(page).waitFor({ state: 'hidden' });
        expect(await agreed(page)).toEqual(['necessary', 'marketing']);
        // Advertising alone lets the container run, but counts nobody. It is loaded behind the choice: while the page stands.
        await expect.poll(requests).toContain('/gtm.js?id=GTM-TEST123');
      });
      expect(requests().join()).not.toContain('page_view');
    });

    test('a change of mind ends it: cookies deleted, tags gone, nothing more is sent', async () => {
      await visit(stage().browser, { consent: ['analytics', 'marketing'] }, async (page) => {
        await page.goto(home('/kontakt'));
        await expect.poll(async () => (await stored(page)).cookies).toContain('_ga=');
        await footerControl(page).click();
        await settings(page).waitFor();
        await Promise.all([
          page.waitForEvent('load'),
          settings(page).getByRole('button', { name: 'Avvisa alla' }).click(),
        ]);
        const until = host().requests.length;
        await page.waitForLoadState('networkidle');
        expect(await agreed(page)).toEqual(['necessary']);
        expect((await stored(page)).cookies).not.toContain('_ga=');
        expect(await dataLayer(page)).toBeNull();
        await page.goto(home());
        await page.waitForLoadState('networkidle');
        expect(host().requests.slice(until)).toEqual([]);
      });
    });

    test.each([
      ['refused', (route: Route) => route.abort('blockedbyclient')],
      ['answered with an error', (route: Route) => route.fulfill({ status: 500, body: 'oops' })],
    ] as const)(
      'where their texts are %s, they are there all the same, and agreeing can be taken back',
      { tags: ['sweep'] },
      async (_, act) => {
        await visit(stage().browser, { consent: ['marketing'], expected: LOST }, async (page) => {
          await page.route(/\/api\/consent\//, act);
          await page.goto(home('/kontakt'));
          await footerControl(page).click();
          await settings(page).getByRole('switch', { name: 'Annonsering' }).waitFor();
          await settings(page).getByRole('button', { name: 'Avvisa alla' }).click();
          await expect.poll(() => agreed(page)).toEqual(['necessary']);
        });
      },
    );

    test('where nothing of them can be fetched it is said beside their control, and the next press asks again', {
      tags: ['sweep'],
    }, async () => {
      await visit(stage().browser, { consent: [], expected: LOST }, async (page) => {
        await page.goto(home('/kontakt'));
        await page.waitForLoadState('networkidle');
        // What the pointer itself asks for has come before.
        await footerControl(page).hover();
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await footerControl(page).click();
        const alert = page.locator('footer').getByRole('alert');
        await alert.getByText('Kunde inte hämtas. Försök igen.').waitFor();
        await footerControl(page).click();
        await expect.poll(() => alert.count()).toBe(1);
        await page.context().setOffline(false);
        await footerControl(page).click();
        await settings(page).waitFor();
        expect(await alert.count()).toBe(0);
      });
    });

    test('390 px, text × 2: no name of a purpose is cut in two', { tags: ['sweep'] }, async () => {
      await visit(stage().browser, { consent: [], viewport: PHONE }, async (page) => {
        await page.goto(home('/kontakt'));
        await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
        await footerControl(page).click();
        await settings(page).waitFor();
        const title = settings(page).getByRole('heading', { name: 'Nödvändiga' });
        const lines = await title.evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return range.getClientRects().length;
        });
        expect(lines).toBe(1);
      });
    });

    test('without a script there is nothing to choose, and no control that does nothing', {
      tags: ['sweep'],
    }, async () => {
      await visit(stage().browser, { consent: 'unasked', javaScript: false }, async (page) => {
        await page.goto(home());
        expect(await footerControl(page).isVisible()).toBe(false);
        expect(await page.context().cookies()).toEqual([]);
        expect(requests()).toEqual([]);
      });
    });
  });
}
