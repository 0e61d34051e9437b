import { connect } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slowness } from '~test/processor';
import { ask, health, search, sendFeed } from './ask';
import { listingFeed } from './feeds';
import { formValues, sendJson } from './forms';
import {
  demoDataDir,
  freePort,
  freshDataDir,
  processorSeconds,
  type RunningServer,
  removeDataDir,
  runProgram,
  startServer,
} from './server';

const SITES = [
  ...['automotive-se', 'automotive-no', 'automotive-uk', 'carstore-se', 'carstore-no', 'carstore-fi'],
  ...['carstore-sk', 'mercedes-se', 'smart-se', 'auctions-se', 'lifestyle-se'],
];
const INDEXES = SITES.slice(0, 7).map((site) => `${site}-cars`);

const folders: string[] = [];
afterAll(() => Promise.all(folders.map(removeDataDir)));

async function folder(make: () => Promise<string> = freshDataDir): Promise<string> {
  const made = await make();
  folders.push(made);
  return made;
}

const outbox = async (server: RunningServer): Promise<string> =>
  (await ask(server, '/_dev/outbox?format=json')).text;

describe('the demo', () => {
  let server: RunningServer;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await folder(demoDataDir);
    server = await startServer({ dataDir });
  });
  afterAll(() => server?.stop());

  test('is filled by the first start: seven indexes have cars', async () => {
    const { stock } = await health(server);
    for (const index of INDEXES) expect(stock?.[index], index).toBeGreaterThan(100);
    const total = INDEXES.reduce((sum, index) => sum + Number(stock?.[index]), 0);
    expect(total).toBeGreaterThan(10_000);
  });

  test('answers a load balancer that looks with HTTP/1.0 and names no host', async () => {
    for (const path of ['/livez', '/readyz']) {
      const socket = connect(server.port, '127.0.0.1');
      socket.end(`GET ${path} HTTP/1.0\r\n\r\n`);
      expect(await text(socket), path).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  test('says at both health addresses its version, and the state of each part to who has the key', async () => {
    for (const path of ['/healthz', '/api/healthz']) {
      const open = await ask(server, path);
      expect(open.json()).toEqual({ status: 'ok', version: expect.any(String) });
      const answer = await ask(server, path, { headers: { 'x-api-key': 'demo' } });
      expect(answer.status).toBe(200);
      expect(answer.json()).toMatchObject({
        status: 'ok',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        parts: {
          database: { state: 'ok' },
          jobs: { state: 'ok' },
          stock: { state: 'ok' },
          leads: { state: 'ok' },
          mail: { state: 'outbox', mails: expect.any(Number) },
        },
      });
    }
  });

  test('answers for each of the eleven sites at its own name, and for an unknown host with the default site', async () => {
    for (const site of SITES) {
      const answer = await ask(server, '/', { host: `${site}.localhost` });
      expect(answer.status, site).toBe(200);
      expect(answer.text, site).toContain(`rel="canonical" href="${server.site(site)}"`);
    }
    const unknown = await ask(server, '/', { host: 'unknown.example' });
    const known = await ask(server, '/', { host: 'automotive-se.localhost' });
    expect(unknown.text).toBe(known.text);
  });

  test('sends the www host of the Swedish automotive site, and of no other, to the bare host', async () => {
    const moved = await ask(server, '/kop-bil?a=1', { host: 'www.automotive-se.localhost' });
    expect(moved.status).toBe(301);
    expect(moved.headers.location).toBe(`${server.site('automotive-se', '/kop-bil')}?a=1`);
    const stays = await ask(server, '/', { host: 'www.carstore-se.localhost' });
    expect(stays.status).toBe(200);
  });

  test('lists for robots, per site, where its own sitemap is', async () => {
    for (const site of ['automotive-se', 'carstore-fi', 'lifestyle-se']) {
      const robots = await ask(server, '/robots.txt', { host: `${site}.localhost` });
      expect(robots.status).toBe(200);
      expect(robots.text).toContain(`Sitemap: ${server.site(site, '/sitemap.xml')}`);
    }
  });

  test('has a sitemap per site with whole addresses of that site only, and alternates in both directions', async () => {
    for (const site of ['automotive-se', 'automotive-uk', 'carstore-sk', 'auctions-se']) {
      const sitemap = await ask(server, '/sitemap.xml', { host: `${site}.localhost` });
      expect(sitemap.status, site).toBe(200);
      expect(sitemap.headers['content-type']).toContain('application/xml');
      const addresses = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
      expect(addresses.length, site).toBeGreaterThan(0);
      const alternates = [...sitemap.text.matchAll(/hreflang="[^"]+" href="([^"]*)"/g)];
      for (const address of [...addresses, ...alternates.map((match) => match[1] ?? '')]) {
        if (!address.startsWith(server.site(site))) expect(address).toBe(`an address of ${site}`);
      }
      expect(new Set(addresses).size).toBe(addresses.length);
    }
    const swedish = await ask(server, '/sitemap.xml', { host: 'automotive-se.localhost' });
    expect(swedish.text).toMatch(/hreflang="sv"/);
    expect(swedish.text).toMatch(/hreflang="en"/);
    expect(swedish.text).toMatch(/hreflang="x-default"/);
  });

  test('counts for Prometheus, and shows the outbox', async () => {
    expect((await ask(server, '/metrics')).status).toBe(404);
    const metrics = await ask(server, '/metrics', { headers: { 'x-api-key': 'demo' } });
    expect(metrics.status).toBe(200);
    expect(metrics.headers['content-type']).toContain('text/plain');
    expect(metrics.text).toMatch(/^# TYPE \S+ histogram$/m);
    const page = await ask(server, '/_dev/outbox');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Outbox');
  });

  test('keeps a form and an import over a restart, which answers within five seconds', async () => {
    expect((await sendJson(server, 'kept-over-restart')).status).toBe(202);
    const file = listingFeed({ make: 'Saab', cars: 3, firstId: 1, price: 10_000 }, 'restart');
    expect((await sendFeed(server, 'automotive-se', file)).status).toBe(200);
    await expect.poll(() => outbox(server), { timeout: 10_000 }).toContain('kept-over-restart');
    const before = await health(server);
    expect(await server.stop()).toBe(0);

    const started = performance.now();
    server = await startServer({ dataDir });
    const seconds = (performance.now() - started) / 1000;
    // On a machine that is busy with other things only what the process itself has used says something.
    const busy = (loadavg()[0] ?? 0) > 1.5 * availableParallelism();
    const used = busy ? await processorSeconds(server.pid) : null;
    expect(used ?? seconds).toBeLessThan(5 * slowness());
    expect((await health(server)).stock).toEqual(before.stock);
    const saabs = await search(server, { index: 'automotive-se-cars', filters: { car_brand: ['Saab'] } });
    expect(saabs.json().total_items).toBe(3);
    // In the plain text of one mail, to the dealer.
    const { message } = formValues('kept-over-restart');
    expect((await outbox(server)).split(`${message}\\n`)).toHaveLength(2);
  });

  test('is refused to a second process on the same folder, which says why', async () => {
    const second = await runProgram('main.js', { dataDir, env: { PORT: String(await freePort()) } });
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(dataDir);
    expect(second.stderr).toContain('DATA_DIR');
    expect(second.stderr).not.toContain('    at ');
    expect((await ask(server, '/healthz')).status).toBe(200);
  });

  test('lets a request finish when it is told to stop, and ends with 0', async () => {
    const released = Promise.withResolvers<void>();
    const file = listingFeed({ make: 'Saab', cars: 4, firstId: 1, price: 10_000 }, 'restart');
    const slow = ask(server, '/api/stock/automotive-se/feed', {
      method: 'POST',
      headers: { 'x-api-key': 'demo', 'transfer-encoding': 'chunked' },
      body: file,
      bodyAfter: released.promise,
    });
    await pause(300);
    const stopped = server.stop();
    await pause(300);
    await expect(ask(server, '/healthz')).rejects.toThrow('ECONNREFUSED');
    released.resolve();
    const answer = await slow;
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ read: 4, added: 1, refused: 0 });
    expect(await stopped).toBe(0);
  });
});

describe('production without keys', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const env = { FORECOURT_ENV: 'production', MAIL: 'outbox', SITE_HOSTS: 'automotive-se=cars.example' };
    server = await startServer({ dataDir: await folder(), env });
  });
  afterAll(() => server?.stop());

  test('closes what keys open, shows no page for developers, and fills no demo', async () => {
    expect((await search(server, { index: 'automotive-se-cars' })).status).toBe(401);
    expect((await sendFeed(server, 'automotive-se', 'id,make')).status).toBe(404);
    for (const path of ['/_dev/outbox', '/_dev/blocks', '/metrics']) {
      expect((await ask(server, path)).status, path).toBe(404);
    }
    expect((await ask(server, '/healthz')).json()).toEqual({ status: 'ok', version: expect.any(String) });
    expect((await ask(server, '/kop-bil', { host: 'cars.example' })).status).toBe(404);
  });

  test('asks browsers for https and names its configured host', async () => {
    const robots = await ask(server, '/robots.txt', { host: 'cars.example' });
    expect(robots.text).toContain('Sitemap: https://cars.example/sitemap.xml');
    expect(robots.headers['strict-transport-security']).toContain('max-age=');
  });
});

describe('the environment', { tags: ['sweep'] }, () => {
  test.each([
    ['PORT', '99999'],
    ['DEFAULT_SITE', 'automotive-dk'],
    ['DATABASE_URL', 'mysql://root@localhost/x'],
    ['DEMO', 'perhaps'],
    ['FORECOURT_ENV', 'staging'],
    ['SITE_HOSTS', 'nosuchsite=cars.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['STOCK_API_KEY', 'a b'],
  ])('%s is refused by name where its value cannot be used', async (variable, value) => {
    const { code, stderr } = await runProgram('main.js', {
      dataDir: await folder(),
      env: { [variable]: value },
    });
    expect(code).toBe(1);
    expect(stderr).toContain(`${variable}: expected`);
    expect(stderr).not.toContain('    at ');
  });

  test('may name another site for unknown hosts', async () => {
    const env = { DEFAULT_SITE: 'carstore-fi', DEMO: 'off' };
    const server = await startServer({ dataDir: await folder(), env });
    try {
      const robots = await ask(server, '/robots.txt', { host: 'unknown.example' });
      expect(robots.text).toContain(server.site('carstore-fi', '/sitemap.xml'));
    } finally {
      await server.stop();
    }
  });

  test('may ask for a pause between saying that it stops and closing the port', async () => {
    const server = await startServer({ dataDir: await folder(), env: { DEMO: 'off', DRAIN_SECONDS: '3' } });
    expect((await ask(server, '/readyz')).status).toBe(200);
    const stopped = server.stop();
    await expect
      .poll(async () => (await ask(server, '/readyz')).status, { timeout: 2000, interval: 50 })
      .toBe(503);
    expect((await ask(server, '/robots.txt')).status).toBe(200);
    expect(await stopped).toBe(0);
    await expect(ask(server, '/readyz')).rejects.toThrow('ECONNREFUSED');
  });

  test('that names a port in use is answered with a sentence', async () => {
    const server = await startServer({ dataDir: await folder(), env: { DEMO: 'off' } });
    try {
      const second = await runProgram('main.js', {
        dataDir: await folder(),
        env: { DEMO: 'off', PORT: String(server.port) },
      });
      expect(second.code).toBe(1);
      expect(second.stderr).toMatch(new RegExp(`port ${server.port}`, 'i'));
      expect(second.stderr).not.toContain('    at ');
    } finally {
      await server.stop();
    }
  });
});
