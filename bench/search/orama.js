// The same search in Orama: `node orama.js CARS QUERIES SECONDS`. Plain JavaScript: its package is a peer's, not ours.
import { create, insertMultiple, search } from '@orama/orama';
import { carBenchSchema, syntheticCars } from '../cars.ts';
import { comparableQueries, print, timeQueries } from './timing.ts';

const fields = Object.entries(carBenchSchema.fields);
const facetFields = fields.filter(([, field]) => field.facet);
const isHistogram = ({ kind, facet }) => kind === 'number' && facet === true;
const searchable = fields.filter(([, field]) => field.searchable).map(([name]) => name);

/** Exact values are enumerations; what words search in is one text. */
const typeOf = (field) => {
  if (field.kind === 'keywords') return 'enum[]';
  if (field.kind === 'boolean') return 'boolean';
  return isHistogram(field) ? 'number' : 'enum';
};
const schema = {
  ...Object.fromEntries(facetFields.map(([name, field]) => [name, typeOf(field)])),
  car_publishdate: 'number',
  text: 'string',
};

const ranges = (name) =>
  Array.from({ length: 24 }, (_, i) => {
    const step = name === 'car_power' ? 20 : 40_000;
    return { from: i * step, to: (i + 1) * step };
  });
const facetConfig = (names) =>
  Object.fromEntries(
    facetFields
      .filter(([name]) => names === undefined || names.includes(name))
      .map(([name, field]) => [name, isHistogram(field) ? { ranges: ranges(name) } : { limit: 100 }]),
  );

function documentOf(car) {
  return {
    ...Object.fromEntries(
      facetFields.flatMap(([name, field]) =>
        car[name] === undefined ? [] : [[name, field.facet === 'list' ? String(car[name]) : car[name]]],
      ),
    ),
    id: car.car_id,
    slug: car.slug,
    car_version: car.car_version,
    car_publishdate: Date.parse(car.car_publishdate),
    text: searchable.map((name) => [car[name]].flat().join(' ')).join(' '),
  };
}

function whereOf(filters, left) {
  const where = {};
  for (const [key, value] of Object.entries(filters)) {
    const name = key.replace(/\.neq$/, '');
    if (key === name && name === left) continue;
    if (key !== name) where[name] = { nin: value };
    else where[name] = value.type === 'range' ? { between: value.values } : { in: value };
  }
  return where;
}

/** One search for everything, and one more for each facet with a selection of its own, which must not count. */
async function answer(db, query) {
  const sort = /^(\w+)_(asc|desc)$/.exec(query.sort_name ?? 'car_publishdate_desc');
  const term = query.keyphrase;
  const words = term === '' ? {} : { term, properties: ['text'], tolerance: 1, threshold: 0 };
  const main = await search(db, {
    ...words,
    where: whereOf(query.filters),
    facets: facetConfig(),
    sortBy: { property: sort[1], order: sort[2].toUpperCase() },
    limit: query.limit,
    offset: query.offset,
  });
  for (const name of Object.keys(query.filters).filter((key) => key in schema)) {
    await search(db, {
      ...words,
      where: whereOf(query.filters, name),
      facets: facetConfig([name]),
      limit: 1,
    });
  }
  return { total: Math.min(main.count, 10_000), facets: null };
}

const [cars = 12_000, queries = 2000, seconds = 5] = process.argv.slice(2).map(Number);
const started = performance.now();
const db = create({ schema });
await insertMultiple(db, [...syntheticCars(cars)].map(documentOf), 1000);
const buildMs = performance.now() - started;
const times = await timeQueries(queries, seconds, (query) => answer(db, query));
const answers = [];
for (const query of comparableQueries().slice(0, 3)) answers.push(await answer(db, query));
print({ cars, buildMs, ...times, answers });
