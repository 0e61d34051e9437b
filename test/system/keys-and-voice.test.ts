/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNKNOWN_PLATE } from '~/demo/workshop';
import { openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LIST = '/kop-bil/alla-bilar-i-lager';

/** Keeps what is put into regions that are listened to, in the order in which it is. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            '[role="status"], [aria-live="polite"]',
          ),
        ),
      );
      for (const region of regions) if (region?.textContent) announced.push(region.textContent);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
const announced = (page: Page) => page.evaluate<readonly string[]>('window.announced.splice(0)');
const expectAnnounced = async (page: Page, words: RegExp) => {
  const all: string[] = [];
  await expect
    .poll(async () => {
      all.push(...(await announced(page)));
      return all;
    })
    .toEqual(expect.arrayContaining([expect.stringMatching(words)]));
};

/** The name that says what has the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const label = document.getElementById(active?.getAttribute('aria-labelledby') ?? '')?.textContent;
    return active === document.body ? 'nothing' : (active?.ariaLabel ?? label ?? active?.textContent);
  });

describe('a list', () => {
  test('the focus of a chip that is taken away goes to the next one, and after the last to the list by its name', async () => {
    await visit(stage.browser, {}, async (page) => {
      await page.goto(
        `${stage.server.site('automotive-se', LIST)}?car_brand=Audi&car_brand=BMW&car_brand=Kia`,
      );
      await page.locator('form[data-enhance="list"][data-ready]').waitFor();
      await page.getByRole('link', { name: 'Ta bort filtret BMW' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedName(page)).toBe('Ta bort filtret Kia');
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedName(page)).toBe('Ta bort filtret Audi');
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedName(page)).toBe('Alla bilar i lager');
      expect(await page.evaluate(() => document.activeElement?.role)).toBe('group');
    });
  });

  test('another order of the same cars is announced, each time', async () => {
    await visit(stage.browser, {}, async (page) => {
      await listen(page);
      await page.goto(stage.server.site('automotive-se', LIST));
      await page.locator('form[data-enhance="list"][data-ready]').waitFor();
      await announced(page);
      const order = page.getByRole('combobox', { name: 'Sortera efter' });
      for (const name of ['Lägsta pris', 'Högsta pris']) {
        await order.selectOption(name);
        await expectAnnounced(page, /^5.000 bilar$/);
      }
    });
  });
});

test('a fifth car for the comparison: once its refusal is closed the keyboard is where it was; a car that is taken out is named', async () => {
  await visit(stage.browser, {}, async (page) => {
    await listen(page);
    await page.goto(stage.server.site('automotive-se', LIST));
    const compare = page.getByRole('button', { name: /^Jämför / });
    for (const at of [0, 1, 2, 3, 4]) {
      await compare.nth(at).focus();
      await page.keyboard.press('Enter');
      if (at < 4) await expectAnnounced(page, new RegExp(`${at + 1} (?:bil vald|bilar valda)$`));
    }
    const refused = await focusedName(page);
    await page.locator('[data-chosen-close]').focus();
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toBe(refused);
    await page.goto(stage.server.site('automotive-se', '/kop-bil/jamfor'));
    const remove = page.getByRole('link', { name: /^Ta bort/ }).first();
    const car = /^Ta bort (.*) från/.exec((await remove.getAttribute('aria-label')) ?? '')?.[1];
    await remove.focus();
    await page.keyboard.press('Enter');
    await expectAnnounced(page, new RegExp(`^${car} är inte längre med i jämförelsen\\. 3 bilar valda$`));
    expect(await focusedName(page)).toBe('Jämför bilar');
  });
});

test('a map that is asked for by key takes the focus on to its buttons', async () => {
  await visit(stage.browser, { expected: [/GPU stall due to ReadPixels/] }, async (page) => {
    await page.goto(stage.server.site('carstore-se', '/anlaggningar/nordhem-kista'));
    await page.getByRole('button', { name: 'Visa rörlig karta' }).focus();
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toBe('Visa rörlig karta');
    await expect.poll(() => focusedName(page), { timeout: 40_000 }).toBe('Zooma in kartan');
    expect(await page.getByText('Visa rörlig karta').isVisible()).toBe(false);
  });
});

/** Where Tab leads to from here, as often as is asked for. */
async function stops(page: Page, count: number): Promise<readonly string[]> {
  const places: string[] = [];
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('Tab');
    places.push(await page.evaluate(() => document.activeElement?.closest('dialog')?.tagName ?? 'outside'));
  }
  return places;
}

test('pictures over the screen and a quick view on a phone: Tab stays inside, and what scrolls has a name', async () => {
  await visit(stage.browser, { viewport: PHONE, reducedMotion: 'reduce' }, async (page) => {
    await page.goto(stage.server.site('automotive-se', await exampleCar(stage.server)));
    const enlarge = page.getByRole('button', { name: 'Förstora bilden' });
    await enlarge.focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[data-full-screen]').waitFor();
    await expect.poll(() => focusedName(page)).toBe('Stäng');
    expect(new Set(await stops(page, 9))).toEqual(new Set(['DIALOG']));
    const track = page.locator('dialog[data-full-screen] [data-track]');
    expect([await track.getAttribute('role'), await track.getAttribute('aria-label')]).toEqual([
      'group',
      expect.stringMatching(/^Bilder på /),
    ]);
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedName(page)).toBe('Förstora bilden');
    await page.goto(stage.server.site('automotive-se', LIST));
    await page
      .getByRole('button', { name: /^Snabbtitt/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[data-quick-sheet][open]').waitFor();
    await page.locator('dialog[data-quick-sheet]').getByRole('link', { name: 'Till bilens sida' }).waitFor();
    expect(new Set(await stops(page, 20))).toEqual(new Set(['DIALOG']));
  });
});

test.each(['automotive-se', 'carstore-se', 'mercedes-se'] as const)(
  '%s: who is in the field of a plate hears that no car has it',
  async (site) => {
    const expected = [/404/];
    await visit(stage.browser, { viewport: PHONE, expected }, async (page) => {
      await listen(page);
      await page.goto(stage.server.site(site, '/service-och-verkstad/boka-bilverkstad'));
      await page.locator('fc-island[data-island][data-ready] input').first().waitFor();
      const plate = page.locator('fc-island [name="registrationNumber"]');
      await plate.fill(UNKNOWN_PLATE);
      await plate.press('Enter');
      await expectAnnounced(page, /^Vi hittar ingen bil med det här registreringsnumret\.$/);
      expect(await plate.evaluate((field) => document.activeElement === field)).toBe(true);
    });
  },
);

test('times of a test drive are announced when they come, and those of another day when it is chosen', async () => {
  await visit(stage.browser, {}, async (page) => {
    await listen(page);
    await page.goto(stage.server.site('automotive-se', await exampleCar(stage.server)));
    await page.getByRole('checkbox', { name: 'Jag vill provköra' }).focus();
    await page.keyboard.press('Space');
    await expectAnnounced(page, /^Lediga tider, .*: \d+$/);
    const day = page.getByLabel('Dag', { exact: true });
    await day.selectOption({ index: 1 });
    const label = await day.locator('option').nth(1).textContent();
    await expectAnnounced(page, new RegExp(`^Lediga tider, ${label}: \\d+$`));
  });
});

test('what has to be chosen is not called wrong before it is', async () => {
  await visit(stage.browser, {}, async (page) => {
    await page.goto(stage.server.site('automotive-se', '/salj-bil'));
    const choice = page.getByRole('radio', { name: 'Sälja bilen' });
    expect(await choice.getAttribute('aria-invalid')).toBe('false');
    await page.getByRole('group', { name: /^Vad vill du göra\?$/ }).waitFor();
    await page.getByRole('button', { name: 'Skicka uppgifterna' }).click();
    await expect.poll(() => choice.getAttribute('aria-invalid')).toBe('true');
  });
});
