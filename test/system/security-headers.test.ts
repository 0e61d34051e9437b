import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ask, type Question } from './ask';
import { demoDataDir, type RunningServer, removeDataDir, runProgram, startServer } from './server';

const HOST = 'cars.example';
const EMAIL = 'boss@nordhem.example';
const ENV = {
  FORECOURT_ENV: 'production',
  MAIL: 'outbox',
  SITE_HOSTS: `automotive-se=${HOST}`,
  AUTH_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
};

let server: RunningServer;
let password = '';

beforeAll(async () => {
  const dataDir = await demoDataDir();
  const args = ['add', EMAIL, '--name', 'Bo', '--role', 'admin', '--generate'];
  const added = await runProgram('accounts.js', { dataDir, args, env: ENV });
  password = /once: (\S+)/.exec(added.stdout)?.[1] ?? '';
  server = await startServer({ dataDir, env: ENV });
});
afterAll(async () => {
  await server?.stop();
  await removeDataDir(server.dataDir);
});

const get = (path: string, question: Question = {}) => ask(server, path, { host: HOST, ...question });
const form = (fields: Readonly<Record<string, string>>): Question => ({
  host: HOST,
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://${HOST}:${server.port}`,
    accept: 'text/html',
  },
  body: new URLSearchParams(fields).toString(),
});

const directivesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );

/** What a scanner would mark down, by the name of the header. */
function faultsOf({ headers }: Answer): readonly string[] {
  const expected: readonly (readonly [string, RegExp])[] = [
    ['strict-transport-security', /^max-age=(?:3153\d{4}|[4-9]\d{7,}); includeSubDomains$/],
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/],
    ['permissions-policy', /camera=\(\), microphone=\(\), payment=\(\), usb=\(\)/],
    ['cross-origin-opener-policy', /^same-origin$/],
    ['cross-origin-resource-policy', /^(?:same-origin|cross-origin)$/],
    ['x-frame-options', /^(?:SAMEORIGIN|DENY)$/],
    ['content-security-policy', /./],
  ];
  return [
    ...expected.filter(([name, value]) => !value.test(String(headers[name] ?? ''))).map(([name]) => name),
    ...['server', 'x-powered-by', 'access-control-allow-origin'].filter((name) => name in headers),
    ...policyFaults(directivesOf(String(headers['content-security-policy'] ?? ''))),
  ];
}

function policyFaults(policy: ReadonlyMap<string, string>): readonly string[] {
  // A file opened on its own: nothing runs, nothing is loaded.
  if (policy.has('sandbox')) return policy.get('default-src') === "'none'" ? [] : ['default-src'];
  const exact = {
    'default-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'report-to': 'csp',
    'upgrade-insecure-requests': '',
  };
  const scripts = (policy.get('script-src') ?? '*').split(' ');
  return [
    ...Object.entries(exact)
      .filter(([name, sources]) => policy.get(name) !== sources)
      .map(([name]) => name),
    ...scripts.filter((source) => source !== "'self'" && !source.startsWith("'sha256-")),
    ...['connect-src', 'font-src', 'worker-src'].filter((name) => policy.get(name) !== "'self'"),
  ];
}

describe('headers in production', () => {
  test.each([
    ['a page', '/', 200],
    ['the same page from memory', '/', 200],
    ['a list of cars', '/kop-bil/alla-bilar-i-lager', 200],
    ['a page that is not there', '/finns-inte', 404],
    ['an address that moved', '/sv/', 301],
    ['what a crawler reads', '/robots.txt', 200],
    ['what a load balancer reads', '/livez', 200],
    ['a picture that is not there', '/media/none.webp', 404],
    ['an asset that is not there', '/assets/none.js', 404],
    ['the API’s own page', '/api/docs', 200],
    ['a call that is not there', '/api/none', 404],
    ['a call without its key', '/metrics', 404],
    ['what belongs to the studio', '/feaas-render', 401],
    ['the sign-in of staff', '/staff/sign-in', 200],
    ['a page of staff, without a session', '/staff', 303],
    ['a broken address', '/%E0%A4%A', 404],
  ])('%s: %s', async (_, path, status) => {
    const answer = await get(path);
    expect([answer.status, faultsOf(answer)]).toEqual([status, []]);
  });

  test('assets, as a page names them', async () => {
    const { text } = await get('/');
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(text) ?? [];
    expect(script).toMatch(/^\/assets\//);
    const answer = await get(script);
    expect([answer.status, faultsOf(answer)]).toEqual([200, []]);
  });

  test('what is sent and refused', async () => {
    for (const [path, question, status] of [
      ['/api/search', { method: 'POST' }, 401],
      ['/', { method: 'DELETE' }, 405],
      ['/api/csp-reports', { method: 'POST', body: '{}' }, 415],
      ['/staff/sign-in', form({ email: EMAIL, password: 'wrong' }), 401],
    ] as const) {
      const answer = await get(path, question);
      expect([path, answer.status, faultsOf(answer)]).toEqual([path, status, []]);
    }
  });

  test('reports on the policy have an end point that is named to browsers', async () => {
    const { headers } = await get('/');
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    const report = {
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'http://a.example/?x' },
    };
    const answer = await get('/api/csp-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify(report),
    });
    expect(answer.status).toBe(204);
    await expect.poll(() => server.output()).toContain('"blocked":"a.example"');
  });
});

describe('cookies in production', () => {
  test('of staff are for HTTPS, out of reach of scripts, and bound to their pages; visitors get none', async () => {
    expect((await get('/')).headers['set-cookie']).toBeUndefined();
    const answer = await get('/staff/sign-in', form({ email: EMAIL, password }));
    expect([answer.status, faultsOf(answer)]).toEqual([303, []]);
    const cookies = answer.headers['set-cookie'] ?? [];
    expect(cookies.map((line) => line.split('=')[0])).toEqual(
      expect.arrayContaining(['__Secure-forecourt.session_token', 'forecourt.device']),
    );
    for (const line of cookies) {
      expect(line).toMatch(/; Secure/i);
      expect(line).toMatch(/; HttpOnly/i);
      expect(line).toMatch(/; SameSite=(?:Lax|Strict)/i);
      expect(line).toMatch(/; Path=\/(?:staff|studio)(?:;|$)/i);
      expect(line).not.toMatch(/; Domain=/i);
    }
    const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
    const page = await get('/staff', { headers: { cookie } });
    expect(faultsOf(page)).toEqual([]);
    expect(page.headers['cache-control']).toContain('no-store');
  });
});
