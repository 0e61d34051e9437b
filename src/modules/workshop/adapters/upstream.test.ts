import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClosestMessage, WorkshopService } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { createLog, nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { freshPglite } from '~test/pglite';
import { bookingRequest, CONTRACT_NOW, closestQuery } from '~test/workshop/contract-requests';
import { workshopContract } from '~test/workshop/contract-suite';
import { ENGINE_MIGRATIONS, openEngine, SITE, type TestEngine } from '~test/workshop/engine';
import { workshopRoutes } from '../web/routes';
import { upstreamWorkshops } from './upstream';

const KEY = 'hunter2-booking';
const now = () => new Date(CONTRACT_NOW);
let database: Database;
let engine: TestEngine;
let server: Server;
let url = '';
let mishap: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
  void response.end();

beforeAll(async () => {
  database = await freshPglite(ENGINE_MIGRATIONS);
  engine = await openEngine(database, { now });
  const limit = () => createRateLimit({ burst: 10_000, perMinute: 10_000 });
  const app = workshopRoutes({
    workshops: engine.workshops.service,
    siteOf: () => SITE,
    clientOf: () => 'upstream',
    limits: {
      plates: limit(),
      reads: limit(),
      holds: limit(),
      bookings: limit(),
      openHolds: 100,
      openStreams: 100,
    },
    choiceLabels: async (_, __, ___, choices) => ({ ok: true, value: choices }),
    calendarFile: () => ({ text: '', type: 'text/calendar', name: 'visit.ics' }),
    clock: { now },
    log: nullLog,
  });
  const ours = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = createServer((request, response) => {
    if (request.url?.startsWith('/mishap')) mishap(request, response);
    else if (request.headers['x-api-key'] !== KEY) response.writeHead(401).end();
    else void ours(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  url = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : '';
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await engine.stop();
  await database.close();
});

const over = (path: string, log = nullLog): WorkshopService =>
  upstreamWorkshops({ url: url + path, key: KEY, log, timeoutMs: path === '/mishap' ? 200 : 5000 });

describe('our own engine', () => {
  workshopContract(() => ({ engine, service: engine.workshops.service }));
});

describe('a service with the same API, over HTTP', () => {
  workshopContract(() => ({ engine, service: over('/api/mechmate/') }));

  test('answers everything that is read as the engine does', async () => {
    const [ours, theirs] = [engine.workshops.service, over('/api/mechmate')];
    const car = { registrationNumber: 'ABC123', mileage: 8500 };
    const times = { ...car, departmentId: '10.1', from: '2026-11-23', holdId: null };
    const both = async <T>(ask: (service: WorkshopService) => Promise<T>) =>
      expect(await ask(theirs)).toEqual(await ask(ours));
    await both((service) => service.vehicle(SITE, 'SAAB95'));
    await both((service) => service.offers(SITE, 'sv', car));
    await both((service) => service.timeslots(SITE, { ...times, serviceOfferings: ['repair', 'wash'] }));
    await both((service) => service.prices(SITE, { ...times, serviceOfferings: ['wheels', 'advice'] }));
    const booked = await ours.book(SITE, 'sv', bookingRequest('key-of-both-1'));
    const token = booked.ok ? booked.value.token : '';
    await both((service) => service.visit(SITE, 'sv', token));
    await both((service) => service.rebook(SITE, 'sv', token, { date: '2026-11-24', time: '23:00' }));
  });
});

describe('a service that is not well', () => {
  const messagesFrom = async (act: typeof mishap): Promise<readonly ClosestMessage[]> => {
    mishap = act;
    const messages: ClosestMessage[] = [];
    const stream = over('/mishap').closestAvailable(SITE, closestQuery(), new AbortController().signal);
    for await (const message of stream) messages.push(message);
    return messages;
  };
  const stream =
    (...parts: string[]): typeof mishap =>
    (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const part of parts) response.write(part);
    };
  const HIT = {
    departmentId: '10.1',
    siteId: '1',
    siteName: 'Nordhem',
    address: 'Storgatan 1',
    brands: [],
    latitude: 57,
    longitude: 15,
    firstTimeSlot: '2026-11-24T08:00:00',
  };
  /** What an older service does not say is not known. */
  const RECEIVED_HIT = { ...HIT, lastBookableDate: null };
  const unavailable = [{ error: 'service-unavailable' }];

  test.each([
    ['is silent', () => undefined],
    ['breaks down', (_, response) => void response.writeHead(500).end('<p>oops</p>')],
    ['sends elsewhere', (_, response) => void response.writeHead(302, { location: '/api/mechmate' }).end()],
    ['refuses the key', (_, response) => void response.writeHead(401).end('{"code":"forbidden"}')],
    ['talks nonsense', (_, response) => void response.end('{"brand":7}')],
    ['hangs up', (request) => void request.socket.destroy()],
  ] satisfies [string, typeof mishap][])('W-193 and %s is unavailable, and has no brand', async (_, act) => {
    expect(await messagesFrom(act)).toEqual(unavailable);
    const service = over('/mishap');
    const failed = { ok: false, error: { code: 'service-unavailable' } };
    expect(await service.vehicle(SITE, 'ABC123')).toEqual({
      ok: false,
      error: { code: 'register-unavailable' },
    });
    expect(await service.book(SITE, 'sv', bookingRequest('key-number-1'))).toEqual(failed);
    expect(await service.cancel(SITE, 'sv', 'token-of-ada-1')).toEqual(failed);
    expect(await service.hasBrand(SITE, 'Volvo')).toBe(false);
    await service.releaseHold(SITE, 'hold-of-ada-1');
    await expect(service.visit(SITE, 'sv', 'token-of-ada-1')).rejects.toThrow('does not answer');
  });

  test('a stream is read across its pieces, and its comments are no messages', async () => {
    const text = `: hello\r\n\r\ndata:${JSON.stringify(HIT)}\r\n\r\ndata: {"nosites":true}\n\n`;
    for (const at of [3, 9, 40, text.length - 3])
      expect(await messagesFrom(stream(text.slice(0, at), text.slice(at)))).toEqual([
        RECEIVED_HIT,
        { nosites: true },
      ]);
  });

  test.each([
    ['falls silent', stream(`data: ${JSON.stringify(HIT)}\n\n`)],
    ['sends what is no message', stream(`data: ${JSON.stringify(HIT)}\n\n`, 'data: {"departmentId":1}\n\n')],
    ['sends what is no JSON', stream(`data: ${JSON.stringify(HIT)}\n\n`, 'data: {\n\n')],
    [
      'never ends a message',
      stream(`data: ${JSON.stringify(HIT)}\n\n`, `data: ${'x'.repeat(70_000)}`, 'x'.repeat(70_000)),
    ],
    [
      'breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end(`data: ${JSON.stringify(HIT)}\n\n`);
      },
    ],
  ] satisfies [string, typeof mishap][])('a stream that %s is ended with an error', async (_, act) => {
    expect(await messagesFrom(act)).toEqual([RECEIVED_HIT, ...unavailable]);
  });

  test('a refusal before the stream comes through by its code', async () => {
    const refuse: typeof mishap = (_, response) =>
      void response.writeHead(400).end('{"code":"invalid-registration-number","message":"Nej"}');
    expect(await messagesFrom(refuse)).toEqual([{ error: 'invalid-registration-number' }]);
  });

  test('a client that leaves ends its stream', async () => {
    const closed = Promise.withResolvers<void>();
    mishap = (request, response) => {
      request.socket.on('close', () => closed.resolve());
      stream(`data: ${JSON.stringify(HIT)}\n\n`)(request, response);
    };
    const signal = new AbortController().signal;
    for await (const message of over('/mishap').closestAvailable(SITE, closestQuery(), signal)) {
      expect(message).toEqual(RECEIVED_HIT);
      break;
    }
    await closed.promise;
  });

  test('the key of the booking goes with it, and neither plate nor secret into the log', async () => {
    const seen: (string | string[] | undefined)[] = [];
    mishap = ({ headers }, response) => {
      seen.push(headers['idempotency-key'], headers['accept-language'], headers['x-api-key']);
      response.writeHead(503).end();
    };
    const lines: string[] = [];
    const log = createLog({ destination: { write: (line) => void lines.push(line) } });
    await over('/mishap', log).book(SITE, 'en', bookingRequest('key-number-9'));
    expect(seen).toEqual(['key-number-9', 'en', KEY]);
    expect(lines.join()).toContain('status 503');
    expect(lines.join()).not.toMatch(/ABC123|Ada|hunter2/);
  });
});
