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
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly fields: Record<string, string>;
  readonly key: string | undefined;
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

/**
 * A stand-in for the provider; each message takes the next status: 0 stays silent, -1 takes it and stays silent. It lists
 * what it has taken in `list`'s words.
 */
async function provider(
  statuses: readonly number[],
  list: (taken: readonly Record<string, string>[]) => unknown = () => ({ data: [] }),
) {
  const received: ReceivedRequest[] = [];
  const lists: (string | undefined)[] = [];
  const taken: Record<string, string>[] = [];
  const created = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const { url: path, headers, method } = request;
      const end = (status: number, answer: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      if (method === 'GET') {
        lists.push(path);
        return void end(200, list(taken));
      }
      const fields = Object.fromEntries(new URLSearchParams(body));
      const key = headers['idempotency-key']?.toString();
      received.push({ method, path, authorization: headers.authorization, fields, key });
      const status = statuses[received.length - 1] ?? 200;
      if (status === -1 || (status >= 200 && status < 300)) taken.push(fields);
      if (status > 0) end(status, { status: 'created' });
    });
  });
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const address = created.address();
  const baseUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  return { baseUrl, received, lists, taken };
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
    const { baseUrl, received: requests } = await provider([200]);
    const sender = elksSmsSender(
      { from: 'Nordhem', username: 'u1', password: 'p:å', baseUrl },
      { database, clock },
    );
    await sender.send(sms);
    await sender.send(sms);
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/a1/sms',
        authorization: basic('u1:p:å'),
        fields: { from: 'Nordhem', to: sms.to, message: sms.text },
        key: expect.stringMatching(/^[0-9a-f]{40}$/),
      },
    ]);
    expect(await recentSms(database, 10)).toEqual([]);
  });

  test('Twilio is asked in its own words', async () => {
    const { baseUrl, received: requests } = await provider([201]);
    const options = { from: '+46700000000', accountSid: 'AC1', authToken: 't', baseUrl };
    await twilioSmsSender(options, { database, clock }).send(sms);
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: basic('AC1:t'),
        fields: { From: '+46700000000', To: sms.to, Body: sms.text },
        key: expect.stringMatching(/^[0-9a-f]{40}$/),
      },
    ]);
  });

  test('that refuse or break are named without the number, and asked again', async () => {
    const { baseUrl, received: requests } = await provider([403, 503, 200]);
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
    const { baseUrl } = await provider([0]);
    const options = { from: 'Nordhem', username: 'u', password: 'p', baseUrl };
    const sender = elksSmsSender(options, { database, clock, timeoutMs: 80 });
    await expect(sender.send(sms)).rejects.toMatchObject({
      code: 'unreachable',
      message: 'unreachable: 46elks: timeout',
    });
  });

  const outgoing = (fields: Record<string, string>) => ({ ...fields, direction: 'outgoing', cost: 3500 });
  const PROVIDERS = [
    {
      name: '46elks',
      list: (taken: readonly Record<string, string>[]) => ({ data: taken.map(outgoing) }),
      sender: (baseUrl: string) =>
        elksSmsSender(
          { from: 'Nordhem', username: 'u', password: 'p', baseUrl },
          { database, clock, timeoutMs: 150 },
        ),
      lookedAt: '/a1/sms?to=%2B46701740605&limit=20',
    },
    {
      name: 'Twilio',
      list: (taken: readonly Record<string, string>[]) => ({
        messages: taken.map(({ To, Body }) => ({ to: To, body: Body, direction: 'outbound-api' })),
      }),
      sender: (baseUrl: string) =>
        twilioSmsSender(
          { from: '+46700000000', accountSid: 'AC1', authToken: 't', baseUrl },
          { database, clock, timeoutMs: 150 },
        ),
      lookedAt: '/2010-04-01/Accounts/AC1/Messages.json?To=%2B46701740605&PageSize=20',
    },
  ];

  test.each(PROVIDERS)(
    '$name that took it and was not heard is not sent it again',
    async ({ list, sender, lookedAt }) => {
      const { baseUrl, received, lists, taken } = await provider([-1, 200], list);
      await sender(baseUrl).send(sms);
      await sender(baseUrl).send(sms);
      expect(taken).toHaveLength(1);
      expect(received).toHaveLength(1);
      expect(lists).toEqual([lookedAt]);
    },
  );

  test.each(PROVIDERS)(
    '$name that did not take it gets it again, under the same key',
    async ({ list, sender }) => {
      const { baseUrl, received, taken } = await provider([0, 200], list);
      await expect(sender(baseUrl).send(sms)).rejects.toMatchObject({ code: 'unreachable' });
      await sender(baseUrl).send(sms);
      expect(taken).toHaveLength(1);
      expect(new Set(received.map(({ key }) => key)).size).toBe(1);
    },
  );

  test('another message to the same number is not taken for this one', async () => {
    const [elks] = PROVIDERS;
    if (elks === undefined) return expect.unreachable();
    const { list, sender } = elks;
    const { baseUrl, taken } = await provider([200, 0, 200], list);
    await sender(baseUrl).send({ ...sms, key: 'code-0', text: 'Din kod är 654321' });
    await expect(sender(baseUrl).send(sms)).rejects.toMatchObject({ code: 'unreachable' });
    await sender(baseUrl).send(sms);
    expect(taken).toHaveLength(2);
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
