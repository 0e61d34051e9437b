import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, NARROW, PHONE, settled, visit } from '../browser';
import {
  ADD_ONS,
  at,
  box,
  button,
  category,
  eventually,
  fillContact,
  flow,
  inBox,
  open,
  PATH,
  plateField,
  service,
  stage,
  tick,
} from './flow';

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** By keyboard alone, and without JavaScript. */
export function accessible(): void {
  test('by keyboard alone at 320 px, to the booking; nothing is wider than the screen, and each state is clean', async () => {
    await visit(stage().browser, { viewport: NARROW }, async (page) => {
      const press = async (name: string) => {
        await button(page, name).focus();
        await page.keyboard.press('Enter');
      };
      const isSound = async (name: string) => {
        await settled(page);
        // The banner of the site, half under its header, is too small to be pressed.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect([name, Math.max(0, await sideways(page)), await axeFaults(page)]).toEqual([name, 0, []]);
      };
      await open(page);
      await isSound('plate');
      await plateField(page).focus();
      await page.keyboard.type('ABC12A');
      await page.keyboard.press('Enter');
      await at(page, 2);
      await isSound('car');
      await press('Fortsätt');
      await service(page, 'oljebyte').waitFor();
      await isSound('services');
      await tick(page, 'oljebyte').focus();
      await page.keyboard.press('Space');
      await category(page, 'Däck och hjul').focus();
      await page.keyboard.press('Enter');
      await tick(page, 'hjulskifte-brons').focus();
      await page.keyboard.press('Space');
      await isSound('chosen services');
      await press('Fortsätt');
      await box(page, ADD_ONS).waitFor();
      await isSound('add-ons');
      await inBox(page, ADD_ONS, 'Nej tack').focus();
      await page.keyboard.press('Enter');
      await flow(page).locator('[data-workshop]').first().waitFor();
      await isSound('workshops');
      await flow(page).getByRole('button', { name: 'Visa tillgängliga tider' }).first().focus();
      await page.keyboard.press('Enter');
      await flow(page).locator('[data-slot]').first().focus();
      await page.keyboard.press('Enter');
      await flow(page).getByLabel('Namn').waitFor();
      await isSound('contact');
      await press('Fortsätt');
      await eventually(() => flow(page).locator('[data-error-summary] a').allTextContents()).toEqual([
        ...['Skriv ditt namn.', 'Skriv ditt telefonnummer.', 'Skriv din e-postadress.'],
      ]);
      await isSound('missing contact');
      await fillContact(page);
      await press('Fortsätt');
      await at(page, 5);
      await isSound('summary');
      await press('Skicka bokningsförfrågan');
      await at(page, 'booked');
      await isSound('booked');
    });
  });

  test('without JavaScript it says whom to call, and the form to be called back is there', async () => {
    const options = { javaScript: false, viewport: PHONE, expected: [/\.js csp$/] };
    await visit(stage().browser, options, async (page) => {
      await page.goto(stage().server.site('carstore-se', PATH));
      await flow(page).getByText('Bokningen behöver JavaScript').waitFor();
      expect(
        await flow(page)
          .getByRole('link', { name: /^Ring / })
          .getAttribute('href'),
      ).toMatch(/^tel:\+46/);
      expect(await plateField(page).isVisible()).toBe(false);
      expect(
        await flow(page)
          .getByRole('link', { name: 'Lämna ditt nummer, så ringer vi upp' })
          .getAttribute('href'),
      ).toBe('#ring-mig');
      expect(await page.locator('#ring-mig form[method=post]').count()).toBe(1);
    });
  });
}
