import { randomUUID } from 'node:crypto';
import { link, readFile, readlink, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Log } from '~/platform/log';
import { decodeJson } from '../../json';
import { makeFolder } from '../../make-folder';
import { DatabaseNotOpened } from '../not-opened';

/** Another process (or this one, earlier) has the data folder open. */
export class DataDirLocked extends Error {
  override readonly name = 'DataDirLocked';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `DataDirLocked: the data folder ${folder} is in use by process ${pid}. One process at a time may open it: ` +
        'stop the other one, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server',
    );
  }
}

const ownerSchema = z.object({
  pid: z.number().int().positive(),
  /** When the process began, as the system counts it: a pid is reused, the pair is not. */
  startedAt: z.string(),
  host: z.string(),
  token: z.string(),
});
type Owner = z.infer<typeof ownerSchema>;

const HEARTBEAT_MS = 5_000;
/** Across hosts (containers on one volume) a pid means nothing; a lock without a heartbeat for this long is stale. */
const STALE_MS = 15_000;

/**
 * Field 22 of /proc/PID/stat, behind the command's closing bracket. Empty where there is no /proc, and for a process
 * that has ended and was not yet collected by its parent (state Z).
 */
async function startOf(pid: number): Promise<string> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

/** Where pids are comparable: the host, and on Linux the pid namespace of the container. */
async function pidSpace(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${namespace}`.trim();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Watches the heartbeat of an owner elsewhere. Compares the file's times with each other only: clocks may differ. */
async function hasHeartbeat(path: string, staleMs: number): Promise<boolean> {
  const beatAt = async () => (await stat(path).catch(() => null))?.mtimeMs;
  const first = await beatAt();
  for (let waited = 0; waited < staleMs; waited += 250) {
    await pause(250);
    if ((await beatAt()) !== first) return true;
  }
  return false;
}

async function isAlive(owner: Owner, path: string, staleMs: number): Promise<boolean> {
  if (owner.host !== (await pidSpace())) return hasHeartbeat(path, staleMs);
  return isRunning(owner.pid) && (await startOf(owner.pid)) === owner.startedAt;
}

/** `null`: no lock, or one that was cut off while being written and so has no owner. */
async function readOwner(path: string): Promise<{ text: string; owner: Owner | null } | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  return { text, owner: ownerSchema.safeParse(decodeJson(text)).data ?? null };
}

/** A takeover is a few file operations; an older one was cut off. */
const TAKEOVER_MS = 10_000;

/**
 * Removes the stale lock, if it is still the same one. Takeovers are serialised: a slower process that had read the stale lock
 * too would otherwise remove the lock of the one that has just taken over.
 */
async function removeStale(path: string, stale: string): Promise<void> {
  const turn = `${path}.takeover`;
  if (!(await acquireTurn(turn))) {
    await pause(20);
    return;
  }
  try {
    // Only the process whose turn it is removes a stale lock.
    if ((await readFile(path, 'utf8').catch(() => null)) === stale) await unlink(path);
  } finally {
    await unlink(turn).catch(() => undefined);
  }
}

async function acquireTurn(turn: string): Promise<boolean> {
  try {
    await writeFile(turn, '', { flag: 'wx' });
    return true;
  } catch {
    const turnStat = await stat(turn).catch(() => null);
    if (turnStat !== null && Date.now() - turnStat.mtimeMs > TAKEOVER_MS)
      await unlink(turn).catch(() => undefined);
    return false;
  }
}

/** Creates the lock with its content in one step; false when there is one already. */
async function place(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/**
 * Takes `folder`/lock for this process. A lock whose process is gone is taken over: at once when the process ran here,
 * after `silenceMs` without a sign of life when it ran on another host or in another container.
 * Returns the function that gives it back.
 *
 * @throws DataDirLocked when a living process has it; DatabaseNotOpened when the folder cannot be made or written to
 */
export async function lockFolder(folder: string, log: Log, staleMs = STALE_MS): Promise<() => Promise<void>> {
  const refuse = (cause: unknown): never => {
    throw new DatabaseNotOpened('DATA_DIR', cause);
  };
  await makeFolder(folder).catch(refuse);
  const path = join(folder, 'lock');
  const owner: Owner = {
    pid: process.pid,
    startedAt: await startOf(process.pid),
    host: await pidSpace(),
    token: randomUUID(),
  };
  const text = JSON.stringify(owner);
  while (!(await place(path, text).catch(refuse))) {
    const found = await readOwner(path);
    if (found === null) continue;
    if (found.owner && (await isAlive(found.owner, path, staleMs)))
      throw new DataDirLocked(folder, found.owner.pid);
    log.warn({ pid: found.owner?.pid }, 'took over the data folder from a process that is gone');
    await removeStale(path, found.text);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch((error: unknown) =>
      log.error({ err: error }, 'the data folder lost its lock'),
    );
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    if ((await readOwner(path))?.text === text) await unlink(path);
  };
}
