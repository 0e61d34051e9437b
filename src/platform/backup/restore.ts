import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder, type MigrationSet, openDatabase } from '~/platform/db';
import { QUEUE_VERSION } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import { err, type Result } from '~/platform/result';
import { openArchive, type RestoreProblem, type RestoreSummary } from './read-archive';
import { type OccupiedDatabase, restoreDatabase } from './restore-database';

export type RestoreFailure =
  | RestoreProblem
  | OccupiedDatabase
  /** The folder has uploads. */
  | { readonly code: 'uploads-not-empty' };

export interface RestoreOptions {
  /** The archive, uncompressed. */
  readonly source: AsyncIterable<Uint8Array>;
  /** Unset: PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly sets: readonly MigrationSet[];
  /** Puts the backup in the place of what is there. A folder's old data is moved aside, tables are dropped. */
  readonly replace: boolean;
  readonly now: Date;
  readonly log: Log;
}

/**
 * Restores database and uploads into an empty place. Nothing is in its place before everything has been compared with the
 * archive's digests.
 *
 * @throws DataDirLocked when a server works on the folder; BadArchive when the archive is damaged
 */
export async function restore(options: RestoreOptions): Promise<Result<RestoreSummary, RestoreFailure>> {
  const { source, databaseUrl, dataDir, sets, replace, now, log } = options;
  const opened = await openArchive(source, { sets, queueVersion: QUEUE_VERSION });
  if (!opened.ok) return opened;
  const release = databaseUrl === null ? await lockFolder(dataDir, log) : async () => undefined;
  const draft = join(dataDir, 'restoring');
  try {
    const media = join(dataDir, 'media');
    if (!replace && (await hasUploads(media))) return err({ code: 'uploads-not-empty' });
    const folder = join(dataDir, 'pgdata');
    if (databaseUrl === null && !replace && (await exists(folder)))
      return err({ code: 'database-not-empty' });
    await rm(draft, { recursive: true, force: true });
    await mkdir(join(draft, 'media'), { recursive: true, mode: 0o700 });
    const target = { archive: opened.value, sets, mediaFolder: join(draft, 'media'), replace };
    const place = databaseUrl === null ? { dataDir: draft } : { databaseUrl, dataDir };
    const database = await openDatabase({ ...place, log });
    try {
      const restored = await restoreDatabase({ ...target, database });
      if (!restored.ok) return restored;
      await database.close();
      const aside = `.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
      await moveInto(join(draft, 'media'), media, aside);
      if (databaseUrl === null) await moveInto(join(draft, 'pgdata'), folder, aside);
      return restored;
    } finally {
      await database.close();
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
    await release();
  }
}

async function moveInto(from: string, to: string, aside: string): Promise<void> {
  if (await exists(to)) await rename(to, to + aside);
  await rename(from, to);
}

const exists = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined)) !== undefined;

/** Resized pictures do not count: they are made again. */
async function hasUploads(media: string): Promise<boolean> {
  const names = await readdir(media).catch(() => []);
  return names.some((name) => name !== 'variants');
}
