import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContent } from '~/modules/content';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { freshPostgres, postgresOfFile } from '~test/database';
import { ask, health, search, sendFeed } from './ask';
import { listingFeed, type StockVersion } from './feeds';
import { formValues, sendJson } from './forms';
import { freshDataDir, type RunningServer, removeDataDir, startServer } from './server';

const postgres = postgresOfFile();
const HOST = 'automotive-se.localhost';
const INDEX = 'automotive-se-cars';

describe.skipIf(!postgres)(
  postgres ? 'two processes on one PostgreSQL' : 'two processes (skipped: PostgreSQL is not installed)',
  () => {
    let database: Database & { url: string };
    let servers: RunningServer[] = [];
    let here: RunningServer;
    let there: RunningServer;

    beforeAll(async () => {
      database = await freshPostgres(postgres?.url ?? '', []);
      // Both find an empty database: each migration runs once, whoever comes first.
      const started = await Promise.allSettled([0, 1].map(start));
      servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      const [first, second] = servers;
      if (!first || !second) throw new Error('one did not start', { cause: started });
      [here, there] = [first, second];
    });
    afterAll(async () => {
      const codes = await Promise.all(servers.map((server) => server.stop()));
      await Promise.all(servers.map(({ dataDir }) => removeDataDir(dataDir)));
      await database?.close();
      expect(codes).toEqual(servers.map(() => 0));
    });

    const start = async () =>
      startServer({
        dataDir: await freshDataDir(),
        env: { DATABASE_URL: database.url, DEMO: 'off', TRUST_PROXY: '1' },
      });

    const total = async (server: RunningServer, make: string) =>
      (await search(server, { index: INDEX, limit: 0, filters: { car_brand: [make] } })).json().total_items;

    test('start together on an empty database and are both well', async () => {
      for (const server of servers) {
        expect((await ask(server, '/healthz')).json()).toMatchObject({ status: 'ok' });
        expect(server.output()).not.toMatch(/"level":"(error|fatal)"/);
      }
    });

    test('an import into one is found in the other within a second', async () => {
      for (const [server, version] of [
        [here, { make: 'Volvo', cars: 300, firstId: 1, price: 100_000 }],
        [there, { make: 'Kia', cars: 200, firstId: 1, price: 200_000 }],
      ] as const satisfies readonly (readonly [RunningServer, StockVersion])[]) {
        expect((await sendFeed(server, 'automotive-se', listingFeed(version))).status).toBe(200);
        for (const each of servers) {
          await expect
            .poll(() => total(each, version.make), { timeout: 1_000, interval: 25 })
            .toBe(version.cars);
        }
      }
      expect(await Promise.all(servers.map((server) => total(server, 'Volvo')))).toEqual([0, 0]);
    });

    test('imports into one site at once follow each other, and both processes end with the same stock', async () => {
      const versions = ['Fiat', 'Opel'].map((make) => ({ make, cars: 500, firstId: 1, price: 100_000 }));
      const answers = await Promise.all(
        versions.map((version, at) =>
          sendFeed(at === 0 ? here : there, 'automotive-se', listingFeed(version)),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await pause(1_000);
      const counts = await Promise.all(
        servers.map((server) => Promise.all(versions.map(({ make }) => total(server, make)))),
      );
      expect(counts[0]).toEqual(counts[1]);
      expect(counts[0]?.toSorted()).toEqual([0, 500]);
    });

    test('what is published through one replaces the page that the other keeps', async () => {
      const content = createContent({ database, log: nullLog, blocks: { get: () => undefined } });
      const created = await content.editing.createItem({
        site: 'automotive-se',
        parentId: null,
        name: '',
        template: 'Page',
      });
      if (!created.ok) throw new Error(created.error.kind);
      const itemId = created.value.id;
      const publish = async (title: string) => {
        const draft = {
          itemId,
          language: 'sv',
          fields: { title },
          placeholders: { main: [] },
          author: 'test',
        };
        expect(await content.editing.saveDraft(draft)).toMatchObject({ ok: true });
        expect(await content.editing.publish(itemId, 'sv')).toMatchObject({ ok: true });
      };
      const titleAt = async (server: RunningServer) =>
        /<title>([^<]*)/.exec((await ask(server, '/', { host: HOST })).text)?.[1];
      for (const title of ['First edition', 'Second edition', 'Third edition']) {
        await publish(title);
        for (const server of servers) {
          await expect.poll(() => titleAt(server), { timeout: 2_000, interval: 25 }).toContain(title);
          expect(await titleAt(server)).toContain(title);
        }
      }
    });

    test('a form sent to either is stored and mailed once, also when it is sent to both', async () => {
      const ids = Array.from({ length: 12 }, (_, at) => `two-processes-${at}`);
      const sent = ids.flatMap((id, at) => {
        const both = at % 3 === 0 ? servers : [servers[at % 2] ?? here];
        return both.map((server) =>
          sendJson(server, id, { host: HOST, headers: { 'x-forwarded-for': `10.2.0.${at}` } }),
        );
      });
      for (const { status } of await Promise.all(sent)) expect(status).toBe(202);
      await expect
        .poll(async () => (await health(here)).leads, { timeout: 15_000 })
        .toMatchObject({ pending: 0, delivered: ids.length, dead: 0 });
      const outbox = (await ask(there, '/_dev/outbox?format=json')).text;
      for (const id of ids) expect(outbox.split(`${formValues(id).message}\\n`), id).toHaveLength(2);
    });

    test('one client may send as much through both as through one', async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) {
        const server = servers[count % 2] ?? here;
        const headers = { 'x-forwarded-for': '10.3.0.1' };
        statuses.push((await sendJson(server, `limited-${count}`, { host: HOST, headers })).status);
      }
      // One more may come back to him while they are sent.
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 202));
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    });

    test('one that is killed leaves the other well, and is caught up with when it comes back', async () => {
      await there.kill();
      const version = { make: 'Saab', cars: 100, firstId: 1, price: 90_000 };
      expect((await sendFeed(here, 'automotive-se', listingFeed(version))).status).toBe(200);
      expect(await total(here, 'Saab')).toBe(100);
      const back = await start();
      servers = [here, back];
      expect(await total(back, 'Saab')).toBe(100);
    });
  },
);
