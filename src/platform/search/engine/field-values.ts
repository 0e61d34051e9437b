import { parseGeocoord } from '~/platform/geo';
import type { JsonObject, JsonValue } from '~/platform/json';
import type { FieldSchema, IndexSchema } from '../schema';
import { words } from '../text';

const isScalar = (value: JsonValue | undefined): value is string | number | boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** The number behind a value or a filter text of a number or date field; NaN where there is none. */
export function numberOf(kind: 'number' | 'date', value: JsonValue | undefined): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : Number.NaN;
  if (typeof value !== 'string' || value.trim() === '') return Number.NaN;
  const number = Number(value);
  if (kind === 'date') return Number.isNaN(number) ? Date.parse(value) : number;
  return Number.isFinite(number) ? number + 0 : Number.NaN;
}

/** The text by which a record's value is counted and filtered, of a number its shortest text; '' where there is none, or are several. */
export function textOf(field: FieldSchema, value: JsonValue | undefined): string {
  switch (field.kind) {
    case 'keyword':
      return isScalar(value) ? String(value) : '';
    case 'geo':
      return typeof value === 'string' && parseGeocoord(value) !== undefined ? value : '';
    case 'boolean':
      return value === true || value === 'true'
        ? 'true'
        : value === false || value === 'false'
          ? 'false'
          : '';
    case 'number': {
      const number = numberOf('number', value);
      return Number.isNaN(number) ? '' : String(number);
    }
    default:
      return '';
  }
}

/** As `textOf`, with each of several values once. */
export function textsOf(field: FieldSchema, value: JsonValue | undefined): readonly string[] {
  if (field.kind !== 'keywords') {
    const text = textOf(field, value);
    return text === '' ? [] : [text];
  }
  const values: readonly JsonValue[] = Array.isArray(value) ? value : [value ?? null];
  const texts = new Set<string>();
  for (const each of values) if (isScalar(each) && each !== '') texts.add(String(each));
  return [...texts];
}

/** A filter's text in the spelling that `textsOf` gives: "2020.0" asks for 2020, "1" is no boolean. */
export function filterText(field: FieldSchema, text: string): string | undefined {
  return field.kind === 'number' || field.kind === 'boolean' ? textsOf(field, text)[0] : text;
}

/** A field in which a keyphrase is looked for. */
export interface SearchedField {
  readonly name: string;
  readonly schema: FieldSchema;
  /** A short field is the head of a record, a long text its body. */
  readonly isBody: boolean;
  /** Many records have the same text, as in the fields of facets. */
  readonly isShared: boolean;
}

/** The fields in which a keyphrase is looked for, the short ones first. */
export function searchedFields(schema: IndexSchema): readonly SearchedField[] {
  const fields = Object.entries(schema.fields).flatMap(([name, field]) =>
    'searchable' in field && field.searchable === true
      ? [
          {
            name,
            schema: field,
            isBody: field.kind === 'text',
            isShared: 'facet' in field && field.facet !== false,
          },
        ]
      : [],
  );
  return fields.toSorted((a, b) => Number(a.isBody) - Number(b.isBody));
}

/** The texts of a field that are cut into words. */
export const searchedTexts = ({ schema, isBody }: SearchedField, value: JsonValue | undefined) =>
  isBody ? longTexts(value) : textsOf(schema, value);

export interface RecordWords {
  readonly head: ReadonlySet<string>;
  /** Words of long texts that no short field has. */
  readonly body: ReadonlySet<string>;
}

/** The words under which a record is found. */
export function wordsOf(fields: readonly SearchedField[], record: JsonObject): RecordWords {
  const head = new Set<string>();
  const body = new Set<string>();
  for (const field of fields) {
    const target = field.isBody ? body : head;
    for (const text of searchedTexts(field, record[field.name]))
      for (const word of field.isShared ? wordsOfShared(text) : words(text)) target.add(word);
  }
  for (const word of head) body.delete(word);
  return { head, body };
}

/** Words of texts that many records have. */
const cache = new Map<string, readonly string[]>();
const MAX_CACHED = 4096;

function wordsOfShared(text: string): readonly string[] {
  const found = cache.get(text);
  if (found !== undefined) return found;
  if (cache.size >= MAX_CACHED) cache.clear();
  const cut = words(text);
  cache.set(text, cut);
  return cut;
}

function longTexts(value: JsonValue | undefined): readonly string[] {
  const values: readonly JsonValue[] = Array.isArray(value) ? value : [value ?? null];
  return values.filter((it) => typeof it === 'string');
}
