/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask';
import { axeFaults, NARROW, openStage, PHONE, type Stage, visit } from './browser';

const SITE = 'automotive-se';
const HOST = `${SITE}.localhost`;
/** The demo has five ratings of Nordhem Malmö, so that one more is seen, and two of Nordhem Nacka. */
const [DEPARTMENT, PAGE, TOO_FEW] = ['130.30', '/anlaggningar/nordhem-malmo', '/anlaggningar/nordhem-nacka'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const get = async (path: string) => (await ask(stage.server, path, { host: HOST })).text;

async function call(path: string, body?: object): Promise<unknown> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(stage.server, `/api/mechmate${path}`, { host: HOST, headers, ...sent });
  expect(answer.status, answer.text).toBeLessThan(300);
  return JSON.parse(answer.text);
}

const offers = z.object({
  categories: z.array(z.object({ services: z.array(z.object({ id: z.string(), textInput: z.boolean() })) })),
});
const days = z.array(z.object({ date: z.string(), availableSlots: z.array(z.string()) }));
const booked = z.object({ bookingId: z.string(), token: z.string(), date: z.string() });

/** Books a service at Nordhem Malmö, over the calls of the page. */
async function book() {
  const { categories } = offers.parse(await call('/services/UKN042?mileage=5000'));
  const id = categories.flatMap(({ services }) => services).find(({ textInput }) => !textInput)?.id ?? '';
  for (let week = 0; week < 6; week += 1) {
    const from = new Date(Date.now() + week * 7 * 86_400_000).toISOString().slice(0, 10);
    const path = `/timeslots/from/UKN042/${DEPARTMENT}/${from}T00:00:00/?serviceOfferings=${id}`;
    const day = days.parse(await call(path)).find(({ availableSlots }) => availableSlots.length > 0);
    if (day === undefined) continue;
    return booked.parse(
      await call('/bookings', {
        idempotencyKey: 'ratings-test-1',
        holdId: null,
        registrationNumber: 'UKN042',
        mileage: 5000,
        departmentId: DEPARTMENT,
        date: day.date,
        time: day.availableSlots[0],
        comment: '',
        services: [{ id, text: null }],
        customer: { name: 'Ada Betyg', phone: '070-174 06 05', email: 'ada.betyg@post.example' },
      }),
    );
  }
  throw new Error('the workshop has no free time');
}

/** What a member of staff does at the desk, without scripts. */
async function marksArrived({ date, bookingId }: z.infer<typeof booked>): Promise<void> {
  await visit(stage.browser, { javaScript: false }, async (page) => {
    await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
    await page.goto(stage.server.site(SITE, `/staff/${DEPARTMENT}?day=${date}`));
    await page.getByLabel('E-post').fill('admin@nordhem.example');
    await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
    await page.getByRole('button', { name: 'Logga in' }).click();
    const row = page.locator('main ol > li').filter({ hasText: bookingId });
    await row.getByRole('button', { name: 'Anlänt' }).click();
    await page.getByRole('status').waitFor();
  });
}

async function readsRatings(): Promise<void> {
  await visit(stage.browser, { viewport: NARROW }, async (page) => {
    await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
    await page.goto(stage.server.site(SITE, `/staff/${DEPARTMENT}/ratings`));
    await page.getByLabel('E-post').fill('admin@nordhem.example');
    await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
    await page.getByRole('button', { name: 'Logga in' }).click();
    await page.getByText('Min kommentar <b>till</b> verkstaden').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
    expect(await axeFaults(page)).toEqual([]);
  });
}

/** What is typed of a visit and not sent is there after a reload, and on the way back. */
async function typesAndComesBack(token: string): Promise<void> {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await page.goto(stage.server.site(SITE, `/visits/rate?t=${token}`), { waitUntil: 'networkidle' });
    const comment = page.getByLabel('Till verkstaden');
    const stars = page.getByRole('radio', { name: '4 stjärnor av 5' });
    await stars.check();
    await comment.fill('Det blev bra');
    await page.reload();
    await expect.poll(() => comment.inputValue()).toBe('Det blev bra');
    expect(await stars.isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Till besöket' }).click();
    await page.getByRole('heading', { name: 'Ditt besök i verkstaden' }).waitFor();
    await page.goBack();
    await expect.poll(() => comment.inputValue()).toBe('Det blev bra');
    expect(await stars.isChecked()).toBe(true);
  });
}

test('a visit is rated without scripts, once, and the page of the facility is new at once; the words are staff’s', async () => {
  expect(await get(TOO_FEW)).not.toContain('aggregateRating');
  const visited = await book();
  const early = await get(`/visits/rate?t=${visited.token}`);
  expect(early).toContain('Bara den som har varit i verkstaden kan betygsätta besöket.');
  await marksArrived(visited);

  await typesAndComesBack(visited.token);

  const before = await get(PAGE);
  expect(before).toContain('"ratingCount":5');
  const address = stage.server.site(SITE, `/visits?t=${visited.token}`);
  await visit(
    stage.browser,
    { javaScript: false, viewport: PHONE, expected: [/\.js csp$/] },
    async (page) => {
      await page.goto(address);
      await page.getByRole('link', { name: 'Betygsätt besöket' }).click();
      await page.getByRole('radio', { name: '2 stjärnor av 5' }).check();
      await page.getByLabel('Till verkstaden').fill('Min kommentar <b>till</b> verkstaden');
      await page.getByRole('button', { name: 'Skicka betyget' }).click();
      await page.getByText('Tack för din betygsättning').waitFor();
      await page.setViewportSize(NARROW);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
      expect(await page.getByRole('radio', { name: '2 stjärnor av 5' }).isChecked()).toBe(true);
    },
  );
  await expect.poll(() => get(PAGE)).toContain('"ratingCount":6');
  const after = await get(PAGE);
  expect(after).toContain('6 betyg');
  expect(after).toContain('Bara den som har varit i verkstaden kan betygsätta den');
  expect(after).not.toContain('Min kommentar');
  await readsRatings();

  await visit(stage.browser, {}, async (page) => {
    await page.goto(stage.server.site(SITE, `/visits/rate?t=${visited.token}`));
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('radio', { name: '2 stjärnor av 5' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Ändra betyget' }).click();
    await page.getByText('Tack för din betygsättning').waitFor();
    expect(await page.getByRole('radio', { name: '4 stjärnor av 5' }).isChecked()).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
  });
  expect(await get(PAGE)).toContain('"ratingCount":6');
});
