import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

const SITE = 'automotive-se';
/** Staff may book a car as often as they like. */
const PLATE = 'RTS208';
const SERVICE = 'hjulskifte';
/** Soon enough for whoever stands at the counter. */
const SOON = { timeout: 2_000 };
let stage: Stage;
/** Path of a workshop's staff pages. */
let workshop = '';
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage?.close());

async function signIn(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(stage.server.site(SITE, '/staff'));
  await page.getByLabel('E-post').fill('admin@nordhem.example');
  await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  workshop = (await page.locator('main ul a').first().getAttribute('href')) ?? '';
}

const open = (page: Page, path: string) => page.goto(stage.server.site(SITE, workshop + path));

/** A form of the page at which the browser is, sent; what is answered. */
const send = (page: Page, path: string, fields: Readonly<Record<string, string>>) =>
  page.evaluate(
    async ([to, body]) => {
      const answer = await fetch(to, { method: 'POST', body: new URLSearchParams(body) });
      return { url: answer.url, status: answer.status, text: await answer.text() };
    },
    [workshop + path, fields] as const,
  );

const form = (name: string, fields: Readonly<Record<string, string>>) => ({
  key: randomUUID(),
  from: '',
  plate: PLATE,
  service: SERVICE,
  name,
  phone: '070-174 06 05',
  step: 'book',
  ...fields,
});

/** A day so far ahead that nobody has booked it, and its times. */
async function emptyDay(page: Page, ahead: number) {
  const from = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { text } = await send(page, '/book', form('', { from, step: 'times' }));
  const slots = [...text.matchAll(/name="slot" value="([\d-]+) ([\d:]+)"/g)];
  const date = slots[0]?.[1] ?? '';
  return { date, times: slots.flatMap(([, day, time]) => (day === date ? (time ?? []) : [])) };
}

async function book(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { url, text } = await send(page, '/book', form(name, fields));
  expect(url, text.slice(0, 500)).toContain('done=booked');
}

const face = (page: Page, name: string) => page.locator('ol a').filter({ hasText: name });
const panel = (page: Page) => page.getByRole('region', { name: 'RTS 208' });
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const ready = (page: Page, island: string) =>
  page.locator(`fc-island[data-island="${island}"][data-ready]`).waitFor({ state: 'attached' });

/** Marks the next step of a visit from the board. */
async function mark(page: Page, name: string, step: string, words: string): Promise<void> {
  await face(page, name).click();
  await panel(page).getByRole('button', { name: step, exact: true }).click();
  await status(page, words).waitFor();
}

test('by keys alone a visit is moved and goes its way to the end; a phone sees each step, and its page keeps the times', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await signIn(page);
    const { date, times } = await emptyDay(page, 200);
    await book(page, 'Dagbok Ett', { slot: `${date} ${times[0]}` });
    await book(page, 'Dagbok Två', { slot: `${date} ${times[0]}` });
    await open(page, `/board?day=${date}`);
    await ready(page, 'board');
    await visit(stage.browser, { viewport: PHONE }, async (phone) => {
      await signIn(phone);
      await open(phone, `/board?day=${date}`);
      await ready(phone, 'board');
      const steps = [
        ['Anlänt', 'är markerad som anländ'],
        ['Påbörja', 'är påbörjat'],
        ['Klar', 'är klar'],
        ['Hämtad', 'är hämtad'],
      ] as const;
      for (const [step, words] of steps) {
        await face(page, 'Dagbok Ett').focus();
        await page.keyboard.press('Enter');
        const button = panel(page).getByRole('button', { name: step, exact: true });
        await button.waitFor();
        await button.focus();
        await page.keyboard.press('Enter');
        await status(page, words).waitFor();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Dagbok Ett');
        await face(phone, 'Dagbok Ett')
          .filter({ hasText: step === 'Påbörja' ? 'Under arbete' : step })
          .waitFor(SOON);
      }
      // The other one, by finger, from the phone: the desk sees it in its other place.
      await face(phone, 'Dagbok Två').click();
      const to = (await panel(phone).getByRole('option').last().textContent()) ?? '';
      await panel(phone).getByRole('combobox').selectOption(to);
      await panel(phone).getByRole('button', { name: 'Flytta', exact: true }).click();
      await status(phone, `är flyttad till ${to}`).waitFor();
      await face(page, 'Dagbok Två')
        .filter({ hasText: to.slice(-5) })
        .waitFor(SOON);
      expect(await axeFaults(phone)).toEqual([]);
    });
    await face(page, 'Dagbok Ett').click();
    await panel(page).getByRole('link', { name: 'Öppna besöket' }).click();
    await page.getByRole('link', { name: 'Till tavlan' }).waitFor();
    expect(await page.locator('main').textContent()).toMatch(
      /Anlänt \d\d:\d\d · Under arbete \d\d:\d\d · Klar \d\d:\d\d · Hämtad \d\d:\d\d/,
    );
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('in the week a visit goes to another day, live on a phone; whoever does not come makes room for somebody else', {
  tags: ['sweep'],
}, async () => {
  const expected = [/status of 409/];
  await visit(stage.browser, { viewport: DESKTOP, expected }, async (page) => {
    await signIn(page);
    const { date, times } = await emptyDay(page, 220);
    await book(page, 'Veckovis Ett', { slot: `${date} ${times[1]}` });
    await open(page, `?day=${date}&view=week`);
    await ready(page, 'week-board');
    await visit(stage.browser, { viewport: PHONE }, async (phone) => {
      await signIn(phone);
      await open(phone, `?day=${date}&view=week`);
      await ready(phone, 'week-board');
      expect(await axeFaults(phone)).toEqual([]);
      await face(page, 'Veckovis Ett').focus();
      await page.keyboard.press('Enter');
      const days = panel(page).getByRole('combobox', { name: 'Dag' });
      const other = await days.locator('option:not(:checked)').allTextContents();
      let moved = '';
      // Not on each day of a week anybody works.
      for (const day of other) {
        await days.selectOption(day);
        await panel(page).getByText('Letar efter platser').waitFor({ state: 'detached' });
        if ((await panel(page).getByRole('combobox').count()) < 2) continue;
        moved = day;
        break;
      }
      expect(await axeFaults(page)).toEqual([]);
      await panel(page).getByRole('button', { name: 'Flytta', exact: true }).press('Enter');
      await status(page, `är flyttad till`).filter({ hasText: moved }).waitFor();
      const dayOf = (each: Page) =>
        each
          .locator('main li')
          .filter({ has: face(each, 'Veckovis Ett') })
          .locator('h2 a')
          .textContent();
      await expect.poll(() => dayOf(phone), SOON).toBe(moved);
      expect(await dayOf(page)).toBe(moved);
      const sticksOut = () =>
        phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sticksOut()).toBeLessThanOrEqual(0);
    });

    // Late on this very day, when nobody else is there.
    const { text } = await send(page, '/book', form('', { step: 'times' }));
    const bay = /name="overtimeBay".*?<option value="([^"]+)"/s.exec(text)?.[1] ?? '';
    await open(page, '/board');
    const today = await page.getByLabel('Gå till dag').inputValue();
    const late = { slot: 'overtime', overtimeDate: today, overtimeTime: '22:10', overtimeBay: bay };
    await book(page, 'Uteblev Ek', late);
    await ready(page, 'board');
    await mark(page, 'Uteblev Ek', 'Kom inte', 'kom inte. Platsen är ledig');
    expect(await axeFaults(page)).toEqual([]);
    await book(page, 'Snabbare Ask', late);
    await face(page, 'Snabbare Ask').waitFor(SOON);
    await mark(page, 'Uteblev Ek', 'Anlänt', 'Något annat står på den platsen nu');
    await face(page, 'Uteblev Ek').filter({ hasText: 'Kom inte' }).waitFor();
  });
});

test.each([
  ['a desk', DESKTOP, 10],
  ['a phone', PHONE, 5],
] as const)(
  'a whole day at %s: visits are booked, moved, made room for and finished',
  { tags: ['sweep'], timeout: 400_000 },
  async (at, viewport, count) => {
    await visit(stage.browser, { viewport }, async (page) => {
      await signIn(page);
      const { date, times } = await emptyDay(page, viewport === PHONE ? 240 : 260);
      const names = Array.from({ length: count }, (_, no) => `Dygn ${String.fromCharCode(65 + no)} Gran`);
      for (const [no, name] of names.entries())
        await book(page, name, { slot: `${date} ${times[no % times.length]}` });
      await open(page, `/board?day=${date}`);
      await ready(page, 'board');
      const places = async () => {
        const all = await Promise.all(names.map((name) => face(page, name).textContent()));
        return new Set(all).size;
      };
      expect(await places()).toBe(count);
      // Each to the last place that is offered to it.
      for (const name of names) {
        await face(page, name).click();
        const to = (await panel(page).getByRole('option').last().textContent()) ?? '';
        await panel(page).getByRole('combobox').selectOption(to);
        await panel(page).getByRole('button', { name: 'Flytta', exact: true }).click();
        await status(page, `är flyttad till ${to}`).waitFor();
      }
      // A bay is blocked around whoever stands in it: they are named, and keep their places.
      await open(page, `/blocked?day=${date}`);
      await page.getByRole('checkbox').first().check();
      await page.getByLabel('Skäl').selectOption('fault');
      await page.getByRole('button', { name: 'Blockera tiden' }).click();
      await page.getByRole('button', { name: 'Öppna allt igen' }).waitFor();
      await open(page, `/board?day=${date}`);
      await ready(page, 'board');
      for (const name of names) {
        await mark(page, name, 'Anlänt', 'är markerad som anländ');
        await mark(page, name, 'Påbörja', 'är påbörjat');
        await mark(page, name, 'Klar', 'är klar');
        await mark(page, name, 'Hämtad', 'är hämtad');
      }
      expect(await places(), at).toBe(count);
      expect(await axeFaults(page)).toEqual([]);
      await open(page, `?day=${date}`);
      expect(await page.locator('main').textContent()).toContain(`${count} av ${count} har anlänt`);
      expect(await axeFaults(page)).toEqual([]);
    });
  },
);
