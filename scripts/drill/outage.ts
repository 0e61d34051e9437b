import { setTimeout as pause } from 'node:timers/promises';
import { ask, search } from '../../test/system/ask.ts';
import type { RunningServer } from '../../test/system/server.ts';
import { Requests } from './load.ts';
import { dataFolder, drillPostgres, openServer } from './places.ts';
import { seconds, type Verdict } from './verdict.ts';

const AWAY_MS = 20_000;
const MAX_RECOVERY_MS = 5000;
const host = 'automotive-se.localhost';
const INDEX = 'automotive-se-cars';
const CACHED_PATHS = ['/', '/kop-bil/alla-bilar-i-lager', '/kontakt'];

/** The server that the next part backs up, and what it has confirmed. */
export const stage: { server: RunningServer | null; readonly requests: Requests } = {
  server: null,
  requests: new Requests('outage'),
};

/** PostgreSQL is killed and started again under a server that has the demo. */
export async function outage(): Promise<Verdict> {
  const postgres = await drillPostgres();
  const server = await openServer(await dataFolder(), { DATABASE_URL: postgres.url });
  stage.server = server;
  const { requests } = stage;
  const problems: string[] = [];
  const get = (path: string) => ask(server, path, { host });
  const [seen = '/', ...unseen] = await carPaths(server);
  for (const path of [...CACHED_PATHS, seen]) await get(path);
  for (let count = 0; count < 10; count += 1) await requests.send(server);

  await postgres.cut();
  const cutAt = performance.now();
  const answered = { cached: 0, cars: 0, searches: 0, refused: 0 };
  const expect = async (what: keyof typeof answered, status: number, answer: Promise<number>) => {
    const actual = await answer.catch((cause: Error) => cause.message);
    if (actual === status) answered[what] += 1;
    else problems.push(`${what} answered ${actual}`);
  };
  for (let round = 0; performance.now() - cutAt < AWAY_MS; round += 1) {
    for (const path of CACHED_PATHS)
      await expect(
        'cached',
        200,
        get(path).then(({ status }) => status),
      );
    await expect(
      'cars',
      200,
      get(unseen[round % unseen.length] ?? '/').then(({ status }) => status),
    );
    const found = search(server, { index: INDEX, limit: 3 });
    await expect(
      'searches',
      200,
      found.then(({ status }) => status),
    );
    await expect('refused', 503, requests.send(server));
    await pause(1000);
  }
  await postgres.restore();
  const backAt = performance.now();
  while ((await requests.send(server)) !== 202 && performance.now() - backAt < 30_000) await pause(100);
  const recoveryMs = performance.now() - backAt;
  if (recoveryMs > MAX_RECOVERY_MS) problems.push(`forms came in only ${seconds(recoveryMs)} s after`);
  const lost = await requests.lost(server);
  if (lost.length > 0) problems.push(`${lost.length} confirmed requests are gone`);
  return {
    problems: [...new Set(problems)],
    summary:
      `PostgreSQL away for ${AWAY_MS / 1000} s: ${answered.cached} cached pages, ${answered.cars} cars nobody had opened and ` +
      `${answered.searches} searches answered, ${answered.refused} forms refused; forms again after ` +
      `${seconds(recoveryMs)} s; ${requests.confirmed.size} confirmed requests, 0 lost`,
  };
}

/** Pages that nobody has opened yet. */
async function carPaths(server: RunningServer): Promise<readonly string[]> {
  const found = await search(server, { index: INDEX, limit: 40, fields: ['car_id', 'slug'] });
  const { content } = found.json();
  if (!Array.isArray(content)) throw new Error('the search found no cars');
  return content.map(({ car_id: id, slug }) => `/kop-bil/${String(id).toLowerCase()}/${slug}`);
}
