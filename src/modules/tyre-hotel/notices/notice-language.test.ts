import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { builtInWords } from '~/modules/templates';
import { createSendOuts, noticeRoutes, workChangeNotices } from '~/modules/tyre-hotel';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  agreement,
  clock,
  create,
  database,
  hotel,
  INDEX,
  later,
  openHotel,
  signedIn,
} from '~test/tyre-hotel/hotel-stage';
import { noticeStage } from '~test/tyre-hotel/notice-stage';
import { SITE } from '~test/workshop/engine';

const HERE = { siteIndex: INDEX, departmentId: '10.1' };
const OWNERS = [
  { ...agreement('ABC123', '+46701740605', '10.1', 'A-1'), email: 'ada@post.example' },
  { ...agreement('KIA001', '+46701740606', '10.1', 'A-2'), email: 'bo@post.example' },
];

onBothDatabases(postgresOfFile(), (open) => {
  openHotel(open);

  let jobs: Jobs;
  let sendOuts: ReturnType<typeof createSendOuts>;
  let stage: ReturnType<typeof noticeStage>;
  beforeAll(async () => {
    jobs = createJobs({ database: database(), log: nullLog, checkIntervalMs: 50 });
    stage = noticeStage(jobs, builtInWords);
    sendOuts = createSendOuts(stage.options);
    await workChangeNotices(stage.options);
    await jobs.start();
  });
  afterAll(() => jobs.stop());
  beforeEach(async () => {
    stage.forget();
    later(4 * 60);
    await database().db.execute(sql`DELETE FROM tyre_send_outs`);
    await hotel().replaceAgreements(INDEX, OWNERS);
  });

  /** Tells everybody who is due, and waits for the messages. */
  async function sendAll(messages: number) {
    await sendOuts.send(SITE, HERE, randomUUID(), 'account-1');
    await expect.poll(() => stage.mails.length + stage.texts.length, { timeout: 5000 }).toBe(messages);
    return {
      mail: (to: string) => stage.mails.find((each) => each.to === to)?.text ?? '',
      sms: (to: string) => stage.texts.find((each) => each.to === to)?.text ?? '',
    };
  }

  test('whoever has signed in on the English pages is told in English, with links to English pages', async () => {
    await signedIn('ABC123', 'en');
    expect((await sendOuts.preview(SITE, HERE)).example?.subject).toBe('Time for winter wheels on ABC123');
    const { mail, sms } = await sendAll(4);
    expect(mail('ada@post.example')).toContain(
      'https://nordhem.example/en/dack-och-biltillbehor/dackhotell#sign-in',
    );
    expect(mail('ada@post.example')).toMatch(/\/wheels\/stop\?t=[\w-]{43}&l=en/);
    // As in Britain, as everywhere on the English pages.
    expect(mail('ada@post.example')).toContain('1 December 2026');
    expect(stage.mails.find(({ to }) => to === 'ada@post.example')?.unsubscribe).toMatch(/&l=en$/);
    expect(sms('+46701740605')).toMatch(/winter wheels.*\/en\/dack-och.*&l=en/s);
    expect(mail('bo@post.example')).toContain(
      'https://nordhem.example/dack-och-biltillbehor/dackhotell#sign-in',
    );
    expect(mail('bo@post.example')).toContain('1 december 2026');
    expect(sms('+46701740606')).toContain('vinterhjul');
    expect(mail('bo@post.example') + sms('+46701740606')).not.toContain('l=en');
  });

  test('a booking in another language counts too, and a new file changes nothing', async () => {
    const cookie = await signedIn('ABC123', 'en');
    await hotel().replaceAgreements(INDEX, OWNERS);
    expect((await sendOuts.preview(SITE, HERE)).example?.subject).toMatch(/^Time/);
    expect((await create(cookie, {}, '10.1', 'sv')).status).toBe(200);
    await database().db.execute(sql`DELETE FROM workshop_bookings`);
    expect((await sendOuts.preview(SITE, HERE)).example?.subject).toMatch(/^Dags/);
  });

  test('the code alone does not count, as whoever asks for it may be anybody', async () => {
    const { service } = hotel();
    const found = await service.search(SITE, 'ABC123');
    await service.login(SITE, 'en', found.ok ? found.value.encryptedPhoneNumber : '');
    expect((await sendOuts.preview(SITE, HERE)).example?.subject).toMatch(/^Dags/);
  });

  test('a language that the site no longer has is its main one', async () => {
    await database().db.execute(sql`UPDATE tyre_agreements SET language = 'fi'`);
    const { mail } = await sendAll(4);
    expect(mail('ada@post.example')).toMatch(/vinterhjul[\s\S]*\/wheels\/stop\?t=[\w-]{43}$/);
  });

  test('the pages behind the link are in its language, also when it opens nothing any more', async () => {
    const drawn: string[] = [];
    const app = new Hono().route(
      '/',
      noticeRoutes({
        database: database(),
        clock,
        log: nullLog,
        siteOf: () => SITE,
        clientOf: () => 'x',
        limit: createRateLimit({ burst: 5, perMinute: 1 }),
        pages: {
          async draw(_site, language, { kind }, status) {
            drawn.push(`${kind} ${language}`);
            return new Response('', { status });
          },
        },
      }),
    );
    await signedIn('ABC123', 'en');
    await sendAll(4);
    const link = stage.mails.find(({ to }) => to === 'ada@post.example')?.unsubscribe ?? '';
    const form = new URL(link).searchParams;
    await app.request(link);
    await app.request('https://nordhem.example/wheels/stop', { method: 'POST', body: form });
    await app.request('https://nordhem.example/wheels/stop?t=x&l=en');
    await app.request('https://nordhem.example/wheels/stop?t=x&l=fi');
    for (let n = 0; n < 2; n += 1) await app.request(link);
    expect(drawn).toEqual(['stop en', 'stopped en', 'gone en', 'gone sv', 'stop en', 'limited en']);
  });
});
