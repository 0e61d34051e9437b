import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '~/platform/log';
import type { LocalSearchIndex } from '~/platform/search';

export interface SnapshotOptions {
  readonly folder: string;
  /** Another build may make another index of the same cars. */
  readonly build: string;
}

interface SnapshotPorts extends SnapshotOptions {
  readonly index: LocalSearchIndex;
  readonly name: string;
  /** Names the cars the index is made of; null while it is not made of what the database has. */
  state(): Promise<string | null>;
  /** Nobody else writes the index meanwhile. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  readonly log: Log;
}

/** After a change others mostly follow. */
const QUIET_MS = 30_000;
/** A large index is hundreds of megabytes; to be without its snapshot costs one slow start. */
const MIN_PAUSE_MS = 10 * 60_000;

/** An index as a file beside the database, so that a start reads it instead of building it. */
export class IndexSnapshot {
  readonly #ports: SnapshotPorts;
  #timer: NodeJS.Timeout | undefined;
  #isStale = false;
  #savedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: SnapshotPorts) {
    this.#ports = ports;
  }

  get #path(): string {
    return join(this.#ports.folder, `${this.#ports.name}.index`);
  }

  /** Fills the index from the file if that was made of the cars that the database has now; otherwise false. */
  async load(): Promise<boolean> {
    const key = await this.#key();
    return key !== null && this.#ports.index.loadFrom(this.#path, key);
  }

  /** The index has changed: the file is written anew after a while. */
  changed(): void {
    this.#isStale = true;
    const pause = Math.max(QUIET_MS, this.#savedAt + MIN_PAUSE_MS - performance.now());
    this.#timer ??= setTimeout(() => void this.#save(), pause).unref();
  }

  /** Writes what has changed since. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isStale) await this.#save();
    clearTimeout(this.#timer);
  }

  async #save(): Promise<void> {
    const { index, inTurn, log, folder } = this.#ports;
    this.#timer = undefined;
    try {
      await inTurn(async () => {
        const key = await this.#key();
        if (key === null) return this.changed();
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await index.saveTo(this.#path, key);
        this.#isStale = false;
        this.#savedAt = performance.now();
      });
    } catch (cause) {
      log.warn(
        { err: cause, path: this.#path },
        'the search index was not kept: the next start builds it anew',
      );
    }
  }

  async #key(): Promise<string | null> {
    const state = await this.#ports.state();
    return state === null ? null : `${this.#ports.build} ${state}`;
  }
}
