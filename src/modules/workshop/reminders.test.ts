import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { SITE } from '~test/workshop/engine';
import {
  arrived,
  book,
  database,
  engine,
  idOf,
  mails,
  now,
  openNotices,
  options,
  setNow,
  texts,
} from '~test/workshop/notices-stage';
import { dateToRemind } from './domain/visit/reminder';
import { enqueueReminders, sendNotice } from './notices';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  openNotices(open);

  describe('a reminder', () => {
    const reminders = () => mails().filter(({ subject }) => subject.startsWith('Påminnelse'));
    const at = async (instant: string) => {
      setNow(new Date(instant));
      await enqueueReminders(options());
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
      expect(texts()[1]?.text).toContain('Påminnelse om ditt besök tis 24 nov. kl. 08:00');
      // Again, as after a restart, and from two processes at once.
      await Promise.all([enqueueReminders(options()), enqueueReminders(options())]);
      await at('2026-11-23T18:00:00Z');
      await book({ date: '2026-11-30' });
      await arrived(3);
      expect(reminders()).toHaveLength(1);
    });

    test('of a visit that is too near to be changed shows it, and promises no change that its page refuses', async () => {
      const { bookingId } = await book();
      await arrived(1);
      const notices = () => [mails().at(-1)?.text, texts().at(-1)?.text].join('\n');
      expect(notices()).toContain('Du kan själv');
      expect(notices()).toContain('en tidigare dag');
      expect(notices()).toContain('Ändra eller avboka: ');
      setNow(new Date('2026-11-24T05:00:00Z'));
      const id = await idOf(bookingId);
      for (const channel of ['mail', 'sms'] as const)
        await sendNotice({ bookingId: id, kind: 'reminder', revision: 0, channel }, options());
      for (const promised of ['Du kan själv', 'en tidigare dag', 'Ändra eller avboka'])
        expect(notices()).not.toContain(promised);
      expect(notices()).toMatch(
        /Ditt besök i verkstaden:\s+\S+\/visits\?t=[\s\S]*Ditt besök: \S+\/visits\?t=/,
      );
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
      setNow(new Date('2026-11-23T07:00:00Z'));
      const { token } = await book();
      await arrived(1);
      await at('2026-11-23T12:00:00Z');
      expect(await marked()).toBe(0);
      // Moved to a later day, it is reminded of there.
      await engine().workshops.service.rebook(SITE, 'sv', token, { date: '2026-11-26', time: '10:00' });
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
      await engine().workshops.service.cancel(SITE, 'sv', gone.token);
      await engine().workshops.service.rebook(SITE, 'sv', moved.token, { date: '2026-12-01', time: '11:00' });
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
      setNow(new Date('2026-11-24T07:00:00Z'));
      await sendNotice({ ...job, revision: 0 }, options());
      setNow(new Date('2026-11-20T07:00:00Z'));
      await engine().workshops.service.cancel(SITE, 'sv', token);
      await arrived(2);
      await sendNotice({ ...job, revision: 1 }, options());
      await sendNotice({ ...job, revision: 0 }, options());
      expect(reminders()).toEqual([]);
      setNow(new Date('2026-11-17T09:00:00Z'));
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
      const place = { site: SITE.key, siteIndex: SITE.siteIndex ?? '', language: 'sv', past: null };
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
        bookedAt: now(),
        steps: [],
        isCancelled: false,
        waiting: null,
      };
      expect(await engine().workshops.importVisits(place, [visit])).toBe(1);
      await at('2026-11-23T12:00:00Z');
      expect(await marked()).toBe(0);
    });

    async function marked(): Promise<number> {
      const rows = await database().rows(
        database().db,
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
