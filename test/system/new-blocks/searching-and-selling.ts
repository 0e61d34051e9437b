import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../ask';
import { axeFaults, followClock, visit, wakeIsland } from '../browser';
import { sendForm } from '../forms';
import { altered, gallery, OF_WHOLE_PAGES, partOf, ready, stage } from './blocks';

/** Auction, search, facilities, sell-car form and the notice about borrowing. */
export function searchingAndSelling(): void {
  test('C-027: an auction that begins while the page is open says so, and counts to its end', async () => {
    await visit(stage().browser, {}, async (page) => {
      await page.clock.install({ time: '2028-04-23T07:50:00Z' });
      const clockApplied = await followClock(page);
      await page.goto(gallery('AuctionHeader', 'Upcoming', 'auctions'));
      await ready(page, 'countdown');
      await clockApplied();
      await page.clock.pauseAt('2028-04-23T07:59:57Z');
      const state = page.getByRole('status');
      expect(await state.textContent()).toBe('Kommande auktion');
      expect(await page.locator('[data-unit="days"]').textContent()).toBe('0');
      await page.clock.runFor(5000);
      await expect.poll(() => state.textContent()).toBe('Pågår nu');
      expect(await page.locator('[data-unit="days"]').textContent()).toBe('7');
      expect(await page.getByText('Slutar om').isVisible()).toBe(true);
      await page.clock.setSystemTime(new Date('2028-04-30T16:00:00Z'));
      await page.clock.runFor(2000);
      await expect.poll(() => state.textContent()).toBe('Avslutad');
      expect(await page.getByRole('timer').isVisible()).toBe(false);
    });
  });

  describe('car search hero', () => {
    const EXAMPLE = 'With picture, make, body and fuel';

    test('C-026, V-112, V-113, V-114: words and filters become the path of the list, the rest its keyphrase', async () => {
      await visit(stage().browser, {}, async (page) => {
        await page.goto(gallery('CarSearchHero', EXAMPLE));
        await ready(page, 'car-search');
        await page.getByLabel('Drivmedel').selectOption('El');
        await page.getByRole('combobox', { name: 'Sök bland bilarna' }).fill('Volvo xyzzy');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/kop-bil/alla-bilar-i-lager/**');
        const { pathname, search } = new URL(page.url());
        expect(pathname).toBe('/kop-bil/alla-bilar-i-lager/el/volvo');
        expect(search).toBe('?keyphrase=xyzzy');
      });
    });

    test('C-026: without a script the same search is a query that the list reads', async () => {
      await visit(stage().browser, { javaScript: false }, async (page) => {
        await page.goto(gallery('CarSearchHero', EXAMPLE));
        await page.getByLabel('Märke').selectOption('Volvo');
        await page.getByRole('button', { name: /^Visa .*bilar$/ }).click();
        await page.waitForURL('**/kop-bil/alla-bilar-i-lager?**');
        expect(new URL(page.url()).searchParams.get('car_brand')).toBe('Volvo');
        expect(await page.locator('main').innerText()).toContain('Volvo');
      });
    });
  });

  test('V-181: the grid of facilities has four columns at most, fewer where it is narrow', async () => {
    await visit(stage().browser, { viewport: { width: 1920, height: 900 } }, async (page) => {
      await page.goto(gallery('SiteSelectionList', 'By a filter'));
      const columns = () =>
        page
          .locator('main ul')
          .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      const found: number[] = [];
      for (const width of [1920, 1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(await columns());
      }
      expect(found).toEqual([4, 4, 2, 1]);
    });
  });

  describe('sell-car form', () => {
    /** The answer that the test gives, and that the form says so (W-606). */
    const NOT_SENT = [/500/, /SellCarForm: not sent, no answer/];

    async function fill(page: Page) {
      await page.getByLabel('Byta in bilen').check();
      await page.getByLabel('Registreringsnummer').fill('abc 123');
      await page.getByLabel('Mätarställning (mil)').fill('9800');
      await page.getByLabel('Namn').fill('Ada Ek');
      await page.getByLabel('Telefon').fill('070-174 06 05');
      await page.getByLabel('E-post').fill('ada@post.example');
    }

    test('W-587, W-588, W-590, W-601, W-607: one POST at a time; a failure keeps what was typed, 202 is thanked for', async () => {
      await visit(stage().browser, { expected: NOT_SENT }, async (page) => {
        const posts: { formSubmissionId: string; formName: string; values: Record<string, string> }[] = [];
        let fails = true;
        await page.route('**/api/forms/comhub', async (route) => {
          posts.push(route.request().postDataJSON());
          if (fails) await route.fulfill({ status: 500, json: {} });
          else await route.continue();
        });
        await page.goto(gallery('SellCarForm', 'Standard'));
        await wakeIsland(page, 'sell-car-form');
        await page.getByRole('button', { name: 'Skicka uppgifterna' }).click();
        await page.getByText('Välj om du vill sälja eller byta in bilen.').waitFor();
        expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('option');
        expect(await axeFaults(page, OF_WHOLE_PAGES)).toEqual([]);
        expect(posts).toEqual([]);

        await fill(page);
        await page.getByRole('button', { name: 'Skicka uppgifterna' }).dblclick();
        await page.getByText(/^Uppgifterna kom inte fram\./).waitFor();
        expect(posts).toHaveLength(1);
        expect(await page.getByLabel('Registreringsnummer').inputValue()).toBe('abc 123');

        fails = false;
        await page.getByRole('button', { name: 'Skicka uppgifterna' }).click();
        await page.getByRole('heading', { name: 'Tack, vi har fått dina uppgifter' }).waitFor();
        expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h3');
        expect(posts).toHaveLength(2);
        expect(posts[1]?.formSubmissionId).toBe(posts[0]?.formSubmissionId);
        expect(posts[1]).toMatchObject({
          formName: 'NordhemSellCarForm',
          values: { regno: 'abc 123', milage: '9800', customerName: 'Ada Ek', option: 'trade-in', other: '' },
        });
      });
    });

    test('W-592, W-603, W-604, W-605: one lead in the data layer, on success, without a word of who sent it', async () => {
      await visit(stage().browser, { consent: ['analytics'], expected: NOT_SENT }, async (page) => {
        // The form as it stands in the gallery, on a page that analytics know.
        const { text } = await ask(stage().server, '/_dev/blocks/SellCarForm?example=Standard');
        const url = await altered(page, '/salj-bil', (html) =>
          html.replace(partOf(html, 'main'), () => partOf(text, 'main')),
        );
        let fails = true;
        await page.route('**/api/forms/comhub', (route) =>
          fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
        );
        const layer = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
        await page.goto(url);
        await wakeIsland(page, 'sell-car-form');
        await expect.poll(layer).toContain('page_view');
        const send = page.getByRole('button', { name: 'Skicka uppgifterna' });
        await send.click();
        await fill(page);
        await send.click();
        await page.getByText(/^Uppgifterna kom inte fram\./).waitFor();
        expect(await layer()).not.toContain('form_interaction');
        fails = false;
        await send.click();
        await page.getByRole('heading', { name: 'Tack, vi har fått dina uppgifter' }).waitFor();
        await expect.poll(layer).toContain('form_interaction');
        const dataLayer = await layer();
        expect(dataLayer.match(/form_interaction/g)).toHaveLength(1);
        for (const [name, value] of [
          ['category', 'form interaction'],
          ['name', 'SellCar form'],
          ['action', 'submit form'],
          ['type', 'hard'],
        ])
          expect(dataLayer).toContain(`"${name}":"${value}"`);
        expect(dataLayer).not.toMatch(/Ada|post\.example|070|ABC/i);
      });
    });

    test('W-602: a form without a script is stored and thanked for, a wrong one comes back', async () => {
      const fields = {
        formName: 'NordhemSellCarForm',
        sourceUrl: '/salj-bil',
        regno: 'XYZ 987',
        milage: '120',
        option: 'sell',
        customerName: 'Bo Ek',
        customerPhone: '070-174 06 05',
        customerEmail: 'bo@post.example',
      };
      const host = 'automotive-se.localhost';
      const stored = await sendForm(stage().server, fields, { host });
      expect(stored.status).toBe(303);
      expect(stored.headers.location).toMatch(
        /^\/salj-bil\?sent=NordhemSellCarForm&request=[\da-f-]{36}#sell-car-form$/,
      );
      expect((await sendForm(stage().server, { ...fields, milage: '-1' }, { host })).status).toBe(422);
    });
  });

  describe('the notice about borrowing', () => {
    const HEADING = 'Att låna kostar pengar!';
    const BODY = 'riskerar du en betalningsanmärkning';

    test('C-530, C-531: stands on every page that shows what a loan costs', async () => {
      const host = 'automotive-se.localhost';
      const read = async (path: string) => (await ask(stage().server, path, { host })).text;
      const known = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
        ([, path = '']) => path || '/',
      );
      const content = known.filter((path) => !path.startsWith('/en') && !/\/kop-bil\/\d/.test(path));
      const cars = known.filter((path) => /^\/kop-bil\/\d/.test(path)).slice(0, 12);
      const costly: string[] = [];
      for (const path of [...content, ...cars, '/kop-bil/1/volvo-v60-finns-inte']) {
        const html = await read(path);
        const words = html.slice(html.indexOf('<main')).replaceAll(/<[^>]*>/g, ' ');
        // A rate in numbers: an explanation of what a rate is owes no notice.
        if (!/ränta[^%.]{0,30}\d[\d,]*\s*%/i.test(words)) continue;
        costly.push(path);
        expect.soft(words, path).toContain(HEADING);
        expect.soft(words, path).toContain(BODY);
      }
      expect(costly).toContain('/kop-bil/alla-bilar-i-lager');
      expect(costly).toContain('/kop-bil/1/volvo-v60-finns-inte');
      expect(costly.filter((path) => /^\/kop-bil\/\d/.test(path)).length).toBeGreaterThan(1);
    });

    test('C-530: black on white in every theme, with a triangle as high as three lines', async () => {
      await visit(stage().browser, {}, async (page) => {
        for (const theme of ['nordhem', 'auctions']) {
          await page.goto(gallery('LoanWarning', 'As it stands under a campaign', theme));
          const look = await page.getByRole('note').evaluate((note) => {
            const { color, backgroundColor, lineHeight } = getComputedStyle(note);
            const high = note.querySelector('svg')?.getBoundingClientRect().height ?? 0;
            return { color, backgroundColor, lines: high / Number.parseFloat(lineHeight) };
          });
          expect(look).toMatchObject({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
          expect(look.lines).toBeCloseTo(3, 1);
        }
      });
    });
  });
}
