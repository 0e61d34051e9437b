import { expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { ok } from '~/platform/result';
import type { Site } from '~/sites';
import { type DemoPorts, fillSteps } from './steps';

const NOW = new Date('2026-03-02T10:00:00Z');
const LAST_DAY = '2026-02-24';

/** What the steps bring to whom, in their order. */
async function brought(): Promise<{ names: string[]; first: number; calls: string[] }> {
  const calls: string[] = [];
  const note = (call: string) => async (of?: unknown) => {
    calls.push(typeof of === 'string' ? `${call} ${of}` : call);
    return ok(null);
  };
  const ports = {
    facilities: {
      replaceAll: note('facilities'),
      catchUp: async () => undefined,
    },
    content: { editing: { importTree: note('pages') } },
    stockAt: (instant: Date) => ({
      async importFeed(site: string, source: AsyncIterable<Uint8Array>) {
        const day = instant.toISOString().slice(0, 10);
        calls.push(`cars ${site} ${day}`);
        // Making up all cars of all sites takes seconds.
        if (site !== 'carstore-sk' || day !== LAST_DAY) return ok({ read: 0, refused: 0 });
        let cars = 0;
        for await (const bytes of source) cars += Buffer.from(bytes).toString().trim().split('\n').length;
        calls.push(`${cars} cars`);
        return ok({ read: cars, refused: 0 });
      },
    }),
    importViews: note('views'),
    catalogues: { replace: note('catalogue') },
    ratings: { importAll: note('ratings') },
    leads: { importPast: async ({ key }: Site) => void calls.push(`requests ${key}`) },
    freeDriveTimes: async () => [],
    answerers: async () => ({ admin: 'admin', staff: 'staff' }),
    log: nullLog,
  } as unknown as DemoPorts;
  const steps = fillSteps(ports, NOW);
  for (const step of steps) await step.run(new AbortController().signal);
  return {
    names: steps.map(({ name }) => name),
    first: steps.filter(({ isFirst }) => isFirst).length,
    calls,
  };
}

test('each step has a name of its own; facilities, pages and some cars come first, and all cars of a site in the end', async () => {
  const { names, first, calls } = await brought();
  expect(new Set(names).size).toBe(names.length);
  expect(calls.slice(0, first).filter((call) => call.startsWith('cars'))).toHaveLength(1);
  expect(calls.indexOf('facilities carstore-sk-sites')).toBeLessThan(first);
  const cars = calls.filter((call) => call.startsWith('cars automotive-se'));
  expect(cars.map((call) => call.split(' ')[2])).toEqual(['2025-11-12', '2026-01-16', LAST_DAY]);
  const requests = calls.findIndex((call) => call.startsWith('requests'));
  expect(calls.slice(requests - 2, requests)).toEqual([`cars carstore-sk ${LAST_DAY}`, '700 cars']);
  // They name cars.
  expect(calls.slice(requests).every((call) => call.startsWith('requests'))).toBe(true);
  const sites = calls.flatMap((call) => (call.startsWith('cars') ? [call.split(' ')[1]] : []));
  expect(sites).toHaveLength(21);
  expect(sites).toEqual([...sites].sort((a, b) => sites.indexOf(a) - sites.indexOf(b)));
});

test('a step that is told to stop breaks off', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  const importFeed = async (_: string, source: AsyncIterable<Uint8Array>) => {
    for await (const _bytes of source);
    return ok({ read: 0, refused: 0 });
  };
  const ports = { stockAt: () => ({ importFeed }), log: nullLog } as unknown as DemoPorts;
  const step = fillSteps(ports, NOW).find(({ name }) => name.startsWith('stock of carstore-sk'));
  await expect(step?.run(stopped)).rejects.toThrow('stopped');
});
