import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '~test/database';
import { Secret } from '../config';
import type { Database } from '../db';
import { countMail, deleteMessagesBefore, mailAttachment, outboxMigrations, recentMail } from '../outbox';
import { fixedClock } from '../time';
import { createMailer, isMailAddress, MailFailed, REFUSING_DOMAIN } from '.';
import { messageId, smtpMailer } from './adapters/smtp';

const FROM = { name: 'Nordhem', address: 'web@nordhem.example' };
const at = (minute: number) => fixedClock(`2026-05-01T10:${String(minute).padStart(2, '0')}:00Z`);

let database: Database;
let server: Server | undefined;

beforeAll(async () => {
  database = await freshDatabase([outboxMigrations]);
});

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  await deleteMessagesBefore(database, new Date('2100-01-01'));
});

afterAll(() => database.close());

/** Speaks just enough SMTP; `answerTo` may refuse a receiver. */
async function mailServer(
  answerTo: (command: string) => string = () => '250 ok',
): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const talk = (socket: Socket): void => {
    let buffer = '';
    let body: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example');
    socket.setEncoding('utf8').on('data', (text: string) => {
      buffer += text;
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (body !== undefined) {
          if (line === '.') {
            mails.push(body);
            body = undefined;
            say('250 accepted');
          } else body += `${line}\n`;
        } else if (line.startsWith('EHLO')) say('250 mail.example');
        else if (line.startsWith('RCPT')) say(answerTo(line));
        else if (line === 'DATA') {
          body = '';
          say('354 go on');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  };
  const created = createServer(talk);
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const address = created.address();
  return { url: typeof address === 'object' && address ? `smtp://127.0.0.1:${address.port}` : '', mails };
}

const mail = {
  key: 'lead-1',
  to: 'dealer@nordhem.example',
  subject: 'Ny förfrågan',
  text: 'Hej!\nRing mig.',
};

describe('the outbox', () => {
  const outbox = (minute = 0) =>
    createMailer({ smtpUrl: null, from: FROM, intake: null, waits: false }, { database, clock: at(minute) });

  test('keeps one row per key, newest first', async () => {
    await outbox(1).send(mail);
    await outbox(2).send({ ...mail, subject: 'again' });
    await outbox(3).send({ ...mail, key: 'lead-2', replyTo: 'visitor@home.example', html: '<p>Hej</p>' });
    const stored = await recentMail(database, 10);
    expect(stored.map(({ key }) => key)).toEqual(['lead-2', 'lead-1']);
    expect(stored[0]).toMatchObject({ replyTo: 'visitor@home.example', html: '<p>Hej</p>', state: 'sent' });
    expect(stored[1]).toEqual({
      ...mail,
      at: at(1).now(),
      toName: null,
      replyTo: null,
      until: null,
      html: null,
      unsubscribe: null,
      attachments: [],
      state: 'sent',
    });
    expect(await recentMail(database, 1)).toHaveLength(1);
    expect(await countMail(database.db)).toBe(2);
  });

  test('refuses the domain that fails on purpose, and shows it', async () => {
    const failing = outbox().send({ ...mail, to: `dealer@${REFUSING_DOMAIN}` });
    await expect(failing).rejects.toMatchObject({ name: 'MailFailed', code: 'refused' });
    expect((await recentMail(database, 10)).map(({ state }) => state)).toEqual(['refused']);
  });

  test('takes one receiver and no smuggled header', async () => {
    for (const to of [
      '',
      'nobody',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      '<a@b.example>',
    ]) {
      await expect(outbox().send({ ...mail, to })).rejects.toBeInstanceOf(MailFailed);
    }
    await outbox().send({
      ...mail,
      subject: 'one\r\nBcc: two@x.example',
      replyTo: 'a@b.example, c@d.example',
    });
    const [stored] = await recentMail(database, 1);
    expect(stored).toMatchObject({ subject: 'one Bcc: two@x.example', replyTo: null });
  });

  test('keeps files in order, with names that leave their folder and break no header', async () => {
    await outbox().send({
      ...mail,
      attachments: [
        { name: 'besök.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: 'Åäö' },
        { name: '../../etc/a"\r\nX: 1', contentType: 'text/html\r\nX: 1', content: new Uint8Array([0, 255]) },
        { name: ' \u202e.. ', contentType: '', content: '' },
      ],
    });
    const [stored] = await recentMail(database, 1);
    expect(stored?.attachments.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['besök.ics', 'text/calendar; charset=utf-8; method=PUBLISH'],
      ['etc a X 1', 'application/octet-stream'],
      ['file', 'application/octet-stream'],
    ]);
    const [first, second] = await Promise.all([0, 1].map((n) => mailAttachment(database, mail.key, n)));
    expect(Buffer.from(first?.base64 ?? '', 'base64').toString()).toBe('Åäö');
    expect([...Buffer.from(second?.base64 ?? '', 'base64')]).toEqual([0, 255]);
    for (const nothing of [-1, 3, 0.5]) {
      expect(await mailAttachment(database, mail.key, nothing)).toBeNull();
    }
    expect(await mailAttachment(database, 'unknown', 0)).toBeNull();
  });

  test('takes ten files and two megabytes, and no more', async () => {
    const file = (bytes: number) => ({
      name: 'a.bin',
      contentType: 'application/octet-stream',
      content: new Uint8Array(bytes),
    });
    const max = [file(2 * 1024 * 1024), ...Array.from({ length: 9 }, () => file(0))];
    await outbox().send({ ...mail, attachments: max });
    for (const attachments of [
      [...max, file(0)],
      [file(2 * 1024 * 1024), file(1)],
    ]) {
      const failing = outbox().send({ ...mail, key: 'lead-2', attachments });
      await expect(failing).rejects.toMatchObject({ name: 'MailFailed', code: 'too-large' });
    }
    expect(await recentMail(database, 10)).toHaveLength(1);
  });

  test('forgets what is old', async () => {
    await outbox(1).send(mail);
    await outbox(9).send({ ...mail, key: 'lead-2' });
    await deleteMessagesBefore(database, at(5).now());
    expect((await recentMail(database, 10)).map(({ key }) => key)).toEqual(['lead-2']);
  });
});

describe('SMTP', () => {
  test('hands the mail over once per key, with an id made from the key', async () => {
    const { url, mails } = await mailServer();
    const mailer = createMailer(
      { smtpUrl: new Secret(url), from: FROM, intake: null, waits: false },
      { database, clock: at(0) },
    );
    await mailer.send({ ...mail, replyTo: 'visitor@home.example', html: '<p>Hej</p>' });
    await mailer.send(mail);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`Message-ID: ${messageId('lead-1', FROM.address)}`);
    expect(mails[0]).toMatch(/^From: Nordhem <web@nordhem.example>$/m);
    expect(mails[0]).toMatch(/^To: dealer@nordhem.example$/m);
    expect(mails[0]).toMatch(/^Reply-To: visitor@home.example$/m);
    expect(mails[0]).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(await recentMail(database, 10)).toEqual([]);
  });

  test('correction 17: the group is always the sender, and no name or address can inject a header', async () => {
    const { url, mails } = await mailServer();
    const mailer = smtpMailer({ url, from: FROM }, { database, clock: at(0) });
    await mailer.send({ ...mail, key: 'one', toName: 'Per Granath', replyTo: 'visitor@home.example' });
    for (const toName of ['Per\r\nBcc: two@x.example', 'Per <two@x.example>, Bo', '"', ' ']) {
      await mailer.send({ ...mail, key: `name ${toName}`, toName });
    }
    await mailer.send({ ...mail, key: 'answer', replyTo: 'a@b.example\r\nFrom: two@x.example' });
    expect(mails[0]).toMatch(/^To: Per Granath <dealer@nordhem.example>$/m);
    for (const sent of mails) {
      const [head = ''] = sent.split('\n\n');
      expect(head.match(/^From: .*$/gm)).toEqual(['From: Nordhem <web@nordhem.example>']);
      expect(head).toMatch(/^Message-ID: <[0-9a-f]{40}@nordhem\.example>$/m);
      expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
      expect(head).not.toMatch(/two@x|^Bcc/m);
    }
    expect(mails).toHaveLength(6);
    for (const sent of mails.slice(1)) expect(sent).toMatch(/^To: dealer@nordhem.example$/m);
  });

  test('carries a file as a part of its own, whole', async () => {
    const { url, mails } = await mailServer();
    const mailer = smtpMailer({ url, from: FROM }, { database, clock: at(0) });
    const content = `BEGIN:VCALENDAR\r\nSUMMARY:Åäö\r\n.\r\n${'x'.repeat(500)}\r\n`;
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    await mailer.send({ ...mail, attachments: [{ name: 'visit.ics', contentType, content }] });
    const [sent = ''] = mails;
    expect(sent).toMatch(/^Content-Type: multipart\/mixed;/m);
    const part = sent.split('--').find((each) => each.includes('text/calendar')) ?? '';
    expect(part.replaceAll(/\n\s+/g, ' ')).toMatch(
      /Content-Type: text\/calendar; charset=utf-8; method=PUBLISH; name=visit\.ics\n/,
    );
    expect(part).toMatch(/^Content-Disposition: attachment; filename=visit\.ics$/m);
    expect(Buffer.from(part.split('\n\n')[1] ?? '', 'base64').toString()).toBe(content);
  });

  test('names the address that ends the mails by one click, and none that would break the header', async () => {
    const { url, mails } = await mailServer();
    const mailer = smtpMailer({ url, from: FROM }, { database, clock: at(0) });
    const unsubscribe = `https://nordhem.example/alerts/unsubscribe?t=${'a1_-'.repeat(11)}`;
    await mailer.send({ ...mail, key: 'alert-1', unsubscribe });
    const broken = `${unsubscribe}>\r\nBcc: two@x.example`;
    await mailer.send({ ...mail, key: 'alert-2', unsubscribe: broken });
    expect(mails[0]?.replaceAll(/\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe}>\n`);
    expect(mails[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mails[1]).not.toMatch(/List-Unsubscribe|Bcc/);
  });

  test('says that the server refused without repeating the address, and tries again when asked again', async () => {
    let refusing = true;
    const { url, mails } = await mailServer((line) => (refusing ? `550 no such user ${line}` : '250 ok'));
    const mailer = smtpMailer({ url, from: FROM }, { database, clock: at(0) });
    const failed: unknown = await mailer.send(mail).catch((error: unknown) => error);
    expect(failed).toMatchObject({
      name: 'MailFailed',
      code: 'refused',
      message: 'refused: the mail server answered 550',
    });
    refusing = false;
    await mailer.send(mail);
    expect(mails).toHaveLength(1);
  });

  test('leaves a server that is away or says nothing', async () => {
    const away = smtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM }, { database, clock: at(0) });
    await expect(away.send(mail)).rejects.toMatchObject({ code: 'unreachable' });
    const silentServer = createServer(() => undefined);
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
    const address = silentServer.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const waiting = smtpMailer(
      { url: `smtp://127.0.0.1:${port}`, from: FROM, timeoutMs: 100 },
      { database, clock: at(0) },
    );
    await expect(waiting.send(mail)).rejects.toMatchObject({ code: 'unreachable' });
    silentServer.close();
  });
});

test('message ids differ by key and carry the domain of the sender', () => {
  expect(messageId('a', FROM.address)).toMatch(/^<[0-9a-f]{40}@nordhem\.example>$/);
  expect(messageId('a', FROM.address)).not.toBe(messageId('b', FROM.address));
});

test('mail addresses are single and bare', () => {
  for (const good of [
    'a@b.example',
    'first.last+tag@sub.domain.example',
    "o'hara@b.example",
    'åsa@nordhem.example',
  ]) {
    expect(isMailAddress(good)).toBe(true);
  }
  for (const bad of [
    'a',
    'a@',
    '@b',
    'a@b..example',
    'a b@c.example',
    'a@b.example\n',
    'a@b@c.example',
    'a@-b.example',
  ]) {
    expect(isMailAddress(bad)).toBe(false);
  }
});
