import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type MigrationSet, migrate, type Session } from '~/platform/db';
import { createQueueTables } from '~/platform/jobs';
import { decodeJson } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';
import {
  foreignKeysOf,
  nameAsSql,
  namesOfSequences,
  namesOfTables,
  type Sequence,
  type Table,
} from './catalogue';
import {
  MANIFEST_ENTRY,
  type Manifest,
  MEDIA_FOLDER,
  manifestEntry,
  SCHEMA_ENTRY,
  type SchemaEntry,
  schemaEntry,
  TABLE_FOLDER,
} from './format';
import { digestOf, insertLines } from './table-lines';
import { BadArchive, readTar, type TarEntry } from './tar';

/** Why an archive cannot be restored by this release. */
export type RestoreProblem =
  | { readonly code: 'not-a-backup' }
  /** It has migrations that this release does not know. */
  | { readonly code: 'newer'; readonly release: string }
  /** The job queue's tables are of another version. */
  | { readonly code: 'other-queue'; readonly release: string };

export interface RestoreSummary {
  readonly release: string;
  readonly madeAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly mediaFiles: number;
  /** Tables of others that stood among ours: no migration makes them, so they are not restored. */
  readonly leftOut: readonly string[];
}

const MAX_JSON_BYTES = 256 * 1024 * 1024;

/** An archive that has been opened and can be restored by this release. */
export interface OpenArchive {
  readonly schema: SchemaEntry;
  /**
   * Makes the tables as they were and fills them, in the session's transaction, and writes uploads below `mediaFolder`. Every
   * entry and every table is compared with the digests of the archive.
   *
   * @throws BadArchive when it is cut off or something in it has changed; then the transaction must not commit
   */
  load(session: Session, mediaFolder: string): Promise<RestoreSummary>;
}

/** Reads the beginning of an uncompressed archive and tells whether it can be restored. */
export async function openArchive(
  source: AsyncIterable<Uint8Array>,
  { sets, queueVersion }: { readonly sets: readonly MigrationSet[]; readonly queueVersion: string },
): Promise<Result<OpenArchive, RestoreProblem>> {
  const entries = readTar(source);
  const digests = new Map<string, string>();
  const schema = await readSchema(entries, digests);
  if (schema === null) return err({ code: 'not-a-backup' });
  const { release } = schema;
  const known = schema.migrations.every(({ module, name }) => sets.some((set) => has(set, module, name)));
  if (!known) return err({ code: 'newer', release });
  if (schema.queueVersion !== null && schema.queueVersion !== queueVersion)
    return err({ code: 'other-queue', release });
  return ok({
    schema,
    async load(session, mediaFolder) {
      await createTables(session, schema, sets);
      return fill(session, { schema, entries, digests, mediaFolder });
    },
  });
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const has = (set: MigrationSet, module: string, name: string): boolean =>
  set.module === module && Object.keys(set.migrations).some((path) => fileName(path) === name);

async function readSchema(
  entries: AsyncGenerator<TarEntry>,
  digests: Map<string, string>,
): Promise<SchemaEntry | null> {
  try {
    const first = await entries.next();
    if (first.done === true || first.value.name !== SCHEMA_ENTRY) return null;
    const parsed = schemaEntry.safeParse(decodeJson(await textOf(first.value, digests)));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof BadArchive) return null;
    throw error;
  }
}

/** The tables as the archive's release had them; what is newer comes when a server starts. */
async function createTables(
  session: Session,
  schema: SchemaEntry,
  sets: readonly MigrationSet[],
): Promise<void> {
  const wanted = sets.map((set) => ({
    module: set.module,
    migrations: Object.fromEntries(
      Object.entries(set.migrations).filter(([path]) =>
        schema.migrations.some(({ module, name }) => module === set.module && name === fileName(path)),
      ),
    ),
  }));
  await migrate({ driver: { ...session, transaction: (work) => work(session) } }, wanted);
  if (schema.queueVersion !== null) await createQueueTables(session);
}

interface Loading {
  readonly schema: SchemaEntry;
  readonly entries: AsyncGenerator<TarEntry>;
  readonly digests: Map<string, string>;
  readonly mediaFolder: string;
}

async function fill(session: Session, loading: Loading): Promise<RestoreSummary> {
  const { schema } = loading;
  const present = new Set(await namesOfTables(session));
  const ours = schema.tables.filter(({ name }) => present.has(name));
  const leftOut = schema.tables.map(({ name }) => name).filter((name) => !present.has(name));
  const tables = new Map(ours.map((table) => [table.name, table]));
  // Rows come table by table, not in the order in which they point at each other.
  const keys = await foreignKeysOf(session);
  for (const { table, name } of keys) await session.execute(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  // What migrations and the queue have written themselves is in the archive, too.
  await session.execute(`TRUNCATE ${[...tables.keys()].map(nameAsSql).join(', ')}`);
  const { manifest, mediaFiles } = await loadEntries(session, tables, new Set(leftOut), loading);
  await session.execute('SET CONSTRAINTS ALL IMMEDIATE');
  for (const { table, name, definition } of keys)
    await session.execute(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  for (const { name, last } of await sequencesThere(session, schema.sequences))
    await session.execute('SELECT setval($1::regclass, $2::bigint)', [nameAsSql(name), last]);
  let rows = 0;
  for (const table of ours) {
    const found = await digestOf(session, table);
    const expected = manifest.tables[table.name];
    if (found.rows !== expected?.rows || found.digest !== expected.digest)
      throw new BadArchive(`the table ${table.name} is not what was backed up`);
    rows += found.rows;
  }
  const { release, madeAt } = schema;
  return { release, madeAt, tables: tables.size, rows, mediaFiles, leftOut };
}

/** Those of tables that were left out are not there. */
async function sequencesThere(
  session: Session,
  sequences: readonly Sequence[],
): Promise<readonly Sequence[]> {
  const names = new Set(await namesOfSequences(session));
  return sequences.filter(({ name }) => names.has(name));
}

async function loadEntries(
  session: Session,
  tables: ReadonlyMap<string, Table>,
  leftOut: ReadonlySet<string>,
  { entries, digests, mediaFolder }: Loading,
): Promise<{ manifest: Manifest; mediaFiles: number }> {
  let mediaFiles = 0;
  for await (const entry of entries) {
    if (entry.name === MANIFEST_ENTRY) {
      const manifest = manifestEntry.parse(decodeJson(await textOf(entry, new Map())));
      for (const name of new Set([...digests.keys(), ...Object.keys(manifest.entries)])) {
        if (digests.get(name) !== manifest.entries[name]) throw new BadArchive(`${name} has been changed`);
      }
      return { manifest, mediaFiles };
    }
    if (entry.name.startsWith(TABLE_FOLDER)) {
      const name = entry.name.slice(TABLE_FOLDER.length, entry.name.lastIndexOf('/'));
      const text = await textOf(entry, digests);
      if (leftOut.has(name)) continue;
      const table = tables.get(name);
      if (table === undefined) throw new BadArchive(`${entry.name} belongs to no table`);
      const lines = text.split('\n').filter((line) => line !== '');
      await insertLines(session, table, lines);
    } else if (entry.name.startsWith(MEDIA_FOLDER)) {
      await writeUpload(entry, mediaFolder, digests);
      mediaFiles += 1;
    } else {
      throw new BadArchive(`${entry.name} is nothing that a backup has`);
    }
  }
  throw new BadArchive('the archive is cut off');
}

/** What an upload's path may be: an archive cannot write anywhere else. */
const UPLOAD = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

async function writeUpload(entry: TarEntry, folder: string, digests: Map<string, string>): Promise<void> {
  const path = entry.name.slice(MEDIA_FOLDER.length);
  if (!UPLOAD.test(path)) throw new BadArchive(`${entry.name} is no upload`);
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  const digest = createHash('sha256');
  const counted = async function* () {
    for await (const chunk of entry.bytes) {
      digest.update(chunk);
      yield chunk;
    }
  };
  await pipeline(Readable.from(counted()), createWriteStream(file, { flags: 'wx', flush: true }));
  digests.set(entry.name, digest.digest('hex'));
}

async function textOf(entry: TarEntry, digests: Map<string, string>): Promise<string> {
  if (entry.size > MAX_JSON_BYTES) throw new BadArchive(`${entry.name} is too large`);
  const parts: Uint8Array[] = [];
  for await (const part of entry.bytes) parts.push(part);
  const bytes = Buffer.concat(parts);
  digests.set(entry.name, createHash('sha256').update(bytes).digest('hex'));
  return bytes.toString('utf8');
}
