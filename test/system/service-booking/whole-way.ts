import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, visit } from '../browser';
import {
  awake,
  book,
  chosen,
  confirmed,
  eventually,
  fillContact,
  findCar,
  focused,
  KEY,
  keepChosen,
  LANDING,
  layer,
  onward,
  open,
  pickTime,
  stage,
  state,
  step,
  stored,
} from './flow';

/** Begins where another visitor has left off. */
async function openAt(page: Page, store: object): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (key && text && sessionStorage.getItem('began') === null) {
        sessionStorage.setItem(key, text);
        sessionStorage.setItem('began', '1');
      }
    },
    [KEY, JSON.stringify(store)],
  );
  await open(page);
}

/** From the plate to the confirmation, and after a reload. */
export function wholeWay(): void {
  test('W-015 W-016 W-023 W-033 W-113 W-121 W-122 W-123 W-126 W-161 W-678 from the plate to the confirmation, and to a new booking', async () => {
    // A hold that is kept alive while somebody types may be asked for after the booking has used it up.
    const expected = [/status of 404/, /^404 .*\/holds\//];
    await visit(stage().browser, { consent: ['analytics'], expected }, async (page) => {
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/bookings')) posts.push(request.url());
      });
      await open(page);
      await findCar(page, 'abc 123');
      await step(page, 1).getByText('Inte din bil? Sök igen').waitFor();
      expect(await page.locator('svg[data-brand-mark]').getAttribute('aria-label')).toBe('Volvo');
      expect(await state(page)).toBe(1);
      await eventually(() => focused(page)).toBe('Din bil');
      await onward(page, 1);
      await step(page, 2).getByRole('checkbox').first().check();
      await eventually(() => focused(page)).toBe('');
      expect(await state(page)).toBe(2);
      await onward(page, 2);
      await eventually(() => state(page)).toBe(3);
      await onward(page, 3);
      await eventually(() => state(page)).toBe(4);
      await pickTime(page);
      keepChosen(await stored(page));
      await fillContact(page);
      expect(posts).toEqual([]);
      await book(page);
      await confirmed(page);
      expect(posts).toHaveLength(1);
      await eventually(() => focused(page)).toBe('Bokning bekräftad');
      expect(await state(page)).toBe(5);
      expect(new URL(page.url()).pathname).toBe(LANDING);
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fc-'))),
      ).toEqual([KEY]);
      const number = await page.locator('[data-booked]').getAttribute('data-booked');
      expect(await axeFaults(page)).toEqual([]);

      const events = await layer(page);
      const steps = events
        .filter(({ event }) => event === 'flow_interaction')
        .map(({ flow_step }) => flow_step);
      expect(steps).toEqual([
        ...['vehicle_info', 'choose_service', 'choose_addon', 'time_and_place'],
        ...['contact_details', 'confirm_booking', 'complete_booking', 'purchase'],
      ]);
      expect(events.filter(({ event }) => event === 'purchase')).toMatchObject([
        { ecommerce: { transaction_id: number, currency: 'SEK' } },
      ]);
      const sent = JSON.stringify(events);
      for (const secret of ['ABC123', 'Kim Ek', '0701740605', '701740605', 'kim@post'])
        expect(sent).not.toContain(secret);

      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.reload();
      await confirmed(page);
      expect(await page.locator('[data-booked]').getAttribute('data-booked')).toBe(number);
      expect(requests.filter((url) => /\/prices\/|\/bookings$/.test(url))).toEqual([]);
      await page.getByRole('button', { name: 'Ny bokning' }).click();
      await page.getByRole('heading', { name: 'Boka service, däckbyte och verkstad' }).waitFor();
      await awake(page);
      expect(await state(page)).toBe(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test('W-137 a booking in progress survives a reload; W-037 earlier steps open again; W-679 W-680 steps are told once a day', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage().browser, { consent: ['analytics'] }, async (page) => {
      await openAt(page, {
        ...chosen(),
        hold: null,
        bookingInfo: {},
        location: null,
        bookingState: 3,
        displayState: 3,
      });
      await step(page, 3).getByRole('button', { name: 'Fortsätt' }).waitFor();
      await step(page, 2).getByRole('button', { name: 'Ändra' }).click();
      await eventually(() => focused(page)).toBe('Välj tjänst');
      expect(await step(page, 2).getByRole('checkbox', { checked: true }).count()).toBe(1);
      await page.reload();
      await awake(page);
      await eventually(() => step(page, 2).getByRole('checkbox', { checked: true }).count()).toBe(1);
      await step(page, 2).getByRole('checkbox', { checked: true }).uncheck();
      // It says that it cannot be pressed yet; whoever presses is told why.
      await step(page, 2).getByRole('button', { name: 'Fortsätt' }).click({ force: true });
      await eventually(() =>
        page.getByText('Välj minst en tjänst för att gå vidare.').first().isVisible(),
      ).toBe(true);
      const steps = (await layer(page)).filter(({ event }) => event === 'flow_interaction');
      expect(steps).toEqual([]);
      const stamps = await page.evaluate(() =>
        Object.entries(localStorage).filter(([key]) => key.startsWith('analytics:once:')),
      );
      expect(stamps.map(([key]) => key).sort()).toEqual([
        'analytics:once:service_booking:choose_addon',
        'analytics:once:service_booking:choose_service',
      ]);
      for (const [, stamp] of stamps) expect(Number(stamp)).toBeGreaterThan(0);
    });
  });
}
