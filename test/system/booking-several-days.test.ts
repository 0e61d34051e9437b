/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, NARROW, openStage, type Stage, visit } from './browser';

const LANDING = '/service-och-verkstad/boka-bilverkstad';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

const step = (page: Page, number: number) => page.locator(`[data-step="${number}"]`);
const onward = (page: Page, number: number) =>
  step(page, number).getByRole('button', { name: 'Fortsätt' }).click();
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** `Lämna in 24 november 2026 08:00, hämta 27 november 2026 09:00` */
const STAY = /Lämna in \d+ \S+ \d{4} \d\d:\d\d, hämta \d+ \S+ \d{4} \d\d:\d\d/;

test('work of several days says when the car is left and fetched: at its times, in the summary, when it is booked and behind its link', async () => {
  await visit(stage.browser, { viewport: NARROW }, async (page) => {
    await page.goto(stage.server.site('automotive-se', LANDING));
    await page.locator('fc-island[data-island="service-booking"][data-ready]').waitFor({ state: 'attached' });
    await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('ALF164');
    await page.keyboard.press('Enter');
    await onward(page, 1);
    await step(page, 2).getByText('Besiktning och reparation').click();
    await step(page, 2).getByRole('checkbox', { name: 'Renovering av växellåda' }).check();
    await onward(page, 2);
    await onward(page, 3);
    await page.getByRole('button', { name: 'Visa tillgängliga tider' }).first().click();
    const time = page.locator('[data-slot]').first();
    await time.waitFor();
    expect(await time.innerText()).toMatch(/^\d\d:\d\d\s+hämta \d+ \S+ \d\d:\d\d$/);
    await page.getByText('Arbetet tar flera dagar').waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);

    await time.click();
    const chosen = page.locator('[data-chosen-workshop]');
    await chosen.getByText(STAY).waitFor();
    const chosenText = STAY.exec(await chosen.innerText())?.[0] ?? '';
    const contact = page.getByRole('region', { name: 'Dina kontaktuppgifter' });
    await contact.getByLabel('Namn').fill('Kim Ek');
    await contact.getByLabel('Telefon').fill('070-174 06 05');
    await contact.getByLabel('E-post').fill('kim@post.example');
    await page.getByRole('button', { name: 'Boka', exact: true }).click();
    await page.getByRole('heading', { name: 'Bokning bekräftad' }).waitFor();
    expect(await page.locator('[data-booked]').innerText()).toContain(chosenText);
    expect(await sideways(page)).toBe(0);

    await page.locator('[data-booked] a[href*="/visits?"]').click();
    await page.getByText(/^Lämna in .+, hämta .+ kl\. \d\d:\d\d$/).waitFor();
    await page.getByRole('link', { name: 'Ändra tid' }).click();
    await page
      .getByText(/^Klar att hämta .+ kl\. \d\d:\d\d$/)
      .first()
      .waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});
