import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Writable } from 'node:stream';
import type { Database, Session } from '~/platform/db';
import { appliedMigrations, sequencesOf, type Table, tablesOf } from './catalogue';
import { FORMAT, MANIFEST_ENTRY, type Manifest, MEDIA_FOLDER, SCHEMA_ENTRY, TABLE_FOLDER } from './format';
import { linesOf, TableDigest } from './table-lines';
import { tarEnd, tarHeader, tarPadding } from './tar';

export interface BackupOptions {
  readonly database: Pick<Database, 'kind' | 'driver'>;
  /** Where uploads lie. */
  readonly mediaFolder: string;
  /** Version of the product. */
  readonly release: string;
  readonly now: Date;
  /** A receiver that takes nothing for so long ends the backup: PGlite serves nobody else meanwhile. */
  readonly stallMs?: number;
}

export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  readonly mediaFiles: number;
  readonly bytes: number;
}

const PART_BYTES = 1024 * 1024;
const STALL_MS = 60_000;

/**
 * Writes database and uploads as one tar archive, uncompressed: the state of one instant, read in one transaction while
 * others go on writing (PostgreSQL), or wait (PGlite, which has one connection). Ends the stream.
 */
export async function writeBackup(options: BackupOptions, out: Writable): Promise<BackupSummary> {
  const archive = new ArchiveWriter(out, options.now, options.stallMs ?? STALL_MS);
  const tables = await options.database.driver.transaction(async (session) => {
    if (options.database.kind === 'postgres') {
      await session.execute('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      await session.execute('SET LOCAL idle_in_transaction_session_timeout = 0');
    }
    return writeDatabase(session, archive, options);
  });
  // After the tables: an upload lies on the disk before its row does, and is never deleted.
  const mediaFiles = await writeMedia(archive, options.mediaFolder);
  const manifest: Manifest = { tables, entries: archive.digests };
  await archive.entry(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest)));
  await archive.end();
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return { tables: Object.keys(tables).length, rows, mediaFiles, bytes: archive.bytes };
}

async function writeDatabase(
  session: Session,
  archive: ArchiveWriter,
  { release, now }: BackupOptions,
): Promise<Manifest['tables']> {
  const tables = await tablesOf(session);
  const schema = {
    format: FORMAT,
    release,
    madeAt: now.toISOString(),
    migrations: await appliedMigrations(session),
    queueVersion: await queueVersionOf(session, tables),
    tables,
    sequences: await sequencesOf(session),
  };
  await archive.entry(SCHEMA_ENTRY, Buffer.from(JSON.stringify(schema)));
  const written: Manifest['tables'] = {};
  for (const table of tables) written[table.name] = await writeTable(session, archive, table);
  return written;
}

async function queueVersionOf(session: Session, tables: readonly Table[]): Promise<string | null> {
  if (!tables.some(({ name }) => name === 'pgboss.version')) return null;
  const { rows } = await session.execute('SELECT version::text AS version FROM pgboss.version');
  return typeof rows[0]?.version === 'string' ? rows[0].version : null;
}

/** In parts of about a megabyte, as an entry's size stands before its bytes. */
async function writeTable(session: Session, archive: ArchiveWriter, table: Table) {
  const digest = new TableDigest();
  let part: string[] = [];
  let [size, count] = [0, 0];
  const flush = async () => {
    count += 1;
    const name = `${TABLE_FOLDER}${table.name}/${String(count).padStart(6, '0')}.jsonl`;
    await archive.entry(name, Buffer.from(`${part.join('\n')}\n`));
    part = [];
    size = 0;
  };
  for await (const lines of linesOf(session, table)) {
    digest.add(lines);
    for (const line of lines) {
      part.push(line);
      size += line.length;
      if (size >= PART_BYTES) await flush();
    }
  }
  if (part.length > 0) await flush();
  return { rows: digest.rows, digest: digest.hex };
}

/** Uploads; resized pictures are made again. */
async function writeMedia(archive: ArchiveWriter, folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  let count = 0;
  for (const name of names) {
    const file = join(name.parentPath, name.name);
    const path = relative(folder, file).replaceAll('\\', '/');
    if (!name.isFile() || path.startsWith('variants/') || path.endsWith('.tmp')) continue;
    await archive.file(`${MEDIA_FOLDER}${path}`, file);
    count += 1;
  }
  return count;
}

class ArchiveWriter {
  readonly digests: Record<string, string> = {};
  bytes = 0;
  readonly #out: Writable;
  readonly #at: Date;
  readonly #stallMs: number;
  #failure: Error | undefined;

  constructor(out: Writable, at: Date, stallMs: number) {
    this.#out = out;
    this.#at = at;
    this.#stallMs = stallMs;
    out.on('error', (error) => {
      this.#failure ??= error;
    });
  }

  async entry(name: string, bytes: Uint8Array): Promise<void> {
    await this.#write(tarHeader(name, bytes.byteLength, this.#at));
    await this.#write(bytes);
    await this.#write(tarPadding(bytes.byteLength));
    this.digests[name] = createHash('sha256').update(bytes).digest('hex');
  }

  async file(name: string, path: string): Promise<void> {
    const { size } = await stat(path);
    await this.#write(tarHeader(name, size, this.#at));
    const digest = createHash('sha256');
    let written = 0;
    for await (const chunk of createReadStream(path)) {
      if (!(chunk instanceof Uint8Array)) throw new Error('a file gave no bytes');
      written += chunk.byteLength;
      digest.update(chunk);
      await this.#write(chunk);
    }
    if (written !== size) throw new Error(`${name} changed while it was read`);
    await this.#write(tarPadding(size));
    this.digests[name] = digest.digest('hex');
  }

  async end(): Promise<void> {
    await this.#write(tarEnd());
    await new Promise<void>((resolve, reject) => {
      this.#out.once('error', reject);
      this.#out.end(resolve);
    });
  }

  async #write(bytes: Uint8Array): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#out.destroyed) throw new Error('the receiver of the backup has gone');
    if (bytes.byteLength === 0) return;
    this.bytes += bytes.byteLength;
    if (!this.#out.write(bytes)) await this.#drained();
  }

  #drained(): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        clearTimeout(timer);
        this.#out.off('drain', drained).off('close', closed);
        settle();
      };
      const drained = () => done(resolve);
      const closed = () => done(() => reject(new Error('the receiver of the backup has gone')));
      const stalled = () => done(() => reject(new Error('the receiver of the backup takes nothing')));
      const timer = setTimeout(stalled, this.#stallMs);
      this.#out.once('drain', drained).once('close', closed);
    });
  }
}
