import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Log } from '~/platform/log';

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
  /** When the process began, as the system counts it: a pid is used again, the pair is not. */
  startedAt: z.string(),
  host: z.string(),
  token: z.string(),
});
type Owner = z.infer<typeof ownerSchema>;

const HEARTBEAT_MS = 5_000;
/** Across hosts (containers on one volume) a pid says nothing; silence this long does. */
const SILENCE_MS = 30_000;

/** Field 22 of /proc/PID/stat, behind the command's closing bracket; empty where there is no /proc. */
async function startOf(pid: number): Promise<string> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
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

async function isAlive(owner: Owner, path: string): Promise<boolean> {
  if (owner.host !== hostname()) return Date.now() - (await stat(path)).mtimeMs < SILENCE_MS;
  return isRunning(owner.pid) && (await startOf(owner.pid)) === owner.startedAt;
}

/** `null`: no lock, or one that was cut off while being written and so belongs to nobody. */
async function readOwner(path: string): Promise<{ text: string; owner: Owner | null } | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return { text, owner: ownerSchema.parse(JSON.parse(text)) };
  } catch {
    return { text, owner: null };
  }
}

/** Moves the stale lock away, and back if in the meantime it became somebody's. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== stale) await link(aside, path).catch(() => undefined);
  await unlink(aside);
}

/** Puts the lock there with its content in one step; false when there is one already. */
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
 * Takes `folder`/lock for this process. A lock whose process is gone is taken over.
 * Returns the function that gives it back.
 *
 * @throws DataDirLocked when a living process has it
 */
export async function lockFolder(folder: string, log: Log): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'lock');
  const owner: Owner = {
    pid: process.pid,
    startedAt: await startOf(process.pid),
    host: hostname(),
    token: randomUUID(),
  };
  const text = JSON.stringify(owner);
  while (!(await place(path, text))) {
    const found = await readOwner(path);
    if (found === null) continue;
    if (found.owner && (await isAlive(found.owner, path))) throw new DataDirLocked(folder, found.owner.pid);
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
