import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, NARROW, PHONE, visit } from '../browser';
import { controlsOnPaper, linksOnPaper, partsOnPaper } from '../on-paper';
import { brokenWords, COMPOUND, withTextsOfTwiceTheSize } from '../page-text-size';
import {
  book,
  confirmed,
  contact,
  eventually,
  fillContact,
  findCar,
  focused,
  LANDING,
  onward,
  open,
  pickTime,
  stage,
  step,
  stored,
} from './flow';

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** By keyboard, and without JavaScript. */
export function accessible(): void {
  test('a hold that runs out says so and is taken again with one press; by keyboard alone, at 320 px', {
    tags: ['sweep'],
  }, async () => {
    const expected = [/status of 404/, /^404 /];
    await visit(stage().browser, { viewport: NARROW, expected }, async (page) => {
      await open(page);
      await page.getByRole('textbox', { name: 'Registreringsnummer' }).focus();
      await page.keyboard.type('ABC123');
      await page.keyboard.press('Enter');
      await eventually(() => focused(page)).toBe('Din bil');
      const press = async (name: string, number: number) => {
        const button = step(page, number).getByRole('button', { name });
        await button.focus();
        await page.keyboard.press('Enter');
      };
      await press('Fortsätt', 1);
      await step(page, 2).getByRole('checkbox').first().focus();
      await page.keyboard.press('Space');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
      await press('Fortsätt', 2);
      await press('Fortsätt', 3);
      const times = page.getByRole('button', { name: 'Visa tillgängliga tider' }).first();
      await times.focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-slot]').first().focus();
      await page.keyboard.press('Enter');
      await contact(page).getByLabel('Namn').waitFor();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      // It is let go of elsewhere: the next sign of life finds it gone, and its time free.
      const { holdId } = (await stored(page)).hold;
      const letGo = (id: string) =>
        fetch(`/api/mechmate/holds/${id}`, { method: 'DELETE' }).then(({ status }) => status);
      expect(await page.evaluate(letGo, holdId)).toBe(204);
      await contact(page).getByLabel('Namn').focus();
      await page.keyboard.type('Kim Ek');
      const form = contact(page);
      await form.getByText('Vi kunde inte hålla tiden åt dig längre.').waitFor();
      expect(await page.getByRole('button', { name: 'Boka', exact: true }).count()).toBe(0);
      await form.getByRole('button', { name: 'Ta tiden igen' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Boka', exact: true }).waitFor();
      expect(await contact(page).getByLabel('Namn').inputValue()).toBe('Kim Ek');
      expect((await stored(page)).hold).not.toBeNull();
    });
  });

  test('on a phone with texts of twice the size no step goes over the edge or cuts words but long compounds, and the confirmation has nothing to press on paper', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage().browser, { viewport: PHONE }, async (page) => {
      const isWithin = async (state: string) => {
        expect([state, await sideways(page)]).toEqual([state, 0]);
        const cut = await brokenWords(page.locator('main'));
        expect([state, cut.filter(({ length }) => length < COMPOUND)]).toEqual([state, []]);
      };
      await open(page);
      await withTextsOfTwiceTheSize(page);
      await isWithin('plate');
      await findCar(page, 'WTT77K');
      await step(page, 1).getByRole('button', { name: 'Fortsätt' }).waitFor();
      await isWithin('car');
      await onward(page, 1);
      await step(page, 2).getByRole('checkbox').first().check();
      await isWithin('services');
      await onward(page, 2);
      await onward(page, 3);
      await isWithin('workshops');
      await pickTime(page);
      await isWithin('contact');
      await fillContact(page);
      await book(page);
      await confirmed(page);
      await isWithin('confirmation');
      expect(await controlsOnPaper(page)).toEqual([]);
      expect(await linksOnPaper(page.locator('[data-booked]'))).toEqual([]);
      expect(await partsOnPaper(page)).toBe(1);
    });
  });

  test('without JavaScript there is a number to call and a form to be called back', async () => {
    // Scripts that were asked for ahead are not let in.
    const expected = [/ csp$/];
    await visit(stage().browser, { javaScript: false, viewport: PHONE, expected }, async (page) => {
      await page.goto(stage().server.site('automotive-se', LANDING));
      const block = page.locator('[data-service-booking]');
      await block.getByText('Bokningen behöver JavaScript').waitFor();
      expect(await block.getByRole('link', { name: 'Ring 08-465 004 10' }).getAttribute('href')).toBe(
        'tel:+46846500410',
      );
      expect(await page.getByRole('textbox', { name: 'Registreringsnummer' }).isVisible()).toBe(false);
      const callback = block.getByRole('link', { name: 'Lämna ditt nummer, så ringer vi upp' });
      const target = (await callback.getAttribute('href')) ?? '';
      expect(await page.locator(`${target} form, form${target}, ${target} ~ form`).count()).toBeGreaterThan(
        0,
      );
    });
  });
}
