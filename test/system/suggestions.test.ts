/** @module-tag sweep */
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeFaults,
  DESKTOP,
  gate,
  NARROW,
  openOwnStage,
  PHONE,
  type Stage,
  type VisitOptions,
  visit,
} from './browser';

let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage({}, { pictures: false });
});

afterAll(() => stage.close());

const LIST = '/kop-bil/alla-bilar-i-lager';

const on = (path: string, options: VisitOptions, act: (page: Page, box: Box) => Promise<void>) =>
  visit(stage.browser, options, async (page) => {
    await page.goto(stage.server.site('automotive-se', path));
    await act(page, new Box(page, page.locator('[data-source^="/api/suggest"]').first()));
  });

/** A text box with its suggestions, as a visitor has it. */
class Box {
  readonly page: Page;
  readonly input: Locator;
  readonly options: Locator;
  readonly list: Locator;
  readonly status: Locator;

  constructor(page: Page, root: Locator) {
    this.page = page;
    this.input = root.locator('input');
    this.list = root.locator('[role="listbox"]');
    this.options = root.locator('[role="listbox"] [role="option"]');
    this.status = root.locator('[role="status"]');
  }

  /** The box once its script has come. */
  async awake(): Promise<void> {
    await this.input.focus();
    await this.input.and(this.page.locator('[role="combobox"]')).waitFor();
  }

  async type(text: string): Promise<void> {
    await this.input.fill('');
    await this.input.pressSequentially(text);
    await this.options.first().waitFor();
  }

  press = (key: string) => this.page.keyboard.press(key);
  selected = () =>
    this.options.evaluateAll((all) =>
      all
        .filter((each) => each.getAttribute('aria-selected') === 'true')
        .map((each) => each.getAttribute('data-text')),
    );
  isFocused = () => this.input.evaluate((input) => input === document.activeElement);
  activeIsSeen = () =>
    this.list.evaluate((list) => {
      const window = list.parentElement?.getBoundingClientRect();
      const option = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
      return (
        window !== undefined &&
        option !== undefined &&
        option.top >= window.top &&
        option.bottom <= window.bottom
      );
    });
  isOpen = async () => (await this.input.getAttribute('aria-expanded')) === 'true';
  expectOpen = (open: boolean) => expect.poll(this.isOpen).toBe(open);
  /** Text of the option that `aria-activedescendant` names; null without one. */
  active = () =>
    this.input.evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant');
      return id === null ? null : (document.getElementById(id)?.getAttribute('data-text') ?? '');
    });
  texts = () => this.options.evaluateAll((all) => all.map((each) => each.getAttribute('data-text') ?? ''));
  caret = () =>
    this.input.evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null));
}

test('B1, B2, B3, B4, B7, B8, B12: the keys of a combobox, while the focus stays in the box', async () => {
  await on(LIST, {}, async (page, box) => {
    await box.awake();
    await box.type('vol');
    // B1: roles, names and states.
    expect(await box.input.getAttribute('aria-autocomplete')).toBe('list');
    expect(await box.input.getAttribute('aria-controls')).toBe(await box.list.getAttribute('id'));
    expect(await box.isOpen()).toBe(true);
    await page.getByRole('combobox', { name: 'Sök bland bilarna' }).waitFor();
    await page.getByRole('listbox', { name: 'Sökförslag' }).waitFor();
    const texts = await box.texts();
    const [first = '', second = ''] = texts;
    const last = texts.at(-1) ?? '';
    expect(texts).toContain('Volvo');
    expect(await box.options.first().textContent()).toMatch(/Märke\d+/);

    // B2, B3: Down goes into the first option, Up into the last; the focus does not move.
    expect(await box.active()).toBeNull();
    await box.press('ArrowDown');
    expect(await box.active()).toBe(first);
    expect(await box.selected()).toEqual([first]);
    await box.press('ArrowDown');
    expect(await box.active()).toBe(second);
    expect(await box.isFocused()).toBe(true);
    // B4: at the ends it goes round, and what is active is seen.
    await box.press('ArrowUp');
    await box.press('ArrowUp');
    expect(await box.active()).toBe(last);
    expect(await box.activeIsSeen()).toBe(true);
    await box.press('ArrowDown');
    expect(await box.active()).toBe(first);

    // B7: keys of the text act on the text.
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      await box.press('ArrowDown');
      await box.press(key);
      expect([key, await box.active(), await box.isOpen()]).toEqual([key, null, true]);
    }
    await box.press('Home');
    expect(await box.caret()).toBe(0);
    await box.press('End');
    await box.press('ArrowDown');
    await page.keyboard.type('v');
    await expect.poll(box.active).toBeNull();
    await expect.poll(box.texts).not.toContain('Volkswagen');

    // B8: Alt with Up closes, with Down opens and goes nowhere. B3: Up from a closed box goes into the last option.
    await box.press('Alt+ArrowUp');
    expect(await box.isOpen()).toBe(false);
    await box.press('Alt+ArrowDown');
    await box.expectOpen(true);
    expect(await box.active()).toBeNull();
    await box.press('Alt+ArrowUp');
    await box.press('ArrowUp');
    await expect.poll(box.active).toBe((await box.texts()).at(-1));

    // B12: nothing of the box but itself is in the order of the tab key.
    await box.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sök');
  });
});

test('B5, B6, B9, B10: what is accepted, given up, left and heard', async () => {
  await on(LIST, { viewport: NARROW, reducedMotion: 'reduce' }, async (page, box) => {
    await box.awake();
    await box.type('vol');
    // B10: how many there are.
    const { length } = await box.texts();
    await expect.poll(() => box.status.textContent()).toBe(`${length} förslag`);
    // B9: Tab and a click elsewhere close, and accept nothing.
    await box.press('ArrowDown');
    await box.press('Tab');
    expect([await box.isOpen(), await box.input.inputValue()]).toEqual([false, 'vol']);
    await box.type('volv');
    await page.locator('h1').click();
    expect([await box.isOpen(), await box.input.inputValue()]).toEqual([false, 'volv']);
    // B10: nothing found is said too.
    await box.input.fill('qzxqzx');
    await expect.poll(() => box.status.textContent()).toBe('Inga förslag');
    // B6: the first Escape closes, the second clears.
    await box.type('volv');
    await box.press('Escape');
    expect([await box.isOpen(), await box.input.inputValue()]).toEqual([false, 'volv']);
    await box.press('Escape');
    expect(await box.input.inputValue()).toBe('');
    // B5: Enter accepts and searches for it, as if it had been typed.
    await box.type('volvo v6');
    await box.press('ArrowDown');
    const [text = ''] = await box.texts();
    expect(text).toBe('Volvo V60');
    const count = await box.options.first().locator('span').last().textContent();
    await box.press('Enter');
    await page.waitForURL(/keyphrase=Volvo(\+|%20)V60/);
    await page.getByRole('link', { name: 'Ta bort filtret V60' }).waitFor();
    expect([await box.isOpen(), await box.isFocused()]).toEqual([false, true]);
    expect(await page.locator('[data-part="status"]').textContent()).toBe(`${count} bilar`);
    // B5: without an option Enter searches for the words.
    await box.type('bmw');
    await box.press('Enter');
    await page.waitForURL(/keyphrase=bmw/);
    await box.expectOpen(false);
  });
});

test('B11: an older answer never comes over a newer one; Enter of an input method is its own', async () => {
  await on(LIST, { expected: [/ERR_INTERNET_DISCONNECTED/] }, async (page, box) => {
    await box.awake();
    const slow = gate();
    const seen: string[] = [];
    await page.route(/\/api\/suggest/, async (route: Route) => {
      const q = new URL(route.request().url()).searchParams.get('q') ?? '';
      seen.push(q);
      if (q === 'bm') await slow.opened;
      await route.continue().catch(() => undefined);
    });
    await box.input.fill('bm');
    await expect.poll(() => seen).toEqual(['bm']);
    await box.input.fill('volv');
    await box.options.first().waitFor();
    const texts = await box.texts();
    slow.open();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect([await box.texts(), seen]).toEqual([texts, ['bm', 'volv']]);
    // What comes while an input method composes is its own, Enter among it.
    const address = page.url();
    await box.press('ArrowDown');
    await box.input.evaluate((input) => {
      const composing = { bubbles: true, cancelable: true, isComposing: true };
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ...composing }));
    });
    expect([await box.isOpen(), await box.input.inputValue(), page.url()]).toEqual([true, 'volv', address]);
    // Offline there are no suggestions, and that is all.
    await page.unroute(/\/api\/suggest/);
    await page.route(/\/api\/suggest/, (route) => route.abort('internetdisconnected'));
    await box.input.fill('kia');
    await box.expectOpen(false);
    expect(await box.input.inputValue()).toBe('kia');
  });
}, 30_000);

test('the search of the start page takes a suggestion to its list', async () => {
  await on('/', { viewport: PHONE }, async (page, box) => {
    await box.awake();
    await box.type('volvo v6');
    expect(await axeFaults(page)).toEqual([]);
    await box.options.first().click();
    await page.waitForURL(/\/volvo\/v60/);
    expect(await page.locator('h1').textContent()).toBe('V60 Volvo');
  });
});

test('a list near a place: chosen by its suggestion, from the visitor’s position, and without script', async () => {
  await on(LIST, { viewport: DESKTOP }, async (page) => {
    const box = new Box(page, page.locator('[data-source="/api/places"]'));
    await box.awake();
    await box.type('gote');
    expect((await box.texts())[0]).toBe('Göteborg');
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL(/near=G%C3%B6teborg&within=50/);
    await page
      .getByText(/\d+\skm från Göteborg/)
      .first()
      .waitFor();
    await page.getByLabel('Sortera efter').selectOption('Närmast');
    await page.waitForURL(/sortName=distance_asc/);
    await page.getByText('Så sorteras listan').click();
    await page.getByText('Bilen som står närmast orten').waitFor();
    await page.getByRole('link', { name: /Ta bort filtret Göteborg/ }).click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => page.getByLabel('Sortera efter').inputValue()).toBe('car_publishdate_desc');
    expect(await box.input.inputValue()).toBe('');

    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 57.7071234, longitude: 11.9667891 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', { name: 'Använd min plats' }).click();
    await page.waitForURL(/near=57\.71%2C11\.97/);
    await page
      .getByText(/\d+\skm från dig/)
      .first()
      .waitFor();
    expect(await box.input.inputValue()).toBe('Din plats (57.71,11.97)');
    await page.getByLabel('Avstånd', { exact: true }).selectOption('Inom 200\u00a0km');
    await page.waitForURL(/within=200/);
    await page.getByRole('link', { name: /Ta bort filtret Din plats, inom 200/ }).waitFor();
    expect(requests.filter((url) => url.includes('57.707'))).toEqual([]);
  });
  await on(LIST, { javaScript: false }, async (page) => {
    await page.getByLabel('Ort eller postnummer', { exact: true }).fill('malmo');
    await page.getByLabel('Ort eller postnummer', { exact: true }).press('Enter');
    await page.waitForURL(/near=malmo&within=50/);
    await page
      .getByText(/\d+\skm från Malmö/)
      .first()
      .waitFor();
  });
}, 30_000);
