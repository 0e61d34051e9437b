import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '~/platform/config';
import type { Log } from '~/platform/log';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** Who has run for this long has not failed at its start. */
const STABLE_MS = 60_000;

/** Whether this process only starts others, `WORKERS` of them, which share the port. */
export const startsWorkers = ({ process: { workers } }: Config): boolean => workers > 1 && cluster.isPrimary;

/**
 * Keeps `WORKERS` processes running. The first one migrates and fills the database before the others start; one that ends is
 * replaced. Resolves after a signal, when all have drained, with the exit code; or when the first one cannot start.
 */
export async function superviseWorkers({ process: { workers } }: Config, log: Log): Promise<number> {
  const stopping = new AbortController();
  const running = new Set<Worker>();
  const stop = (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info({ signal, workers: running.size }, 'stopping');
    for (const worker of running) worker.process.kill('SIGTERM');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const run = (place: number, onListening: () => void) =>
    new Promise<number>((resolve) => {
      const worker = cluster.fork();
      running.add(worker);
      worker.once('listening', onListening);
      worker.once('exit', (code, signal) => {
        running.delete(worker);
        if (!stopping.signal.aborted) log.error({ place, code, signal }, 'a worker ended');
        // Whoever was still starting when all were told to stop ends by the signal.
        resolve(stopping.signal.aborted && signal === 'SIGTERM' ? 0 : (code ?? 1));
      });
    });

  /** One place after another run in the place of one that ended, until a signal comes. */
  const keep = async (place: number, onListening: () => void): Promise<number> => {
    for (let failures = 0; ; ) {
      const began = performance.now();
      const code = await run(place, onListening);
      if (stopping.signal.aborted) return code;
      failures = performance.now() - began < STABLE_MS ? failures + 1 : 0;
      const wait = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return 0;
    }
  };

  const first = Promise.withResolvers<void>();
  let listened = false;
  const codes = [
    keep(1, () => {
      listened = true;
      first.resolve();
    }),
  ];
  const failed = new Promise<number>((resolve) => {
    cluster.on('exit', (_, code) => {
      if (!listened) resolve(code ?? 1);
    });
  });
  const outcome = await Promise.race([first.promise, failed]);
  if (typeof outcome === 'number') {
    stopping.abort();
    return outcome;
  }
  for (let place = 2; place <= workers; place += 1) codes.push(keep(place, () => undefined));
  return Math.max(...(await Promise.all(codes)));
}
