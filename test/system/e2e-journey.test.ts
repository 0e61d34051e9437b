import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { translator } from '~/messages';
import { ask } from './ask';
import {
  axeFaults,
  exampleCar,
  gate,
  numberIn,
  openStage,
  PHONE,
  type Stage,
  type VisitOptions,
  visit,
} from './browser';

let stage: Stage;
let car = '';

beforeAll(async () => {
  stage = await openStage();
  car = await exampleCar(stage.server);
});

afterAll(() => stage.close());

const LIST = '/kop-bil/alla-bilar-i-lager';
const ENDPOINT = '**/api/forms/comhub';

/** Opens a page of the Swedish site and waits until its scripts are there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(stage.server.site('automotive-se', path));
  await allAwake(page);
}

/** Enhancements mark themselves ready once they listen; those that wait for a hand or an eye do not count. */
const allAwake = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('[data-enhance]:not([data-ready], [data-enhance-when])') === null,
  );

const on = (path: string, options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> =>
  visit(stage.browser, { address: '10.0.0.5', ...options }, async (page) => {
    await open(page, path);
    await act(page);
  });

const countOf = async (page: Page): Promise<number> =>
  numberIn(await page.locator('[data-part="status"]').textContent());

const cardsOf = (page: Page): Locator =>
  page.locator('[data-part="cards"] > li:not([data-skeleton], [data-key="loan"])');

/** The first car of the list that has been photographed. */
const firstPictured = (page: Page): Locator =>
  cardsOf(page)
    .filter({ has: page.locator('img') })
    .first()
    .locator('a');

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

const box = (page: Page, name: string, value: string): Locator =>
  page.locator(`[data-part="filters"] input[name="${name}"][value="${value}"]`);

/** Waits until the list shows what its address says, and is at rest. */
const answered = (page: Page, address: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (words) =>
      new RegExp(words).test(location.search) &&
      document.querySelector('[data-part="results"][aria-busy]') === null,
    address.source,
  );

/** A page that is loaded anew forgets this. */
const remember = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { stayed: true }));
const hasStayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

const formOf = (page: Page): Locator => page.locator('#contact-form form[method="post"]');
const field = (page: Page, name: string): Locator => formOf(page).locator(`[name="${name}"]`);
const sendButton = (page: Page): Locator => formOf(page).locator('[type="submit"]');
const thanks = (page: Page): Locator => page.locator('dialog[data-success][open]');

async function fill(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'phone').fill('070-174 06 05');
  await field(page, 'email').fill(`${name.toLowerCase().replaceAll(' ', '.')}@post.example`);
}

/** Mail in the outbox that names a visitor; waits for the first. */
async function mailAbout(name: string): Promise<number> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const { text } = await ask(stage.server, '/_dev/outbox?format=json');
    const { mail } = JSON.parse(text);
    const found = Array.isArray(mail) ? mail.filter((each) => JSON.stringify(each).includes(name)).length : 0;
    if (found > 0 || Date.now() > deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

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
      await tabTo(page, sendButton(page), 3);
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
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
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
      await page.locator('[data-enhance="history"]').click();
      await page.waitForURL(/car_brand=Volvo/);
      expect(await cardsOf(page).nth(20).locator('a').textContent()).toBe(title);
      await page.waitForFunction((y) => Math.abs(scrollY - y) < 200, scrolled);
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

  test('a search is watched where it stands: the form follows the list, says what is wrong and what comes next', async () => {
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
    await on(car, { expected }, async (page) => {
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
    await on(car, { expected }, async (page) => {
      const posts = await failing(page, 1);
      await fill(page, 'Andra Chansen');
      await sendButton(page).click();
      await thanks(page).waitFor();
      expect(posts).toHaveLength(2);
    });
    expect(await mailAbout('Andra Chansen')).toBe(1);
  });

  test('V-329: two quick clicks send one request', { tags: ['sweep'] }, async () => {
    await on(car, {}, async (page) => {
      const posts = await failing(page, 0);
      await fill(page, 'Dubbel Klick');
      await sendButton(page).dblclick();
      await thanks(page).waitFor();
      expect(posts).toHaveLength(1);
    });
    expect(await mailAbout('Dubbel Klick')).toBe(1);
  });

  test('V-359, V-360, V-365, V-371, V-372: what is wrong is named before anything is sent, until it changes', async () => {
    await on(car, {}, async (page) => {
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
    await on(`${car}#contact-quote`, {}, async (page) => {
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
    await visit(stage.browser, {}, async (page) => {
      const release = await held(page, /carousel\.enhance/);
      await page.goto(stage.server.site('automotive-se', '/'));
      const carousel = page.locator('[data-enhance="carousel"]');
      await carousel.getByRole('button', { name: 'Nästa' }).click();
      release();
      await carousel.locator('[role="group"]:not([inert])[aria-label^="2 av"]').waitFor();
    });
  });

  test('a tick in a list that does not listen yet counts once it does', async () => {
    await visit(stage.browser, {}, async (page) => {
      const release = await held(page, /list\.enhance/);
      await page.goto(stage.server.site('automotive-se', LIST));
      await remember(page);
      await box(page, 'car_fuel', 'El').check();
      release();
      await answered(page, /car_fuel=El/);
      expect(await hasStayed(page)).toBe(true);
    });
  });

  test('a notice that is closed too early closes a moment later, and stays closed', async () => {
    await visit(stage.browser, {}, async (page) => {
      const release = await held(page, /alert-banner\.enhance/);
      await page.goto(stage.server.site('automotive-se', '/'));
      const notice = page.locator('[data-alert]');
      await notice.getByRole('button').click();
      release();
      await notice.waitFor({ state: 'hidden' });
      await page.goto(stage.server.site('automotive-se', LIST));
      expect(await page.locator('[data-alert]').isVisible()).toBe(false);
    });
  });

  test('a script that breaks leaves what it was for readable, and takes nothing down with it', async () => {
    await visit(stage.browser, { expected: [/planted/] }, async (page) => {
      await page.route(/carousel\.enhance/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("planted"); };',
        }),
      );
      const broke = page.waitForEvent('pageerror', { predicate: ({ message }) => /planted/.test(message) });
      await page.goto(stage.server.site('automotive-se', '/'));
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
    await visit(stage.browser, { expected: [/list\.enhance/, /Failed to fetch/] }, async (page) => {
      await page.route(/list\.enhance/, (route) => route.abort());
      await page.goto(stage.server.site('automotive-se', LIST));
      await page.locator('main input[name="keyphrase"]').fill('volvo');
      await page.keyboard.press('Enter');
      await page.waitForURL(/keyphrase=volvo/);
      expect(await countOf(page)).toBeGreaterThan(0);
    });
  });

  test('a form that is sent before its script has come is checked by it alone, and sent once', async () => {
    await visit(stage.browser, {}, async (page) => {
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request.url());
      });
      const release = await held(page, /contact-form\.island/);
      await page.goto(stage.server.site('automotive-se', '/kontakt'));
      await remember(page);
      // What the browser itself has against a field: a bubble in its own words.
      const bubbles = await page.evaluateHandle(() => {
        const names: string[] = [];
        const note = ({ target }: Event) => names.push(target instanceof HTMLInputElement ? target.name : '');
        document.addEventListener('invalid', note, true);
        return names;
      });
      await sendButton(page).click();
      release();
      await page.locator('#contact-form [role="alert"]', { hasText: 'Något saknas' }).waitFor();
      expect(await bubbles.jsonValue()).toEqual([]);
      expect(posts).toEqual([]);
    });
    await visit(stage.browser, {}, async (page) => {
      const release = await held(page, /contact-form\.island/);
      await page.goto(stage.server.site('automotive-se', '/kontakt'));
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
    await visit(stage.browser, { expected }, async (page) => {
      await page.route(/contact-form\.island/, (route) => route.abort());
      await page.goto(stage.server.site('automotive-se', '/kontakt'));
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
