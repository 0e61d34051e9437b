/** @module-tag sweep */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, visit } from './browser';
import { sentMessages } from './outbox';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

/** Keeps what a region says that was there, and empty or not, before it said it: what comes with its words is often silent. */
const watchRegions = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="log"], [aria-live="polite"]');
        const text = region?.textContent ?? '';
        if (text !== '' && text !== announced.at(-1)) announced.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

const expectAnnounced = (page: Page, words: RegExp) =>
  expect
    .poll(() => page.evaluate<readonly string[]>('window.announced'))
    .toEqual(expect.arrayContaining([expect.stringMatching(words)]));

/** Each form that can be seen has a name by which it is found. */
async function areNamed(page: Page): Promise<void> {
  const seen = (forms: Locator) => forms.filter({ visible: true }).count();
  expect(await seen(page.locator('main').getByRole('form'))).toBe(await seen(page.locator('main form')));
}

test('workshop booking: that services are fetched and times have come is heard; each form has a name', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await watchRegions(page);
    await page.goto(stage.server.site('automotive-se', '/service-och-verkstad/boka-bilverkstad'));
    await page.locator('fc-island[data-island="service-booking"][data-ready]').waitFor({ state: 'attached' });
    await areNamed(page);
    await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('VAN360');
    await page.keyboard.press('Enter');
    const onward = (step: number) =>
      page.locator(`[data-step="${step}"]`).getByRole('button', { name: 'Fortsätt' }).click();
    await onward(1);
    await page.locator('[data-step="2"]').getByRole('checkbox').first().check();
    await expectAnnounced(page, /^Hämtar tjänster/);
    await areNamed(page);
    await onward(2);
    await areNamed(page);
    await onward(3);
    await page.getByRole('button', { name: 'Visa tillgängliga tider' }).first().click();
    await page.locator('[data-slot]').first().waitFor();
    await expectAnnounced(page, /: \d+ lediga?$/);
    await areNamed(page);
    await page.locator('[data-slot]').first().click();
    await page.getByRole('heading', { name: 'Dina kontaktuppgifter' }).waitFor();
    await expectAnnounced(page, /är reserverad för dig/);
    await areNamed(page);
  });
});

test('tyre hotel: what is not found, a new code, days and times are heard; each form has a name', async () => {
  const expected = [/404/];
  await visit(stage.browser, { viewport: PHONE, expected }, async (page) => {
    await watchRegions(page);
    await page.goto(stage.server.site('carstore-se', '/service-och-verkstad/dackhotell'));
    await page.locator('fc-island[data-island="tyre-hotel"][data-ready]').waitFor({ state: 'attached' });
    await areNamed(page);
    const plate = page.locator('[data-page]').getByRole('textbox', { name: 'Registreringsnummer' });
    await plate.fill('ZZZ999');
    await plate.press('Enter');
    await expectAnnounced(page, /inget däckhotellsavtal/);
    await plate.fill('DHB103');
    await plate.press('Enter');
    await page.getByRole('button', { name: 'Skicka kod' }).click();
    await page.getByRole('button', { name: 'Skicka en ny kod' }).click();
    await expectAnnounced(page, /^En ny kod är skickad/);
    await areNamed(page);
    const [sms] = (await sentMessages(stage.server)).sms;
    await page.getByRole('textbox', { name: 'Siffra 1 av 4' }).focus();
    await page.keyboard.type(/\b\d{4}\b/.exec(sms?.text ?? '')?.[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Boka hjulskifte' }).click();
    await expectAnnounced(page, /^Datum: \d+ lediga$/);
    await page.locator('[role="gridcell"][tabindex="0"]').press('Enter');
    await expectAnnounced(page, / \w+: \d+ lediga?$/);
    await areNamed(page);
  });
});
