import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { kindOf, type Sections, SnapshotDamaged, SnapshotSource } from './snapshot';

/** A file is: length of the head, head, sections (kind, length in bytes, bytes), a section of kind 0, SHA-256 of all before. */
const BATCH_BYTES = 1 << 20;
const HEADER_BYTES = 12;
const DIGEST_BYTES = 32;

/**
 * Writes the sections to a file in one step: beside it first, synced, then in its place. Yields to other work after each
 * megabyte.
 */
export async function writeSnapshot(path: string, head: string, sections: Sections): Promise<void> {
  await removeAbandoned(path);
  const draft = `${path}.${process.pid}${DRAFT}`;
  const file = await open(draft, 'w', 0o600);
  try {
    const writer = new Writer(file);
    await writer.head(head);
    for (const section of sections) {
      const bytes = Buffer.from(section.buffer, section.byteOffset, section.byteLength);
      await writer.header(kindOf(section), bytes.length);
      await writer.bytes(bytes);
    }
    await writer.header(0, 0);
    await writer.end();
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (cause) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw cause;
  }
}

const DRAFT = '.new';
/** No process writes for so long. */
const ABANDONED_MS = 60 * 60_000;

/** What processes that were killed have left half written. */
async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(DRAFT)) continue;
    const draft = join(folder, name);
    const found = await stat(draft).catch(() => null);
    if (found !== null && found.mtimeMs < Date.now() - ABANDONED_MS) await rm(draft, { force: true });
  }
}

class Writer {
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');
  readonly #batch = Buffer.allocUnsafe(BATCH_BYTES);
  #used = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async head(head: string): Promise<void> {
    const bytes = Buffer.from(head);
    await this.header(0, bytes.length);
    await this.bytes(bytes);
  }

  async header(kind: number, length: number): Promise<void> {
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt32LE(kind);
    header.writeDoubleLE(length, 4);
    await this.bytes(header);
  }

  async bytes(bytes: Buffer): Promise<void> {
    for (let from = 0; from < bytes.length; ) {
      const copied = bytes.copy(this.#batch, this.#used, from);
      from += copied;
      this.#used += copied;
      if (this.#used === BATCH_BYTES) await this.#flush();
    }
  }

  async end(): Promise<void> {
    await this.#flush();
    await writeAll(this.#file, this.#hash.digest());
  }

  async #flush(): Promise<void> {
    const bytes = this.#batch.subarray(0, this.#used);
    this.#hash.update(bytes);
    await writeAll(this.#file, bytes);
    this.#used = 0;
  }
}

async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let from = 0; from < bytes.length; )
    from += (await file.write(bytes, from, bytes.length - from)).bytesWritten;
}

/** The head of a snapshot; null where there is none. */
export function snapshotHead(path: string): string | null {
  return withFile(path, (source) => source.head()) ?? null;
}

/**
 * What `load` makes of the sections of a file with this head; null where there is none, where it has another head, is cut off or
 * damaged. `load` reads before that is known, so what it makes has to be thrown away then.
 */
export function readSnapshot<T>(path: string, head: string, load: (source: SnapshotSource) => T): T | null {
  const read = withFile(path, (source) => {
    if (source.head() !== head) return null;
    const loaded = load(source);
    source.end();
    return { loaded };
  });
  return read?.loaded ?? null;
}

function withFile<T>(path: string, read: (source: FileSource) => T): T | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return null;
  }
  try {
    return read(new FileSource(file));
  } catch {
    // Of bytes that nobody has written anything may come; that the digest is wrong is known last.
    return null;
  } finally {
    closeSync(file);
  }
}

class FileSource extends SnapshotSource {
  readonly #file: number;
  readonly #hash: Hash = createHash('sha256');
  #left: number;

  constructor(file: number) {
    super();
    this.#file = file;
    this.#left = fstatSync(file).size - DIGEST_BYTES;
  }

  head(): string {
    return Buffer.from(this.next(0)).toString();
  }

  /** Whether this was all, and all of it as it was written. */
  end(): void {
    this.next(0);
    const digest = Buffer.alloc(DIGEST_BYTES);
    readSync(this.#file, digest);
    if (this.#left !== 0 || !this.#hash.digest().equals(digest)) throw new SnapshotDamaged('it is not whole');
  }

  protected next(kind: number): ArrayBuffer {
    const header = this.#read(HEADER_BYTES);
    const length = header.readDoubleLE(4);
    if (header.readUInt32LE() !== kind) throw new SnapshotDamaged('another section was expected');
    return this.#read(length).buffer;
  }

  #read(length: number): Buffer<ArrayBuffer> {
    if (!(Number.isInteger(length) && length >= 0 && length <= this.#left))
      throw new SnapshotDamaged('a section is longer than the file');
    const bytes = Buffer.from(new ArrayBuffer(length));
    let read = 0;
    while (read < length) {
      const count = readSync(this.#file, bytes, read, length - read, null);
      if (count === 0) throw new SnapshotDamaged('it breaks off');
      read += count;
    }
    this.#hash.update(bytes.subarray(0, length));
    this.#left -= length;
    return bytes;
  }
}
