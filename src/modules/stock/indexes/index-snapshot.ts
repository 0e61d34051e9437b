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
const QUIET_MS = 5000;
/** Between two files of an index, so that one of hundreds of megabytes is not written all the time. */
const PAUSE_MS_PER_MEGABYTE = 1000;

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
    this.#timer ??= setTimeout(() => void this.#save(), this.#pauseMs()).unref();
  }

  #pauseMs(): number {
    const megabytes = this.#ports.index.memoryBytes() / 2 ** 20;
    return Math.max(QUIET_MS, this.#savedAt + megabytes * PAUSE_MS_PER_MEGABYTE - performance.now());
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
