import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '~test/database';
import { type Breaker, createBreaker } from '../breaker';
import type { Database } from '../db';
import { nullLog } from '../log';
import { deleteMessagesBefore, outboxMigrations } from '../outbox';
import { systemClock } from '../time';
import { smtpMailer } from './adapters/smtp';

const FROM = { name: 'Nordhem', address: 'web@nordhem.example' };
const TIME_LIMIT_MS = 150;
const REST_MS = 3000;

/** silent: no greeting. dripping: a greeting that never ends. busy: 421. dropping: cuts the line at DATA's end, mail taken. */
type Mode = 'well' | 'silent' | 'dripping' | 'busy' | 'dropping' | 'refusing';

let database: Database;
let server: Server;
let url = '';
let mode: Mode = 'well';
let connections = 0;
let mails: string[] = [];
const sockets = new Set<Socket>();
const drips = new Set<NodeJS.Timeout>();

beforeAll(async () => {
  database = await freshDatabase([outboxMigrations]);
});
afterAll(() => database.close());

beforeEach(async () => {
  mode = 'well';
  connections = 0;
  mails = [];
  server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(async () => {
  for (const drip of drips) clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  await deleteMessagesBefore(database, new Date('2100-01-01'));
});

function talk(socket: Socket): void {
  connections += 1;
  sockets.add(socket);
  socket.on('error', () => undefined);
  const say = (line: string) => socket.write(`${line}\r\n`);
  if (mode === 'silent') return;
  if (mode === 'busy') return void socket.end('421 too many connections\r\n');
  if (mode === 'dripping') return void drips.add(setInterval(() => say('220-wait'), 20));
  say('220 mail.example');
  let rest = '';
  let body: string | null = null;
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (body === null) {
        if (line === 'DATA') body = '';
        if (line.startsWith('RCPT') && mode === 'refusing') say('550 no such user');
        else say(line === 'DATA' ? '354 go on' : '250 ok');
      } else if (line === '.') {
        mails.push(body);
        body = null;
        if (mode === 'dropping') socket.destroy();
        else say('250 accepted');
      } else body += `${line}\n`;
    }
  });
}

function opened() {
  const clock = { ms: 0 };
  const breaker: Breaker = createBreaker({
    name: 'smtp',
    log: nullLog,
    now: () => clock.ms,
    restMs: REST_MS,
  });
  const limits = { timeoutMs: TIME_LIMIT_MS, mailTimeoutMs: 2 * TIME_LIMIT_MS };
  const mailer = smtpMailer({ url, from: FROM, breaker, ...limits }, { database, clock: systemClock });
  const send = (key: string) =>
    mailer.send({ key, to: 'dealer@nordhem.example', subject: 'Hej', text: 'Ring mig.' });
  return { breaker, clock, send };
}

const unreachable = { name: 'MailFailed', code: 'unreachable' };

test.each(['silent', 'dripping', 'busy', 'dropping'] as const)(
  'a mail server that is %s is waited for no longer than its limit, left alone, and used again when it is back',
  async (how) => {
    const { breaker, clock, send } = opened();
    mode = how;
    const began = performance.now();
    for (let count = 0; count < 4; count += 1)
      await expect(send('lead-1')).rejects.toMatchObject(unreachable);
    expect(performance.now() - began).toBeLessThan(4 * 2 * TIME_LIMIT_MS + 1500);
    expect([breaker.state(), connections]).toEqual(['open', 4]);
    await expect(send('lead-1')).rejects.toMatchObject(unreachable);
    expect(connections).toBe(4);
    mode = 'well';
    clock.ms += REST_MS;
    const taken = mails.length;
    await send('lead-1');
    expect([breaker.state(), mails.length]).toEqual(['closed', taken + 1]);
  },
);

test('a mail whose answer was lost after DATA comes again under the same Message-ID, and then never again', async () => {
  const { send } = opened();
  mode = 'dropping';
  await expect(send('lead-7')).rejects.toMatchObject(unreachable);
  mode = 'well';
  await send('lead-7');
  await send('lead-7');
  const ids = mails.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a server that refuses receivers is there: the others’ mails go on', async () => {
  const { breaker, send } = opened();
  mode = 'refusing';
  for (let count = 0; count < 6; count += 1)
    await expect(send(`no-${count}`)).rejects.toMatchObject({ code: 'refused' });
  mode = 'well';
  await send('lead-8');
  expect([breaker.state(), mails.length]).toEqual(['closed', 1]);
});
