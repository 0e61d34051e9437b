import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { freshDataDir, type RunningServer, startServer } from '../../test/system/server.ts';

/** What has to be undone at the end, however it ends; the newest first. */
const undo: (() => Promise<unknown>)[] = [];

export async function endAll(): Promise<void> {
  for (let work = undo.pop(); work !== undefined; work = undo.pop()) await work().catch(() => undefined);
}

const removedAtEnd = (folder: string): string => {
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

export const dataFolder = async (): Promise<string> => removedAtEnd(await freshDataDir());
export const temporaryFolder = async (): Promise<string> =>
  removedAtEnd(await mkdtemp(join(tmpdir(), 'forecourt-drill-')));

/** Each visitor comes through one proxy from an address of his own. */
export async function openServer(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const server = await startServer({
    dataDir,
    env: { TRUST_PROXY: '1', ...env },
    startTimeoutMs: 240_000,
  });
  undo.push(() => server.stop());
  return server;
}

let postgres: TestPostgres | null = null;

/** One PostgreSQL for the whole drill, with its syncs. */
export async function drillPostgres(): Promise<TestPostgres> {
  if (postgres !== null) return postgres;
  const started = await startPostgres(['max_connections=100']);
  if (started === null) throw new Error('not done: PostgreSQL is not installed on this machine');
  undo.push(() => started.stop());
  postgres = started;
  return started;
}

/** Runs one statement; the rows. */
export async function query(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
