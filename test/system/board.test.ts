import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

const SITE = 'automotive-se';
const HOST = `${SITE}.localhost`;
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
const SERVICE = 'hjulskifte';

/** A workshop's first day with several free times, and these. */
async function freeDay() {
  const stream = await call(`/departments/closestAvailable?regNo=RTS208&serviceOfferings=${SERVICE}`);
  const departmentId = /"departmentId":"([^"]+)"/.exec(stream)?.[1] ?? '';
  for (let weeks = 2; weeks < 8; weeks += 1) {
    const from = new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
    const path = `/timeslots/from/RTS208/${departmentId}/${from}T00:00:00/?serviceOfferings=${SERVICE}`;
    const day = days
      .parse(JSON.parse(await call(path)))
      .find(({ availableSlots }) => availableSlots.length > 4);
    if (day !== undefined) return { departmentId, date: day.date, times: day.availableSlots };
  }
  throw new Error('every day is full');
}

let bookings = 0;
async function book(
  { departmentId, date }: { readonly departmentId: string; readonly date: string },
  time: string,
) {
  bookings += 1;
  const text = await call('/bookings', {
    idempotencyKey: `board-test-${bookings}`,
    holdId: null,
    registrationNumber: 'RTS208',
    mileage: 5000,
    departmentId,
    date,
    time,
    comment: '',
    services: [{ id: SERVICE, text: null }],
    customer: { name: `Tavla Nr${bookings}`, phone: '0701740605', email: 'ada.tavla@post.example' },
  });
  return z.object({ bookingId: z.string() }).parse(JSON.parse(text)).bookingId;
}

async function openBoard(page: Page, path: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(stage.server.site(SITE, path));
  await page.getByLabel('E-post').fill('admin@nordhem.example');
  await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.locator('h1').waitFor();
}

const face = (page: Page, name: string) => page.locator('ol a').filter({ hasText: name });
const bayOf = (page: Page, name: string) =>
  page
    .locator('section > div')
    .filter({ has: face(page, name) })
    .locator('h2')
    .textContent();

test('by keys alone a visit goes to another bay and time; both browsers see it, and a booking of the site', async () => {
  const day = await freeDay();
  const [first = '', second = ''] = day.times;
  await book(day, first);
  const path = `/staff/${day.departmentId}/board?day=${day.date}`;
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await openBoard(page, path);
    await visit(stage.browser, { viewport: PHONE }, async (phone) => {
      await openBoard(phone, path);
      await face(phone, 'Tavla Nr1').waitFor();

      // Live: what is booked on the site stands on both within two seconds.
      await book(day, second);
      const seen = { timeout: 2_000 };
      await Promise.all([page, phone].map((each) => face(each, 'Tavla Nr2').waitFor(seen)));

      await face(page, 'Tavla Nr1').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('combobox').waitFor();
      const before = await face(page, 'Tavla Nr1').textContent();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Enter');
      const message = page.getByRole('status').filter({ hasText: 'är flyttad till' });
      await message.waitFor();
      expect(await message.textContent()).toContain('Kunden får besked.');
      await expect.poll(() => face(page, 'Tavla Nr1').textContent()).not.toBe(before);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Tavla Nr1');
      await expect
        .poll(() => face(phone, 'Tavla Nr1').textContent(), seen)
        .toBe(await face(page, 'Tavla Nr1').textContent());

      // The list, for fingers.
      await face(phone, 'Tavla Nr2').click();
      await phone.getByRole('combobox').waitFor();
      expect(await axeFaults(phone)).toEqual([]);
      const sticksOut = () =>
        phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sticksOut()).toBeLessThanOrEqual(0);
      const options = await phone.getByRole('combobox').locator('option').allTextContents();
      const to = options.at(-1) ?? '';
      await phone.getByRole('combobox').selectOption(to);
      await phone.getByRole('button', { name: 'Flytta', exact: true }).click();
      await phone
        .getByRole('status')
        .filter({ hasText: `är flyttad till ${to}` })
        .waitFor();
      await expect.poll(() => bayOf(page, 'Tavla Nr2'), seen).toBe(to.replace(/, \d\d:\d\d$/, ''));
    });
  });
});

test('time is blocked on a phone: visitors are offered none of it, the board shows it, whoever stands there is named', {
  tags: ['sweep'],
}, async () => {
  const day = await freeDay();
  const [first = ''] = day.times;
  await book(day, first);
  const name = `Tavla Nr${bookings}`;
  await visit(stage.browser, { viewport: PHONE }, async (phone) => {
    await openBoard(phone, `/staff/${day.departmentId}/blocked?day=${day.date}`);
    const block = phone.getByRole('button', { name: 'Blockera tiden' });
    for (const bay of await phone.getByRole('checkbox').all()) await bay.check();
    await phone.getByLabel('Skäl').selectOption('meeting');
    await phone.getByLabel('Anteckning').fill('Övning');
    expect(await axeFaults(phone)).toEqual([]);
    await block.click();
    await phone.getByRole('heading', { name: 'Möte: Övning' }).waitFor();
    expect(await phone.locator('main').textContent()).toContain(name);
    expect(await axeFaults(phone)).toEqual([]);

    const path = `/timeslots/from/RTS208/${day.departmentId}/${day.date}T00:00:00/?serviceOfferings=${SERVICE}`;
    const offered = async () =>
      days.parse(JSON.parse(await call(path))).find(({ date }) => date === day.date)?.availableSlots;
    expect(await offered()).toEqual([]);
    await phone.goto(stage.server.site(SITE, `/staff/${day.departmentId}/board?day=${day.date}`));
    expect(await phone.getByRole('link', { name: 'Blockerad: Möte: Övning' }).count()).toBeGreaterThan(1);
    await phone.getByRole('link', { name: 'Blockerad: Möte: Övning' }).first().click();
    await phone.getByRole('button', { name: 'Öppna allt igen' }).click();
    await phone.getByRole('status').filter({ hasText: 'går att boka igen' }).waitFor();
    expect((await offered())?.length).toBeGreaterThan(3);
  });
});

test('who calls is booked by keys alone, and found again by the beginning of the name', async () => {
  const { departmentId } = await freeDay();
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await openBoard(page, `/staff/${departmentId}/book`);
    const focused = (selector: string) => page.locator(`${selector}:focus`).first().waitFor();
    await focused('[name=plate]');
    await page.keyboard.type('rts208');
    await page.keyboard.press('Enter');
    await focused('[name=service]');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await focused('[name=slot]');
    // A reload and Back show what was typed; nothing is sent again for it.
    await page.reload();
    await focused('[name=slot]');
    await page.goBack();
    await focused('[name=service]');
    expect(await page.locator('[name=service]').first().isChecked()).toBe(true);
    await page.goBack();
    expect(await page.locator('[name=plate]').inputValue()).toMatch(/rts ?208/i);
    await page.goForward();
    await page.goForward();
    await focused('[name=slot]');
    await page.keyboard.press('ArrowRight');
    const slot = await page.locator('[name=slot]:checked').getAttribute('value');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('Namn').fill('Telefonina Ek');
    await page.getByLabel('Telefon').fill('12');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Skriv ett telefonnummer' }).waitFor();
    await focused('[name=phone]');
    expect(await page.locator('[name=slot]:checked').getAttribute('value')).toBe(slot);
    await page.getByLabel('Telefon').fill('070-174 06 66');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'RTS 208 är bokad.' }).waitFor();
    expect(await page.locator('main').textContent()).toContain('Telefonina Ek');
    await page.goBack();
    await page.getByText('Den här bokningen är redan gjord.').waitFor();

    await page.goto(stage.server.site(SITE, `/staff/${departmentId}/customers`));
    await focused('[name=q]');
    await page.keyboard.type('telefonina');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Telefonina Ek' }).waitFor();
    expect(page.url()).not.toContain('telefonina');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Boka igen' }).first().click();
    await focused('[name=service]');
    await page.goBack();
    await page.getByRole('heading', { name: 'Telefonina Ek' }).waitFor();
    await page.goForward();
    await focused('[name=service]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await focused('[name=slot]');
    expect(await page.getByLabel('Namn').inputValue()).toBe('Telefonina Ek');
  });
});

test('without scripts, on a phone: a visit gets other work and a note', { tags: ['sweep'] }, async () => {
  const day = await freeDay();
  const time = day.times.at(1) ?? '';
  await book(day, time);
  const name = `Tavla Nr${bookings}`;
  const expected = [/^request failed: \S+\/assets\/\S+\.js csp$/];
  await visit(stage.browser, { viewport: PHONE, javaScript: false, expected }, async (page) => {
    await openBoard(page, `/staff/${day.departmentId}/board?day=${day.date}`);
    await face(page, name).click();
    expect(await page.locator('main').textContent()).toContain('070-174 06 05');
    await page.locator('summary').filter({ hasText: 'Ändra arbetet' }).click();
    await page.getByRole('checkbox', { name: /Torkarblad fram/ }).check();
    await page.getByRole('button', { name: 'Spara arbetet' }).click();
    expect(await page.getByRole('status').textContent()).toBe('Arbetet är ändrat. Kunden får besked.');
    expect(await page.getByRole('rowheader', { name: 'Torkarblad fram' }).count()).toBe(1);
    await page.getByLabel('Anteckning för kollegor').fill('Nyckeln i lådan');
    await page.getByRole('button', { name: 'Spara anteckningen' }).click();
    expect(await page.getByRole('status').textContent()).toBe('Anteckningen är sparad.');
  });
});

test('a visit is dragged to where it may be; where it may not, the board says why', {
  tags: ['sweep'],
}, async () => {
  const day = await freeDay();
  await book(day, day.times[0] ?? '');
  const name = `Tavla Nr${bookings}`;
  await book(day, day.times.at(-1) ?? '');
  const other = `Tavla Nr${bookings}`;
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await openBoard(page, `/staff/${day.departmentId}/board?day=${day.date}`);
    await page.locator('fc-island[data-island="board"][data-ready]').waitFor({ state: 'attached' });
    const before = await bayOf(page, name);
    const position = { x: 6, y: 12 };
    const drag = { sourcePosition: position, targetPosition: position };
    await face(page, name).dragTo(face(page, other), drag);
    await page
      .getByRole('status')
      .filter({ hasText: /Något annat står på|klarar inte det arbetet|kan inte börja då/ })
      .waitFor();
    expect(await bayOf(page, name)).toBe(before);
    await face(page, name).click();
    await page.getByRole('link', { name: 'En annan dag' }).click();
    await page.getByRole('heading', { name: 'Flytta besöket' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('without scripts a visit is moved to another day', { tags: ['sweep'] }, async () => {
  const day = await freeDay();
  const [first = ''] = day.times;
  await book(day, first);
  const name = `Tavla Nr${bookings}`;
  // The browser says of scripts that the head names that it fetches none.
  const expected = [/^request failed: \S+\/assets\/\S+\.js csp$/];
  await visit(stage.browser, { viewport: PHONE, javaScript: false, expected }, async (page) => {
    await openBoard(page, `/staff/${day.departmentId}/board?day=${day.date}`);
    const href = (await face(page, name).getAttribute('href')) ?? '';
    await page.goto(stage.server.site(SITE, href));
    await page.getByRole('link', { name: 'Flytta besöket' }).click();
    const to = (await page.getByRole('combobox').locator('option').last().textContent()) ?? '';
    await page.getByRole('combobox').selectOption(to);
    await page.getByRole('button', { name: 'Flytta', exact: true }).click();
    expect(await page.getByRole('status').first().textContent()).toContain('Besöket är flyttat.');
    expect(await bayOf(page, name)).toBe(to.replace(/, \d\d:\d\d$/, ''));
  });
});
