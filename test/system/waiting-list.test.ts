/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { sentMessages } from './outbox';

const SITE = 'automotive-se';
const HOST = `${SITE}.localhost`;
const email = () => `vera@post.example`;
/** An hour in one bay: a day is soon full of it. */
const SERVICE = 'hjulinstallning';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage?.close());

const call = async (path: string, body?: object) => {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(stage.server, `/api/mechmate${path}`, { host: HOST, headers, ...sent });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.text;
};
const days = z.array(z.object({ date: z.string(), availableSlots: z.array(z.string()) }));
const bookedVisit = z.object({ bookingId: z.string() });

/** The first days of a workshop with free times: on one it is to be full, on the next somebody waits. */
async function twoDays() {
  const stream = await call(`/departments/closestAvailable?regNo=RTS208&serviceOfferings=${SERVICE}`);
  const [, departmentId = '', first = ''] =
    /"departmentId":"([^"]+)".*?"firstTimeSlot":"(\d{4}-\d\d-\d\d)T/.exec(stream) ?? [];
  const week = async () =>
    days
      .parse(
        JSON.parse(
          await call(`/timeslots/from/RTS208/${departmentId}/${first}T00:00:00/?serviceOfferings=${SERVICE}`),
        ),
      )
      .filter(({ availableSlots }) => availableSlots.length > 0);
  return { departmentId, week };
}

let bookings = 0;
async function book(departmentId: string, date: string, time: string, address: string) {
  bookings += 1;
  const text = await call('/bookings', {
    idempotencyKey: `waiting-test-${bookings}`,
    holdId: null,
    registrationNumber: 'RTS208',
    mileage: 5000,
    departmentId,
    date,
    time,
    comment: '',
    services: [{ id: SERVICE, text: null }],
    customer: { name: 'Vera Väntar', phone: '0701740605', email: address },
  });
  return bookedVisit.parse(JSON.parse(text)).bookingId;
}

/** The link of a mail to the customer, once it is there. */
async function linkOf(subject: string, path: string): Promise<string> {
  const find = async () => {
    const { mail: sent } = await sentMessages(stage.server);
    const mail = sent.find((each) => each.to === email() && each.subject.startsWith(subject));
    return new RegExp(`${path}\\?t=[\\w-]{43}`).exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(find, { timeout: 20_000, interval: 100 }).toBeDefined();
  return (await find()) ?? '';
}

async function signIn(page: Page, path: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(stage.server.site(SITE, path));
  await page.getByLabel('E-post').fill('admin@nordhem.example');
  await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.locator('h1').waitFor();
}
const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const weekdayOf = (date: string) =>
  new Intl.DateTimeFormat('sv', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));

test('by the link of the booking’s mail somebody waits; staff cancel another visit; its time is held, taken, and the visit moved', async () => {
  const { departmentId, week } = await twoDays();
  let full = '';
  let [day] = await week();
  const { date } = day ?? { date: '' };
  for (; day?.date === date; [day] = await week())
    full = await book(departmentId, date, day.availableSlots[0] ?? '', 'full@post.example');
  const waits = await book(departmentId, day?.date ?? '', day?.availableSlots[0] ?? '', email());

  const earlier = await linkOf('Bokning bekräftad', '/visits/earlier');
  await visit(stage.browser, { viewport: PHONE, javaScript: false, expected: [/422/] }, async (phone) => {
    await phone.goto(stage.server.site(SITE, earlier));
    for (const box of await phone.getByRole('checkbox').all()) await box.uncheck();
    await phone.getByRole('button', { name: 'Ställ mig på väntelistan' }).click();
    await phone.getByText('Välj minst en dag.').waitFor();
    await phone.getByRole('checkbox', { name: weekdayOf(date) }).check();
    await phone.getByRole('button', { name: 'Ställ mig på väntelistan' }).click();
    await phone.getByText('Du står på väntelistan').first().waitFor();
  });

  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await signIn(page, `/staff/${departmentId}/waiting`);
    expect(await page.getByRole('listitem').filter({ hasText: 'Vera Väntar' }).textContent()).toContain(
      'Inget erbjudet än',
    );
    expect(await axeFaults(page)).toEqual([]);
    await page.goto(stage.server.site(SITE, `/staff/${departmentId}?day=${date}`));
    await page
      .getByRole('listitem')
      .filter({ hasText: full })
      .getByRole('link', { name: /^Avboka/ })
      .click();
    await page.getByRole('button', { name: /avboka/i }).click();
    await page.getByText('avbokat', { exact: false }).first().waitFor();

    const held = await linkOf('Tidigare tid', '/visits/earlier/time');
    await visit(stage.browser, { viewport: PHONE }, async (phone) => {
      for (const path of [earlier, held]) {
        await phone.goto(stage.server.site(SITE, path));
        expect(await axeFaults(phone)).toEqual([]);
        expect(await sticksOut(phone)).toBeLessThanOrEqual(0);
        // The page has the styles of its view.
        const form = phone.locator('form').filter({ has: phone.locator('input[name="t"]') });
        expect(await form.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
      }
      await phone.getByRole('button', { name: 'Ja, ta den här tiden' }).focus();
      await phone.keyboard.press('Enter');
      await phone.getByText('Ditt besök har fått sin nya tid.').waitFor();
      expect(await phone.locator('time').first().getAttribute('datetime')).toContain(date);
    });

    await page.goto(stage.server.site(SITE, `/staff/${departmentId}?day=${date}`));
    await page.getByRole('listitem').filter({ hasText: waits }).first().waitFor();
    await page.goto(stage.server.site(SITE, `/staff/${departmentId}/waiting`));
    await page.locator('h1').waitFor();
    // The demo has others who wait, on some days at this workshop, too.
    expect(await page.getByRole('listitem').filter({ hasText: 'Vera Väntar' }).count()).toBe(0);
  });
});
