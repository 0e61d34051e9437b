import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type PostgresModule = Parameters<Init>[1];

/** What Emscripten's NODEFS hands to its stream operations: a file has a descriptor of ours, a folder has none. */
interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}

const isNodeFiles = (value: unknown): value is NodeFiles =>
  typeof value === 'object' &&
  value !== null &&
  'realPath' in value &&
  typeof value.realPath === 'function' &&
  'stream_ops' in value &&
  typeof value.stream_ops === 'object' &&
  value.stream_ops !== null;

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * PGlite's folder on disk, with an fsync: the built-in file system has none, so that an acknowledged commit would not survive a
 * power cut. `onSync` is called after each sync.
 */
export class DurableFiles extends NodeFS {
  readonly #onSync: () => void;

  constructor(folder: string, onSync: () => void) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(pg: Parameters<Init>[0], options: PostgresModule): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const install: NonNullable<PostgresModule['preRun']>[number] = (module) => {
      const files: unknown = module.NODEFS;
      if (!isNodeFiles(files)) throw new Error('PGlite changed its file system: commits would not be synced');
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(files.realPath(stream.node));
        else fdatasyncSync(stream.nfd);
        this.#onSync();
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }
}
