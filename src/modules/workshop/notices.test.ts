import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServiceBooking } from '~/modules/service-booking';
import type { Database } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { type Mail, MailFailed } from '~/platform/mail';
import { type Sms, SmsFailed } from '~/platform/sms';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  ENGINE_MIGRATIONS,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testWorkshop,
} from '~test/workshop/engine';
import { dateToRemind } from './domain/visit/reminder';
import { createNotices, enqueueReminders, type NoticeOptions, sendNotice, workNotices } from './notices';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  let database: Database;
  let jobs: Jobs;
  let engine: TestEngine;
  let options: NoticeOptions;
  let now = new Date('2026-11-17T09:00:00Z');
  let mails: Mail[];
  let texts: Sms[];
  let sendMail: (mail: Mail) => Promise<void>;
  let sendSms: (sms: Sms) => Promise<void>;
  const logged: object[] = [];

  beforeAll(async () => {
    database = await open(ENGINE_MIGRATIONS);
    jobs = createJobs({ database, log: nullLog });
    engine = await openEngine(database, {
      now: () => now,
      notices: createNotices(jobs),
      document: testSchedule([
        testWorkshop({ departmentId: '10.1' }),
        testWorkshop({ departmentId: '20.1', zone: 'Europe/Helsinki', country: 'FI' }),
      ]),
    });
    options = {
      ...engine.workshops.sources,
      database,
      jobs,
      clock: { now: () => now },
      mailer: { send: (mail) => sendMail(mail).then(() => 'sent') },
      sms: { send: (sms) => sendSms(sms) },
      log: { ...nullLog, info: (data: object) => void logged.push(data) },
      originOf: () => 'https://nordhem.example',
      look: () => ({
        ground: '#fff',
        surface: '#fff',
        ink: '#111',
        muted: '#555',
        line: '#ddd',
        primary: '#060',
        onPrimary: '#fff',
      }),
    };
    await workNotices(options);
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    await engine.stop();
    await database.close();
  });
  beforeEach(async () => {
    await database.db.execute(
      sql`TRUNCATE workshop_occupations, workshop_tokens, workshop_reminders, workshop_bookings CASCADE`,
    );
    now = new Date('2026-11-17T09:00:00Z');
    mails = [];
    texts = [];
    logged.length = 0;
    sendMail = async (mail) => void mails.push(mail);
    sendSms = async (sms) => void texts.push(sms);
  });

  let bookings = 0;
  const book = async (
    fields: { date?: string; time?: string; departmentId?: string; phone?: string } = {},
  ) => {
    const { date = '2026-11-24', time = '08:00', departmentId = '10.1', phone = '070-174 06 05' } = fields;
    bookings += 1;
    const booked = await engine.workshops.service.book(SITE, 'sv', {
      idempotencyKey: `key-number-${bookings}`,
      holdId: null,
      registrationNumber: 'ABC123',
      mileage: null,
      departmentId,
      date,
      time,
      comment: 'secret words',
      services: [{ id: 'hour', text: 'more secret words' }],
      customer: { name: 'Ada Lovelace', phone, email: 'ada@post.example' },
    });
    if (!booked.ok) throw new Error(booked.error.code);
    return booked.value;
  };
  const arrived = (mailCount: number, smsCount = mailCount) =>
    expect
      .poll(() => [mails.length, texts.length], { timeout: 15_000, interval: 20 })
      .toEqual([mailCount, smsCount]);
  const idOf = async (number: string) => {
    const rows = await database.rows(
      database.db,
      sql`SELECT id FROM workshop_bookings WHERE number = ${number}`,
    );
    return String(rows[0]?.id);
  };
  const tokenIn = ({ text }: { readonly text: string }) => /\/visits\?t=([\w-]{43})/.exec(text)?.[1] ?? '';

  test('a car that is ready is told of once, by SMS alone, though that is taken back and marked again', async () => {
    const visit = await book();
    await arrived(1);
    const id = await idOf(visit.bookingId);
    const { step, undoStep } = engine.workshops.staffBookings;
    await step(id, 'booked', 'arrived');
    await step(id, 'arrived', 'ready');
    await step(id, 'arrived', 'ready');
    await arrived(1, 2);
    expect(texts[1]).toEqual({
      key: `visit-${id}-ready`,
      to: '+46701740605',
      text: expect.stringMatching(/: Din bil ABC123 är klar att hämta hos Nordhem 1, [^/]+$/),
    });
    await undoStep(id, 'ready');
    await step(id, 'arrived', 'ready');
    await arrived(1, 3);
    // The sender keeps one message a key.
    expect(texts[2]?.key).toBe(texts[1]?.key);
    await undoStep(id, 'ready');
    await sendNotice({ bookingId: id, kind: 'ready', revision: 0, channel: 'sms' }, options);
    expect(texts).toHaveLength(3);
  });

  describe('a booking of a wizard', () => {
    test('has notices, links and reminders like any other, without what was typed or ticked', async () => {
      const clock = { now: () => now };
      const wizard = createServiceBooking({
        workshops: engine.workshops.service,
        catalogues: { of: () => null },
        clock,
        contactOf: () => null,
        sanitize: (html) => html,
      });
      const booked = await wizard.book(SITE, 'sv', {
        idempotencyKey: 'key-of-a-wizard',
        holdId: null,
        registrationNumber: 'ABC123',
        mileage: 8500,
        departmentId: '10.1',
        lines: [{ serviceId: 'hour', text: 'secret words' }],
        optionIds: [],
        customer: { name: 'Ada Lovelace', phone: '+46701740605', email: 'ada@post.example' },
        comment: 'more secret words',
        isWaiting: true,
        refuseIfCarIsBooked: false,
        date: '2026-11-24',
        time: '08:00',
      });
      if (!booked.ok) throw new Error(booked.error.code);
      await arrived(1);
      const [mail] = mails;
      if (mail === undefined) throw new Error('nothing was sent');
      expect(mail.subject).toContain('Bokning bekräftad');
      expect(mail.text + String(mail.attachments?.[0]?.content)).not.toContain('secret');
      expect(String(mail.attachments?.[0]?.content)).toContain('BEGIN:VEVENT');
      const token = tokenIn(mail);
      now = new Date('2026-11-23T10:00:00Z');
      await enqueueReminders(options);
      await arrived(2);
      now = new Date('2026-11-20T10:00:00Z');
      expect(await engine.workshops.service.cancel(SITE, token)).toMatchObject({ ok: true });
      await arrived(3);
      expect(String(mails[2]?.attachments?.[0]?.content)).toContain('METHOD:CANCEL');
    });
  });

  describe('a booking', () => {
    test('has one mail and one SMS; each has a link that opens it, the mail the calendar file', async () => {
      const visit = await book();
      await arrived(1);
      const [mail, sms] = [mails[0], texts[0]];
      if (mail === undefined || sms === undefined) throw new Error('nothing was sent');
      expect(mail).toMatchObject({ to: 'ada@post.example', replyTo: 'verkstad@nordhem.example' });
      expect(mail.subject).toBe('Bokning bekräftad: tisdag 24 november 2026 kl. 08:00, Nordhem 1');
      expect(mail.attachments).toMatchObject([{ name: `${visit.bookingId}.ics` }]);
      expect(String(mail.attachments?.[0]?.content)).toContain(
        'DTSTART;TZID=Europe/Stockholm:20261124T080000',
      );
      expect(sms.to).toBe('+46701740605');
      expect(sms.text).toContain('tis 24 nov. kl. 08:00');
      for (const token of [tokenIn(mail), tokenIn(sms)]) {
        expect(token).not.toBe(visit.token);
        expect(await engine.workshops.service.visit(SITE, token)).toMatchObject({
          bookingId: visit.bookingId,
        });
      }
      const messages = JSON.stringify([mail.text, mail.html, sms.text]);
      expect(messages).not.toMatch(/secret|Ada/);
      expect(JSON.stringify(logged)).not.toMatch(/Ada|ada@|0701740605|701740605|ABC123|secret/);
    });

    test('moved twice has two notices, each with the newer revision of its calendar entry', async () => {
      const { token } = await book();
      await arrived(1);
      for (const [count, time] of [
        [2, '10:00'],
        [3, '12:00'],
      ] as const) {
        const moved = await engine.workshops.service.rebook(SITE, token, { date: '2026-11-25', time });
        expect(moved.ok).toBe(true);
        await arrived(count);
      }
      expect(mails.map(({ subject }) => subject.split(',')[0])).toEqual([
        'Bokning bekräftad: tisdag 24 november 2026 kl. 08:00',
        'Ny tid: onsdag 25 november 2026 kl. 10:00',
        'Ny tid: onsdag 25 november 2026 kl. 12:00',
      ]);
      const files = mails.map(({ attachments }) => String(attachments?.[0]?.content));
      expect(files.map((file) => /SEQUENCE:(\d+)/.exec(file)?.[1])).toEqual(['0', '1', '2']);
      expect(new Set(files.map((file) => /UID:(\S+)/.exec(file)?.[1])).size).toBe(1);
      expect(new Set(mails.map(({ key }) => key)).size).toBe(3);
    });

    test('cancelled has one notice, however often it is cancelled, and leaves the calendar', async () => {
      const { token } = await book();
      await arrived(1);
      await engine.workshops.service.cancel(SITE, token);
      await engine.workshops.service.cancel(SITE, token);
      await arrived(2);
      expect(mails[1]?.subject).toMatch(/^Avbokat: tisdag 24 november/);
      expect(mails[1]?.attachments?.[0]?.contentType).toMatch(/method=CANCEL$/);
      expect(texts[1]?.text).not.toContain('http');
    });

    test('that fails by SMS is tried again without a second mail, and the other way round', async () => {
      let refused = 1;
      sendSms = async (sms) => {
        if (refused > 0) {
          refused -= 1;
          throw new SmsFailed('unreachable', 'the provider is away');
        }
        texts.push(sms);
      };
      await book();
      await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1);
      expect(texts).toEqual([]);
      // The next attempt is half a minute away; it is worked here as the queue would.
      const id = await idOf((await last()).number);
      await sendNotice({ bookingId: id, kind: 'booked', revision: 0, channel: 'sms' }, options);
      expect([mails.length, texts.length]).toEqual([1, 1]);

      sendMail = () => Promise.reject(new MailFailed('unreachable', 'no answer'));
      await expect(
        sendNotice({ bookingId: id, kind: 'booked', revision: 0, channel: 'mail' }, options),
      ).rejects.toBeInstanceOf(MailFailed);
      expect(texts).toHaveLength(1);
    });

    test('carries the same key when a job is repeated after a crash, so that it arrives once', async () => {
      const { bookingId } = await book();
      await arrived(1);
      const job = { bookingId: await idOf(bookingId), kind: 'booked', revision: 0 } as const;
      await sendNotice({ ...job, channel: 'mail' }, options);
      await sendNotice({ ...job, channel: 'sms' }, options);
      expect(new Set(mails.map(({ key }) => key)).size).toBe(1);
      expect(new Set(texts.map(({ key }) => key)).size).toBe(1);
    });

    test('has no notice that would come too late', async () => {
      const { bookingId, token } = await book();
      await arrived(1);
      await engine.workshops.service.rebook(SITE, token, { date: '2026-11-25', time: '10:00' });
      await arrived(2);
      const id = await idOf(bookingId);
      await sendNotice({ bookingId: id, kind: 'booked', revision: 0, channel: 'mail' }, options);
      await sendNotice({ bookingId: id, kind: 'cancelled', revision: 1, channel: 'mail' }, options);
      await sendNotice(
        { bookingId: crypto.randomUUID(), kind: 'moved', revision: 1, channel: 'sms' },
        options,
      );
      expect(mails).toHaveLength(2);
    });

    test('with a number that no SMS reaches has a mail alone', async () => {
      await book({ phone: '123456' });
      await arrived(1, 0);
      const id = await idOf((await last()).number);
      await sendNotice({ bookingId: id, kind: 'booked', revision: 0, channel: 'sms' }, options);
      expect(texts).toEqual([]);
    });

    test('that was not committed has no notice', async () => {
      const notices = createNotices(jobs);
      const undone = database.transaction(async (tx) => {
        await notices.enqueue(tx, { bookingId: crypto.randomUUID(), kind: 'booked', revision: 0 });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await book();
      await arrived(1);
    });
  });

  async function last(): Promise<{ number: string }> {
    const rows = await database.rows(
      database.db,
      sql`SELECT number FROM workshop_bookings ORDER BY booked_at DESC LIMIT 1`,
    );
    return { number: String(rows[0]?.number) };
  }

  describe('a reminder', () => {
    const reminders = () => mails.filter(({ subject }) => subject.startsWith('Påminnelse'));
    const at = async (instant: string) => {
      now = new Date(instant);
      await enqueueReminders(options);
    };

    test('comes once, by mail and SMS, on the day before, when people are up', async () => {
      await book();
      await arrived(1);
      await at('2026-11-22T12:00:00Z');
      await at('2026-11-23T08:59:00Z');
      expect(reminders()).toEqual([]);
      await at('2026-11-23T09:00:00Z');
      await arrived(2);
      expect(reminders()).toHaveLength(1);
      expect(texts[1]?.text).toContain('Påminnelse om ditt besök tis 24 nov. kl. 08:00');
      // Again, as after a restart, and from two processes at once.
      await Promise.all([enqueueReminders(options), enqueueReminders(options)]);
      await at('2026-11-23T18:00:00Z');
      await book({ date: '2026-11-30' });
      await arrived(3);
      expect(reminders()).toHaveLength(1);
    });

    test('is made up for when the process was away in the morning, but not at night', async () => {
      await book();
      await arrived(1);
      await at('2026-11-23T19:05:00Z');
      await at('2026-11-24T06:00:00Z');
      expect(await marked()).toBe(0);
      await at('2026-11-23T18:55:00Z');
      await arrived(2);
      expect(reminders()).toHaveLength(1);
    });

    test('does not come when the confirmation has just come', async () => {
      now = new Date('2026-11-23T07:00:00Z');
      const { token } = await book();
      await arrived(1);
      await at('2026-11-23T12:00:00Z');
      expect(await marked()).toBe(0);
      // Moved to a later day, it is reminded of there.
      await engine.workshops.service.rebook(SITE, token, { date: '2026-11-26', time: '10:00' });
      await arrived(2);
      await at('2026-11-25T12:00:00Z');
      await arrived(3);
      expect(reminders().map(({ subject }) => subject)).toEqual([
        'Påminnelse: torsdag 26 november 2026 kl. 10:00, Nordhem 1',
      ]);
    });

    test('does not come for what is cancelled or was moved away, and says the newest time', async () => {
      const gone = await book();
      const moved = await book({ time: '09:00' });
      await arrived(2);
      await engine.workshops.service.cancel(SITE, gone.token);
      await engine.workshops.service.rebook(SITE, moved.token, { date: '2026-12-01', time: '11:00' });
      await arrived(4);
      await at('2026-11-23T12:00:00Z');
      expect(await marked()).toBe(0);
      await at('2026-11-30T12:00:00Z');
      await arrived(5);
      expect(reminders()[0]?.subject).toBe('Påminnelse: tisdag 1 december 2026 kl. 11:00, Nordhem 1');
    });

    test('is dropped when the visit is cancelled or begins before it is sent', async () => {
      const { bookingId, token } = await book();
      await arrived(1);
      const job = { bookingId: await idOf(bookingId), kind: 'reminder', channel: 'mail' } as const;
      now = new Date('2026-11-24T07:00:00Z');
      await sendNotice({ ...job, revision: 0 }, options);
      now = new Date('2026-11-20T07:00:00Z');
      await engine.workshops.service.cancel(SITE, token);
      await arrived(2);
      await sendNotice({ ...job, revision: 1 }, options);
      await sendNotice({ ...job, revision: 0 }, options);
      expect(reminders()).toEqual([]);
      now = new Date('2026-11-17T09:00:00Z');
    });

    test('goes by the clock of the workshop', async () => {
      await book({ departmentId: '20.1' });
      await arrived(1);
      await at('2026-11-23T07:59:00Z');
      expect(await marked()).toBe(0);
      await at('2026-11-23T08:00:00Z');
      await arrived(2);
      expect(reminders()).toHaveLength(1);
    });

    test('is left to the system that imported the visit', async () => {
      const place = { site: SITE.key, siteIndex: SITE.siteIndex ?? '', language: 'sv', at: now };
      const visit = {
        departmentId: '10.1',
        resourceId: 'bay-1',
        date: '2026-11-24',
        starts: 480,
        minutes: 60,
        vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2019 },
        lines: [],
        comment: '',
        customer: { name: 'Ada', phone: '+46701740605', email: 'ada@post.example' },
      };
      expect(await engine.workshops.importVisits(place, [visit])).toBe(1);
      await at('2026-11-23T12:00:00Z');
      expect(await marked()).toBe(0);
    });

    async function marked(): Promise<number> {
      const rows = await database.rows(
        database.db,
        sql`SELECT count(*)::int AS count FROM workshop_reminders`,
      );
      return Number(rows[0]?.count);
    }
  });
});

describe('the day that is reminded of', () => {
  test.each([
    ['2026-11-23T09:00:00Z', 'Europe/Stockholm', '2026-11-24'],
    ['2026-11-23T08:59:59Z', 'Europe/Stockholm', null],
    ['2026-11-23T18:59:59Z', 'Europe/Stockholm', '2026-11-24'],
    ['2026-11-23T19:00:00Z', 'Europe/Stockholm', null],
    ['2026-11-23T23:30:00Z', 'Europe/Stockholm', null],
    // The days around a change of the clock have 23 and 25 hours, and still follow each other.
    ['2026-03-28T09:00:00Z', 'Europe/Stockholm', '2026-03-29'],
    ['2026-03-29T08:00:00Z', 'Europe/Stockholm', '2026-03-30'],
    ['2026-10-24T08:00:00Z', 'Europe/Stockholm', '2026-10-25'],
    ['2026-10-25T08:00:00Z', 'Europe/Stockholm', null],
    ['2026-10-25T09:00:00Z', 'Europe/Stockholm', '2026-10-26'],
    ['2026-10-24T16:30:00Z', 'Europe/Helsinki', '2026-10-25'],
    ['2026-12-31T12:00:00Z', 'Europe/London', '2027-01-01'],
    ['2028-02-28T12:00:00Z', 'Europe/Bratislava', '2028-02-29'],
  ])('%s in %s: %s', (instant, zone, date) => {
    expect(dateToRemind(new Date(instant), zone)).toBe(date);
  });
});
