import { Gauge, type Registry } from 'prom-client';

/** Jobs of one queue that are due or wait to be tried again. */
export interface QueueBacklog {
  readonly queue: string;
  readonly waiting: number;
  /** Of the job that has been due for the longest time; 0 where none is due. */
  readonly oldestSeconds: number;
}

interface PageCacheSize {
  readonly pages: number;
  readonly bytes: number;
}

/** Tells, whenever the metrics are read, what is true at that moment. */
export interface Watchers {
  /** Which of the servers that are not ours rest. */
  watchCircuits(states: () => Readonly<Record<string, 'closed' | 'open'>>): void;
  watchPageCache(size: () => PageCacheSize): void;
  watchJobs(backlog: () => Promise<readonly QueueBacklog[]>): void;
  /** Requests of visitors by state of their delivery. */
  watchLeads(counts: () => Promise<Readonly<Record<string, number>>>): void;
}

/** A database that hangs must not keep the other numbers from being read. */
const TIMEOUT_MS = 1500;

async function withinTime<T>(read: () => Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  try {
    return await Promise.race([read(), promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Gauges of one scrape share one query. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Gauges that are read when the metrics are. What cannot be read has no sample: an old number would be a lie. */
export function createGauges(registers: Registry[]): Watchers {
  let circuits: Parameters<Watchers['watchCircuits']>[0] = () => ({});
  let cacheSize: Parameters<Watchers['watchPageCache']>[0] = () => ({ pages: 0, bytes: 0 });
  let backlog: Parameters<Watchers['watchJobs']>[0] = async () => [];
  let leads: Parameters<Watchers['watchLeads']>[0] = async () => ({});

  new Gauge({
    name: 'forecourt_upstream_circuit_open',
    help: '1 while a server that failed again and again is left alone',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const [upstream, state] of Object.entries(circuits()))
        this.set({ upstream }, state === 'open' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'forecourt_page_cache_pages',
    help: 'Pages held by the page cache',
    registers,
    collect() {
      this.set(cacheSize().pages);
    },
  });
  new Gauge({
    name: 'forecourt_page_cache_bytes',
    help: 'Bytes held by the page cache',
    registers,
    collect() {
      this.set(cacheSize().bytes);
    },
  });
  const readBacklog = shared(() => withinTime(backlog));
  const ofQueues = (name: string, help: string, read: (backlog: QueueBacklog) => number) =>
    new Gauge({
      name,
      help: `${help}; the same in every process`,
      labelNames: ['queue'],
      registers,
      async collect() {
        const queues = await readBacklog();
        this.reset();
        for (const one of queues ?? []) this.set({ queue: one.queue }, read(one));
      },
    });
  ofQueues('forecourt_jobs_waiting', 'Jobs that are due or wait to be tried again', (one) => one.waiting);
  ofQueues(
    'forecourt_job_oldest_seconds',
    'How long the oldest due job has waited',
    (one) => one.oldestSeconds,
  );
  new Gauge({
    name: 'forecourt_leads',
    help: 'Requests of visitors by state of their delivery; the same in every process',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await withinTime(leads);
      this.reset();
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });

  return {
    watchCircuits(states) {
      circuits = states;
    },
    watchPageCache(size) {
      cacheSize = size;
    },
    watchJobs(read) {
      backlog = read;
    },
    watchLeads(read) {
      leads = read;
    },
  };
}
