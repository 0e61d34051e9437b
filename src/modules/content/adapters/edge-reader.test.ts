import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll } from 'vitest';
import { Secret } from '~/platform/config';
import { silentLog } from '~/platform/log';
import { testBlocks } from '~test/content/blocks';
import { KEY, openDelivery } from '~test/content/delivery';
import { readerSuite } from '~test/content/reader-suite';
import { SITE } from '~test/content/site-fixture';
import { createEdgeReader } from './edge-reader';

const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<string> {
  const server = createServer(getRequestListener(fetch));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sitecore/api/graph/edge`;
}

readerSuite('an Experience Edge service', async () => {
  const fixture = await openDelivery();
  const endpoint = await listen(fixture.routes().fetch);
  const reader = createEdgeReader({
    ...{ endpoint, key: new Secret(KEY), blocks: testBlocks, log: silentLog },
    sites: [{ name: SITE, languages: ['sv', 'en', 'en-GB'] }],
  });
  return { reader, close: () => fixture.close() };
});
