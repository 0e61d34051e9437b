import { createHash } from 'node:crypto';
import { parseGeocoord } from '~/platform/geo';
import type { JsonObject } from '~/platform/json';
import { numberOf, searchedFields, textsOf, wordsOf } from '../engine/field-values';
import { type FieldSchema, type IndexSchema, parseSortName } from '../schema';
import { fold } from '../text';

/**
 * A record as OpenSearch keeps it, worked out by us, so that both engines filter, count, sort and find alike:
 * `id` and its order; `k` texts that filter and count; `n` numbers, dates in milliseconds; `s` keys of alphabetical
 * order; `g` the position; `w` the words of short fields and long texts, as spelt (`he`, `be`) and folded (`hf`, `bf`);
 * `record`, the record itself.
 */
const LAYOUT = 1;

/** Longer texts would not fit in a term of Lucene (32 766 bytes); they count as no value. */
const MAX_TERM_LENGTH = 8191;

export const isNumeric = (field: FieldSchema): field is Extract<FieldSchema, { kind: 'number' | 'date' }> =>
  field.kind === 'number' || field.kind === 'date';
const isFacet = (field: FieldSchema | undefined): boolean =>
  field !== undefined && 'facet' in field && field.facet !== undefined && field.facet !== false;
export const isHistogram = (field: FieldSchema | undefined): boolean =>
  field?.kind === 'number' && field.facet === true;
export const isListFacet = (field: FieldSchema | undefined): boolean => isFacet(field) && !isHistogram(field);
/** Keywords sort by the alphabet of a language, which needs keys; `true` and `false` are in order as they are. */
export const needsOrderKey = (field: FieldSchema | undefined): boolean =>
  field?.kind === 'keyword' && field.sortable === true;
export const hasTexts = (field: FieldSchema): boolean =>
  field.kind !== 'text' && field.kind !== 'date' && !(field.kind === 'number' && field.facet !== 'list');

export const fieldOf = (schema: IndexSchema, name: string): FieldSchema | undefined =>
  Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;

export function geoFieldOf(schema: IndexSchema): string | undefined {
  return Object.entries(schema.fields).find(([, { kind }]) => kind === 'geo')?.[0];
}

/** The fields that a request or the default order can sort by the alphabet. */
export const orderedFields = (schema: IndexSchema): string[] =>
  Object.keys(schema.fields).filter(
    (name) => needsOrderKey(schema.fields[name]) && parseSortName(schema, `${name}_asc`) !== null,
  );

/** Names the layout and the schema: an index of another version is never read. */
export function versionOf(schema: IndexSchema): string {
  return createHash('sha256')
    .update(JSON.stringify([LAYOUT, schema]))
    .digest('hex')
    .slice(0, 8);
}

/** Body of the request that creates an index; `refresh` is ours, after each batch of changes. */
export function indexSettings(schema: IndexSchema): JsonObject {
  const k: Record<string, JsonObject> = {};
  const n: Record<string, JsonObject> = {};
  const s: Record<string, JsonObject> = {};
  for (const [name, field] of Object.entries(schema.fields)) {
    const counts = isFacet(field) || field.kind === 'boolean' || field.kind === 'geo';
    if (hasTexts(field)) k[name] = { type: 'keyword', ignore_above: MAX_TERM_LENGTH, doc_values: counts };
    if (isNumeric(field)) n[name] = { type: 'double' };
    if (needsOrderKey(field)) {
      s[name] = { type: 'keyword', index: false };
      k[name] = { type: 'keyword', ignore_above: MAX_TERM_LENGTH };
    }
  }
  const word = { type: 'keyword', doc_values: false };
  return {
    settings: {
      number_of_shards: 1,
      auto_expand_replicas: '0-1',
      refresh_interval: '-1',
      max_terms_count: 65_536,
    },
    mappings: {
      dynamic: false,
      properties: {
        id: { type: 'keyword' },
        k: { type: 'object', properties: k },
        n: { type: 'object', properties: n },
        s: { type: 'object', properties: s },
        g: { type: 'geo_point' },
        w: { type: 'object', properties: { he: word, hf: word, be: word, bf: word } },
        record: { type: 'object', enabled: false },
      },
    },
  };
}

/** The id of a record, by which it is replaced and removed. */
export function idOf(schema: IndexSchema, record: JsonObject): string {
  const [id] = textsOf({ kind: 'keyword' }, record[schema.idField]);
  if (id === undefined) throw new Error(`search index: a record without ${schema.idField}`);
  return id;
}

/** The longest name of a document, in bytes. */
const MAX_NAME_BYTES = 512;

/** Name of a record's document: its id, or where that is too long a hash of it. */
export const documentName = (id: string): string =>
  Buffer.byteLength(id) <= MAX_NAME_BYTES ? id : createHash('sha256').update(id).digest('base64url');

/** Lucene sorts by code points, we by UTF-16 units: from the surrogates on a unit is written as four digits. */
export const idOrder = (id: string): string =>
  id.replace(/[\ud7ff-\uffff]/g, (unit) => `\ud7ff${unit.charCodeAt(0).toString(16)}`);

export function documentOf(
  schema: IndexSchema,
  record: JsonObject,
  keyOf: (field: string, text: string) => string | undefined,
): JsonObject {
  const k: Record<string, readonly string[]> = {};
  const n: Record<string, number> = {};
  const s: Record<string, string> = {};
  for (const [name, field] of Object.entries(schema.fields)) {
    const value = record[name];
    const texts = hasTexts(field) ? textsOf(field, value) : [];
    if (texts.length > 0) k[name] = texts;
    if (isNumeric(field)) {
      const number = numberOf(field.kind, value);
      if (Number.isFinite(number)) n[name] = number;
    }
    const key = needsOrderKey(field) && texts[0] !== undefined ? keyOf(name, texts[0]) : undefined;
    if (key !== undefined) s[name] = key;
  }
  const place = record[geoFieldOf(schema) ?? ''];
  const position = typeof place === 'string' ? parseGeocoord(place) : undefined;
  const { head, body } = wordsOf(searchedFields(schema), record);
  const folded = (words: ReadonlySet<string>): string[] => [...new Set([...words].map(fold))];
  return {
    id: idOrder(idOf(schema, record)),
    k,
    n,
    s,
    ...(position === undefined ? {} : { g: { lat: position.lat, lon: position.lng } }),
    w: { he: [...head], hf: folded(head), be: [...body], bf: folded(body) },
    record,
  };
}
