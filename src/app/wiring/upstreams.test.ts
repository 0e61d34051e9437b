/** @module-tag sweep */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEdgeReader } from '~/modules/content';
import { httpQuotes } from '~/modules/finance/server';
import { httpHook } from '~/modules/leads';
import { readValues } from '~/modules/leads/domain/forms/form';
import { httpRegistry, upstreamWorkshops } from '~/modules/workshop';
import { type Breaker, createBreaker } from '~/platform/breaker';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { createSvgSource } from '~/platform/media';
import { outboxMigrations } from '~/platform/outbox';
import { openBucket } from '~/platform/s3';
import { connectSearchNode, createServiceIndex } from '~/platform/search';
import { elksSmsSender } from '~/platform/sms/adapters/providers';
import { systemClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { freshDatabase } from '~test/database';
import { cfdRequest } from '~test/finance/quote-suite';
import { MISBEHAVIOURS, type MisbehavingServer, misbehavingServer } from '~test/misbehaving-server';

const TIME_LIMIT_MS = 120;
const REST_MS = 3000;
/** Real time in which a server that is well again is found to be. */
const RECOVERY = { timeout: 5000 };

let database: Database;
beforeAll(async () => {
  database = await freshDatabase([outboxMigrations]);
});
afterAll(() => database.close());

const form = readValues(
  { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example', carId: '1', car: 'Volvo V60' },
  { country: 'SE', sellerRequired: false },
);
const lead = () => {
  if (!form.ok) throw new Error('the form of the test is not valid');
  const place = { name: 'Kista', phone: '1', email: 'kista@nordhem.example', address: 'Kista' };
  return {
    id: randomUUID(),
    site: 'automotive-se',
    language: 'sv',
    formName: 'NordhemCarContactForm',
    values: form.value,
    receiver: { name: 'Elsa', email: 'elsa@nordhem.example', kind: 'person' as const },
    context: {
      car: null,
      carGone: false,
      place,
      answerDue: null,
      offer: null,
      estimate: null,
      drive: null,
      receipt: false,
    },
    createdAt: new Date('2026-03-02T09:00:00Z'),
  };
};

interface Part {
  /** What the server says when it is well. */
  readonly body: string;
  /** JSON without it. */
  readonly contentType?: string;
  /** Calls the server once; resolves with whether it was of use. */
  call(url: string, breaker: Breaker): Promise<boolean>;
}

const settled = (sending: Promise<unknown>) => sending.then(() => true).catch(() => false);
const options = { key: null, log: nullLog, timeoutMs: TIME_LIMIT_MS };

const PARTS: Readonly<Record<string, Part>> = {
  'the register of vehicles': {
    body: '{"brand":"Volvo","model":"V60"}',
    call: async (url, breaker) =>
      (await httpRegistry({ ...options, url, breaker }).find('ABC123')).kind === 'found',
  },
  'the content platform': {
    body: '{"data":{"item":{"id":"1","path":"/sitecore/content/automotive-se/Home"}}}',
    async call(url, breaker) {
      const sites = [{ name: 'automotive-se', languages: ['sv'] }];
      const blocks = { get: () => undefined };
      const reader = createEdgeReader({ ...options, endpoint: url, sites, blocks, breaker, retryMs: 1 });
      const scope = { site: 'automotive-se', language: 'sv', tag: () => undefined };
      return settled(reader.homePath(scope));
    },
  },
  'the webhook of requests': {
    body: '{}',
    call: (url, breaker) =>
      settled(httpHook({ url, secret: 's', timeoutMs: TIME_LIMIT_MS, breaker }).deliver(lead())),
  },
  SMS: {
    body: '{"status":"created"}',
    call(url, breaker) {
      const account = { from: 'Nordhem', username: 'u', password: 'p', baseUrl: url };
      const sender = elksSmsSender(account, {
        database,
        clock: systemClock,
        timeoutMs: TIME_LIMIT_MS,
        breaker,
      });
      return settled(sender.send({ key: randomUUID(), to: '+46701740605', text: 'Hej' }));
    },
  },
  OpenSearch: {
    body: '{"hits":{}}',
    async call(url, breaker) {
      const node = connectSearchNode({ url, user: null, password: null, timeoutMs: TIME_LIMIT_MS, breaker });
      try {
        return await settled(node.request('GET', '/cars/_search'));
      } finally {
        await node.close();
      }
    },
  },
  'the search service': {
    body: '{"facet":[],"content":[],"total_items":7,"limit":0,"offset":0}',
    async call(url, breaker) {
      try {
        const index = createServiceIndex({ ...options, url, index: 'cars', breaker });
        return (await index.search({ index: 'cars' })).total_items === 7;
      } catch {
        return false;
      }
    },
  },
  'the workshop service': {
    body: '[]',
    call: async (url, breaker) => {
      const service = upstreamWorkshops({ ...options, url, breaker });
      const answer = await service.vehicle(siteByKey('automotive-se'), 'ABC123');
      return answer.ok || answer.error.code !== 'register-unavailable';
    },
  },
  'the stream of workshops': {
    body: 'data: {"nosites":true}\n\n',
    contentType: 'text/event-stream',
    call: async (url, breaker) => {
      const service = upstreamWorkshops({ ...options, url, breaker });
      const query = { registrationNumber: 'ABC123', serviceOfferings: ['1'], position: null, cursor: null };
      const stream = service.closestAvailable(
        siteByKey('automotive-se'),
        query,
        new AbortController().signal,
      );
      for await (const message of stream) return !('error' in message);
      return false;
    },
  },
  'a server of drawings': {
    body: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
    contentType: 'image/svg+xml',
    call: async (url, breaker) => {
      const source = createSvgSource({
        media: { file: async () => null },
        origins: [url],
        timeoutMs: TIME_LIMIT_MS,
        breakerOf: () => breaker,
      });
      return (await source.read(`${url}/a.svg`, 'https://cars.example')).ok;
    },
  },
  'the bucket of uploads': {
    body: 'upload',
    async call(url, breaker) {
      const settings = { bucket: 'b', region: 'r', accessKeyId: 'k', secretAccessKey: 's' };
      const bucket = openBucket({ ...settings, url, timeoutMs: TIME_LIMIT_MS, breaker });
      return (await bucket.get('files/a')).ok;
    },
  },
  'the quote service': {
    body: '{}',
    call: async (url, breaker) => {
      const answer = await httpQuotes({ ...options, key: 'k', url, breaker }).quote(cfdRequest());
      return answer.ok;
    },
  },
};

describe.each(Object.entries(PARTS))('%s', (_, { body, contentType, call }) => {
  let server: MisbehavingServer;
  const clock = { ms: 0 };
  let breaker: Breaker;

  beforeEach(async () => {
    server = await misbehavingServer(body, contentType);
    breaker = createBreaker({ name: 'part', log: nullLog, now: () => clock.ms, restMs: REST_MS });
  });
  afterEach(() => server.close());

  test.each(MISBEHAVIOURS)(
    '%s: is waited for no longer than its limit, left alone, and used again when it is back',
    async (mode) => {
      await server.set(mode);
      const began = performance.now();
      for (let count = 0; count < 4; count += 1) expect(await call(server.url, breaker)).toBe(false);
      expect(performance.now() - began).toBeLessThan(4 * 4 * TIME_LIMIT_MS + 1500);
      expect(breaker.state()).toBe('open');
      const before = server.failed();
      const refusedAt = performance.now();
      expect(await call(server.url, breaker)).toBe(false);
      expect(performance.now() - refusedAt).toBeLessThan(TIME_LIMIT_MS);
      expect(server.failed()).toBe(before);
      await server.set('well');
      // On a busy machine a good answer may come after the limit, which is a failure as well: the next rest follows.
      await vi.waitFor(async () => {
        clock.ms += REST_MS;
        await call(server.url, breaker);
        expect(breaker.state()).toBe('closed');
      }, RECOVERY);
      expect(server.received.length).toBeGreaterThan(0);
    },
  );
});
