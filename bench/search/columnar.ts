// Our search index: `node columnar.js CARS QUERIES TIMEOUT_SECONDS`. Built, because it is measured as the server runs it.
import type { JsonObject } from '~/platform/json';
import { createColumnarIndex, type LocalSearchIndex } from '~/platform/search';
import { carBenchFacets, carBenchSchema, syntheticCars } from '../cars.ts';
import { comparable } from './comparable.ts';
import { comparableQueries, percentile, print, quickest, timeQueries } from './timing.ts';

const CHANGED = 3000;

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Changes some thousand cars as an import does, and says how long that took and kept visitors waiting. */
async function update(index: LocalSearchIndex, cars: number) {
  const step = Math.ceil(cars / CHANGED);
  const changed: JsonObject[] = [];
  for (const car of syntheticCars(cars)) {
    if (Number(car.car_id) % step === 0) changed.push({ ...car, car_price: 99_900, car_color: 'Lila' });
  }
  let maxSliceMs = 0;
  let last = performance.now();
  const tick = setInterval(() => {
    maxSliceMs = Math.max(maxSliceMs, performance.now() - last - 1);
    last = performance.now();
  }, 1);
  const started = performance.now();
  await index.upsertInSlices(changed);
  const updateMs = performance.now() - started;
  clearInterval(tick);
  return { updateMs, longestSliceMs: maxSliceMs };
}

const [cars = 12_000, queries = 2000, seconds = 5] = process.argv.slice(2).map(Number);
const index = createColumnarIndex(carBenchSchema);
const buildMs = timed(() => {
  index.upsert(syntheticCars(cars));
  index.warm();
});
const times = await timeQueries(queries, seconds, (query) => index.search(query));
const best = quickest(1000, seconds * 3, (query) => index.search(query));
const answers = comparableQueries().map((query) => comparable(index.search(query)));
const unfiltered = { index: 'cars', limit: 0, facets: carBenchFacets };
const plain = Array.from({ length: 200 }, () => timed(() => index.search(unfiltered)));
const changes = await update(index, cars);
const afterUpdateMs = timed(() => index.search({ ...unfiltered, limit: 48 }));
print({
  cars,
  buildMs,
  ...times,
  answers,
  more: {
    ...best,
    megabytes: index.memoryBytes() / 1e6,
    residentMegabytes: process.memoryUsage().rss / 1e6,
    unfilteredMs: percentile(plain, 0.5),
    ...changes,
    afterUpdateMs,
  },
});
