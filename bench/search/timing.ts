import type { SearchRequest } from '~/platform/search';
import { mixedCarQueries } from '../cars.ts';

/** What a search program prints as its last line. Times in milliseconds. */
export interface SearchReport {
  readonly cars: number;
  readonly buildMs: number;
  readonly queries: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers to the first queries without words, for comparing engines: spelling rules differ. */
  readonly answers: readonly ComparableAnswer[];
  /** Further measurements of one engine. */
  readonly more?: Readonly<Record<string, number>>;
}

export interface ComparableAnswer {
  readonly total: number;
  /** List facet → value → count. Null for an engine that counts facets otherwise. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>> | null;
}

const COMPARED = 8;

export const comparableQueries = (): SearchRequest[] =>
  [...mixedCarQueries(60)].filter(({ keyphrase }) => keyphrase === '').slice(0, COMPARED);

export const percentile = (times: readonly number[], part: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
};

/** Times the mixed queries one after the other, at most `count` of them and for about `seconds`. */
export async function timeQueries(
  count: number,
  seconds: number,
  search: (query: SearchRequest) => unknown,
): Promise<{ queries: number; p50: number; p99: number }> {
  const warmUp = performance.now() + seconds * 200;
  for (const query of mixedCarQueries(300, 7)) {
    if (performance.now() > warmUp) break;
    await search(query);
  }
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (const query of mixedCarQueries(count)) {
    const started = performance.now();
    const answer = search(query);
    // Awaiting what is already there would time the event loop, not the engine.
    if (answer instanceof Promise) await answer;
    times.push(performance.now() - started);
    if (performance.now() > until) break;
  }
  return { queries: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const TRIES = 5;

/**
 * Times each query five times and takes its quickest: what a search takes where nothing else runs, collections of
 * garbage left out. For engines in the process, on machines that are busy.
 */
export function quickest(
  count: number,
  seconds: number,
  search: (query: SearchRequest) => unknown,
): { best50: number; best99: number } {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (const query of mixedCarQueries(count, 11)) {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < TRIES; i++) {
      const started = performance.now();
      search(query);
      best = Math.min(best, performance.now() - started);
    }
    times.push(best);
    if (performance.now() > until) break;
  }
  return { best50: percentile(times, 0.5), best99: percentile(times, 0.99) };
}

export function print(report: SearchReport): void {
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
