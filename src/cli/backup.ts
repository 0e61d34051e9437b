import { createWriteStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { VERSION } from '~/app/version';
import { openUploads } from '~/app/wiring/uploads';
import { UploadsAway, writeBackup } from '~/platform/backup';
import type { Config } from '~/platform/config';
import { nullLog } from '~/platform/log';
import { callServer } from '~/platform/maintenance';
import { complain, configOf, print, refusalOf, SERVER_FAILURES, withOurs } from './place';

const USAGE = `Usage: npm run backup -- FILE

Writes database and uploads into one file (tar, gzip), while servers run. FILE must not be there yet. With DATABASE_URL the
database is read directly, otherwise through the server that holds DATA_DIR, or from DATA_DIR where none runs.`;

/** Writes a backup and returns the process's exit code. */
async function main(): Promise<number> {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || name.startsWith('-') || more.length > 0) {
    complain(USAGE);
    return 2;
  }
  const config = configOf(process.env);
  if (config === null) return 2;
  // npm runs scripts in the project's folder; the file is named from where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) {
    complain(`${file} is there already: a backup overwrites nothing.`);
    return 1;
  }
  const draft = `${file}.part`;
  try {
    const failure = await writeTo(draft, config);
    if (failure !== null) {
      complain(failure);
      return 1;
    }
    await rename(draft, file);
    print(`${file}: ${(await stat(file)).size} bytes`);
    return 0;
  } catch (cause) {
    const why = cause instanceof UploadsAway ? cause.message : (unwritable(cause, file) ?? refusalOf(cause));
    if (why === null) throw cause;
    complain(`No backup was written: ${why}.`);
    return 1;
  } finally {
    await rm(draft, { force: true });
  }
}

/** A fault of the place for the file, in words: no such folder, no right to write, a full disk. */
const unwritable = (cause: unknown, file: string): string | null =>
  cause instanceof Error && 'syscall' in cause && 'code' in cause
    ? `${file} cannot be written (${String(cause.code)})`
    : null;

/** Writes the compressed archive; a sentence when no server and no database gives one. */
async function writeTo(file: string, config: Config): Promise<string | null> {
  const { dataDir } = config;
  const direct = await withOurs(config, async (database) => {
    const archive = new PassThrough();
    const uploads = openUploads(config, nullLog);
    await Promise.all([
      compressed(archive, file),
      writeBackup({ database, uploads, release: VERSION, now: new Date() }, archive).catch((cause: Error) =>
        archive.destroy(cause),
      ),
    ]);
  });
  if (direct.ok) return null;
  const answer = await callServer(dataDir, '/backup', {});
  if (!answer.ok) return SERVER_FAILURES[answer.error];
  try {
    await compressed(answer.value, file);
    return null;
  } catch (cause) {
    if (isBrokenOff(cause)) return SERVER_FAILURES.failed;
    throw cause;
  }
}

/** The server ends its answer before its end where something fails meanwhile, such as the bucket of uploads. */
const isBrokenOff = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNRESET';

/** Only its owner may read it: it holds everything that is known of customers. */
const compressed = (archive: Readable, file: string): Promise<void> =>
  pipeline(archive, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));

process.exitCode = await main();
