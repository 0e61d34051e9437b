import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSendOuts, type NoticePage, noticeRoutes, workChangeNotices } from '~/modules/tyre-hotel';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { wordsOver } from '~test/templates';
import {
  agreement,
  clock,
  create,
  database,
  hotel,
  INDEX,
  later,
  openHotel,
  request,
  signedIn,
} from '~test/tyre-hotel/hotel-stage';
import { noticeStage } from '~test/tyre-hotel/notice-stage';
import { SITE } from '~test/workshop/engine';

const HERE = { siteIndex: INDEX, departmentId: '10.1' };
const due = (plate: string, phone: string, email = '', shelf = plate) => ({
  ...agreement(plate, phone, '10.1', shelf),
  customerName: 'Ada Ek',
  email,
});

onBothDatabases(postgresOfFile(), (open) => {
  openHotel(open);

  let stage: ReturnType<typeof noticeStage>;
  const written = new Map<string, Record<string, string>>();
  let jobs: Jobs;
  let sendOuts: ReturnType<typeof createSendOuts>;
  beforeAll(async () => {
    jobs = createJobs({ database: database(), log: nullLog, checkIntervalMs: 100 });
    stage = noticeStage(jobs, async (id, { language }) => wordsOver(written.get(id) ?? {}, language));
    sendOuts = createSendOuts(stage.options);
    await workChangeNotices(stage.options);
    await jobs.start();
  });
  afterAll(() => jobs.stop());

  /** A Monday at noon in November: wheels are to be those of winter. */
  beforeEach(async () => {
    stage.forget();
    written.clear();
    later(4 * 60);
    await database().db.execute(sql`DELETE FROM tyre_send_outs`);
    await database().db.execute(sql`DELETE FROM tyre_notice_opt_outs`);
    await hotel().replaceAgreements(INDEX, [
      due('ABC123', '+46701740605', 'ada@post.example'),
      due('KIA001', '+46701740606'),
      { ...due('SUM001', '+46701740607'), wheelSets: [] },
    ]);
  });

  const left = (count: number) =>
    expect.poll(() => stage.mails.length + stage.texts.length, { timeout: 5000 }).toBe(count);
  const send = (id = randomUUID()) => sendOuts.send(SITE, HERE, id, 'account-1');

  test('who is due is told once, by mail and SMS, with the way to book and the way out', async () => {
    expect(await sendOuts.preview(SITE, HERE)).toMatchObject({
      recipients: 2,
      mails: 1,
      booked: 0,
      already: 0,
      optedOut: 0,
      startsAt: clock.now(),
      change: { season: 'winter', key: '2026-winter', law: { from: '2026-12-01', until: '2027-03-31' } },
      example: { language: 'sv', subject: 'Dags för vinterhjul på ABC123' },
    });
    const id = randomUUID();
    expect(await send(id)).toBe(2);
    expect(await send(id)).toBe(2);
    expect(await send()).toBe(0);
    expect((await sendOuts.list(HERE)).map((each) => each.id)).toEqual([id]);
    expect(await sendOuts.send(SITE, HERE, 'no form', 'account-1')).toBeNull();
    expect(await sendOuts.send(SITE, { ...HERE, departmentId: '10.2' }, id, 'account-1')).toBe(0);
    await left(3);
    const [mail] = stage.mails;
    expect(mail).toMatchObject({ to: 'ada@post.example', replyTo: 'verkstad@nordhem.example' });
    expect(mail?.text).toContain('1 december 2026');
    expect(mail?.text).toContain('08-123 45 67');
    expect(mail?.text).toContain(mail?.unsubscribe);
    expect(stage.texts.map(({ to }) => to).toSorted()).toEqual(['+46701740605', '+46701740606']);
    expect(stage.texts[0]?.text).toMatch(/vinterhjul.*https:\/\/nordhem\.example\/wheels\/stop\?t=/);
    expect(stage.texts.every(({ text }) => text.length <= 306)).toBe(true);
    expect(await sendOuts.preview(SITE, HERE)).toMatchObject({ recipients: 0, already: 2, example: null });
    await expect.poll(async () => (await sendOuts.list(HERE)).map(({ texts }) => texts)).toContain(2);
    const list = await sendOuts.list(HERE);
    expect(
      list.map(({ agreements, mails, texts, booked }) => [agreements, mails, texts, booked]),
    ).toContainEqual([2, 1, 2, 0]);
    expect(await sendOuts.list({ ...HERE, departmentId: '10.2' })).toEqual([]);
  });

  test('the words are what administrators have written, also in the example; the law and the way out stay', async () => {
    written.set('tyre-change-winter-mail', { 'tyreNotice.text.winter': 'Hej! {car} väntar på {workshop}.' });
    written.set('tyre-change-winter-sms', { 'tyreNotice.sms.winter': '{plate} hos {workshop}:' });
    const { example } = await sendOuts.preview(SITE, HERE);
    expect(example?.text).toMatch(/Hej! .*ABC123 väntar på Nordhem 1\./);
    expect(example?.sms).toMatch(/^ABC123 hos Nordhem 1: Boka/);
    await send();
    await left(3);
    expect(stage.mails[0]?.text).toMatch(/väntar på Nordhem 1\.[\s\S]*1 december 2026[\s\S]*wheels\/stop/);
    expect(stage.texts.every(({ text }) => /hos Nordhem 1: Boka.*wheels\/stop/.test(text))).toBe(true);
  });

  test('who has booked is not told, and who books afterwards is counted', async () => {
    const cookie = await signedIn();
    expect((await create(cookie)).status).toBe(200);
    expect(await sendOuts.preview(SITE, HERE)).toMatchObject({ recipients: 1, booked: 1 });
    expect(await send()).toBe(1);
    await left(1);
    later(60);
    const other = await signedIn('KIA001');
    const booked = await create(other, {
      ...request(),
      regNo: 'KIA001',
      bookingDate: '2026-11-27T09:00:00',
      bookingStart: '2026-11-27T09:00:00',
    });
    expect(booked.status).toBe(200);
    expect((await sendOuts.list(HERE)).map((each) => each.booked)).toEqual([1]);
    expect(
      (await hotel().staff.due(SITE, HERE, 'x')).map(({ registrationNumber, booked }) => [
        registrationNumber,
        booked?.date,
      ]),
    ).toEqual([
      ['ABC123', '2026-11-26'],
      ['KIA001', '2026-11-27'],
    ]);
  });

  test('nobody is written to at night, on Sundays and on public holidays', async () => {
    const at = async (minutes: number) => {
      later(minutes);
      return (await sendOuts.preview(SITE, HERE)).startsAt.toISOString();
    };
    // Monday 19:00 in Stockholm; Sunday noon; Christmas Eve is a working day by law, Christmas Day is none.
    expect(await at(7 * 60)).toBe('2026-11-24T09:00:00.000Z');
    expect(await at(5 * 24 * 60 + 17 * 60)).toBe('2026-11-30T09:00:00.000Z');
    expect(await at(26 * 24 * 60 - 22 * 60)).toMatch(/^2026-12-2\dT09:00/);
    expect(await send()).toBe(2);
    expect([stage.mails, stage.texts]).toEqual([[], []]);
  });

  test('two who press at once tell each customer once', async () => {
    const counts = await Promise.all(Array.from({ length: 6 }, () => send()));
    expect(counts.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(2);
    // Those who were later have sent nothing.
    expect((await sendOuts.list(HERE)).map(({ agreements }) => agreements)).not.toContain(0);
    await left(3);
    expect(new Set([...stage.mails, ...stage.texts].map(({ to }) => to)).size).toBe(3);
  });

  describe('the way out', () => {
    const shown: NoticePage[] = [];
    const app = () =>
      new Hono().route(
        '/',
        noticeRoutes({
          database: database(),
          clock,
          log: nullLog,
          siteOf: () => SITE,
          clientOf: () => 'x',
          limit: createRateLimit({ burst: 100, perMinute: 100 }),
          pages: {
            async draw(_site, _language, page, status) {
              shown.push(page);
              return new Response('', { status });
            },
          },
        }),
      );

    test('is asked for by a link and done by a press, also of the mail program; then nobody is told any more', async () => {
      await send();
      await left(3);
      const link = stage.mails[0]?.unsubscribe ?? '';
      expect((await app().request(link)).status).toBe(200);
      expect(shown.at(-1)?.kind).toBe('stop');
      expect(await sendOuts.preview(SITE, HERE)).toMatchObject({ already: 2 });
      const pressed = await app().request(link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([pressed.status, shown.at(-1)?.kind]).toEqual([200, 'stopped']);
      for (const path of ['/wheels/stop', '/wheels/stop?t=x', `/wheels/stop?t=${'a'.repeat(43)}`])
        expect((await app().request(`https://nordhem.example${path}`, { method: 'POST' })).status).toBe(410);
      // Told of nothing in a later season either; another car of the same owner counts as theirs.
      await database().db.execute(sql`DELETE FROM tyre_change_notices`);
      expect(await sendOuts.preview(SITE, HERE)).toMatchObject({ recipients: 1, optedOut: 1 });
    });
  });

  test('worn wheels are listed, the most worn first, with those to replace alone', async () => {
    const worn = await hotel().staff.worn(HERE, 'x');
    expect(
      Object.fromEntries(
        worn.map(({ registrationNumber, wheels }) => [
          registrationNumber,
          wheels.map(({ position, wear }) => `${position} ${wear}`),
        ]),
      ),
    ).toEqual({ ABC123: ['FR below-legal'], KIA001: ['FR below-legal'] });
  });
});
