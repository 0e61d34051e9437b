import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from '../ask';
import { axeFaults, PHONE, visit } from '../browser';
import { awake, car, form, on, sample, send, stage } from './page';

const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);
async function fill(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'phone').fill('070-174 06 05');
  await field(page, 'email').fill('sam@post.example');
}
const shopEvent = z.object({
  event: z.string(),
  at: z.number(),
  reason: z.string().optional(),
  ecommerce: z.object({ value: z.number(), items: z.array(z.object({ item_id: z.string() })) }).optional(),
});
/** Notes when each entry came to the data layer. */
const watchLayer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const layer: unknown[] = [];
    const { push } = layer;
    layer.push = (...entries) => {
      for (const entry of entries) {
        if (typeof entry === 'object' && entry !== null && 'event' in entry)
          Object.assign(entry, { at: performance.now() });
      }
      return push.apply(layer, entries);
    };
    Object.assign(window, { dataLayer: layer });
  });
async function eventsOf(page: Page, name: string): Promise<readonly z.infer<typeof shopEvent>[]> {
  const entries = await page.evaluate((): unknown => JSON.parse(JSON.stringify(window.dataLayer ?? [])));
  return z
    .array(z.unknown())
    .parse(entries)
    .flatMap((entry) => shopEvent.safeParse(entry).data ?? [])
    .filter(({ event }) => event === name);
}

/** What is measured, and a car to be built. */
export function measured(): void {
  describe('with consent is measured', { tags: ['sweep'] }, () => {
    test('V-357, V-358, V-509: the car, once and within a tenth of a second of the page; the calculator, half a second after the last move', async () => {
      await visit(stage().browser, { consent: ['analytics'] }, async (page) => {
        await watchLayer(page);
        await page.goto(stage().server.site('automotive-se', car()));
        await expect.poll(async () => (await eventsOf(page, 'view_item')).length).toBe(1);
        const [viewed] = await eventsOf(page, 'view_item');
        const [seen] = await eventsOf(page, 'page_view');
        expect(viewed?.ecommerce?.items).toMatchObject([{ item_id: car().split('/').at(-1) }]);
        expect(viewed?.at).toBeGreaterThanOrEqual(seen?.at ?? Number.NaN);

        const calculator = page.locator('[data-island="loan-calculator"]');
        const down = calculator.getByRole('slider', { name: 'Kontantinsats' });
        await down.hover();
        await calculator.and(page.locator('[data-ready]')).waitFor({ state: 'attached' });
        const moved = await down.evaluate(async (input: HTMLInputElement) => {
          // As the browser moves it, unseen by what watches the property of the element.
          const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
          for (let move = 1; move <= 5; move += 1) {
            write?.call(input, String(Number(input.min) + move * 5000));
            input.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise((resolve) => setTimeout(resolve, 80));
          }
          return performance.now() - 80;
        });
        await expect.poll(async () => (await eventsOf(page, 'calculator')).length).toBe(1);
        const [calculated] = await eventsOf(page, 'calculator');
        expect((calculated?.at ?? 0) - moved).toBeGreaterThan(450);
        expect((calculated?.at ?? 0) - moved).toBeLessThan(900);
        expect(await eventsOf(page, 'view_item')).toHaveLength(1);
      });
    });

    test('V-357, V-358: a page that is seen late has its car told within moments of that; without consent never', async () => {
      await visit(stage().browser, {}, async (page) => {
        await watchLayer(page);
        await page.goto(stage().server.site('automotive-se', car()));
        await awake(page);
        expect(await page.evaluate(() => window.dataLayer?.length)).toBe(0);
      });
      await visit(stage().browser, { consent: ['analytics'] }, async (page) => {
        await watchLayer(page);
        // The part that tells of the page itself does not come; somebody else does it later.
        await page.route(/\/measure-[^/]*\.js/, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'export const follow = () => {}; export const push = (event) => window.dataLayer.push(event);',
          }),
        );
        await page.goto(stage().server.site('automotive-se', car()));
        await awake(page);
        const at = await page.evaluate(async () => {
          await new Promise((resolve) => setTimeout(resolve, 350));
          const before = window.dataLayer?.length;
          window.dataLayer?.push({ event: 'page_view' });
          return { before, pushed: performance.now() };
        });
        expect(at.before).toBe(0);
        await expect.poll(async () => (await eventsOf(page, 'view_item')).length).toBe(1);
        const [viewed] = await eventsOf(page, 'view_item');
        expect((viewed?.at ?? 0) - at.pushed).toBeLessThan(200);
      });
    });

    test('V-489, V-490, V-510, V-512, V-513: a request that got through with its reasons, one that failed not at all', async () => {
      const expected = [/comhub/, /Form not sent/];
      await on(car(), { consent: ['analytics'], expected }, async (page) => {
        const lines: string[] = [];
        page.on('console', (message) => lines.push(`${message.type()} ${message.text()}`));
        await page.route('**/api/forms/comhub', (route) => route.fulfill({ status: 500, body: '' }), {
          times: 3,
        });
        await fill(page, 'Siv Statistik');
        await field(page, 'quote').check();
        await send(page).click();
        await page.locator('#contact-form [role="alert"]').waitFor();
        expect(lines.filter((line) => /Form not sent/.test(line)).map((line) => line.split(' ')[0])).toEqual([
          ...['warning', 'warning', 'error'],
        ]);
        const leads = () =>
          page.evaluate(() =>
            (window.dataLayer ?? [])
              .filter((each) => Object(each).event === 'generate_lead')
              .map((each) => Object(each).reason),
          );
        expect(await leads()).toEqual([]);
        await send(page).click();
        const thanks = page.locator('dialog[data-success][open]');
        await thanks.waitFor();
        await expect.poll(leads).toEqual(['offert']);
        await thanks.locator('button').click();
        await thanks.waitFor({ state: 'hidden' });
        await fill(page, 'Siv Statistik');
        for (const request of ['quote', 'testDrive']) await field(page, request).check();
        await send(page).click();
        await thanks.waitFor();
        await expect.poll(leads).toEqual(['offert', 'offert, provkörning']);
      });
    });
  });

  test('V-369, V-442, V-445, V-491: of a car to be built the visitor chooses who sells it, and hears when that one does not', {
    tags: ['sweep'],
  }, async () => {
    const expected = [/comhub/, /Form not sent/];
    await on(`${sample()}#contact-testdrive`, { viewport: PHONE, expected }, async (page) => {
      expect(await page.locator('[id$="-overview"]').count()).toBe(0);
      await fill(page, 'Samira Sampel');
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/comhub')) posts.push(request.postData() ?? '');
      });
      await send(page).click();
      const alert = page.locator('#contact-form [role="alert"]');
      await alert.getByText('Något saknas').waitFor();
      expect(posts).toEqual([]);
      const dealer = field(page, 'siteName');
      expect(await dealer.locator('option').first().textContent()).toBe('välj säljare *');
      expect(await axeFaults(page)).toEqual([]);

      await dealer.selectOption('Nordhem Södertälje');
      expect(await alert.isVisible()).toBe(false);
      await send(page).click();
      await alert.getByText('säljer inte det här märket').waitFor();
      expect(JSON.parse(posts[0] ?? '{}').values).toMatchObject({
        toEmail: '',
        testDrive: true,
        quote: false,
      });

      await dealer.selectOption({ index: 1 });
      const chosen = await dealer.locator('option').nth(1).getAttribute('data-to-email');
      await send(page).click();
      await page.locator('dialog[data-success][open]').waitFor();
      expect(JSON.parse(posts.at(-1) ?? '{}').values.toEmail).toBe(chosen);
      const mail = async () => (await ask(stage().server, '/_dev/outbox?format=json')).text;
      await expect.poll(mail, { timeout: 10_000 }).toContain('Samira Sampel');
      expect(await mail()).toContain(`"to":"${chosen}"`);
    });
  });
}
