import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask';
import { axeFaults, openStage, PHONE, type Stage, visit } from './browser';
import { controlsOnPaper } from './on-paper';
import { sentMessages } from './outbox';
import { brokenWords, withTextsOfTwiceTheSize } from './page-text-size';

const SITE = 'automotive-se';
const HOST = `${SITE}.localhost`;
const EMAIL = 'ada.besok@post.example';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

/** The newest mail, once there are so many. */
async function mailed(count: number) {
  const mails = async () => (await sentMessages(stage.server)).mail.filter(({ to }) => to === EMAIL);
  await expect.poll(async () => (await mails()).length, { timeout: 20_000, interval: 100 }).toBe(count);
  const [newest] = await mails();
  if (newest === undefined) throw new Error('no mail');
  return newest;
}

const call = async (path: string, body?: object) => {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(stage.server, `/api/mechmate${path}`, { host: HOST, headers, ...sent });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer;
};

const offers = z.object({
  categories: z.array(z.object({ services: z.array(z.object({ id: z.string(), textInput: z.boolean() })) })),
});
const days = z.array(z.object({ date: z.string(), availableSlots: z.array(z.string()) }));

/** Books a service at the workshop that has the first time, over the calls of the page. */
async function book(): Promise<void> {
  const { categories } = offers.parse(JSON.parse((await call('/services/RTS208?mileage=5000')).text));
  const id = categories.flatMap(({ services }) => services).find(({ textInput }) => !textInput)?.id ?? '';
  const stream = await call(`/departments/closestAvailable?regNo=RTS208&serviceOfferings=${id}`);
  const [, departmentId = '', date = ''] =
    /"departmentId":"([^"]+)".*?"firstTimeSlot":"(\d{4}-\d\d-\d\d)T/.exec(stream.text) ?? [];
  const slots = await call(`/timeslots/from/RTS208/${departmentId}/${date}T00:00:00/?serviceOfferings=${id}`);
  const day = days.parse(JSON.parse(slots.text)).find(({ availableSlots }) => availableSlots.length > 0);
  await call('/bookings', {
    idempotencyKey: 'visits-test',
    holdId: null,
    registrationNumber: 'RTS208',
    mileage: 5000,
    departmentId,
    date: day?.date,
    time: day?.availableSlots[0],
    comment: '',
    services: [{ id, text: null }],
    customer: { name: 'Ada Besök', phone: '070-174 06 05', email: EMAIL },
  });
}

test('the mail of a booking leads to its page, where it is moved and cancelled without scripts', async () => {
  await book();
  const first = await mailed(1);
  expect(first.subject).toMatch(/^Bokning bekräftad: \S+dag \d+ \S+ \d{4} kl\. \d\d:\d\d, /);
  const calendar = Buffer.from(first.attachments[0]?.base64 ?? '', 'base64').toString();
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  for (const line of ['TZID:Europe/Stockholm', 'SEQUENCE:0']) expect(calendar).toContain(`${line}\r\n`);
  const link = /\/visits\?t=[\w-]{43}/.exec(first.text)?.[0] ?? '';
  expect((await sentMessages(stage.server)).sms.find(({ to }) => to === '+46701740605')?.text).toMatch(
    /\/visits\?t=[\w-]{43}$/,
  );

  const { headers } = await ask(stage.server, link, { host: HOST });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    for (const path of [link, link.replace('?', '/move?')]) {
      await page.goto(stage.server.site(SITE, path));
      expect(await axeFaults(page)).toEqual([]);
    }
    await page.goto(stage.server.site(SITE, link));
    expect(await controlsOnPaper(page)).toEqual([]);
    await withTextsOfTwiceTheSize(page);
    expect(await brokenWords(page.locator('main dl > *'))).toEqual([]);
  });
  await visit(stage.browser, { viewport: PHONE, javaScript: false }, async (page) => {
    await page.goto(stage.server.site(SITE, link));
    await page.getByRole('link', { name: 'Ändra tid' }).click();
    await page.getByRole('link', { name: 'Senare vecka' }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Flytta besöket' }).click();
    await page.getByText('Ditt besök har fått sin nya tid.').waitFor();
    const href = await page.getByRole('link', { name: 'Lägg in i kalendern' }).getAttribute('href');
    const file = await ask(stage.server, href ?? '', { host: HOST });
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(file.text).toContain('SEQUENCE:1\r\n');
    await page.getByRole('link', { name: 'Avboka' }).click();
    await page.getByRole('button', { name: 'Ja, avboka besöket' }).click();
    await page.getByText('Besöket är avbokat').first().waitFor();
    expect(await page.getByRole('link', { name: 'Ändra tid' }).count()).toBe(0);
  });
  expect((await mailed(3)).subject).toMatch(/^Avbokat: /);
});
