import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog, nullLog } from '~/platform/log';
import { cfdRequest, DEFAULT_REQUEST, quoteSuite, VEHICLE } from '~test/finance/quote-suite';
import type { QuoteService } from '../quote-service';
import { embeddedQuotes } from './embedded-quotes';
import { httpQuotes } from './http-quotes';

const KEY = 'hunter2-quotes';

let server: Server;
let url = '';
/** What the stand-in does instead of quoting, by what stands before the call in its address. */
const MISHAPS: Readonly<Record<string, readonly [status: number, body: string]>> = {
  busy: [500, '{}'],
  denied: [401, '{}'],
  refusing: [422, '{}'],
  moved: [302, ''],
  nonsense: [200, '<p>Hello</p>'],
  foreign: [200, '{"Products":[{"Name":7}],"Vehicles":[]}'],
  hostile: [200, JSON.stringify(withApply('javascript:alert(1)'))],
};

function withApply(Apply: string) {
  const Quote = {
    Term: 48,
    TotalDeposit: 1,
    TotalRegularPayment: 1,
    AnnualMileage: 0,
    QuoteActions: { Apply },
  };
  const quotation = { Blocks: [], Finance: { Notifications: [], Quote } };
  return { Vehicles: [{ Id: '1', FinanceQuotations: [quotation] }] };
}

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return JSON.parse(text);
};

beforeAll(async () => {
  const engine = embeddedQuotes();
  server = createServer(async (request, response) => {
    const [, first = '', call = ''] = (request.url ?? '').split('/');
    const [status, body] = MISHAPS[first] ?? [];
    if (first === 'silent') return;
    if (status !== undefined) {
      response.writeHead(status, status === 302 ? { location: '/v1/cfd' } : {}).end(body);
      return;
    }
    if (request.headers['x-api-key'] !== KEY) {
      response.writeHead(401).end();
      return;
    }
    const requested = await bodyOf(request);
    const answer = call === 'default' ? await engine.products(requested) : await engine.quote(requested);
    response.writeHead(answer.ok ? 200 : 422, { 'content-type': 'application/json' });
    response.end(answer.ok ? JSON.stringify(answer.value) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const over = (path: string, timeoutMs = 2000): QuoteService =>
  httpQuotes({ url: `${url}/${path}`, key: KEY, log: nullLog, timeoutMs });

describe('the embedded engine', () => {
  const engine = embeddedQuotes();
  quoteSuite(() => engine);

  test('offers nothing for a car that costs next to nothing', async () => {
    const cheap = { ...DEFAULT_REQUEST, Vehicle: { ...VEHICLE, OnTheRoadPrice: 1500 } };
    expect(await engine.products(cheap)).toEqual({ ok: true, value: { Products: [] } });
  });
});

describe('a service over HTTP', () => {
  quoteSuite(() => over('v1/'));

  test.each([
    ['busy', 'unavailable'],
    ['denied', 'unavailable'],
    ['refusing', 'refused'],
    ['moved', 'unavailable'],
    ['nonsense', 'unavailable'],
    ['foreign', 'unavailable'],
    ['hostile', 'unavailable'],
  ] as const)('that is %s is %s', async (path, error) => {
    expect(await over(path).quote(cfdRequest())).toEqual({ ok: false, error });
    if (path !== 'hostile') expect(await over(path).products(DEFAULT_REQUEST)).toEqual({ ok: false, error });
  });

  test('that does not answer times out as configured', async () => {
    const before = performance.now();
    expect(await over('silent', 150).quote(cfdRequest())).toEqual({ ok: false, error: 'unavailable' });
    expect(performance.now() - before).toBeLessThan(1500);
  });

  test('fails without its key or a word of the car in the log', async () => {
    let logged = '';
    const log = createLog({
      destination: {
        write: (line) => {
          logged += line;
        },
      },
    });
    await httpQuotes({ url: `${url}/busy`, key: KEY, log }).quote(cfdRequest());
    expect(logged).toContain('quote service');
    for (const secret of [KEY, VEHICLE.Vin, VEHICLE.RegistrationNumber]) expect(logged).not.toContain(secret);
  });
});
