import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, DESKTOP, visit } from '../browser';
import { controlsOnPaper, linksOnPaper } from '../on-paper';
import { at, button, eventsOf, flow, KEY, open, signIn, stage } from './flow';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);
const EXPECTED_EVENTS = [
  ...['time_and_place', 'contact_details', 'confirm_booking', 'complete_booking', 'purchase'].map(
    (step) => `tyre_hotel ${step}`,
  ),
  {
    currency: 'SEK',
    value: 0,
    tax: 0,
    isNumbered: true,
    items: [
      {
        item_id: 'dackhotell-skifte',
        item_name: expect.any(String),
        item_category: 'service',
        price: 0,
        quantity: 1,
      },
    ],
  },
];

/** From the plate to the confirmation. */
export function wholeWay(): void {
  test('W-473 W-474 W-475 W-476 W-477 W-478 W-479 W-480 W-481 W-482 W-483 W-484 W-512 W-513 W-514 W-515 W-516 W-518 W-520 W-521 W-522 W-529 W-533 W-543 W-662 W-668: the whole way, by keyboard where it matters, a reload in the middle, out again', async () => {
    // The last question is asked on purpose: it is refused.
    await visit(
      stage().browser,
      { viewport: DESKTOP, consent: ['analytics'], expected: [/authorization\/session/] },
      async (page) => {
        await open(page, '?regNo=xea%20735');
        expect(await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).inputValue()).toBe(
          'XEA735',
        );
        await expect(button(page, 'Logga ut').count()).resolves.toBe(0);
        expect(await flow(page).getByRole('link', { name: /@/ }).first().getAttribute('href')).toMatch(
          /^mailto:.+@/,
        );
        await signIn(page, 'ktr 482');
        expect(await focused(page)).toBe('Ditt fordon');
        for (const position of ['Vänster fram', 'Höger fram', 'Vänster bak', 'Höger bak', 'Reservhjul'])
          await page.getByText(position, { exact: true }).waitFor();
        // W-574: said, and not by colour alone.
        await page.getByText('under lagens gräns för vinterdäck, 3 mm').waitFor();
        expect(await axeFaults(page)).toEqual([]);
        // A page that is loaded anew has a data layer of its own.
        expect(await eventsOf(page)).toEqual(['tyre_hotel vehicle_info']);
        await page.reload();
        await page.getByText('Ditt fordon').waitFor();

        await button(page, 'Boka hjulskifte').click();
        await at(page, 'Booking');
        expect(await focused(page)).toBe('När vill du lämna in bilen?');
        await button(page, 'Tillbaka').click();
        await at(page, 'LoggedIn');
        await button(page, 'Boka hjulskifte').click();
        const day = page.locator('[role="gridcell"]:not([aria-disabled])').first();
        await day.click();
        await page.getByText('Var på plats minst 10 minuter före').waitFor();
        await button(page, 'Skicka bokningsförfrågan').click();
        await page.getByText('Titta på de här fälten').waitFor();
        for (const problem of ['Välj en tid.', 'Skriv ditt förnamn.', 'Skriv ditt efternamn.'])
          await page.getByText(problem).first().waitFor();
        expect(await axeFaults(page)).toEqual([]);
        await page.locator('fieldset').getByRole('radio').first().check();
        await page.getByLabel('Förnamn').fill('Ada');
        await page.getByLabel('Efternamn').fill('Ek');
        await flow(page).getByLabel('Telefon').fill('070-174 06 05');
        await flow(page).getByLabel('E-post').fill('ada@post.example');
        await button(page, 'Skicka bokningsförfrågan').dblclick();
        await at(page, 'Confirmation');
        expect(await focused(page)).toBe('Tack för din bokningsförfrågan');
        await page.getByText(/^NB-/).waitFor();
        await page.getByText('– KTR 482').waitFor();
        expect(await eventsOf(page)).toEqual(EXPECTED_EVENTS);
        expect(await axeFaults(page)).toEqual([]);
        expect(await controlsOnPaper(page)).toEqual([]);
        expect(await linksOnPaper(flow(page))).toEqual([]);

        expect(await button(page, 'Skicka feedback').isDisabled()).toBe(true);
        await page.getByRole('radio', { name: '4 stjärnor av 5' }).focus();
        await page.keyboard.press('Space');
        await button(page, 'Skicka feedback').click();
        await page.getByText('Tack för din betygsättning').waitFor();

        await button(page, 'Logga ut').click();
        await at(page, 'Search');
        expect(await stored(page)).toBeNull();
        const gone = await page.evaluate(() =>
          fetch('/api/tirehotel/authorization/session').then(({ status }) => status),
        );
        expect(gone).toBe(401);
      },
    );
  });
}
