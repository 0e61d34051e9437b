/** @module-tag sweep */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '~test/fake-smtp';
import { hasPostgres, startPostgres, type TestPostgres } from '~test/postgres';
import { slowness } from '~test/processor';
import { startStallingProxy } from '~test/stalling-proxy';
import { ask, search } from './ask';
import { FORM_NAME, formValues, sendForm, sendJson } from './forms';
import { freshDataDir, processorSeconds, type RunningServer, removeDataDir, startServer } from './server';

const OUTAGE_MS = 60_000;
const HOST = 'automotive-se.localhost';
const INDEX = 'automotive-se-cars';
const FORM_PAGE = '/kontakt';

describe.skipIf(!hasPostgres())('PostgreSQL and processes that go away', () => {
  let postgres: TestPostgres;
  let mail: FakeSmtp;
  const servers: RunningServer[] = [];
  let isAway = false;

  const start = async (env: Readonly<Record<string, string>> = {}) => {
    const server = await startServer({
      dataDir: await freshDataDir(),
      env: {
        DATABASE_URL: postgres.url,
        TRUST_PROXY: '1',
        SMTP_URL: mail.url,
        MAIL_FROM: 'web@nordhem.example',
        ...env,
      },
      startTimeoutMs: 170_000,
    });
    servers.push(server);
    return server;
  };

  beforeAll(async () => {
    const started = await startPostgres();
    if (started === null) throw new Error('PostgreSQL is not installed');
    postgres = started;
    mail = await startFakeSmtp();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(servers.map(({ dataDir }) => removeDataDir(dataDir)));
    await mail?.close();
    await postgres?.stop();
  });

  afterEach(async () => {
    if (isAway) await postgres.restore();
    isAway = false;
  });

  async function leadsOf(like: string): Promise<number> {
    const client = new pg.Client(postgres.url);
    await client.connect();
    try {
      const { rows } = await client.query(
        'SELECT count(*)::int AS n FROM leads WHERE form_values->>$1 LIKE $2',
        ['name', like],
      );
      return Number(rows[0]?.n);
    } finally {
      await client.end();
    }
  }

  /** What the requests of an administrator carry. */
  async function signedIn(server: RunningServer): Promise<Readonly<Record<string, string>>> {
    const origin = `http://${HOST}:${server.port}`;
    const answer = await ask(server, '/staff/sign-in', {
      host: HOST,
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: 'admin@nordhem.example', password: 'nordhem-demo-2026' }).toString(),
    });
    expect(answer.status).toBe(303);
    const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    return { origin, cookie };
  }

  test('away for a minute: kept pages, cars and search answer, forms are refused with a number to call, and all is well within five seconds after', async () => {
    const server = await start();
    const get = (path: string, headers = {}) => ask(server, path, { host: HOST, headers });
    const found = await search(server, { index: INDEX, limit: 40, fields: ['car_id', 'slug'] });
    const cars = found.json().content;
    if (!Array.isArray(cars)) throw new Error('no cars');
    const paths = cars.map(({ car_id: id, slug }) => `/kop-bil/${String(id).toLowerCase()}/${slug}`);
    const [seen = '', ...unseen] = paths;
    const cachedPaths = ['/', '/kop-bil/alla-bilar-i-lager', '/anlaggningar', FORM_PAGE, seen];
    for (const path of cachedPaths) expect((await get(path)).status, path).toBe(200);
    expect(
      (await sendJson(server, 'outage-before', { headers: { 'x-forwarded-for': '10.0.0.1' } })).status,
    ).toBe(202);
    const staff = await signedIn(server);
    const settings = '/staff/settings/automotive-se/sv/contact';
    expect((await get(settings, staff)).status).toBe(200);
    await postgres.cut();
    isAway = true;
    const cutAt = performance.now();

    const problems: string[] = [];
    const expectStatus = async (what: string, answer: Promise<{ status: number }>, status: number) => {
      const began = performance.now();
      const actual = await answer.then((each) => each.status).catch(String);
      const ms = Math.round(performance.now() - began);
      if (actual !== status || ms > 5000) problems.push(`${what}: ${actual} after ${ms} ms`);
    };
    let refused = 0;
    for (let round = 0; performance.now() - cutAt < OUTAGE_MS - 3000; round += 1) {
      for (const path of cachedPaths) await expectStatus(path, get(path), 200);
      const path = unseen[round % unseen.length] ?? '';
      await expectStatus(path, get(path), 200);
      await expectStatus('search', search(server, { index: INDEX, limit: 3 }), 200);
      await expectStatus('/livez', get('/livez'), 200);
      await expectStatus('/readyz', get('/readyz'), 200);
      await expectStatus('/healthz', get('/healthz'), 503);
      const headers = { 'x-forwarded-for': `10.1.0.${round}` };
      const sent = sendJson(server, `outage-during-${round}`, { headers });
      await expectStatus('form', sent, 503);
      if ((await sent).headers['retry-after'] === undefined) problems.push('form: no Retry-After');
      await expectStatus('staff page', get(settings, staff), 503);
      refused += 1;
      await pause(2000);
    }
    expect(problems).toEqual([]);
    expect(refused).toBeGreaterThan(5);
    const fields = {
      formName: FORM_NAME,
      formSubmissionId: 'outage-form',
      ...formValues('outage-form'),
      sourceUrl: FORM_PAGE,
    };
    const form = await sendForm(server, fields, { host: HOST, headers: { 'x-forwarded-for': '10.2.0.1' } });
    expect([form.status, form.headers['retry-after']]).toEqual([503, '5']);
    expect(form.text).toMatch(/href="tel:\+46\d+"/);
    expect(form.text).toContain('outage-form@post.example');
    // What an administrator has typed stands in the page that sends it again.
    const body = new URLSearchParams({ act: 'save', revision: '0', phone: '08-465 004 11' }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const saved = await ask(server, settings, {
      host: HOST,
      method: 'POST',
      headers: { ...staff, ...type },
      body,
    });
    expect([saved.status, saved.headers['retry-after']]).toEqual([503, '5']);
    expect(saved.text).toContain(`<form method="post" action="${settings}"`);
    expect(saved.text).toContain('name="phone" value="08-465 004 11"');
    await pause(Math.max(0, OUTAGE_MS - (performance.now() - cutAt)));

    await postgres.restore();
    isAway = false;
    const backAt = performance.now();
    const seconds = () => (performance.now() - backAt) / 1000;
    await expect
      .poll(
        async () =>
          (await sendJson(server, 'outage-after', { headers: { 'x-forwarded-for': '10.3.0.1' } })).status,
        { timeout: 5000, interval: 100 },
      )
      .toBe(202);
    const written = seconds();
    await expect.poll(async () => (await get('/healthz')).status, { timeout: 5000, interval: 100 }).toBe(200);
    expect(seconds(), `a form was taken after ${written} s`).toBeLessThan(5);
    // A form that is refused during the outage is not there, and one that was taken is, once.
    expect(await leadsOf('Visitor outage-before')).toBe(1);
    expect(await leadsOf('Visitor outage-after')).toBe(1);
    expect(await leadsOf('Visitor outage-during-%')).toBe(0);
    for (const id of ['outage-before', 'outage-after'])
      await expect
        .poll(() => mail.mails.filter((each) => each.includes(`says ${id}`)).length, {
          timeout: 90_000,
          interval: 250,
        })
        .toBeGreaterThan(0);
  }, 300_000);

  test('silent: kept pages answer at once, a form is refused within seconds and then at once, and is taken again when it speaks', async () => {
    const proxy = await startStallingProxy(postgres.url);
    try {
      const server = await start({ DATABASE_URL: proxy.url });
      const timed = async (answer: Promise<{ status: number }>) => {
        const began = performance.now();
        return { status: (await answer).status, ms: performance.now() - began };
      };
      const page = () => timed(ask(server, FORM_PAGE, { host: HOST }));
      const form = (id: string, client: string) =>
        timed(sendJson(server, id, { headers: { 'x-forwarded-for': client } }));
      expect((await page()).status).toBe(200);
      expect((await form('silent-before', '10.5.0.1')).status).toBe(202);
      proxy.setStalled(true);
      const [cached, first] = await Promise.all([page(), form('silent-first', '10.5.0.2')]);
      expect([cached.status, first.status]).toEqual([200, 503]);
      expect(cached.ms).toBeLessThan(1000);
      expect(first.ms).toBeLessThan(12_000);
      const later = await form('silent-later', '10.5.0.3');
      expect(later.status).toBe(503);
      expect(later.ms).toBeLessThan(1000);
      proxy.setStalled(false);
      // Each try comes from a visitor of its own: those of one are limited.
      let visitors = 0;
      const sendAfter = async () => {
        visitors += 1;
        return (await form('silent-after', `10.6.0.${visitors}`)).status;
      };
      await expect.poll(sendAfter, { timeout: 5000, interval: 100 }).toBe(202);
      expect(await leadsOf('Visitor silent-after')).toBe(1);
      expect(await leadsOf('Visitor silent-later')).toBe(0);
    } finally {
      await proxy.close();
    }
  }, 120_000);

  test('a job that a killed process held is done by another within a minute, and the killed one is ready again within eight seconds', async () => {
    const [here, there] = [servers[0] ?? (await start()), await start()];
    mail.mode = 'silent';
    const before = mail.connections;
    expect((await sendJson(here, 'held-job', { headers: { 'x-forwarded-for': '10.4.0.1' } })).status).toBe(
      202,
    );
    await expect.poll(() => mail.connections, { timeout: 10_000 }).toBeGreaterThan(before);
    await Promise.all([here.kill(), there.kill()]);
    mail.mode = 'well';
    const killedAt = performance.now();
    servers.length = 0;
    const again = await startServer({
      dataDir: here.dataDir,
      env: {
        DATABASE_URL: postgres.url,
        TRUST_PROXY: '1',
        SMTP_URL: mail.url,
        MAIL_FROM: 'web@nordhem.example',
      },
      startTimeoutMs: 60_000,
    });
    servers.push(again);
    const ready = (performance.now() - killedAt) / 1000;
    const busy = (loadavg()[0] ?? 0) > 1.5 * availableParallelism();
    const used = busy ? await processorSeconds(again.pid) : null;
    await expect
      .poll(() => mail.mails.filter((each) => each.includes('says held-job')).length, {
        timeout: 60_000,
        interval: 250,
      })
      .toBeGreaterThan(0);
    const done = (performance.now() - killedAt) / 1000;
    process.stdout.write(`ready after ${ready.toFixed(1)} s, the held job done after ${done.toFixed(1)} s\n`);
    expect(done).toBeLessThan(60);
    // On a machine that is busy with other things only what the process itself has used says something.
    expect(used ?? ready).toBeLessThan((used === null ? 8 : 10) * slowness());
  }, 200_000);
});
