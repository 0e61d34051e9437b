// The server with a page cache that keeps nothing, so that every request is rendered. Besides, it writes down what
// the blocks of a page have read, for peers that render the same page: `node uncached.js CLIENT SERVER RECORDS`.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { hostTable } from '~/app/http/hosts';
import { StaticAssets } from '~/app/http/routes/static-assets';
import { createWeb } from '~/app/web';
import { openServices, type Services } from '~/app/wiring/services';
import { builtAssets } from '~/page/assets';
import { parseConfig } from '~/platform/config';
import type { JsonObject } from '~/platform/json';
import { createLog } from '~/platform/log';
import { isSiteKey, SITES } from '~/sites';

/** Notes the newest answer of each reader by the page that asked; a page is asked for first. */
function recording(services: Services): { services: Services; records(): JsonObject } {
  const byPath = new Map<string, unknown[]>();
  let current: unknown[] = [];
  const { content, stock } = services;
  const page: typeof content.page = async (scope, path) => {
    const found = await content.page(scope, path);
    current = [found];
    byPath.set(path, current);
    return found;
  };
  const search: typeof stock.search = async (index, request) => {
    const answer = await stock.search(index, request);
    current.push(answer);
    return answer;
  };
  // The reader has a prototype that a copy would lose.
  const reader: typeof content = Object.create(content, { page: { value: page } });
  return {
    services: { ...services, content: reader, stock: { ...stock, search } },
    records: () => JSON.parse(JSON.stringify(Object.fromEntries(byPath))),
  };
}

const [clientDir = '', serverDir = '', recordsFile = ''] = process.argv.slice(2);
const config = parseConfig(process.env, { siteKeys: SITES.map((site) => site.key) });
if (!config.ok) throw new Error(JSON.stringify(config.error));
const { defaultSite, siteHosts, logLevel } = config.value;
if (!isSiteKey(defaultSite)) throw new Error(`no site is called ${defaultSite}`);
const log = createLog({ level: logLevel });
let port = 0;
const hosts = hostTable({ defaultSite, siteHosts, canonicalHosts: false, port: () => port });
const services = await openServices(config.value, log, (site) => hosts.originOf(site));
const options = {
  hosts,
  version: 'bench',
  pageCacheBytes: 1,
  assets: builtAssets(clientDir, serverDir),
  files: new StaticAssets([]),
  studio: null,
};
const web = createWeb({ ...options, services });
const noted = recording(services);
const noting = createWeb({ ...options, services: noted.services });

const http = createServer((request, response) => {
  if (request.headers['x-note'] === undefined) return web.listener(request, response);
  response.on('finish', () => writeFileSync(recordsFile, JSON.stringify(noted.records())));
  return noting.listener(request, response);
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`{"port":${port}}\n`);
});
process.once('SIGTERM', async () => {
  http.close();
  http.closeAllConnections();
  web.close();
  noting.close();
  await services.close();
  process.exit(0);
});
