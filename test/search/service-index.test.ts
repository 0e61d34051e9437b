import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { searchRoute } from '~/app/http/routes/search-route';
import { Secret } from '~/platform/config';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import {
  createColumnarIndex,
  createServiceIndex,
  emptyResponse,
  type SearchIndex,
  SearchUnavailable,
} from '~/platform/search';
import { systemClock } from '~/platform/time';
import { searchContractSuite } from './contract-suite';

/** Our own `POST /api/search` is the peer; behind it stands one index per name. */
const indexes = new Map<string, SearchIndex>();
let server: Server;
let url = '';
const requests: { key: string | undefined; body: string }[] = [];

async function listen(handler: Parameters<typeof createServer>[1]): Promise<[Server, string]> {
  const listening = createServer(handler);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return [listening, `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`];
}

beforeAll(async () => {
  const app = searchRoute({
    search: (request) => indexes.get(request.index)?.search(request) ?? null,
    key: new Secret('their-key'),
    privateFields: new Set(),
    rateLimit: createRateLimit({ burst: 1, perMinute: 1 }),
    clientOf: () => 'client',
    clock: systemClock,
    log: nullLog,
  });
  const answer = getRequestListener(app.fetch);
  [server, url] = await listen((request, response) => {
    requests.push({ key: request.headers['x-api-key']?.toString(), body: '' });
    void answer(request, response);
  });
});
afterAll(() => void server.close());

searchContractSuite('a search service', async (schema, records) => {
  const own = createColumnarIndex(schema);
  own.upsert(records);
  const index = `peer-${indexes.size}`;
  indexes.set(index, own);
  return createServiceIndex({ url: `${url}/api/search`, key: 'their-key', index });
});

test('V-392, V-393, V-394: the request is POSTed with the key in a header that only the server sends', async () => {
  const index = createServiceIndex({
    url: `${url}/api/search`,
    key: 'their-key',
    index: 'x',
  });
  await expect(index.search({ index: 'ignored' })).rejects.toThrow('x');
  expect(requests.at(-1)?.key).toBe('their-key');
});

describe('V-415 what is not answered is not nothing', () => {
  const search = (address: string) =>
    createServiceIndex({ url: address, key: null, index: 'cars', timeoutMs: 300 }).search({
      index: 'cars',
      facets: [{ name: 'car_brand' }],
    });

  it('where nobody listens, and where the key is refused', async () => {
    await expect(search('http://127.0.0.1:9/api/search')).rejects.toThrow(SearchUnavailable);
    await expect(search(`${url}/api/search`)).rejects.toThrow(SearchUnavailable);
  });

  it.each([
    ['an error', 500, '{}'],
    ['no JSON', 200, '<html>'],
    ['an answer of another form', 200, '{"facet":[],"content":{}}'],
    ['half an answer', 200, null],
    ['the empty result of a service that fails', 200, JSON.stringify(emptyResponse({}))],
  ])('for %s', async (_, status, text) => {
    const [peer, address] = await listen((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      if (text === null) response.write('{"facet":');
      else response.end(text);
    });
    await expect(search(address)).rejects.toThrow(SearchUnavailable);
    peer.closeAllConnections();
    peer.close();
  });
});
