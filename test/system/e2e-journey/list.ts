import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { translator } from '~/messages';
import { axeFaults, gate } from '../browser';
import { allAwake, answered, box, cardsOf, countOf, hasStayed, LIST, on, remember } from './journey';

const shopEvent = z.object({
  event: z.enum(['view_item_list', 'select_item', 'search']),
  search_type: z.string().optional(),
  search_term: z.string().optional(),
  ecommerce: z
    .object({
      item_list_name: z.string(),
      items: z.array(z.object({ item_id: z.string(), item_name: z.string(), index: z.number() })),
    })
    .optional(),
});
/** What the data layer has heard of lists, in order. */
async function shopEvents(page: Page): Promise<readonly z.infer<typeof shopEvent>[]> {
  const entries = await page.evaluate((): unknown => JSON.parse(JSON.stringify(window.dataLayer ?? [])));
  return z
    .array(z.unknown())
    .parse(entries)
    .flatMap((entry) => shopEvent.safeParse(entry).data ?? []);
}

/** The list answers at once. */
export function list(): void {
  describe('the list answers at once', () => {
    test('V-001, V-065, V-081, V-356: a tick changes the cards, the count and the address; back and forward bring both back', async () => {
      await on(LIST, {}, async (page) => {
        await remember(page);
        const all = await countOf(page);
        await page.evaluate(() =>
          addEventListener('change', ({ timeStamp }) => Object.assign(window, { ticked: timeStamp }), {
            once: true,
            capture: true,
          }),
        );
        await box(page, 'car_brand', 'Volvo').check();
        await answered(page, /car_brand=Volvo/);
        const waited = await page.evaluate(() => {
          const requested = performance
            .getEntriesByType('resource')
            .find(({ name }) => /car_brand=Volvo/.test(name));
          return (requested?.startTime ?? Number.NaN) - Number(Reflect.get(window, 'ticked'));
        });
        expect(waited).toBeLessThan(200);
        expect(await box(page, 'car_brand', 'BMW').count()).toBe(1);
        const volvos = await countOf(page);
        expect(volvos).toBeLessThan(all);
        await box(page, 'car_fuel', 'El').check();
        await answered(page, /car_fuel=El/);
        const electric = await countOf(page);
        expect(electric).toBeLessThan(volvos);

        await page.goBack();
        await page.waitForFunction(() => !location.search.includes('car_fuel'));
        await answered(page, /car_brand=Volvo/);
        expect(await countOf(page)).toBe(volvos);
        expect(await box(page, 'car_fuel', 'El').isChecked()).toBe(false);
        await page.goForward();
        await answered(page, /car_fuel=El/);
        expect(await countOf(page)).toBe(electric);
        expect(await box(page, 'car_fuel', 'El').isChecked()).toBe(true);
        expect(await hasStayed(page)).toBe(true);

        await page.reload();
        expect(await countOf(page)).toBe(electric);
        // The browser comes back to where it was scrolled, where the way to the top lies over a card until the page rests.
        // With a key, as visitors do: the list goes to its place once more when all has come, unless they have moved.
        await page.keyboard.press('Home');
        await page.waitForFunction(() => scrollY === 0);
        await page.locator('[data-to-top]').waitFor({ state: 'hidden' });
        expect(await axeFaults(page)).toEqual([]);
      });
    });

    test('V-025: back from a car, past anchors of its page: the same list at the same place', async () => {
      await on(LIST, {}, async (page) => {
        await box(page, 'car_brand', 'Volvo').check();
        await answered(page, /car_brand=Volvo/);
        const card = cardsOf(page).nth(20).locator('a');
        await card.scrollIntoViewIfNeeded();
        const [scrolled, title] = await Promise.all([page.evaluate(() => scrollY), card.textContent()]);
        await card.click();
        await page.waitForURL(/\/kop-bil\/\d+\//);
        await allAwake(page);
        await page.locator('a[href="#contact-quote"]').first().click();
        await page.waitForURL(/#contact-quote$/);
        await page.locator('[data-back]').click();
        await page.waitForURL(/car_brand=Volvo/);
        expect(await cardsOf(page).nth(20).locator('a').textContent()).toBe(title);
        await page.waitForFunction((y) => Math.abs(scrollY - y) < 200, scrolled);
      });
    });

    test('V-025: back from a car before any script has come: the list with its filters', {
      tags: ['sweep'],
    }, async () => {
      await on(`${LIST}?car_brand=Volvo`, { expected: [/ERR_FAILED|dynamically imported/] }, async (page) => {
        await page.route(/\.js$/, (route) => route.abort());
        await cardsOf(page).first().locator('a').click();
        await page.waitForURL(/\/kop-bil\/\d+\//);
        await page.locator('[data-back][data-before]').click();
        await page.waitForURL(/car_brand=Volvo/);
      });
    });

    test('V-070, V-341, V-417: “show more” adds the next cards and no card twice', {
      tags: ['sweep'],
    }, async () => {
      await on(`${LIST}?car_brand=Volvo`, {}, async (page) => {
        await remember(page);
        const status = await page.locator('[data-part="status"]').textContent();
        const requested = page.waitForRequest(/page=1/);
        await page.locator('[data-more]').click();
        await answered(page, /page=1$/);
        // Of what is asked for only the new page: the one before it is shown already.
        expect((await requested).url()).toMatch(/page=1&from=1$/);
        const ids = await cardsOf(page).evaluateAll((cards) =>
          cards.map((card) => card.getAttribute('data-key')),
        );
        expect(ids).toHaveLength(96);
        expect(new Set(ids).size).toBe(96);
        expect(await page.locator('[data-part="status"]').textContent()).toBe(status);
        expect(await hasStayed(page)).toBe(true);
        // What the address says is what a reload shows.
        await page.reload();
        expect(await cardsOf(page).count()).toBe(96);
      });
    });

    test('with consent what is shown, searched for and opened is measured, each once', {
      tags: ['sweep'],
    }, async () => {
      await on(LIST, { consent: ['analytics'] }, async (page) => {
        const idOf = (at: number) => cardsOf(page).nth(at).getAttribute('data-key');
        await expect.poll(async () => (await shopEvents(page)).length).toBe(1);
        const [first] = await shopEvents(page);
        expect(first).toMatchObject({ event: 'view_item_list', ecommerce: { item_list_name: 'car list' } });
        expect(first?.ecommerce?.items).toHaveLength(48);
        expect(first?.ecommerce?.items[0]).toMatchObject({ item_id: await idOf(0), index: 0 });
        expect(first?.ecommerce?.items[0]?.item_name).toMatch(/^\S+ \S/);

        await page.locator('[data-more]').click();
        await answered(page, /page=1/);
        await expect.poll(async () => (await shopEvents(page)).length).toBe(2);
        const more = (await shopEvents(page))[1]?.ecommerce?.items ?? [];
        expect(more.map(({ index }) => index)).toEqual(Array.from({ length: 48 }, (_, at) => 48 + at));

        await page.locator('main input[name="keyphrase"]').fill('volvo');
        await page.locator('main input[name="keyphrase"]').press('Enter');
        await answered(page, /keyphrase=volvo/);
        await expect.poll(async () => (await shopEvents(page)).length).toBe(4);
        expect((await shopEvents(page))[2]).toEqual({
          event: 'search',
          search_type: 'car list',
          search_term: 'volvo',
        });

        const id = await idOf(2);
        await cardsOf(page).nth(2).locator('a').click();
        await page.waitForURL(/\/kop-bil\/\d+\//);
        const opened = async () => (await shopEvents(page)).filter(({ event }) => event === 'select_item');
        await expect.poll(async () => (await opened()).length).toBe(1);
        expect((await opened())[0]?.ecommerce?.items).toMatchObject([{ item_id: id, index: 2 }]);
      });
    });

    test('a number that is typed counts one and a half seconds after the last key', {
      tags: ['sweep'],
    }, async () => {
      await on(LIST, {}, async (page) => {
        const from = page.locator('input[name="car_price.from"]');
        await from.pressSequentially('300 000', { delay: 20 });
        const typed = Date.now();
        await answered(page, /car_price=300000-/);
        expect(Date.now() - typed).toBeGreaterThan(1300);
        expect(Date.now() - typed).toBeLessThan(4000);
        expect(await from.evaluate((input) => input === document.activeElement)).toBe(true);
      });
    });

    test('V-092: the count is said aloud, and a slow answer shows 24 placeholders', {
      tags: ['sweep'],
    }, async () => {
      await on(LIST, {}, async (page) => {
        const status = page.locator('[data-part="status"]');
        expect(await status.getAttribute('role')).toBe('status');
        const before = await status.elementHandle();
        const answer = gate();
        await page.route(/car_fuel=El/, async (route) => {
          await answer.opened;
          await route.continue();
        });
        await box(page, 'car_fuel', 'El').check();
        await page.waitForFunction(() => document.querySelectorAll('[data-skeleton]').length === 24);
        answer.open();
        await answered(page, /car_fuel=El/);
        expect(await page.locator('[data-skeleton]').count()).toBe(0);
        // The same element with other words: that is what screen readers announce.
        expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
      });
    });

    test('a search is watched where it stands: the form follows the list, says what is wrong and what comes next', {
      tags: ['sweep'],
    }, async () => {
      await on(LIST, { expected: [/422/] }, async (page) => {
        const form = page.locator('details:has(fc-island[data-island="car-alert"])');
        await form.locator('summary').click();
        await box(page, 'car_brand', 'Volvo').check();
        await answered(page, /car_brand=Volvo/);
        await expect.poll(() => form.locator('[name="search"]').inputValue()).toBe('car_brand=Volvo');
        expect(await form.locator('[data-part="alert-search"] li').allTextContents()).toEqual(['Volvo']);
        await form.locator('[name="email"]').fill('nobody');
        await form.locator('[type="submit"]').click();
        await form.locator('[name="email"][aria-invalid="true"]:focus').waitFor();
        expect(await form.getByRole('alert').textContent()).toContain('Skriv en e-postadress');
        await form.locator('[name="email"]').fill('siv.sok@post.example');
        await form.locator('[type="submit"]').click();
        await form.locator('div:focus', { hasText: 'Titta i din inkorg' }).waitFor();
        expect(new URL(page.url()).pathname).toBe(LIST);
        expect(await axeFaults(page)).toEqual([]);
      });
    });

    test('V-492: a list that cannot be fetched says so and can be tried again', {
      tags: ['sweep'],
    }, async () => {
      const expected = [/car_fuel=El/, /status of 503/];
      await on(LIST, { expected }, async (page) => {
        await page.route(/car_fuel=El/, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
        const before = await countOf(page);
        await box(page, 'car_fuel', 'El').check();
        const error = page.locator('[data-part="error"]');
        await error.waitFor();
        expect(await error.textContent()).toContain(translator('sv')('carListError'));
        expect(await countOf(page)).toBe(before);
        expect(await cardsOf(page).first().isVisible()).toBe(true);
        await error.locator('a').click();
        await page.waitForURL(/car_fuel=El/);
        await answered(page, /car_fuel=El/);
        expect(await countOf(page)).toBeLessThan(before);
      });
    });
  });
}
