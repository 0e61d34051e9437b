// The same port on OpenSearch: `node opensearch.js CARS QUERIES TIMEOUT_SECONDS URL`. Built, as it needs our own adapter.
import type { JsonObject } from '~/platform/json';
import { connectSearchNode, createOpenSearchIndex, type RecordPage } from '~/platform/search';
import { carBenchSchema, syntheticCars } from '../cars.ts';
import { comparable } from './comparable.ts';
import { type ComparableAnswer, comparableQueries, print, timeQueries } from './timing.ts';

const PAGE = 1000;

async function* pages(cars: number): AsyncGenerator<RecordPage> {
  let upsert: JsonObject[] = [];
  for (const car of syntheticCars(cars)) {
    if (upsert.push(car) < PAGE) continue;
    yield { upsert, remove: [] };
    upsert = [];
  }
  yield { upsert, remove: [] };
}

const [cars = 12_000, queries = 500, seconds = 5] = process.argv.slice(2, 5).map(Number);
const node = connectSearchNode({
  url: process.argv[5] ?? '',
  user: null,
  password: null,
  timeoutMs: 30_000,
});
const prefix = `bench${Date.now()}`;
const index = createOpenSearchIndex({ node, prefix, schema: carBenchSchema, name: 'cars' });
try {
  const started = performance.now();
  await index.rebuild(pages(cars), 1n);
  await index.changed();
  const buildMs = performance.now() - started;
  const times = await timeQueries(queries, seconds, (query) => index.search(query));
  const answers: ComparableAnswer[] = [];
  for (const query of comparableQueries()) answers.push(comparable(await index.search(query)));
  print({ cars, buildMs, ...times, answers });
} finally {
  await node.request('DELETE', `/${prefix}-*`, { longTimeout: true });
  await node.close();
}
