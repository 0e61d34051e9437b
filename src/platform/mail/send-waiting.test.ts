import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptiedDatabase, onBothDatabases, postgresOfFile } from '~test/database';
import { type FakeSmtp, startFakeSmtp } from '~test/fake-smtp';
import { Secret } from '../config';
import { type Database, platformMigrations } from '../db';
import { createJobs, type Jobs } from '../jobs';
import { createLog, nullLog } from '../log';
import { countWaitingMail, outboxMigrations, recentMail } from '../outbox';
import { fixedClock } from '../time';
import { createMailer, type Mail, scheduleWaitingMail, workWaitingMail } from '.';
import { messageId } from './adapters/smtp';

const FROM = { name: 'Nordhem', address: 'web@nordhem.example' };
const CLOCK = fixedClock('2026-05-01T10:00:00Z');
const WITHOUT = { smtpUrl: null, from: FROM, intake: null, waits: true };

const mail = (number: number): Mail => ({
  key: `mail-${number}`,
  to: `dealer-${number}@nordhem.example`,
  subject: `Request ${number}`,
  text: 'Ring mig.',
});

onBothDatabases(postgresOfFile(), (open) => {
  let database: Database;
  const emptied = emptiedDatabase(() => open([platformMigrations, outboxMigrations]));
  let smtp: FakeSmtp;
  let running: Jobs[];
  let settled: string[];

  beforeEach(async () => {
    database = emptied();
    smtp = await startFakeSmtp();
    running = [];
    settled = [];
  });
  afterEach(async () => {
    for (const jobs of running) await jobs.stop();
    await smtp.close();
  });

  const keep = (sent: Mail) => createMailer(WITHOUT, { database, clock: CLOCK }).send(sent);

  /** A process with a mail server, up to the end of its start. */
  async function startSending(log = nullLog) {
    const jobs = createJobs({ database, log: nullLog });
    const config = { ...WITHOUT, smtpUrl: new Secret(smtp.url), waits: false };
    await workWaitingMail({
      database,
      jobs,
      mailer: createMailer(config, { database, clock: CLOCK }),
      clock: CLOCK,
      log,
      onSettled: async (_, key, isSent) => void settled.push(`${key} ${isSent}`),
    });
    await jobs.start();
    running.push(jobs);
    await scheduleWaitingMail(database, jobs);
  }

  const nothingWaits = () => expect.poll(() => countWaitingMail(database.db), { timeout: 20_000 }).toBe(0);

  test('mails wait, are sent as they were when there is a mail server, and are forgotten', async () => {
    const whole: Mail = {
      ...mail(1),
      toName: 'Elsa Lind',
      replyTo: 'ada@post.example',
      html: '<p>Ring mig.</p>',
      unsubscribe: 'https://nordhem.example/alerts/unsubscribe?t=1',
      attachments: [
        { name: 'visit.ics', contentType: 'text/calendar', content: Buffer.from('BEGIN:VCALENDAR') },
      ],
    };
    expect(await keep(whole)).toBe('waiting');
    expect(await keep(whole)).toBe('waiting');
    expect(await countWaitingMail(database.db)).toBe(1);
    await startSending();
    await nothingWaits();
    const [sent] = smtp.mails;
    expect(smtp.mails).toHaveLength(1);
    for (const line of [
      `Message-ID: ${messageId('mail-1', FROM.address)}`,
      'To: Elsa Lind <dealer-1@nordhem.example>',
      'Reply-To: ada@post.example',
      'Subject: Request 1',
      'List-Unsubscribe: <https://nordhem.example/alerts/unsubscribe?t=1>',
      'filename=visit.ics',
      '<p>Ring mig.</p>',
    ])
      expect(sent).toContain(line);
    expect(settled).toEqual(['mail-1 true']);
    expect(await recentMail(database, 10)).toEqual([]);
  });

  test('processes that start together send each mail once, more than fit in one batch', {
    tags: ['sweep'],
  }, async () => {
    for (let number = 0; number < 120; number += 1) await keep(mail(number));
    await Promise.all([startSending(), startSending()]);
    await nothingWaits();
    await pause(200);
    expect(smtp.mails).toHaveLength(120);
    expect(new Set(smtp.mails.map((text) => /^Message-ID: .*$/m.exec(text)?.[0])).size).toBe(120);
    expect(settled).toHaveLength(120);
  });

  test('one that a process was killed over is not sent again', async () => {
    await keep(mail(1));
    // Taken by the mail server and not yet forgotten: the mark is there, and the job comes back.
    const config = { ...WITHOUT, smtpUrl: new Secret(smtp.url), waits: false };
    await createMailer(config, { database, clock: CLOCK }).send(mail(1));
    await startSending();
    await nothingWaits();
    expect(smtp.mails).toHaveLength(1);
    expect(settled).toEqual(['mail-1 true']);
  });

  test('what is of no use any more is dropped', async () => {
    await keep({ ...mail(1), until: new Date('2026-05-01T09:59:59Z') });
    await keep({ ...mail(2), until: new Date('2026-05-01T10:00:01Z') });
    await startSending();
    await nothingWaits();
    expect(smtp.mails).toHaveLength(1);
    expect(settled.toSorted()).toEqual(['mail-1 false', 'mail-2 true']);
  });

  test('a mail server that is away leaves them waiting, and the log tells how many are being sent', async () => {
    await keep(mail(1));
    smtp.mode = 'busy';
    const lines: string[] = [];
    await startSending(createLog({ destination: { write: (line) => void lines.push(line) } }));
    await expect.poll(() => smtp.connections, { timeout: 10_000 }).toBe(1);
    expect(await countWaitingMail(database.db)).toBe(1);
    expect(smtp.mails).toEqual([]);
    expect(lines.join()).toContain('"mails":1');
  });
});
