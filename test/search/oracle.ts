import { distanceKm, parseGeocoord } from '~/platform/geo';
import type { JsonObject, JsonValue } from '~/platform/json';
import { type FieldSchema, type IndexSchema, type SearchRequest, words } from '~/platform/search';
import { fit } from './word-fit';

/**
 * The search contract once more, as plainly as it can be said: every record is looked at for every question. Slow, and
 * sharing nothing with the engine but how a text falls into words.
 */
export interface OracleAnswer {
  readonly ids: readonly string[];
  readonly total: number;
  readonly facets: readonly (OracleList | OracleHistogram)[];
}
interface OracleList {
  readonly type: 'list';
  readonly values: readonly { text: string; count: number; children?: { text: string; count: number }[] }[];
}
interface OracleHistogram {
  readonly type: 'histogram';
  readonly numbers: readonly number[];
}

type Test = (record: JsonObject) => boolean;

export function oracle(
  schema: IndexSchema,
  records: readonly JsonObject[],
  request: SearchRequest,
): OracleAnswer {
  const conditions = conditionsOf(schema, request);
  const query = request.keyphrase ?? '';
  const everyWord =
    query.trim() === ''
      ? []
      : [...new Set(records.flatMap((it) => Object.values(vocabularyOf(schema, it)).flat()))];
  const penalties = new Map(records.map((record) => [record, penalty(schema, everyWord, record, query)]));
  const { near } = request;
  const away = new Map(records.map((record) => [record, distanceTo(schema, record, near)]));
  const isWithin = (record: JsonObject): boolean =>
    near?.within_km === undefined || (away.get(record) ?? Number.POSITIVE_INFINITY) <= near.within_km;
  const passes = (record: JsonObject, without?: string): boolean =>
    isWithin(record) &&
    penalties.get(record) !== null &&
    conditions.every((it) => it.owner === without || it.test(record));
  const matching = records.filter((record) => passes(record));
  const key = sortKey(schema, request.sort_name);
  const keys = key === null ? schema.defaultSort : [key];
  const byDistance = request.sort_name === 'distance_asc' && near !== undefined && geoField(schema) !== null;
  const sorted = matching.toSorted((a, b) => {
    if (byDistance) {
      const [x, y] = [away.get(a) ?? Number.POSITIVE_INFINITY, away.get(b) ?? Number.POSITIVE_INFINITY];
      return x === y ? compareBy(schema, schema.defaultSort, a, b) : x - y;
    }
    const byFit = key === null ? (penalties.get(a) ?? 0) - (penalties.get(b) ?? 0) : 0;
    return byFit || compareBy(schema, keys, a, b);
  });
  const { limit = 24, offset = 0 } = request;
  return {
    ids: sorted.slice(offset, offset + limit).map((it) => String(it[schema.idField])),
    total: matching.length,
    facets: (request.facets ?? []).map(({ name, child_name, sort_order }) =>
      facetOf(
        schema,
        records.filter((it) => passes(it, name)),
        name,
        child_name,
        sort_order ?? 'count',
      ),
    ),
  };
}

const geoField = (schema: IndexSchema): string | null =>
  Object.entries(schema.fields).find(([, { kind }]) => kind === 'geo')?.[0] ?? null;

/** Kilometres, infinite where the record or the request has no position. */
function distanceTo(schema: IndexSchema, record: JsonObject, near: SearchRequest['near']): number {
  const value = record[geoField(schema) ?? ''];
  const position = typeof value === 'string' ? parseGeocoord(value) : undefined;
  return near === undefined || position === undefined ? Number.POSITIVE_INFINITY : distanceKm(near, position);
}

function declared(schema: IndexSchema, name: string): FieldSchema | undefined {
  return Object.entries(schema.fields).find(([key]) => key === name)?.[1];
}

function numberIn(kind: string, value: JsonValue | undefined): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  if (!Number.isNaN(Number(value))) return Number(value);
  if (kind !== 'date' || Number.isNaN(Date.parse(value))) return null;
  return Date.parse(value);
}

/** The values of a record's field as texts, for counting and comparing. */
function texts(schema: IndexSchema, name: string, value: JsonValue | undefined): string[] {
  const kind = declared(schema, name)?.kind;
  if (value === undefined || value === null || value === '' || kind === undefined || kind === 'text')
    return [];
  if (kind === 'keywords') {
    const list: readonly JsonValue[] = Array.isArray(value) ? value : [value];
    return [...new Set(list.map(String))];
  }
  if (kind === 'boolean') return String(value) === 'true' || String(value) === 'false' ? [String(value)] : [];
  if (kind === 'geo') return typeof value === 'string' && parseGeocoord(value) !== undefined ? [value] : [];
  if (kind === 'keyword') return typeof value === 'object' ? [] : [String(value)];
  const number = numberIn(kind, value);
  return number === null ? [] : [String(number)];
}

const isFacet = (schema: IndexSchema, name: string, type: 'list' | 'histogram'): boolean => {
  const field = declared(schema, name);
  if (field === undefined || !('facet' in field) || !field.facet) return false;
  return type === (field.kind === 'number' && field.facet !== 'list' ? 'histogram' : 'list');
};

function conditionsOf(
  schema: IndexSchema,
  request: SearchRequest,
): { owner: string | undefined; test: Test }[] {
  const conditions: { owner: string | undefined; test: Test }[] = [];
  for (const [key, value] of Object.entries(request.filters ?? {})) {
    const name = key.replace(/\.neq$/, '');
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    const tests = items.map((it) => itemTest(schema, name, undefined, it));
    if (tests.length === 0 || tests.includes('all')) continue;
    const any: Test = (record) => tests.some((test) => test !== 'all' && test(record));
    if (key === name) conditions.push({ owner: name, test: any });
    else conditions.push({ owner: undefined, test: (record) => !any(record) });
  }
  for (const { name, child_name, filters } of request.facets ?? []) {
    const tests = (filters ?? []).map((it) => itemTest(schema, name, child_name, it));
    if (tests.length === 0 || tests.includes('all')) continue;
    conditions.push({ owner: name, test: (record) => tests.some((test) => test !== 'all' && test(record)) });
  }
  // Only conditions on the facet's own field may be left out, so exclusions carry no owner at all.
  return conditions.map((it) => ({ ...it, owner: it.owner ?? '(none)' }));
}

function itemTest(schema: IndexSchema, name: string, child: string | undefined, item: unknown): Test | 'all' {
  if (typeof item !== 'object' || item === null) return textTest(schema, name, String(item));
  if ('values' in item && Array.isArray(item.values)) return rangeTest(schema, name, item.values);
  const text = 'text' in item ? String(item.text) : '';
  const parentTest = textTest(schema, name, text);
  const children = 'children' in item && Array.isArray(item.children) ? item.children.map(String) : [];
  if (child === undefined || children.length === 0) return parentTest;
  if (!isFacet(schema, child, 'list') || !isFacet(schema, name, 'list')) return parentTest;
  return (record) => {
    const own = texts(schema, child, record[child]);
    return texts(schema, name, record[name]).includes(text) && children.some((it) => own.includes(it));
  };
}

function textTest(schema: IndexSchema, name: string, text: string): Test {
  const field = declared(schema, name);
  if (field?.kind === 'number' || field?.kind === 'date') {
    const wanted = numberIn(field.kind, text);
    return (record) => wanted !== null && numberIn(field.kind, record[name]) === wanted;
  }
  return (record) => texts(schema, name, record[name]).includes(text);
}

function rangeTest(schema: IndexSchema, name: string, [min, max]: readonly JsonValue[]): Test | 'all' {
  if (min === null && max === null) return 'all';
  const field = declared(schema, name);
  if (field?.kind !== 'number' && field?.kind !== 'date') return () => false;
  const low = min === null ? Number.NEGATIVE_INFINITY : numberIn(field.kind, min);
  const high = max === null ? Number.POSITIVE_INFINITY : numberIn(field.kind, max);
  return (record) => {
    const value = numberIn(field.kind, record[name]);
    return value !== null && low !== null && high !== null && low <= value && value <= high;
  };
}

/** Words of the record's short fields and of its long texts. */
function vocabularyOf(schema: IndexSchema, record: JsonObject): { head: string[]; body: string[] } {
  const searchable = Object.entries(schema.fields).filter(([, it]) => 'searchable' in it && it.searchable);
  const of = (long: boolean): string[] =>
    searchable
      .filter(([, it]) => (it.kind === 'text') === long)
      .flatMap(([name]) => (long ? [String(record[name] ?? '')] : texts(schema, name, record[name])))
      .flatMap(words);
  return { head: of(false), body: of(true) };
}

/** 0 for a perfect fit, null for no match. */
function penalty(
  schema: IndexSchema,
  everyWord: readonly string[],
  record: JsonObject,
  query: string,
): number | null {
  if (query.trim() === '') return 0;
  const wanted = [...new Set(words(query))];
  if (wanted.length === 0) return null;
  const { head, body } = vocabularyOf(schema, record);
  let sum = 0;
  for (const word of wanted) {
    const fits = [
      ...head.map((it) => fit(word, it, everyWord)),
      ...body.map((it) => fit(word, it, everyWord) + 4),
    ];
    const best = Math.min(...fits);
    if (best === Number.POSITIVE_INFINITY) return null;
    sum += best;
  }
  return sum;
}

function sortKey(schema: IndexSchema, name: string | undefined): string | null {
  const field = declared(schema, (name ?? '').replace(/_(asc|desc)$/, ''));
  const sortable = field !== undefined && 'sortable' in field && field.sortable === true;
  return sortable && name !== undefined && /_(asc|desc)$/.test(name) ? name : null;
}

const collators = new Map<string, Intl.Collator>();
function collator(locale: string): Intl.Collator {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, known);
  return known;
}

const codeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function compareBy(schema: IndexSchema, keys: readonly string[], a: JsonObject, b: JsonObject): number {
  const { compare } = collator(schema.locale);
  for (const key of keys) {
    const name = key.replace(/_(asc|desc)$/, '');
    const kind = declared(schema, name)?.kind ?? '';
    const numeric = kind === 'number' || kind === 'date';
    const of = (it: JsonObject) =>
      numeric ? numberIn(kind, it[name]) : (texts(schema, name, it[name])[0] ?? null);
    const [x, y] = [of(a), of(b)];
    if (x === y) continue;
    if (x === null) return 1;
    if (y === null) return -1;
    const ascending =
      typeof x === 'number' && typeof y === 'number'
        ? x - y
        : compare(`${x}`, `${y}`) || codeUnits(`${x}`, `${y}`);
    return key.endsWith('_desc') ? -ascending : ascending;
  }
  return codeUnits(String(a[schema.idField]), String(b[schema.idField]));
}

function facetOf(
  schema: IndexSchema,
  records: readonly JsonObject[],
  name: string,
  child: string | undefined,
  order: string,
): OracleList | OracleHistogram {
  if (isFacet(schema, name, 'histogram')) {
    const numbers = records.flatMap((it) => numberIn('number', it[name]) ?? []);
    return { type: 'histogram', numbers };
  }
  if (!isFacet(schema, name, 'list')) return { type: 'list', values: [] };
  const values = counted(schema, records, name, order).map(({ text, count }) => {
    if (child === undefined) return { text, count };
    if (!isFacet(schema, child, 'list')) return { text, count, children: [] };
    const under = records.filter((it) => texts(schema, name, it[name]).includes(text));
    return { text, count, children: counted(schema, under, child, order) };
  });
  return { type: 'list', values };
}

function counted(schema: IndexSchema, records: readonly JsonObject[], name: string, order: string) {
  const { compare } = collator(schema.locale);
  const counts = new Map<string, number>();
  for (const record of records) {
    for (const text of texts(schema, name, record[name])) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const values = [...counts].map(([text, count]) => ({ text, count }));
  const alphabetical = (a: string, b: string): number => compare(a, b) || codeUnits(a, b);
  const byValue = (a: string, b: string): number => {
    const [x, y] = [Number(a), Number(b)];
    if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
    if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1;
    return alphabetical(a, b);
  };
  if (order === 'value') return values.sort((a, b) => byValue(a.text, b.text));
  if (order === 'alphabetical') return values.sort((a, b) => alphabetical(a.text, b.text));
  return values.sort((a, b) => b.count - a.count || alphabetical(a.text, b.text));
}
