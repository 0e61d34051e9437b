import type { Log } from '../../log';

const PAUSE_MS = 2_000;
/** Of one core, since the last look: above it somebody is being served. */
const MAX_SHARE = 0.25;

/** Work for when the process has nothing else to do: one at a time, at most `max` wait. */
export interface IdleQueue {
  /** Replaces work under the same name; dropped when the queue is full. */
  add(name: string, work: () => Promise<void>): void;
}

export function createIdleQueue(max: number, log: Log): IdleQueue {
  const waiting = new Map<string, () => Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let usedMs = 0;

  const processorMs = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };

  const arm = (): void => {
    if (timer !== undefined || waiting.size === 0) return;
    usedMs = processorMs();
    timer = setTimeout(() => {
      void runNext().finally(() => {
        timer = undefined;
        arm();
      });
    }, PAUSE_MS);
    timer.unref();
  };

  const runNext = async (): Promise<void> => {
    if (processorMs() - usedMs > PAUSE_MS * MAX_SHARE) return;
    const [next] = waiting;
    if (next === undefined) return;
    const [name, work] = next;
    waiting.delete(name);
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, 'work for idle times failed');
    }
  };

  return {
    add(name, work) {
      if (waiting.has(name) || waiting.size < max) waiting.set(name, work);
      arm();
    },
  };
}
