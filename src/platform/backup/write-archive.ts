import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Database, Session } from '~/platform/db';
import { type StoredUpload, type UploadStore, uploadPieces } from '~/platform/media';
import { appliedMigrations, sequencesOf, type Table, tablesOf } from './catalogue';
import { FORMAT, MANIFEST_ENTRY, type Manifest, MEDIA_FOLDER, SCHEMA_ENTRY, TABLE_FOLDER } from './format';
import { linesOf, TableDigest } from './table-lines';
import { tarEnd, tarHeader, tarPadding } from './tar';
import { UploadsAway } from './uploads-away';

export interface BackupOptions {
  readonly database: Pick<Database, 'kind' | 'driver'>;
  readonly uploads: Pick<UploadStore, 'read' | 'list'>;
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
 *
 * @throws UploadsAway when not all uploads can be read
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
  // After the tables: an upload is stored before its row is, and is never deleted.
  const mediaFiles = await writeUploads(archive, options.uploads);
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

async function writeUploads(archive: ArchiveWriter, uploads: BackupOptions['uploads']): Promise<number> {
  const listed = await uploads.list();
  if (!listed.ok) throw new UploadsAway('the uploads cannot be listed');
  for (const upload of listed.value)
    await archive.stream(`${MEDIA_FOLDER}${upload.key}`, upload.size, bytesOf(uploads, upload));
  return listed.value.length;
}

async function* bytesOf(uploads: BackupOptions['uploads'], { key, size }: StoredUpload) {
  for await (const piece of uploadPieces(uploads, key, { start: 0, end: size - 1 })) {
    if (!piece.ok) throw new UploadsAway(`${key} cannot be read`);
    yield piece.value;
  }
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

  async stream(name: string, size: number, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    await this.#write(tarHeader(name, size, this.#at));
    const digest = createHash('sha256');
    let written = 0;
    for await (const chunk of chunks) {
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
