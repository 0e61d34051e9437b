import { expect, test } from 'vitest';
import { visit } from '../browser';
import { answering, at, button, flow, json, open, signIn, stage, toCode } from './flow';

/** What is sent, and the rating. */
export function sent(): void {
  test('W-494 W-500 W-501 W-502 W-503 W-507 W-508 W-534 W-536 W-551 W-552: what is sent, a day without times, the first car of two', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage().browser, { expected: [/tirehotel|status of 500/] }, async (page) => {
      await open(page);
      await signIn(page, 'ktr482');
      const session = await page.evaluate(() =>
        fetch('/api/tirehotel/authorization/session').then((answer) => answer.json()),
      );
      const [first] = session.vehicles;
      const two = { ...session, vehicles: [first, { ...first, regNo: 'ZZZ999' }] };
      await answering(page, 'authorization/session', json(200, two));
      await page.reload();
      await page.getByText('KTR 482').waitFor();
      expect(await page.getByText('ZZZ 999').count()).toBe(0);

      const sent = new Map<string, unknown>();
      page.on('request', (request) => {
        const [, call] = /\/api\/tirehotel\/(?:booking|review)\/(\w+)/.exec(request.url()) ?? [];
        if (call !== undefined) sent.set(call, request.postDataJSON());
      });
      await answering(
        page,
        'booking/GetTimeslots',
        json(200, { availableTimeSlotDates: [{ date: '2026-12-01', startTime: [] }] }),
      );
      await button(page, 'Boka hjulskifte').click();
      await page.locator('[role="gridcell"]').first().waitFor();
      await button(page, 'Skicka bokningsförfrågan').click();
      await page.getByText('Välj ett datum.').first().waitFor();
      await page.locator('[role="gridcell"]:not([aria-disabled])').first().click();
      await page.getByText('Verkstaden återkommer med tid').waitFor();
      await page.getByLabel('Förnamn').fill('Ada');
      await page.getByLabel('Efternamn').fill('Ek');
      await flow(page).getByLabel('Telefon').fill('+46 70-174 06 05');
      await flow(page).getByLabel('E-post').fill('ada@post.example');
      await answering(
        page,
        'booking/create',
        json(200, {
          bookingConfirmationId: 'NB-TEST01',
          customerBase: {
            firstName: 'Ada',
            lastName: 'Ek',
            email: 'ada@post.example',
            phoneMobile: '+46701740605',
          },
          services: [],
          appointmentTime: '2026-12-01T08:00:00',
          isFullDay: true,
          freeText: '',
          visitToken: '',
          workshop: {
            name: 'Nordhem',
            address: 'Gatan 1',
            email: 'verkstad@nordhem.example',
            phoneNumber: '08-123 45 67',
          },
        }),
      );
      await button(page, 'Skicka bokningsförfrågan').click();
      await page.getByText('NB-TEST01').waitFor();
      await page.getByText(/tisdag 1 december 2026.*Lämna bilen före 08:00/).waitFor();
      expect(sent.get('GetTimeslotDays')).toEqual({
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        regNo: 'VO',
      });
      expect(sent.get('create')).toEqual({
        bookingDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00$/),
        bookingStart: null,
        regNo: 'KTR482',
        freeText: '',
        customer: {
          firstName: 'Ada',
          lastName: 'Ek',
          email: 'ada@post.example',
          phoneMobile: '+46701740605',
        },
      });
    });
  });

  test('W-511, W-576: a rating has three fields, is sent once, and is thanked for also when the call fails', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage().browser, { expected: [/tirehotel|status of 500/] }, async (page) => {
      await open(page);
      await signIn(page, 'dhb103');
      await answering(
        page,
        'booking/create',
        json(200, {
          bookingConfirmationId: 'NB-TEST02',
          services: [],
          freeText: '',
          visitToken: '',
          appointmentTime: '2026-12-01T08:00:00',
          isFullDay: true,
          customerBase: {
            firstName: 'Ada',
            lastName: 'Ek',
            email: 'ada@post.example',
            phoneMobile: '0701740605',
          },
          workshop: { name: 'Nordhem', address: '', email: '', phoneNumber: '' },
        }),
      );
      await button(page, 'Boka hjulskifte').click();
      await page.locator('[role="gridcell"]:not([aria-disabled])').first().click();
      await page.locator('fieldset').getByRole('radio').first().check();
      await page.getByLabel('Förnamn').fill('Ada');
      await page.getByLabel('Efternamn').fill('Ek');
      await flow(page).getByLabel('Telefon').fill('0701740605');
      await flow(page).getByLabel('E-post').fill('ada@post.example');
      await button(page, 'Skicka bokningsförfrågan').click();
      await at(page, 'Confirmation');
      const sent: unknown[] = [];
      await page.route('**/api/tirehotel/review/addReview*', (route) => {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ status: 500, body: '' });
      });
      await page.getByRole('radio', { name: '4 stjärnor av 5' }).check();
      await button(page, 'Skicka feedback').dblclick();
      await page.getByText('Tack för din betygsättning').waitFor({ timeout: 5_000 });
      expect(sent).toEqual([
        { rating: 4, comment: '', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
      ]);
    });
  });

  test('W-495: signed in without a car there is somebody to ask', { tags: ['sweep'] }, async () => {
    await visit(stage().browser, {}, async (page) => {
      await open(page);
      await toCode(page, 'dha101');
      await answering(page, 'authorization/validate', json(200, { status: 0, vehicles: [] }));
      await page.getByRole('textbox', { name: 'Siffra 1 av 4' }).focus();
      await page.keyboard.type('1234');
      await page.keyboard.press('Enter');
      await page.getByText('Vi hittar inget fordon för ditt avtal.').waitFor();
      expect(await flow(page).locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
    });
  });
}
