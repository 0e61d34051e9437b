// The same search in PostgreSQL: `node postgres.ts CARS QUERIES TIMEOUT_SECONDS URL`.
import pg from 'pg';
import type { FieldSchema, SearchRequest } from '~/platform/search';
import { CARD_FIELDS, carBenchSchema, syntheticCars } from '../cars.ts';
import { type ComparableAnswer, comparableQueries, print, timeQueries } from './timing.ts';

const FIELDS = Object.entries(carBenchSchema.fields);
const isHistogram = (field: FieldSchema) =>
  field.kind === 'number' && 'facet' in field && field.facet === true;
const HISTOGRAMS = FIELDS.filter(([, field]) => isHistogram(field)).map(([name]) => name);
const ARRAYS = FIELDS.filter(([, field]) => field.kind === 'keywords' && 'facet' in field && field.facet).map(
  ([name]) => name,
);
const LISTS = FIELDS.filter(
  ([name, field]) => 'facet' in field && field.facet && !HISTOGRAMS.includes(name) && !ARRAYS.includes(name),
).map(([name]) => name);
const SEARCHABLE = FIELDS.filter(([, field]) => 'searchable' in field && field.searchable).map(
  ([name]) => name,
);
const TYPES = {
  keyword: 'text',
  keywords: 'text[]',
  geo: 'text',
  text: 'text',
  number: 'double precision',
} as const;
const typeOf = ({ kind }: FieldSchema) =>
  kind === 'boolean' ? 'boolean' : kind === 'date' ? 'timestamptz' : TYPES[kind];
const bucketColumn = (name: string) => `${name}_bucket`;

/** Histogram buckets stand in columns of their own, as a site that counts them in each query would keep them. */
async function load(client: pg.Client, cars: number): Promise<void> {
  const columns = FIELDS.map(([name, field]) => `${name} ${typeOf(field)}`);
  const buckets = HISTOGRAMS.map((name) => `${bucketColumn(name)} smallint`);
  await client.query(`CREATE TABLE cars (${[...columns, ...buckets].join(', ')}, words tsvector)`);
  const names = FIELDS.map(([name]) => name).join(', ');
  const text = SEARCHABLE.map((name) =>
    carBenchSchema.fields[name]?.kind === 'keywords' ? `array_to_string(${name}, ' ')` : name,
  );
  const steps = HISTOGRAMS.map((name) => `floor(${name} / ${name === 'car_power' ? 20 : 5000})`);
  const insert = `INSERT INTO cars (${names}, ${HISTOGRAMS.map(bucketColumn).join(', ')}, words)
    SELECT ${names}, ${steps.join(', ')}, to_tsvector('simple', concat_ws(' ', ${text.join(', ')}))
    FROM json_populate_recordset(NULL::cars, $1::json)`;
  let batch: object[] = [];
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [JSON.stringify(batch)]);
    batch = [];
  };
  for (const { car_images: _, ...car } of syntheticCars(cars)) {
    if (batch.push(car) === 2000) await flush();
  }
  await flush();
  const indexed = ['car_brand, car_model', 'car_fuel', 'car_body', 'car_condition', 'car_color'];
  for (const columns of [...indexed, 'car_price', 'car_mileage', 'car_publishdate DESC, car_id'])
    await client.query(`CREATE INDEX ON cars (${columns})`);
  await client.query('CREATE UNIQUE INDEX ON cars (car_id)');
  await client.query('CREATE INDEX ON cars USING gin (words)');
  await client.query('VACUUM ANALYZE cars');
}

const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : pg.escapeLiteral(String(value));

/** Conditions of a request; `without` gives those that remain when a facet's own selection is left out. */
function conditionsOf({ filters, keyphrase }: SearchRequest) {
  const always: string[] = [];
  const own = new Map<string, string>();
  for (const [key, value] of Object.entries(filters ?? {})) {
    const items = Array.isArray(value) ? value : [value];
    const name = key.replace(/\.neq$/, '');
    const listed = items.filter((item) => typeof item !== 'object').map(literal);
    const ranges = items
      .filter((item) => typeof item === 'object')
      .map((range) => `${name} BETWEEN ${range.values.map(literal).join(' AND ')}`);
    const inList = listed.length > 0 ? [`${name} IN (${listed.join(', ')})`] : [];
    if (inList.length + ranges.length === 0) continue;
    const any = `(${[...inList, ...ranges].join(' OR ')})`;
    if (key === name) own.set(name, any);
    else always.push(`NOT coalesce(${any}, false)`);
  }
  const words = (keyphrase ?? '').split(/\s+/).filter((word) => word !== '');
  if (words.length > 0) {
    const query = words.map((word) => `${literal(word)}:*`).join(' & ');
    always.push(`words @@ to_tsquery('simple', ${literal(query)})`);
  }
  const without = (field?: string) => {
    const all = [...always, ...[...own].filter(([name]) => name !== field).map(([, sql]) => sql)];
    return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
  };
  return { own, without };
}

/**
 * Statements of one search, sent in one round trip: page, total and ranges, every list and histogram without a
 * selection of its own in one pass (grouping sets), one statement per facet that has one.
 */
function statementsOf(request: SearchRequest): string[] {
  const { own, without } = conditionsOf(request);
  const all = without();
  const sort = /^(\w+)_(asc|desc)$/.exec(request.sort_name ?? '');
  const order = sort === null ? 'car_publishdate DESC' : `${sort[1]} ${sort[2]}`;
  const groupOf = (name: string) =>
    name === 'car_brand'
      ? ['car_brand', 'car_model']
      : [HISTOGRAMS.includes(name) ? bucketColumn(name) : name];
  const single = [...LISTS, ...HISTOGRAMS];
  const together = single.filter((name) => !own.has(name)).map(groupOf);
  const columns = [...new Set(together.flat())].join(', ');
  const extremes = HISTOGRAMS.map((name) => `min(${name}), max(${name})`).join(', ');
  return [
    `SELECT ${CARD_FIELDS.join(', ')} FROM cars ${all} ORDER BY ${order}, car_id LIMIT ${request.limit} OFFSET ${request.offset}`,
    `SELECT count(*)::int AS total, ${extremes} FROM cars ${all}`,
    `SELECT grouping(${columns}) AS level, ${columns}, count(*)::int AS count FROM cars ${all}
       GROUP BY GROUPING SETS (${together.map((group) => `(${group.join(', ')})`).join(', ')})`,
    ...ARRAYS.map(
      (name) =>
        `SELECT unnest(${name}) AS ${name}, count(*)::int AS count FROM cars ${without(name)} GROUP BY 1`,
    ),
    ...single
      .filter((name) => own.has(name))
      .map(
        (name) =>
          `SELECT ${groupOf(name).join(', ')}, count(*)::int AS count FROM cars ${without(name)} GROUP BY ${groupOf(name).join(', ')}`,
      ),
  ];
}

const rowsOf = (result: unknown): { fields: string[]; rows: Record<string, unknown>[] }[] =>
  (Array.isArray(result) ? result : [result]).map(({ fields, rows }) => ({
    fields: fields.map(({ name }: { name: string }) => name),
    rows,
  }));

function comparable(result: unknown): ComparableAnswer {
  const facets: Record<string, Record<string, number>> = {};
  const [, totals, ...counted] = rowsOf(result);
  for (const { fields, rows } of counted) {
    const columns = fields.filter((name) => name !== 'level' && name !== 'count');
    for (const row of rows) {
      // Brand and model are counted together; a row of another level has nulls in both.
      const grouped = columns.filter(
        (_, at) => ((Number(row.level ?? 0) >> (columns.length - 1 - at)) & 1) === 0,
      );
      const [name = ''] = grouped;
      if (![...LISTS, ...ARRAYS].includes(name) || row[name] === null) continue;
      const value = String(row[name]);
      const counts = facets[name] ?? {};
      facets[name] = { ...counts, [value]: (counts[value] ?? 0) + Number(row.count) };
    }
  }
  return { total: Math.min(Number(totals?.rows[0]?.total ?? 0), 10_000), facets };
}

const [cars = 12_000, queries = 2000, seconds = 5] = process.argv.slice(2, 5).map(Number);
const client = new pg.Client(process.argv[5]);
await client.connect();
try {
  const started = performance.now();
  await load(client, cars);
  const buildMs = performance.now() - started;
  const search = (query: SearchRequest) => client.query(statementsOf(query).join(';\n'));
  const times = await timeQueries(queries, seconds, search);
  const answers: ComparableAnswer[] = [];
  for (const query of comparableQueries()) answers.push(comparable(await search(query)));
  print({ cars, buildMs, ...times, answers });
} finally {
  await client.query('DROP TABLE IF EXISTS cars');
  await client.end();
}
