import { describe, expect, test } from 'vitest';
import { axeFaults, PHONE, visit } from '../browser';
import { answering, at, button, eventsOf, flow, json, KEY, open, PATH, signIn, stage, toCode } from './flow';

/** What goes wrong. */
export function failures(): void {
  describe('what goes wrong', { tags: ['sweep'] }, () => {
    test('W-525 W-526 W-527 W-563 W-564 W-565: a car without an agreement, a server that fails', async () => {
      await visit(
        stage().browser,
        { viewport: PHONE, expected: [/tirehotel|status of [45]\d\d/] },
        async (page) => {
          await open(page);
          const plate = flow(page).getByRole('textbox', { name: 'Registreringsnummer' });
          await plate.fill('a');
          expect(await button(page, 'Sök').last().isDisabled()).toBe(true);
          await plate.fill('abc 1234x');
          expect(await plate.inputValue()).toBe('ABC1234');
          await page.keyboard.press('Enter');
          await page.getByText('Vi hittar inget däckhotellsavtal för detta registreringsnummer.').waitFor();
          expect(await flow(page).getByRole('link', { name: 'Boka service' }).getAttribute('href')).toContain(
            'boka-bilverkstad',
          );
          await answering(page, 'authorization/search', { status: 500, body: 'broken' });
          await plate.fill('ktr482');
          await page.keyboard.press('Enter');
          await page.getByText('Något gick fel, var god och försök senare.').waitFor();
          expect(await plate.inputValue()).toBe('KTR482');
        },
      );
    });

    test('a plate and Enter before the scripts have come are answered as soon as they have', async () => {
      await visit(stage().browser, { viewport: PHONE }, async (page) => {
        const scripts = Promise.withResolvers<void>();
        await page.route(/\/assets\/.*\.js$/, async (route) => {
          await scripts.promise;
          await route.continue();
        });
        await page.goto(stage().server.site('carstore-se', PATH), { waitUntil: 'commit' });
        const plate = flow(page).getByRole('textbox', { name: 'Registreringsnummer' });
        await plate.click();
        await page.keyboard.type('lmp375');
        await page.keyboard.press('Enter');
        scripts.resolve();
        await flow(page).getByRole('button', { name: 'Skicka kod' }).waitFor();
        expect(new URL(page.url()).search).toBe('');
      });
    });

    test('W-490 W-528 W-530 W-531 W-532 W-566 W-567: codes as fingers type them; the server’s words are shown', async () => {
      await visit(
        stage().browser,
        { viewport: PHONE, expected: [/tirehotel|status of [45]\d\d/] },
        async (page) => {
          await open(page);
          await toCode(page, 'lmp375');
          const digit = (number: number) => page.getByRole('textbox', { name: `Siffra ${number} av 4` });
          const digits = () => Promise.all([1, 2, 3, 4].map((number) => digit(number).inputValue()));
          await digit(1).focus();
          await page.keyboard.type('1a2b3');
          expect(await digits()).toEqual(['1', '2', '3', '']);
          expect(await button(page, 'Logga in').isDisabled()).toBe(true);
          await page.keyboard.press('Backspace');
          expect(await digits()).toEqual(['1', '2', '', '']);
          await page.keyboard.press('ArrowLeft');
          await page.keyboard.type('9');
          expect(await digits()).toEqual(['1', '9', '', '']);
          await digit(1).evaluate((field) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData('text', 'ab 12 3456');
            field.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
            );
          });
          expect(await digits()).toEqual(['1', '2', '3', '4']);
          await answering(page, 'authorization/validate', json(400, { message: '<b>X</b>' }));
          await button(page, 'Logga in').click();
          await page.getByText('<b>X</b>').waitFor();
          expect(await axeFaults(page)).toEqual([]);
        },
      );
    });

    test('W-517 W-562: a session that was made up shows nothing of anybody', async () => {
      await visit(stage().browser, { expected: [/tirehotel|status of [45]\d\d/] }, async (page) => {
        await page.addInitScript(
          ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
          [KEY, JSON.stringify({ page: 'Booking', regNo: 'ABC123', status: 0 })],
        );
        await open(page);
        await page.getByText('Du är inte inloggad längre.').waitFor();
        await at(page, 'Search');
      });
    });

    test('W-568 W-569 W-570 W-571 W-572 W-573: no days, days and times that fail, a day without times, a refusal: nothing typed is lost', async () => {
      await visit(
        stage().browser,
        { viewport: PHONE, consent: ['analytics'], expected: [/tirehotel|status of [45]\d\d/] },
        async (page) => {
          await open(page);
          await signIn(page, 'abc123');
          await answering(page, 'booking/GetTimeslotDays', { status: 500, body: '' });
          await button(page, 'Boka hjulskifte').click();
          await page.getByText('Ett fel uppstod').waitFor();
          await page.unroute('**/api/tirehotel/booking/GetTimeslotDays*');
          await answering(page, 'booking/GetTimeslotDays', json(200, { availableDates: [] }));
          await button(page, 'Försök igen').click();
          await page.getByText('Det finns för närvarande inga tillgängliga tider på din verkstad.').waitFor();
          expect(await flow(page).locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
          // Nobody has been asked who comes.
          expect(await eventsOf(page)).not.toContain('tyre_hotel contact_details');
          await page.unroute('**/api/tirehotel/booking/GetTimeslotDays*');

          await button(page, 'Tillbaka').click();
          await answering(page, 'booking/GetTimeslots', { status: 500, body: '' });
          await button(page, 'Boka hjulskifte').click();
          await page.locator('[role="gridcell"]:not([aria-disabled])').first().click();
          expect(await eventsOf(page)).toContain('tyre_hotel contact_details');
          await page.getByText('Kunde inte hämta tider för valt datum.').waitFor();
          await page.unroute('**/api/tirehotel/booking/GetTimeslots*');
          await answering(
            page,
            'booking/GetTimeslots',
            json(200, { availableTimeSlotDates: [{ date: '2026-12-01', startTime: [] }] }),
          );
          await button(page, 'Försök igen').click();
          await page.getByText('Verkstaden återkommer med tid').waitFor();

          await page.getByLabel('Förnamn').fill('Ada');
          await page.getByLabel('Efternamn').fill('Ek');
          await flow(page).getByLabel('Telefon').fill('070-174 06 05');
          await flow(page).getByLabel('E-post').fill('ada@post.example');
          await answering(page, 'booking/create', json(409, { message: 'Tiden är tagen.' }));
          await button(page, 'Skicka bokningsförfrågan').click();
          await page.getByText('Tiden är tagen.').waitFor();
          expect(await page.getByLabel('Förnamn').inputValue()).toBe('Ada');
        },
      );
    });
  });
}
