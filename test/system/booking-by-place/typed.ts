import { expect, test } from 'vitest';
import { axeFaults, DESKTOP, NARROW, visit } from '../browser';
import {
  button,
  field,
  flow,
  focused,
  freeDay,
  heading,
  isInView,
  open,
  sideways,
  stage,
  toList,
} from './flow';

/** What is typed is checked; keys alone suffice. */
export function typed(): void {
  test('W-434, W-435, W-436, W-437, W-438, W-439, W-440, W-441, W-443: what cannot be is refused as it is typed, and the way on is closed until all is right', async () => {
    await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
      await toList(page);
      const next = () => button(page, 'Till summering').isDisabled();
      expect(await next()).toBe(true);
      await button(page, 'Välj verkstad').first().click();
      expect(await next()).toBe(true);
      await freeDay(page).first().click();
      expect(await next()).toBe(true);
      await flow(page).locator('[data-time]').first().click();
      const [name, phone, email, comment] = ['firstAndLastName', 'phone', 'email', 'comment'].map((each) =>
        field(page, each),
      );
      await name?.pressSequentially('An2na');
      await phone?.pressSequentially('+46 70-12a(3)');
      expect([await name?.inputValue(), await phone?.inputValue()]).toEqual(['Anna', '+46 70-123']);
      await comment?.fill('x'.repeat(100));
      expect((await comment?.inputValue())?.length).toBe(80);
      await comment?.fill('abc');
      await flow(page).getByText('3/80').waitFor();
      for (const typed of ['a', 'a@b', 'a b@c.se']) {
        await email?.fill(typed);
        expect([typed, await next()]).toEqual([typed, true]);
      }
      await email?.fill('a@b.se');
      expect(await next()).toBe(false);
      for (const [one, bad, good] of [
        [name, '', 'Anna'],
        [phone, '12345', '123456'],
      ] as const) {
        await one?.fill(bad);
        expect([bad, await next()]).toEqual([bad, true]);
        await one?.fill(good);
        expect([good, await next()]).toEqual([good, false]);
      }
      await phone?.fill('12345');
      await email?.focus();
      await flow(page).getByText('Skriv telefonnumret med minst 6 siffror.').waitFor();
      expect(await axeFaults(page)).toEqual([]);
    });
  });

  test('W-413: by keyboard alone, 320 px wide: nothing sticks out, the focus is in view on each page', async () => {
    await visit(stage().browser, { viewport: NARROW }, async (page) => {
      await open(page);
      const press = async (name: string | RegExp) => {
        await button(page, name).first().focus();
        await page.keyboard.press('Enter');
      };
      const steady = () =>
        expect.poll(async () => [await sideways(page), await isInView(page)]).toEqual([0, true]);
      await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).focus();
      await page.keyboard.type('RTS208');
      await page.keyboard.press('Enter');
      await heading(page, 'Är det här rätt bil?').waitFor();
      await steady();
      await press('Fortsätt');
      await flow(page).locator('[data-category]').first().waitFor();
      await steady();
      await flow(page).getByRole('checkbox', { name: 'Basservice' }).focus();
      await page.keyboard.press('Space');
      await press('Fortsätt');
      await flow(page).locator('[data-workshop]').first().waitFor();
      await steady();
      await press('Välj verkstad');
      await freeDay(page).first().waitFor();
      await steady();
      await flow(page).locator('[role="gridcell"][tabindex="0"]').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      expect(await focused(page)).toBe('Tid');
      await steady();
      await flow(page).locator('[data-time]').first().focus();
      await page.keyboard.press('Enter');
      await steady();
      for (const [name, text] of [
        ['firstAndLastName', 'Kim Ek'],
        ['phone', '0701740605'],
        ['email', 'kim@post.example'],
      ] as const) {
        await field(page, name).focus();
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Enter');
      await heading(page, 'Summering').waitFor();
      await steady();
      await press('Genomför bokning');
      await flow(page).locator('[data-booked]').waitFor();
      await steady();
      expect(await axeFaults(page)).toEqual([]);
    });
  });
}
