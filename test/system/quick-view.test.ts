import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask';
import { axeFaults, DESKTOP, NARROW, openStage, PHONE, type Stage, settled, visit } from './browser';

const LIST = '/kop-bil/alla-bilar-i-lager';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const toList = (page: Page) => page.goto(stage.server.site('automotive-se', LIST));

/** The first card with a picture and the cost of a loan. */
const cardOf = (page: Page): Locator =>
  page.locator('li[data-key]:has(picture)', { hasText: 'Effektiv ränta' }).first();
const buttonOf = (card: Locator): Locator => card.getByRole('button', { name: /^Snabbtitt på / });
const faceOf = (page: Page): Locator => page.locator('[data-quick-frame]:not(template *)');

async function open(page: Page, card = cardOf(page)): Promise<void> {
  await buttonOf(card).click();
  await page.locator('[data-quick-content]').waitFor();
}

const focusIsIn = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element.contains(document.activeElement));

const widthOf = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Remembers what is set in motion by script, and for how long. */
const watchTurns = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const line = `${JSON.stringify(keyframes)} ${JSON.stringify(options)}`;
      document.documentElement.dataset.turns = `${document.documentElement.dataset.turns ?? ''}${line}\n`;
      return animate.call(this, keyframes, options);
    };
  });
const turnsOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.turns ?? '');

describe('on a wide screen', () => {
  test('V-097, V-102, V-103, V-104, V-105, V-106, V-107, V-108, V-338, V-423, V-508: the card turns over, shows the car, and turns back', async () => {
    await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
      await watchTurns(page);
      await toList(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('view=quick')) requests.push(request.url());
      });
      const card = cardOf(page);
      const cards = await page.locator('li[data-key]').count();
      const price = await card
        .getByText(/\d\skr$/)
        .first()
        .textContent();
      const address = await card.locator('a').getAttribute('href');
      await expectClosed(card);

      await open(page);
      await settled(page);
      const face = faceOf(page);
      expect(await turnsOf(page)).toMatch(/rotateY\(90deg\).*"duration":[1-9]/);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await card.locator('[aria-expanded="true"][data-quick]').count()).toBe(1);
      expect(await card.locator(':scope > :not([data-quick-frame]):not([inert])').count()).toBe(0);
      expect(await focusIsIn(face)).toBe(true);
      expect(await page.locator('li[data-key]').count()).toBe(cards);

      expect(await face.getByText(price ?? 'no price', { exact: true }).count()).toBeGreaterThan(0);
      expect(await face.locator('[data-slide]').count()).toBeGreaterThan(0);
      expect(await face.getByRole('heading', { name: 'Översikt' }).count()).toBe(1);
      expect(await face.getByText('Tekniska data').count()).toBeGreaterThan(0);
      expect(await face.getByText('Att låna kostar pengar!').count()).toBe(1);
      expect(await face.getByRole('link', { name: 'Till bilens sida' }).getAttribute('href')).toContain(
        address,
      );
      const equipment = face.locator('[id$="-items"]');
      expect((await equipment.boundingBox())?.height).toBeCloseTo(53, 0);

      await stepsAsOnCarPage(face);
      expect(await axeFaults(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await face.waitFor({ state: 'detached' });
      await settled(page);
      await expectClosed(card);
      expect(await focusIsIn(buttonOf(card))).toBe(true);
      expect(requests).toHaveLength(1);
      expect(new URL(page.url()).search).toBe('');
    });
  });

  const expectClosed = async (card: Locator) => {
    expect(await card.locator('[aria-expanded="false"][data-quick]').count()).toBe(1);
    expect(await card.locator('[inert], [data-quick-frame]').count()).toBe(0);
  };

  /** Sliders step by 1000 and by 12 (LOAN-4, LOAN-5); and the list that the card stands in hears nothing of it. */
  const stepsAsOnCarPage = async (face: Locator) => {
    const down = face.getByRole('slider', { name: 'Kontantinsats' });
    await down.hover();
    await face.locator('[data-island="loan-calculator"][data-ready]').waitFor({ state: 'attached' });
    const value = () => down.inputValue().then(Number);
    const before = await value();
    const cost = face
      .locator('[data-island="loan-calculator"]')
      .getByText(/\d\skr\/mån$/)
      .first();
    const monthly = async () => Number((await cost.textContent())?.replace(/\D/g, ''));
    const atFirst = await monthly();
    await down.press('ArrowRight');
    expect((await value()) - before).toBe(1000);
    expect(await monthly()).toBeLessThan(atFirst);
    expect(await face.getByRole('slider', { name: 'Avbetalningstid' }).getAttribute('step')).toBe('12');
    const field = face.getByRole('textbox', { name: 'Kontantinsats' });
    await field.fill(String(before + 5000));
    await field.press('Enter');
    expect(await value()).toBe(before + 5000);
    expect(await face.isVisible()).toBe(true);
  };

  test('V-109, V-110: by keyboard alone; the hidden face is never in the way', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { viewport: DESKTOP, reducedMotion: 'reduce' }, async (page) => {
      await watchTurns(page);
      await toList(page);
      const card = cardOf(page);
      await card.locator('a').focus();
      await page.keyboard.press('Tab');
      expect(await focusIsIn(card.getByRole('button', { name: /^Jämför / }))).toBe(true);
      await page.keyboard.press('Tab');
      expect(await focusIsIn(buttonOf(card))).toBe(true);
      // Then the note on what a loan costs, which stands after the first row, and the next card.
      await page.keyboard.press('Tab');
      expect(await focusIsIn(card)).toBe(false);
      expect(await focusIsIn(page.locator('summary', { hasText: 'Så har vi räknat' }).first())).toBe(true);
      const next = card.locator('~ li[data-key]').locator('a').first();
      for (let tabs = 0; tabs < 3 && !(await focusIsIn(next)); tabs++) await page.keyboard.press('Tab');
      expect(await focusIsIn(next)).toBe(true);
      await buttonOf(card).focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-quick-content]').waitFor();
      const face = faceOf(page);
      expect(await focusIsIn(face.locator('header h2'))).toBe(true);
      await page.keyboard.press('Tab');
      expect(await focusIsIn(face.getByRole('button', { name: 'Stäng' }).first())).toBe(true);
      await page.keyboard.press('Enter');
      await face.waitFor({ state: 'detached' });
      expect(await focusIsIn(buttonOf(card))).toBe(true);
      expect(await turnsOf(page)).toBe('');
    });
  });

  test('V-099, V-100: a dialog at 767 px, a card turned at 768, taller from 1024 on; another width closes it', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { viewport: DESKTOP, reducedMotion: 'reduce' }, async (page) => {
      await toList(page);
      const face = faceOf(page);
      const heights: number[] = [];
      for (const width of [767, 768, 1023, 1024]) {
        await widthOf(page, width);
        await open(page);
        expect(await page.getByRole('dialog').count(), `${width}`).toBe(width === 767 ? 1 : 0);
        heights.push((await face.boundingBox())?.height ?? 0);
        await page.keyboard.press('Escape');
        await face.waitFor({ state: 'detached' });
      }
      const [, first = 0, second = 0, third = 0] = heights;
      expect(second).toBeCloseTo(first, -1);
      expect(third).toBeGreaterThan(second + 50);

      await widthOf(page, 1440);
      await open(page);
      await widthOf(page, 390);
      await face.waitFor({ state: 'detached' });
      expect(await page.locator('[data-quick-open], li [inert]').count()).toBe(0);
      expect(await focusIsIn(buttonOf(cardOf(page)))).toBe(true);
    });
  });
});

describe('on a phone', () => {
  test('V-098, V-106: a dialog over a page that stands still; "back" closes it, its link leaves nothing behind', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await toList(page);
      const card = cardOf(page);
      const name = (await card.locator('a').textContent()) ?? '';
      const dialog = page.getByRole('dialog', { name });
      await open(page);
      expect(await focusIsIn(dialog)).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      expect(await axeFaults(page)).toEqual([]);

      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(LIST);
      expect(await focusIsIn(buttonOf(card))).toBe(true);

      await open(page);
      await dialog.getByRole('button', { name: 'Stäng' }).first().click();
      await dialog.waitFor({ state: 'detached' });
      await open(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focusIsIn(buttonOf(card))).toBe(true);

      await open(page);
      await dialog.getByRole('link', { name: 'Till bilens sida' }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe(LIST);
      expect(await faceOf(page).count()).toBe(0);
    });
  });

  test('320 px wide: nothing is cut off, nothing has to be scrolled sideways', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { viewport: NARROW }, async (page) => {
      await toList(page);
      await open(page);
      const body = page.locator('[data-quick-body]:not(template *)');
      const room = await body.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(room).toBe(0);
    });
  });
});

describe('when it does not come', { tags: ['sweep'] }, () => {
  test('V-494: "Error", with another try and the way to the page', async () => {
    await visit(stage.browser, { viewport: PHONE, expected: [/ERR_FAILED/] }, async (page) => {
      await toList(page);
      await page.route('**/*view=quick', (route) => route.abort(), { times: 1 });
      await buttonOf(cardOf(page)).click();
      const face = faceOf(page);
      const alert = face.getByRole('alert');
      await alert.waitFor();
      expect(await alert.textContent()).toContain('Error');
      expect(await axeFaults(page)).toEqual([]);
      expect(await face.getByRole('link', { name: 'Till bilens sida' }).isVisible()).toBe(true);
      await alert.getByRole('button', { name: 'Försök igen' }).click();
      await page.locator('[data-quick-content]').waitFor();
      expect(await alert.count()).toBe(0);
      expect(await focusIsIn(face)).toBe(true);
    });
  });

  test('a car that is gone meanwhile says so', async () => {
    await visit(stage.browser, { expected: [/^404 .*\/kop-bil\/1\/borta/] }, async (page) => {
      await toList(page);
      const link = cardOf(page).locator('a');
      await link.evaluate((element) => element.setAttribute('href', '/kop-bil/1/borta'));
      await open(page);
      expect(await faceOf(page).textContent()).toContain('Den här bilen har fått ett nytt hem');
    });
  });

  test('without scripting there is no button that does nothing', async () => {
    await visit(stage.browser, { javaScript: false }, async (page) => {
      await toList(page);
      expect(await cardOf(page).isVisible()).toBe(true);
      expect(await buttonOf(cardOf(page)).count()).toBe(0);
    });
  });
});

test('what is fetched is no page to be found: kept, not indexed, one for every slug', async () => {
  const host = 'automotive-se.localhost';
  const list = await ask(stage.server, LIST, { host });
  const [, id = ''] = /href="\/kop-bil\/(\d+)\//.exec(list.text) ?? [];
  const answer = await ask(stage.server, `/kop-bil/${id}/vad-som-helst?view=quick`, { host });
  expect(answer.status).toBe(200);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.text).toMatch(/^<style>.*<\/style><div [^>]*data-quick-content/s);
  expect(answer.text).not.toContain('<script');
  const again = await ask(stage.server, `/kop-bil/${id}?view=quick`, { host });
  expect(again.headers.etag).toBe(answer.headers.etag);
  expect((await ask(stage.server, '/kop-bil/1?view=quick', { host })).status).toBe(404);
});
