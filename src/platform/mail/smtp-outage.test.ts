import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '~test/database';
import { type FakeSmtp, startFakeSmtp } from '~test/fake-smtp';
import { type Breaker, createBreaker } from '../breaker';
import type { Database } from '../db';
import { nullLog } from '../log';
import { deleteMessagesBefore, outboxMigrations } from '../outbox';
import { systemClock } from '../time';
import { smtpMailer } from './adapters/smtp';

const FROM = { name: 'Nordhem', address: 'web@nordhem.example' };
const TIME_LIMIT_MS = 150;
const REST_MS = 3000;

let database: Database;
let server: FakeSmtp;

beforeAll(async () => {
  database = await freshDatabase([outboxMigrations]);
});
afterAll(() => database.close());

beforeEach(async () => {
  server = await startFakeSmtp();
});
afterEach(async () => {
  await server.close();
  await deleteMessagesBefore(database, new Date('2100-01-01'));
});

function opened() {
  const clock = { ms: 0 };
  const breaker: Breaker = createBreaker({
    name: 'smtp',
    log: nullLog,
    now: () => clock.ms,
    restMs: REST_MS,
  });
  const limits = { timeoutMs: TIME_LIMIT_MS, mailTimeoutMs: 2 * TIME_LIMIT_MS };
  const mailer = smtpMailer(
    { url: server.url, from: FROM, breaker, ...limits },
    { database, clock: systemClock },
  );
  const send = (key: string) =>
    mailer.send({ key, to: 'dealer@nordhem.example', subject: 'Hej', text: 'Ring mig.' });
  return { breaker, clock, send };
}

const unreachable = { name: 'MailFailed', code: 'unreachable' };

test.each(['silent', 'dripping', 'busy', 'dropping'] as const)(
  'a mail server that is %s is waited for no longer than its limit, left alone, and used again when it is back',
  async (how) => {
    const { breaker, clock, send } = opened();
    server.mode = how;
    const began = performance.now();
    for (let count = 0; count < 4; count += 1)
      await expect(send('lead-1')).rejects.toMatchObject(unreachable);
    expect(performance.now() - began).toBeLessThan(4 * 2 * TIME_LIMIT_MS + 1500);
    expect([breaker.state(), server.connections]).toEqual(['open', 4]);
    await expect(send('lead-1')).rejects.toMatchObject(unreachable);
    expect(server.connections).toBe(4);
    server.mode = 'well';
    clock.ms += REST_MS;
    const taken = server.mails.length;
    await send('lead-1');
    expect([breaker.state(), server.mails.length]).toEqual(['closed', taken + 1]);
  },
);

test('a mail whose answer was lost after DATA comes again under the same Message-ID, and then never again', async () => {
  const { send } = opened();
  server.mode = 'dropping';
  await expect(send('lead-7')).rejects.toMatchObject(unreachable);
  server.mode = 'well';
  await send('lead-7');
  await send('lead-7');
  const ids = server.mails.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a server that refuses receivers is there: the others’ mails go on', async () => {
  const { breaker, send } = opened();
  server.mode = 'refusing';
  for (let count = 0; count < 6; count += 1)
    await expect(send(`no-${count}`)).rejects.toMatchObject({ code: 'refused' });
  server.mode = 'well';
  await send('lead-8');
  expect([breaker.state(), server.mails.length]).toEqual(['closed', 1]);
});
