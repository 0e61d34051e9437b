import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask';
import {
  axeFaults,
  NARROW,
  openStage,
  PHONE,
  type Stage,
  type VisitOptions,
  visit,
  wakeIsland,
} from './browser';
import { sendForm } from './forms';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ pictures: false });
});

afterAll(() => stage.close());

const PATH = '/salj-bil';
const regno = (page: Page) => page.getByLabel('Registreringsnummer');
const milage = (page: Page) => page.getByLabel('Mätarställning (mil)');
/** The last thing said of the car's value, and the lines below it. */
const valuationText = (page: Page) => page.locator('[data-valuation] [data-said]');
const how = (page: Page) => page.locator('[data-valuation] li');

/** Estimates are counted by client: this file is one. */
const on = (options: VisitOptions, act: (page: Page) => Promise<void>) =>
  visit(stage.browser, { address: '10.0.0.3', ...options }, act);

async function open(page: Page, site = 'automotive-se', path = PATH): Promise<void> {
  await page.goto(stage.server.site(site, path));
  await page.locator('#sell-car-form').scrollIntoViewIfNeeded();
  await wakeIsland(page, 'sell-car-form');
}

async function askFor(page: Page, plate: string, distance: string): Promise<void> {
  await regno(page).fill(plate);
  await milage(page).fill(distance);
  await milage(page).blur();
}

const estimated = /^Uppskattning för Volvo V60 B4, 2021: \d{2,3}.000–\d{2,3}.000.kr$/;
const amounts = (text: string) =>
  [...text.matchAll(/(\d{2,3}).000/g)].map(([, thousands]) => Number(thousands));

describe('the estimate of a car', () => {
  const tellsAnybody = async (site: string) => {
    await on({ viewport: PHONE }, async (page) => {
      await open(page, site);
      await expect.poll(() => valuationText(page).textContent()).toMatch(/^Fyll i registreringsnummer/);
      await askFor(page, 'abc 123', '5000');
      await expect.poll(() => valuationText(page).textContent()).toMatch(estimated);
      expect(await valuationText(page).getAttribute('role')).toBe('status');
      const lines = await how(page).allTextContents();
      expect(lines).toHaveLength(5);
      expect(lines[0]).toMatch(/^Vi har \d+ begagnade Volvo V60 i lager, årsmodell 20\d\d–20\d\d/);
      expect(lines[4]).toContain('en uppskattning och inget bud');
      expect(await axeFaults(page)).toEqual([]);
    });
  };
  test('W-015, W-577: it is told to anybody who gives plate and mileage, with how it comes about', () =>
    tellsAnybody('automotive-se'));
  test.each(['carstore-se', 'mercedes-se', 'smart-se'])(
    'W-015, W-577: on %s too',
    { tags: ['sweep'] },
    tellsAnybody,
  );

  test('more mileage never raises it; another plate is another car', { tags: ['sweep'] }, async () => {
    await on({}, async (page) => {
      await open(page);
      await askFor(page, 'ABC123', '5000');
      await expect.poll(() => valuationText(page).textContent()).toMatch(estimated);
      const less = amounts((await valuationText(page).textContent()) ?? '');
      await askFor(page, 'ABC123', '7000');
      await expect
        .poll(async () => amounts((await valuationText(page).textContent()) ?? ''))
        .not.toEqual(less);
      await expect.poll(() => valuationText(page).textContent()).toMatch(estimated);
      const more = amounts((await valuationText(page).textContent()) ?? '');
      expect(more).toHaveLength(2);
      for (const [at, amount] of more.entries()) expect(amount).toBeLessThanOrEqual(less[at] ?? 0);
      await askFor(page, 'SONNY', '7000');
      await expect
        .poll(() => valuationText(page).textContent())
        .toBe('Ingen uppskattning av Volvo Amazon, 1967');
      await regno(page).fill('');
      await regno(page).blur();
      await expect.poll(() => valuationText(page).textContent()).toMatch(/^Fyll i registreringsnummer/);
      expect(await how(page).count()).toBe(0);
    });
  });

  test('too few cars, no such car and no register are each said, at 320 px and with nothing cut off', {
    tags: ['sweep'],
  }, async () => {
    await on({ viewport: NARROW, expected: [/503/, /422/] }, async (page) => {
      await open(page);
      for (const [plate, text, lines] of [
        ['UKN042', /^Ingen uppskattning av Volvo V70$/, 2],
        ['XXX000', /^Registret känner inte till numret/, 0],
        ['REG503', /^Uppskattningen gick inte att räkna fram just nu/, 0],
        ['ABCDEFGHIJ', /^Registreringsnumret har 2–7 bokstäver och siffror/, 0],
        ['ABC123', estimated, 5],
      ] as const) {
        await askFor(page, plate, '5000');
        await expect.poll(() => valuationText(page).textContent()).toMatch(text);
        expect(await how(page).count()).toBe(lines);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        expect(await axeFaults(page)).toEqual([]);
      }
    });
  });

  test('while it is worked out, that is said; only the last question is answered', {
    tags: ['sweep'],
  }, async () => {
    await on({}, async (page) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      let requested = 0;
      await page.route('**/api/valuation', async (route) => {
        requested += 1;
        if (requested === 1) await held;
        await route.continue().catch(() => undefined);
      });
      await open(page);
      await askFor(page, 'SONNY', '5000');
      await expect.poll(() => valuationText(page).textContent()).toBe('Vi räknar på liknande bilar …');
      expect(await page.locator('[data-valuation]').getAttribute('aria-busy')).toBe('true');
      await askFor(page, 'ABC123', '5000');
      await expect.poll(() => valuationText(page).textContent()).toMatch(estimated);
      release();
      await expect.poll(() => requested).toBe(2);
      expect(await valuationText(page).textContent()).toMatch(estimated);
      expect(await page.locator('[data-valuation]').getAttribute('aria-busy')).toBeNull();
    });
  });

  test('by keyboard alone, in English, in kilometres', async () => {
    await on({}, async (page) => {
      await open(page, 'automotive-se', `/en${PATH}`);
      await page.getByLabel('Registration number').focus();
      await page.keyboard.type('ABC123');
      await page.keyboard.press('Tab');
      await page.keyboard.type('5000');
      await page.keyboard.press('Tab');
      await expect
        .poll(() => valuationText(page).textContent())
        .toMatch(/^Estimate for Volvo V60 B4, 2021: /);
      expect((await how(page).allTextContents()).join(' ')).toMatch(/per 10,000.km/);
    });
  });
});

describe('sent', () => {
  const fields = {
    formName: 'NordhemSellCarForm',
    sourceUrl: PATH,
    regno: 'ABC 123',
    milage: '5000',
    option: 'sell',
    customerName: 'Bo Ek',
    customerPhone: '070-174 06 05',
    customerEmail: 'bo@post.example',
  };

  test('without a script the page of thanks has the estimate', async () => {
    const host = 'automotive-se.localhost';
    const stored = await sendForm(stage.server, fields, { host });
    expect(stored.status).toBe(303);
    const { location } = stored.headers;
    const thanks = await ask(stage.server, (location ?? '').replace(/#.*/, ''), { host });
    expect(thanks.text).toMatch(
      /Uppskattning för Volvo V60 B4, 2021: .{5,40}kr\. Motor, utrustning och skick/,
    );
    // Of a car that cannot be compared the page says who answers, and when.
    const other = await sendForm(stage.server, { ...fields, regno: 'SONNY' }, { host });
    const plain = await ask(stage.server, (other.headers.location ?? '').replace(/#.*/, ''), { host });
    expect(plain.text).not.toContain('Uppskattning för');
    expect(plain.text).toContain('Du får svar');
  });

  test('W-608, W-663: though no map and no estimate can be had, the form is sent and counted once', {
    tags: ['sweep'],
  }, async () => {
    await on({ consent: ['analytics'], expected: [/valuation|map|ERR_FAILED/] }, async (page) => {
      await page.route(/\/api\/valuation|\/map\/|maplibre/, (route) => route.abort());
      await open(page);
      await askFor(page, 'ABC123', '5000');
      await expect
        .poll(() => valuationText(page).textContent())
        .toMatch(/^Uppskattningen gick inte att räkna fram/);
      await page.getByLabel('Sälja bilen').check();
      await page.getByLabel('Namn').fill('Ada Ek');
      await page.getByLabel('Telefon').fill('070-174 06 05');
      await page.getByLabel('E-post').fill('ada@post.example');
      await page.getByRole('button', { name: 'Skicka uppgifterna' }).click();
      await page.getByRole('heading', { name: 'Tack, vi har fått dina uppgifter' }).waitFor();
      expect(await page.getByText(/^Uppskattning för Volvo V60 B4, 2021/).count()).toBe(1);
      const layer = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
      expect(layer.match(/form_interaction/g)).toHaveLength(1);
      expect(layer).not.toMatch(/Ada.Ek|post\.example|ABC ?\d\d\d/i);
    });
  });
});

describe('what was typed and not sent', () => {
  const fields = (page: Page) =>
    page.locator('#sell-car-form form').evaluate((form) => {
      if (!(form instanceof HTMLFormElement)) throw new Error('no form');
      return Object.fromEntries(
        [...new FormData(form)].filter(([name]) => /regno|milage|^customer|other/.test(name)),
      );
    });
  const typed = {
    regno: 'SONNY',
    milage: '12000',
    customerName: 'Kim Ek',
    customerPhone: '070-174 06 05',
    customerEmail: 'kim@post.example',
    other: 'Dragkrok',
  };
  const type = async (page: Page) => {
    for (const [name, text] of Object.entries(typed))
      await page.locator(`#sell-car-form [name="${name}"]`).fill(text);
  };

  test('REQUEST-6: it is there again when the page is loaded again, before anything is touched, and on the way back', {
    tags: ['sweep'],
  }, async () => {
    await on({ viewport: PHONE }, async (page) => {
      await open(page);
      await type(page);
      await page.reload();
      await expect.poll(() => fields(page)).toMatchObject(typed);
      await page.goto(stage.server.site('automotive-se', '/kontakt'));
      await page.goBack();
      await expect.poll(() => fields(page)).toMatchObject(typed);
    });
  });

  test('REQUEST-6: without scripts it is there on the way back', async () => {
    await on({ viewport: PHONE, javaScript: false }, async (page) => {
      await page.goto(stage.server.site('automotive-se', PATH));
      await type(page);
      await page.goto(stage.server.site('automotive-se', '/kontakt'));
      await page.goBack();
      for (const [name, text] of Object.entries(typed))
        expect(await page.locator(`#sell-car-form [name="${name}"]`).inputValue()).toBe(text);
    });
  });
});
