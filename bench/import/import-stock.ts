// Stock imports, as the server runs them: `node import-stock.js write FOLDER CARS` makes the three feed files,
// `node import-stock.js import FILE FOLDER [URL]` imports one into a fresh database with the index following.
import { once } from 'node:events';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { demoCars } from '~/demo/stock';
import { createFacilities, facilitiesMigrations } from '~/modules/facilities';
import { createStock, stockMigrations } from '~/modules/stock';
import { migrate, openDatabase, platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { FEEDS } from './feeds.ts';

const SITE = 'automotive-se';

/** Writes a file per format, all of the same cars. */
async function write(folder: string, count: number): Promise<Record<string, string>> {
  const files = FEEDS.map((feed) => {
    const path = join(folder, feed.file);
    const stream = createWriteStream(path);
    if (feed.head !== '') stream.write(`${feed.head}\n`);
    return { feed, path, stream };
  });
  const today = new Date().toISOString().slice(0, 10);
  let lines: string[][] = FEEDS.map(() => []);
  const flush = async () => {
    for (const [at, { stream }] of files.entries()) {
      const text = (lines[at] ?? []).join('');
      if (text !== '' && !stream.write(text)) await once(stream, 'drain');
    }
    lines = FEEDS.map(() => []);
  };
  let written = 0;
  for (const car of demoCars(SITE, today, count)) {
    for (const [at, { feed }] of files.entries()) lines[at]?.push(`${feed.row(car)}\n`);
    written += 1;
    if (written % 500 === 0) await flush();
  }
  await flush();
  for (const { stream } of files) {
    stream.end();
    await finished(stream);
  }
  if (written !== count) throw new Error(`the demo has ${written} cars, not ${count}`);
  return Object.fromEntries(files.map(({ feed, path }) => [feed.name, path]));
}

async function importInto(file: string, folder: string, databaseUrl: string | undefined) {
  const dataDir = await mkdtemp(join(folder, 'import-'));
  const database = await openDatabase({
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    dataDir,
    log: nullLog,
  });
  await migrate(database, [platformMigrations, facilitiesMigrations, stockMigrations]);
  const facilities = await createFacilities({ database, log: nullLog });
  const stock = createStock({ database, log: nullLog, sites: SITES, release: 'bench' });
  await stock.start();
  const blob = await openAsBlob(file);
  const started = performance.now();
  const used = process.cpuUsage();
  const result = await stock.importFeed(SITE, blob.stream());
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(used);
  if (!result.ok) throw new Error(result.error.message);
  const { read, added, refused } = result.value;
  const again = await openAsBlob(file);
  const secondStart = performance.now();
  const second = await stock.importFeed(SITE, again.stream());
  const unchangedSeconds = (performance.now() - secondStart) / 1000;
  if (!second.ok || second.value.unchanged !== added) throw new Error('the same file again is not the same');
  const searchable = await stock.count(`${SITE}-cars`);
  await stock.stop();
  await facilities.stop();
  await database.close();
  return {
    seconds,
    unchangedSeconds,
    cpuSeconds: (user + system) / 1e6,
    read,
    added,
    refused,
    searchable,
    megabytes: blob.size / 1e6,
  };
}

const [mode, first = '', second = '', third] = process.argv.slice(2);
const answer = mode === 'write' ? await write(first, Number(second)) : await importInto(first, second, third);
process.stdout.write(`${JSON.stringify(answer)}\n`);
