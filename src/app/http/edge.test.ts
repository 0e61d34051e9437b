import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '~/platform/config';
import { appendChange } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { createWeb, type Web } from '../web';
import { openServices, type Services } from '../wiring/services';
import { hostTable } from './hosts';
import { StaticAssets } from './routes/static-assets';

let folder: string;
let services: Services;
let web: Web;
let http: Server;
let origin: string;
/** Keys of each purge that came. */
const purged: string[][] = [];
const edge = createServer((request, response) => {
  purged.push(String(request.headers['x-purge']).split(' '));
  response.end();
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const hosts = hostTable({
  defaultSite: 'automotive-se',
  siteHosts: {},
  canonicalHosts: false,
  port: () => 3000,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-edge-'));
  const parsed = parseConfig({
    FORECOURT_ENV: 'demo',
    DATA_DIR: folder,
    DEMO: 'off',
    AUTH_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
    CDN: 'varnish',
    VARNISH_URLS: await listen(edge),
    VARNISH_PURGE_KEY: 'the-key',
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  services = await openServices(parsed.value, nullLog, (site) => hosts.originOf(site));
  const assets = { boot: '/boot.js', scripts: [], preloads: () => [], layers: '', css: () => '' };
  web = createWeb({ services, hosts, assets, files: new StaticAssets([]), studio: null, version: 'test' });
  http = createServer(web.listener);
  origin = await listen(http);
});
afterAll(async () => {
  await close(http);
  web.close();
  await services.close();
  await close(edge);
  await rm(folder, { recursive: true, force: true });
});

const COOKIES = 'fc-staff=forged; session=forged; saved=1,2; better-auth.session_token=forged.forged';

/** Answers that may be kept between: the same for everybody, by what they say of themselves. */
const isShared = (headers: Headers): boolean =>
  headers.has('surrogate-control') || /\bpublic\b/.test(headers.get('cache-control') ?? '');

const ask = async (method: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers,
    signal: AbortSignal.timeout(20_000),
  });
  const text = answer.headers.get('content-type')?.startsWith('text/event-stream') ? '' : await answer.text();
  return { status: answer.status, headers: answer.headers, text };
};

/** Every path with something in the place of its parameters. */
function paths(): readonly string[] {
  const named = web.routes.map(({ path }) =>
    path.replaceAll(/:[A-Za-z]+(?:\{[^}]*\})?\??/g, 'x1').replaceAll('*', 'rest'),
  );
  return [...new Set(named)].filter((path) => path.startsWith('/'));
}

/** What only one person may read. */
const PERSONAL =
  /^\/(?:staff|studio|visits|test-drives|alerts|api\/(?!robots|sitemap|suggest|places|docs|openapi|consent|cookie))/;

describe('with an edge in front', () => {
  test('every route, with and without cookies, keeps to itself what is not declared as everybody’s', async () => {
    const all = paths();
    expect(all.length).toBeGreaterThan(80);
    const problems: string[] = [];
    let shared = 0;
    for (const path of all)
      for (const method of ['GET', 'HEAD', 'POST']) {
        const bare = await ask(method, path);
        const known = await ask(method, path, { cookie: COOKIES });
        for (const { headers } of [bare, known]) {
          const control = headers.get('cache-control') ?? '';
          if (isShared(headers)) shared += 1;
          else if (!/\bprivate\b/.test(control)) problems.push(`${method} ${path}: ${control}`);
          if (isShared(headers) && headers.has('set-cookie')) problems.push(`${method} ${path}: cookie`);
        }
        if (
          isShared(bare.headers) !== isShared(known.headers) ||
          (isShared(bare.headers) && bare.text !== known.text)
        )
          problems.push(`${method} ${path}: depends on cookies`);
        if (isShared(bare.headers) && (method === 'POST' || bare.status >= 400))
          problems.push(`${method} ${path}: ${bare.status} is kept`);
      }
    expect(problems).toEqual([]);
    expect(shared).toBeGreaterThan(20);
  });

  test('staff, bookings, alerts and every API that is somebody’s answer private, no-store', async () => {
    const personal = paths().filter((path) => PERSONAL.test(path));
    expect(personal.length).toBeGreaterThan(40);
    for (const path of personal)
      for (const method of ['GET', 'POST'])
        for (const headers of [{}, { cookie: COOKIES }]) {
          const { status, headers: given } = await ask(method, path, headers);
          const isRedirect = status >= 300 && status < 400;
          expect(given.get('cache-control'), `${method} ${path} ${status}`).toMatch(
            isRedirect ? /^private/ : /^private, no-store/,
          );
        }
  });

  test.each([
    [
      'content',
      { token: 't', site: 'automotive-se', tags: ['nav:automotive-se:sv'] },
      ['nav:automotive-se:sv'],
    ],
    [
      'facilities',
      { index: 'automotive-se-sites' },
      ['facilities:automotive-se-sites', 'stock:automotive-se-cars'],
    ],
    ['ratings', { siteIndex: 'automotive-se-sites', departmentId: 'd1' }, ['ratings:automotive-se-sites:d1']],
  ])(
    'a change of %s purges the tags by which the pages of each process are voided',
    async (topic, change, tags) => {
      purged.length = 0;
      await services.database.transaction((tx) => appendChange(tx, topic, change));
      await expect.poll(() => purged.flat(), { timeout: 5000 }).toEqual(expect.arrayContaining(tags));
    },
  );

  test('an edit of this process is purged, and what it did is not told twice', async () => {
    purged.length = 0;
    const rows = [{ from: '/old', to: '/kop-bil', status: 301 as const }];
    expect((await services.editing.redirects.replaceAll('automotive-se', rows)).ok).toBe(true);
    const keys = ['any-redirects', 'redirects:automotive-se'];
    await expect.poll(() => purged, { timeout: 5000 }).toContainEqual(keys);
    expect(purged.filter((each) => each.join() === keys.join())).toHaveLength(1);
  });
});
