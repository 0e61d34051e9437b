import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Log } from '~/platform/log';
import type { Database } from '../database';
import type { StatementObserver } from '../observe';
import { lockFolder } from './lock';
import { openPGlite, startParameters } from './pglite';
import { DurableFiles } from './pglite-files';
import { scheduleUpkeep } from './pglite-upkeep';

export interface EmbeddedOptions {
  /** The folder that PGlite's `pgdata` and the lock live in, or 'memory' for a database that ends with the process. */
  dataDir: string | 'memory';
  log: Log;
  /** Called for every statement, and when it has ended. */
  observe?: StatementObserver | undefined;
  /** Called once when PGlite has panicked: it comes back with a new process only. */
  onStopped?: () => void;
  /** Called after each sync to disk by PGlite: for tests and metrics. */
  onSync?: () => void;
}

/** The version whose file system hook was checked; a test compares it with the one installed. */
export const PGLITE_VERSION = '0.5.16';
const PGLITE_MAJOR = '18';

/** Syncs a file, or the names in a folder. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates `pgdata` in one step: a first start that is cut off leaves nothing that looks like a database. */
async function createCluster(dataDir: string, onSync: () => void): Promise<void> {
  const draft = join(dataDir, 'pgdata.new');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const { database } = await openPGlite({
    fs: new DurableFiles(draft, onSync),
    loadDataDir: await emptyImage('folder'),
    startParams: startParameters(true),
  });
  await database.close();
  // What is unpacked is not synced by PGlite.
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true }))
    await syncPath(join(entry.parentPath, entry.name));
  await syncPath(draft);
  await rename(draft, join(dataDir, 'pgdata'));
  await syncPath(dataDir);
}

async function openFolder({
  dataDir,
  log,
  observe,
  onStopped,
  onSync = () => undefined,
}: EmbeddedOptions): Promise<Database> {
  const release = await lockFolder(dataDir, log);
  try {
    const folder = join(dataDir, 'pgdata');
    const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
    if (version === null) await createCluster(dataDir, onSync);
    else if (version.trim() !== PGLITE_MAJOR) {
      throw new Error(
        `${folder} was written by PostgreSQL ${version.trim()}; this PGlite is ${PGLITE_MAJOR}`,
      );
    }
    let stopUpkeep: () => Promise<void> = async () => undefined;
    const { database } = await openPGlite(
      { fs: new DurableFiles(folder, onSync), startParams: startParameters(true) },
      { beforeClose: () => stopUpkeep(), afterClose: release, observe, onStopped },
    );
    stopUpkeep = scheduleUpkeep(database.driver, log);
    return database;
  } catch (error) {
    await release();
    throw error;
  }
}

/** Null when there is none, or when it is another user's, or a link of theirs: a temporary folder is open to all. */
async function loadImage(path: string, user: number): Promise<Blob | null> {
  const found = await lstat(path).catch(() => null);
  if (!found?.isFile() || found.uid !== user || (found.mode & 0o022) !== 0) return null;
  return new Blob([await readFile(path)]);
}

/** Kept for other processes; without room for it, or where another user's file has the name, they make their own. */
async function storeImage(image: Blob, path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, Buffer.from(await image.arrayBuffer()), { mode: 0o600 });
    // After a power cut no name may lead to half a cluster: every new folder would be made of it.
    await syncPath(draft);
    await rename(draft, path);
  } catch {
    await unlink(draft).catch(() => undefined);
  }
}

/** Two thirds of an empty cluster are template databases, which are not needed here. */
const WITHOUT_TEMPLATES = [
  'UPDATE pg_database SET datistemplate = false',
  ...['DROP DATABASE template0', 'DROP DATABASE template1', 'CHECKPOINT'],
];

/** In memory every byte of the log is one that is copied. */
const SMALL_LOG = { startParams: ['-c', 'min_wal_size=2MB'], initDbStartParams: ['--wal-segsize=1'] };

async function makeImage(place: 'memory' | 'folder'): Promise<Blob> {
  const { startParams, initDbStartParams } =
    place === 'memory' ? SMALL_LOG : { startParams: [], initDbStartParams: [] };
  const first = await PGlite.create({
    startParams: [...startParameters(false), ...startParams],
    initDbStartParams,
  });
  for (const statement of WITHOUT_TEMPLATES) await first.exec(statement);
  const image = await first.dumpDataDir('none');
  await first.close();
  return image;
}

const imagesOfProcess = new Map<'memory' | 'folder', Promise<Blob>>();

/**
 * An empty cluster as a tar: `initdb` takes more than a second, and several on a disk; loading this takes a fraction of one. Kept
 * in the process and, for others, in the temporary folder.
 */
function emptyImage(place: 'memory' | 'folder'): Promise<Blob> {
  const known = imagesOfProcess.get(place) ?? loadOrMake(place);
  imagesOfProcess.set(place, known);
  return known;
}

async function loadOrMake(place: 'memory' | 'folder'): Promise<Blob> {
  const user = process.getuid?.() ?? 0;
  const path = join(tmpdir(), `forecourt-pglite-${PGLITE_VERSION}-${place}-${user}.tar`);
  const stored = await loadImage(path, user);
  if (stored !== null) return stored;
  const image = await makeImage(place);
  await storeImage(image, path);
  return image;
}

/** A PGlite in memory, empty where the options name no image to begin from. */
export async function openMemory(
  options: Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'> = {},
  observe?: StatementObserver,
): Promise<{ client: PGlite; database: Database }> {
  const image = { loadDataDir: await emptyImage('memory'), startParams: startParameters(false) };
  return openPGlite({ ...image, ...options }, { observe });
}

/**
 * Opens PGlite in the folder or in memory.
 *
 * @throws DataDirLocked when another process has the folder; DatabaseNotOpened when the folder will not do
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  if (options.dataDir === 'memory') return (await openMemory({}, options.observe)).database;
  return openFolder(options);
}
