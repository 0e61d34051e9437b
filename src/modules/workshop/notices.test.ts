import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createServiceBooking } from '~/modules/service-booking';
import { createStaffTemplates } from '~/modules/templates';
import { visitTemplates } from '~/modules/workshop';
import { MailFailed } from '~/platform/mail';
import { createRateLimit } from '~/platform/rate-limit';
import { SmsFailed } from '~/platform/sms';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { SITE } from '~test/workshop/engine';
import {
  arrived,
  book,
  database,
  engine,
  idOf,
  jobs,
  logged,
  mails,
  now,
  openNotices,
  options,
  setNow,
  setSendMail,
  setSendSms,
  texts,
} from '~test/workshop/notices-stage';
import { createNotices, enqueueReminders, sendNotice } from './notices';

const server = postgresOfFile();

const tokenIn = ({ text }: { readonly text: string }) => /\/visits\?t=([\w-]{43})/.exec(text)?.[1] ?? '';

async function last(): Promise<{ number: string }> {
  const rows = await database().rows(
    database().db,
    sql`SELECT number FROM workshop_bookings ORDER BY booked_at DESC LIMIT 1`,
  );
  return { number: String(rows[0]?.number) };
}

onBothDatabases(server, (open) => {
  openNotices(open);

  test('a car that is ready is told of once, by SMS alone, though that is taken back and marked again', async () => {
    const visit = await book();
    await arrived(1);
    const id = await idOf(visit.bookingId);
    const { step, undoStep } = engine().workshops.staffBookings;
    await step(id, 'booked', 'arrived');
    await step(id, 'arrived', 'ready');
    await step(id, 'arrived', 'ready');
    await arrived(1, 2);
    expect(texts()[1]).toEqual({
      key: `visit-${id}-ready`,
      to: '+46701740605',
      text: expect.stringMatching(/: Din bil ABC123 är klar att hämta hos Nordhem 1, [^/]+$/),
    });
    await undoStep(id, 'ready');
    await step(id, 'arrived', 'ready');
    await arrived(1, 3);
    // The sender keeps one message a key.
    expect(texts()[2]?.key).toBe(texts()[1]?.key);
    await undoStep(id, 'ready');
    await sendNotice({ bookingId: id, kind: 'ready', revision: 0, channel: 'sms' }, options());
    expect(texts()).toHaveLength(3);
  });

  describe('a booking of a wizard', () => {
    test('has notices, links and reminders like any other, without what was typed or ticked', async () => {
      const clock = { now: () => now() };
      const wizard = createServiceBooking({
        workshops: engine().workshops.service,
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
      const [mail] = mails();
      if (mail === undefined) throw new Error('nothing was sent');
      expect(mail.subject).toContain('Bokning bekräftad');
      expect(mail.text + String(mail.attachments?.[0]?.content)).not.toContain('secret');
      expect(String(mail.attachments?.[0]?.content)).toContain('BEGIN:VEVENT');
      const token = tokenIn(mail);
      setNow(new Date('2026-11-23T10:00:00Z'));
      await enqueueReminders(options());
      await arrived(2);
      setNow(new Date('2026-11-20T10:00:00Z'));
      expect(await engine().workshops.service.cancel(SITE, 'sv', token)).toMatchObject({ ok: true });
      await arrived(3);
      expect(String(mails()[2]?.attachments?.[0]?.content)).toContain('METHOD:CANCEL');
    });
  });

  describe('a booking', () => {
    test('has one mail and one SMS; each has a link that opens it, the mail the calendar file', async () => {
      const visit = await book();
      await arrived(1);
      const [mail, sms] = [mails()[0], texts()[0]];
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
        expect(await engine().workshops.service.visit(SITE, 'sv', token)).toMatchObject({
          bookingId: visit.bookingId,
        });
      }
      const messages = JSON.stringify([mail.text, mail.html, sms.text]);
      expect(messages).not.toMatch(/secret|Ada/);
      expect(JSON.stringify(logged)).not.toMatch(/Ada|ada@|0701740605|701740605|ABC123|secret/);
    });

    test('says what administrators have written, from the next message on', async () => {
      const templates = createStaffTemplates({
        ...options(),
        templates: visitTemplates,
        testLimit: createRateLimit({ burst: 1, perMinute: 1 }),
      });
      const place = { site: SITE, language: 'sv', template: 'visit-booked-mail' } as const;
      const { fields = [] } = (await templates.open(place)) ?? {};
      const valid = Object.fromEntries(fields.map(({ field, text }) => [field.key, text]));
      const written = { ...valid, 'visitMail.bookedSubject': 'Vi ses {when}, {plate}' };
      expect((await templates.change(place, written, { seen: 0, account: 'a' })).ok).toBe(true);
      await book();
      await arrived(1);
      expect(mails()[0]?.subject).toBe('Vi ses tisdag 24 november 2026 kl. 08:00, ABC123');
      await templates.change(place, null, { seen: 1, account: 'a' });
    });

    test('moved twice has two notices, each with the newer revision of its calendar entry', async () => {
      const { token } = await book();
      await arrived(1);
      for (const [count, time] of [
        [2, '10:00'],
        [3, '12:00'],
      ] as const) {
        const moved = await engine().workshops.service.rebook(SITE, 'sv', token, {
          date: '2026-11-25',
          time,
        });
        expect(moved.ok).toBe(true);
        await arrived(count);
      }
      expect(mails().map(({ subject }) => subject.split(',')[0])).toEqual([
        'Bokning bekräftad: tisdag 24 november 2026 kl. 08:00',
        'Ny tid: onsdag 25 november 2026 kl. 10:00',
        'Ny tid: onsdag 25 november 2026 kl. 12:00',
      ]);
      const files = mails().map(({ attachments }) => String(attachments?.[0]?.content));
      expect(files.map((file) => /SEQUENCE:(\d+)/.exec(file)?.[1])).toEqual(['0', '1', '2']);
      expect(new Set(files.map((file) => /UID:(\S+)/.exec(file)?.[1])).size).toBe(1);
      expect(new Set(mails().map(({ key }) => key)).size).toBe(3);
    });

    test('cancelled has one notice, however often it is cancelled, and leaves the calendar', async () => {
      const { token } = await book();
      await arrived(1);
      await engine().workshops.service.cancel(SITE, 'sv', token);
      await engine().workshops.service.cancel(SITE, 'sv', token);
      await arrived(2);
      expect(mails()[1]?.subject).toMatch(/^Avbokat: tisdag 24 november/);
      expect(mails()[1]?.attachments?.[0]?.contentType).toMatch(/method=CANCEL$/);
      expect(texts()[1]?.text).not.toContain('http');
    });

    test('that fails by SMS is tried again without a second mail, and the other way round', async () => {
      let refused = 1;
      setSendSms(async (sms) => {
        if (refused > 0) {
          refused -= 1;
          throw new SmsFailed('unreachable', 'the provider is away');
        }
        texts().push(sms);
      });
      await book();
      await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(1);
      expect(texts()).toEqual([]);
      // The next attempt is half a minute away; it is worked here as the queue would.
      const id = await idOf((await last()).number);
      await sendNotice({ bookingId: id, kind: 'booked', revision: 0, channel: 'sms' }, options());
      expect([mails().length, texts().length]).toEqual([1, 1]);

      setSendMail(() => Promise.reject(new MailFailed('unreachable', 'no answer')));
      await expect(
        sendNotice({ bookingId: id, kind: 'booked', revision: 0, channel: 'mail' }, options()),
      ).rejects.toBeInstanceOf(MailFailed);
      expect(texts()).toHaveLength(1);
    });

    test('carries the same key when a job is repeated after a crash, so that it arrives once', async () => {
      const { bookingId } = await book();
      await arrived(1);
      const job = { bookingId: await idOf(bookingId), kind: 'booked', revision: 0 } as const;
      await sendNotice({ ...job, channel: 'mail' }, options());
      await sendNotice({ ...job, channel: 'sms' }, options());
      expect(new Set(mails().map(({ key }) => key)).size).toBe(1);
      expect(new Set(texts().map(({ key }) => key)).size).toBe(1);
    });

    test('has no notice that would come too late', async () => {
      const { bookingId, token } = await book();
      await arrived(1);
      await engine().workshops.service.rebook(SITE, 'sv', token, { date: '2026-11-25', time: '10:00' });
      await arrived(2);
      const id = await idOf(bookingId);
      await sendNotice({ bookingId: id, kind: 'booked', revision: 0, channel: 'mail' }, options());
      await sendNotice({ bookingId: id, kind: 'cancelled', revision: 1, channel: 'mail' }, options());
      await sendNotice(
        { bookingId: crypto.randomUUID(), kind: 'moved', revision: 1, channel: 'sms' },
        options(),
      );
      expect(mails()).toHaveLength(2);
    });

    test('with a number that no SMS reaches has a mail alone', async () => {
      await book({ phone: '123456' });
      await arrived(1, 0);
      const id = await idOf((await last()).number);
      await sendNotice({ bookingId: id, kind: 'booked', revision: 0, channel: 'sms' }, options());
      expect(texts()).toEqual([]);
    });

    test('that was not committed has no notice', async () => {
      const notices = createNotices(jobs());
      const undone = database().transaction(async (tx) => {
        await notices.enqueue(tx, { bookingId: crypto.randomUUID(), kind: 'booked', revision: 0 });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await book();
      await arrived(1);
    });
  });
});
