import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { MIGRATIONS } from '~/app/wiring/migrations';
import { openUploads } from '~/app/wiring/uploads';
import { BadArchive, type RestoreFailure, restore, UploadsAway } from '~/platform/backup';
import { DatabaseNotOpened, DataDirLocked } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { complain, configOf, print, refusalOf } from './place';

const USAGE = `Usage: npm run restore -- FILE [--replace]

Puts a backup into the database of DATABASE_URL, or of DATA_DIR without it, and its uploads into the bucket of S3_URL, or into
DATA_DIR without it. All must be empty and no server may run on them. --replace drops the tables that are there, moves a
folder's data aside, and adds to a bucket.`;

/** Restores a backup and returns the process's exit code. */
async function main(): Promise<number> {
  const parsed = readArguments();
  if (parsed === null) {
    complain(USAGE);
    return 2;
  }
  const config = configOf(process.env);
  if (config === null) return 2;
  const { file, replace } = parsed;
  if (
    !(await access(file).then(
      () => true,
      () => false,
    ))
  ) {
    complain(`${file} cannot be read.`);
    return 1;
  }
  const source = createGunzip();
  const reading = pipeline(createReadStream(file), source).catch(() => undefined);
  const databaseUrl = config.databaseUrl?.reveal() ?? null;
  const bucket = config.uploads.kind === 'bucket' ? openUploads(config, nullLog) : null;
  const place = { databaseUrl, dataDir: config.dataDir, bucket, sets: MIGRATIONS };
  try {
    const done = await restore({ ...place, source, replace, now: new Date(), log: nullLog });
    if (!done.ok) {
      complain(sentenceOf(done.error));
      return 1;
    }
    const { release, madeAt, tables, rows, mediaFiles, leftOut } = done.value;
    print(`Backup of ${madeAt}, release ${release}: ${tables} tables, ${rows} rows, ${mediaFiles} uploads.`);
    if (leftOut.length > 0) print(`Left out, as they are not ours: ${leftOut.join(', ')}.`);
    print(
      'Every table was compared with the backup. Erasures since then (npm run person) must be made again.',
    );
    return 0;
  } catch (cause) {
    const why = isExpected(cause) || isZlibError(cause) ? cause.message : refusalOf(cause);
    if (why === null) throw cause;
    complain(cause instanceof DataDirLocked ? why : `Nothing was restored: ${why}.`);
    return 1;
  } finally {
    source.destroy();
    await reading;
  }
}

const isExpected = (cause: unknown): cause is Error =>
  cause instanceof BadArchive ||
  cause instanceof DataDirLocked ||
  cause instanceof DatabaseNotOpened ||
  cause instanceof UploadsAway;

const isZlibError = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && /^(Z_|ERR_STREAM_PREMATURE_CLOSE)/.test(String(cause.code));

function readArguments(): { readonly file: string; readonly replace: boolean } | null {
  try {
    const options = { replace: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) return null;
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
    return { file, replace: values.replace === true };
  } catch {
    return null;
  }
}

function sentenceOf(failure: RestoreFailure): string {
  switch (failure.code) {
    case 'not-a-backup':
      return 'The file is no backup.';
    case 'newer':
      return `The backup was made by release ${failure.release}, which is newer: restore it with that one.`;
    case 'other-queue':
      return `The backup was made by release ${failure.release}: restore it with that one, then upgrade.`;
    case 'database-not-empty':
      return 'The database is not empty: choose another one, or --replace it.';
    case 'uploads-not-empty':
      return 'There are uploads already: choose another folder or bucket, or --replace them.';
    case 'in-use':
      return `Servers work on the database (${failure.sessions} connections): stop them first.`;
    case 'other-tables':
      return `The database has tables that are not ours: ${failure.tables.join(', ')}.`;
  }
}

process.exitCode = await main();
