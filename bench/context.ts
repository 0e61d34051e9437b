import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../test/postgres.ts';
import { demoDataDir, removeDataDir } from '../test/system/server.ts';
import type { Speed } from './load/load.ts';
import { atEnd, temporaryFolder } from './processes.ts';

/** What the parts share: how long they measure, a folder, and a demo that is filled once. */
export interface Context {
  /** Short rounds and small stocks, for working on the benchmarks themselves. */
  readonly quick: boolean;
  readonly folder: string;
  /** A line about what is going on. */
  report(line: string): void;
  /** A filled demo on PGlite, as a data folder of its own. */
  demoFolder(): Promise<string>;
  /** A PostgreSQL with every sync on; its settings as a careful operator would choose them. Null where none is installed. */
  postgres(): Promise<{ readonly url: string; stop(): Promise<void> } | null>;
}

const SETTINGS = ['shared_buffers=512MB', 'work_mem=64MB', 'max_wal_size=4GB', 'jit=off'];

export async function createContext(quick: boolean): Promise<Context> {
  const folder = await temporaryFolder();
  const report = (line: string) => console.error(`  ${line}`);
  // One fill for all parts; a folder that was filled before may be named.
  process.env.TEST_DEMO ??= await mkdtemp(join(folder, 'demo-'));
  return {
    quick,
    folder,
    report,
    async demoFolder() {
      const dataDir = await demoDataDir();
      atEnd(() => removeDataDir(dataDir));
      return dataDir;
    },
    async postgres() {
      const server = await startPostgres(SETTINGS);
      if (server === null) return null;
      let running = true;
      const stop = async () => {
        if (running) await server.stop();
        running = false;
      };
      atEnd(stop);
      return { url: server.url, stop };
    },
  };
}

/** The middle one of several rounds, which take turns, so that a busy moment of the machine meets everyone alike. */
export async function runInTurns<K extends string>(
  names: readonly K[],
  rounds: number,
  round: (name: K) => Promise<Speed>,
): Promise<ReadonlyMap<K, Speed>> {
  const results = new Map<K, Speed[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < rounds; turn++) {
    for (const name of names) results.get(name)?.push(await round(name));
  }
  const middle = (speeds: readonly Speed[]) =>
    speeds.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds / 2)] ?? { rate: 0, cpuMs: null };
  return new Map([...results].map(([name, speeds]) => [name, middle(speeds)]));
}
