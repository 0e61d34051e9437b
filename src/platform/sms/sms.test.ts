import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '~test/database';
import { Secret } from '../config';
import type { Database } from '../db';
import { deleteMessagesBefore, outboxMigrations, recentSms } from '../outbox';
import { fixedClock } from '../time';
import { createSmsSender, REFUSING_NUMBER } from '.';
import { elksSmsSender, twilioSmsSender } from './adapters/providers';

interface ReceivedRequest {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly fields: Record<string, string>;
}

const clock = fixedClock('2026-05-01T10:00:00Z');
const sms = { key: 'code-1', to: '+46701740605', text: 'Din kod är 123456' };

let database: Database;
let server: Server | undefined;

beforeAll(async () => {
  database = await freshDatabase([outboxMigrations]);
});

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  await deleteMessagesBefore(database, new Date('2100-01-01'));
});

afterAll(() => database.close());

/** A stand-in for the provider; each request takes the next status, 0 stays silent. */
async function provider(...statuses: number[]): Promise<{ baseUrl: string; received: ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = [];
  const created = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const { url: path, headers } = request;
      const fields = Object.fromEntries(new URLSearchParams(body));
      requests.push({ path, authorization: headers.authorization, fields });
      const status = statuses[requests.length - 1] ?? 200;
      if (status > 0)
        response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":"created"}');
    });
  });
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const address = created.address();
  return {
    baseUrl: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '',
    received: requests,
  };
}

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

describe('the outbox', () => {
  const outbox = () => createSmsSender({ provider: 'outbox' }, { database, clock });

  test('keeps one row per key', async () => {
    await outbox().send(sms);
    await outbox().send(sms);
    expect(await recentSms(database, 10)).toEqual([{ ...sms, at: clock.now(), state: 'sent' }]);
  });

  test('refuses the number that fails on purpose, and anything that is not E.164', async () => {
    await expect(outbox().send({ ...sms, to: REFUSING_NUMBER })).rejects.toMatchObject({ code: 'refused' });
    for (const to of ['0701740605', '+46 70 174 06 05', '+0701740605', '']) {
      await expect(outbox().send({ ...sms, to })).rejects.toMatchObject({
        name: 'SmsFailed',
        code: 'bad-number',
      });
    }
    expect((await recentSms(database, 10)).map(({ state }) => state)).toEqual(['refused']);
  });
});

describe('providers', () => {
  test('46elks gets its own request format, once per key', async () => {
    const { baseUrl, received: requests } = await provider(200);
    const sender = elksSmsSender(
      { from: 'Nordhem', username: 'u1', password: 'p:å', baseUrl },
      { database, clock },
    );
    await sender.send(sms);
    await sender.send(sms);
    expect(requests).toEqual([
      {
        path: '/a1/sms',
        authorization: basic('u1:p:å'),
        fields: { from: 'Nordhem', to: sms.to, message: sms.text },
      },
    ]);
    expect(await recentSms(database, 10)).toEqual([]);
  });

  test('Twilio is asked in its own words', async () => {
    const { baseUrl, received: requests } = await provider(201);
    const options = { from: '+46700000000', accountSid: 'AC1', authToken: 't', baseUrl };
    await twilioSmsSender(options, { database, clock }).send(sms);
    expect(requests).toEqual([
      {
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: basic('AC1:t'),
        fields: { From: '+46700000000', To: sms.to, Body: sms.text },
      },
    ]);
  });

  test('that refuse or break are named without the number, and asked again', async () => {
    const { baseUrl, received: requests } = await provider(403, 503, 200);
    const sender = elksSmsSender(
      { from: 'Nordhem', username: 'u', password: 'p', baseUrl },
      { database, clock },
    );
    await expect(sender.send(sms)).rejects.toMatchObject({
      code: 'refused',
      message: 'refused: 46elks answered 403',
    });
    await expect(sender.send(sms)).rejects.toMatchObject({ code: 'unreachable' });
    await sender.send(sms);
    await sender.send(sms);
    expect(requests).toHaveLength(3);
  });

  test('that stay silent are left after the time', async () => {
    const { baseUrl } = await provider(0);
    const options = { from: 'Nordhem', username: 'u', password: 'p', baseUrl };
    const sender = elksSmsSender(options, { database, clock, timeoutMs: 80 });
    await expect(sender.send(sms)).rejects.toMatchObject({
      code: 'unreachable',
      message: 'unreachable: 46elks: timeout',
    });
  });

  test('are chosen by configuration', () => {
    const secret = new Secret('x');
    for (const config of [
      { provider: 'outbox' },
      { provider: '46elks', from: 'N', username: secret, password: secret },
      { provider: 'twilio', from: 'N', accountSid: 'AC', authToken: secret },
    ] as const) {
      expect(createSmsSender(config, { database, clock }).send).toBeTypeOf('function');
    }
  });
});
