import { expect, test } from 'vitest';
import { DESKTOP, visit } from '../browser';
import {
  awake,
  button,
  calls,
  field,
  flow,
  freeDay,
  heading,
  KEY,
  open,
  pageOf,
  shifts,
  stage,
  stored,
  toCar,
  toPlace,
  toServices,
  toSummary,
} from './flow';

/** What was chosen and typed is kept. */
export function restored(): void {
  test('W-385, W-386: the parts of the summary lead back, and what was chosen and typed is kept', async () => {
    await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
      await toSummary(page);
      await flow(page).getByText('medianvärden').waitFor({ state: 'detached' });
      // A workshop is chosen: nothing is searched any more, and nobody is told so.
      expect(await page.getByText('Söker lediga tider nära dig').count()).toBe(0);
      const total = await flow(page).locator('[data-total]').innerText();
      for (const [name, number] of [
        ['Ändra verkstad och tid', '4'],
        ['Ändra bil', '2'],
        ['Ändra kontaktuppgifter', '4'],
        ['Ändra tjänster', '3'],
      ] as const) {
        await button(page, name).click();
        expect([name, pageOf(page)]).toEqual([name, number]);
        await page.goBack();
        await heading(page, 'Summering').waitFor();
      }
      await button(page, 'Ändra verkstad och tid').click();
      expect(await field(page, 'email').inputValue()).toBe('anna@post.example');
      await flow(page).locator('[data-chosen-time]').waitFor();
      await button(page, 'Till summering').click();
      expect(await flow(page).locator('[data-total]').innerText()).toBe(total);
    });
  });

  test('W-367, W-368, W-369, W-376, W-414: the page is restored from the address only with what is stored, and bad values are page 1', async () => {
    await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
      await open(page, '?page=4&utm_source=x');
      await expect.poll(() => pageOf(page)).toBe('1');
      await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).waitFor();
      await toCar(page);
      expect(new URL(page.url()).searchParams.get('utm_source')).toBe('x');
      await toServices(page);
      await toPlace(page);
      await button(page, 'Välj verkstad').first().click();
      await freeDay(page).first().click();
      const before = await stored(page);
      const requests = calls(page);
      await page.reload();
      await awake(page);
      await flow(page).locator('[data-chosen-date]').waitFor();
      expect([pageOf(page), await stored(page)]).toEqual(['4', before]);
      expect(requests).toEqual(['timeslots/get']);
      expect(await shifts(page)).toBeLessThan(0.01);
      for (const query of [
        'page=0',
        'page=6',
        'page=-1',
        'page=abc',
        'page=2.5',
        'page=',
        '',
        'page=4&page=4',
      ]) {
        await open(page, query === '' ? '' : `?${query}`);
        await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).waitFor();
        expect([query, await flow(page).locator('[data-page]').getAttribute('data-page')]).toEqual([
          query,
          '1',
        ]);
        // What the address says is what is shown; without a page it says nothing wrong.
        expect([query, new URL(page.url()).search]).toEqual([query, query === '' ? '' : '?page=1']);
      }
      await page.evaluate((key) => sessionStorage.setItem(key, '{"regNo":"","car":null}'), KEY);
      await open(page, '?page=2');
      await heading(page, 'Är det här rätt bil?').waitFor();
      await expect(button(page, 'Fortsätt').isDisabled()).resolves.toBe(true);
    });
  });
}
