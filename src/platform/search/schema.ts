/**
 * What an index knows of its records. Kinds:
 * - `keyword`: one string; `keywords`: a list of strings (each counts once per record)
 * - `number`: finite number or its text; a facet on it is a histogram, or with `facet: 'list'` a list of its values
 * - `date`: ISO text, kept as milliseconds; sorts and ranges like a number, is no facet
 * - `boolean`: true or false (or their text)
 * - `geo`: a position, `lat,lng` in degrees; what `near` of a request measures from. One field at most
 * - `text`: long text, only searched
 * A value of another shape, an empty string and a missing key all mean "no value".
 */
export type FieldSchema =
  | {
      readonly kind: 'keyword';
      readonly facet?: boolean;
      readonly sortable?: boolean;
      readonly searchable?: boolean;
    }
  | { readonly kind: 'keywords'; readonly facet?: boolean; readonly searchable?: boolean }
  | {
      readonly kind: 'number';
      readonly facet?: boolean | 'list';
      readonly sortable?: boolean;
      readonly searchable?: boolean;
    }
  | { readonly kind: 'date'; readonly sortable?: boolean }
  | { readonly kind: 'boolean'; readonly facet?: boolean; readonly sortable?: boolean }
  | { readonly kind: 'geo' }
  | { readonly kind: 'text'; readonly searchable?: boolean };

export interface IndexSchema {
  /** The field that names a record: unique, last tiebreak of every order. Always filterable. */
  readonly idField: string;
  readonly fields: Readonly<Record<string, FieldSchema>>;
  /** Sort names (`<field>_asc`, `<field>_desc`), the first decides, the next break ties. */
  readonly defaultSort: readonly string[];
  /** BCP 47 tag, for alphabetical order. */
  readonly locale: string;
}

export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** `<field>_asc` or `<field>_desc` of a sortable field; null for any other name. */
export function parseSortName(schema: IndexSchema, name: string): SortKey | null {
  const match = /^(.+)_(asc|desc)$/.exec(name);
  const field = match?.[1];
  if (field === undefined || !isSortable(schema, field)) return null;
  return { field, descending: match?.[2] === 'desc' };
}

function isSortable(schema: IndexSchema, field: string): boolean {
  if (!Object.hasOwn(schema.fields, field)) return false;
  const declared = schema.fields[field];
  return declared !== undefined && 'sortable' in declared && declared.sortable === true;
}

/** Throws when the schema contradicts itself: a programming error, not a visitor's. */
export function checkSchema(schema: IndexSchema): void {
  const id = Object.hasOwn(schema.fields, schema.idField) ? schema.fields[schema.idField] : undefined;
  if (id?.kind !== 'keyword')
    throw new Error(`search schema: idField "${schema.idField}" must be a keyword field`);
  if (Object.values(schema.fields).filter(({ kind }) => kind === 'geo').length > 1)
    throw new Error('search schema: a record has one position');
  for (const name of schema.defaultSort) {
    if (parseSortName(schema, name) === null) throw new Error(`search schema: cannot sort by "${name}"`);
  }
}
