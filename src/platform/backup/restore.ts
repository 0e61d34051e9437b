import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder, type MigrationSet, openDatabase } from '~/platform/db';
import { QUEUE_VERSION } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import { diskUploads, type UploadStore } from '~/platform/media';
import { err, type Result } from '~/platform/result';
import { openArchive, type RestoreProblem, type RestoreSummary } from './read-archive';
import { type OccupiedDatabase, restoreDatabase } from './restore-database';
import { UploadsAway } from './uploads-away';

export type RestoreFailure =
  | RestoreProblem
  | OccupiedDatabase
  /** The folder or the bucket has uploads. */
  | { readonly code: 'uploads-not-empty' };

export interface RestoreOptions {
  /** The archive, uncompressed. */
  readonly source: AsyncIterable<Uint8Array>;
  /** Unset: PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Where uploads go that several machines share; null: the folder `media` of `dataDir`. */
  readonly bucket: UploadStore | null;
  readonly sets: readonly MigrationSet[];
  /**
   * Puts the backup in the place of what is there. A folder's old data is moved aside, tables are dropped, a bucket keeps
   * what else it has.
   */
  readonly replace: boolean;
  readonly now: Date;
  readonly log: Log;
}

/**
 * Restores database and uploads into an empty place. Nothing is in its place before everything has been compared with the
 * archive's digests.
 *
 * @throws DataDirLocked when a server works on the folder; BadArchive when the archive is damaged; UploadsAway when the bucket
 *   cannot be used
 */
export async function restore(options: RestoreOptions): Promise<Result<RestoreSummary, RestoreFailure>> {
  const { source, databaseUrl, dataDir, bucket, sets, replace, now, log } = options;
  const opened = await openArchive(source, { sets, queueVersion: QUEUE_VERSION });
  if (!opened.ok) return opened;
  const release = databaseUrl === null ? await lockFolder(dataDir, log) : async () => undefined;
  const draft = join(dataDir, 'restoring');
  try {
    const media = join(dataDir, 'media');
    if (!replace && (await hasUploads(media, bucket))) return err({ code: 'uploads-not-empty' });
    const folder = join(dataDir, 'pgdata');
    if (databaseUrl === null && !replace && (await exists(folder)))
      return err({ code: 'database-not-empty' });
    await rm(draft, { recursive: true, force: true });
    const mediaFolder = join(draft, 'media');
    await mkdir(mediaFolder, { recursive: true, mode: 0o700 });
    const onCompared = async () => {
      if (bucket !== null) await copyUploads(diskUploads(mediaFolder, log), bucket);
    };
    const target = { archive: opened.value, sets, mediaFolder, replace, onCompared };
    const place = databaseUrl === null ? { dataDir: draft } : { databaseUrl, dataDir };
    const database = await openDatabase({ ...place, log });
    try {
      const restored = await restoreDatabase({ ...target, database });
      if (!restored.ok) return restored;
      await database.close();
      const aside = `.replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
      if (bucket === null) await moveInto(mediaFolder, media, aside);
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
async function hasUploads(media: string, bucket: UploadStore | null): Promise<boolean> {
  if (bucket === null) return (await readdir(media).catch(() => [])).some((name) => name !== 'variants');
  const listed = await bucket.list();
  if (!listed.ok) throw new UploadsAway('the bucket cannot be listed');
  return listed.value.length > 0;
}

/** What has been copied when one of them fails stays: no page names it, and the same bytes may come again. */
async function copyUploads(from: UploadStore, to: UploadStore): Promise<void> {
  const listed = await from.list();
  if (!listed.ok) throw new UploadsAway('the uploads of the archive cannot be listed');
  for (const { key } of listed.value) {
    const upload = await from.read(key);
    const put = upload.ok ? await to.put(key, upload.value) : upload;
    if (!put.ok) throw new UploadsAway(`${key} cannot be put into the bucket`);
  }
}
