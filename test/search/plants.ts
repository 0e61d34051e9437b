import fc from 'fast-check';
import type { JsonObject } from '~/platform/json';
import type { FacetSelection, FilterItem, IndexSchema, SearchRequest } from '~/platform/search';

/** A nursery's catalogue: every kind of field, few values, so that random queries hit. */
export const plantSchema: IndexSchema = {
  idField: 'id',
  fields: {
    id: { kind: 'keyword' },
    name: { kind: 'keyword', searchable: true, sortable: true },
    family: { kind: 'keyword', facet: true, searchable: true },
    species: { kind: 'keyword', facet: true, searchable: true },
    shelf: { kind: 'keyword' },
    tags: { kind: 'keywords', facet: true, searchable: true },
    price: { kind: 'number', facet: true, sortable: true },
    height: { kind: 'number', facet: 'list', sortable: true },
    weight: { kind: 'number' },
    hardy: { kind: 'boolean', facet: true, sortable: true },
    sown: { kind: 'date', sortable: true },
    grown_at: { kind: 'geo' },
    notes: { kind: 'text', searchable: true },
  },
  defaultSort: ['sown_desc', 'price_asc'],
  locale: 'sv-SE',
};

const WORDS = [
  'röd',
  'rod',
  'rose',
  'roses',
  'rosen',
  'åkerbär',
  'akerbar',
  'blå',
  'lily',
  'garden',
  'gardens',
  '2.0',
  'x',
];
const FAMILIES = ['Rosaceae', 'Åkerväxter', 'Land Lilies', 'Öland', 'Zea'];
const SPECIES = ['Rosa', 'Malus', 'Lily', 'a10', 'a9'];
const TAGS = ['shade', 'sun', 'edible', 'pot'];
const SHELVES = ['1', '2', '3'];
const NURSERIES = ['57.7,11.97', '57.70, 11.970', '59.33,18.07', '55.6,13', '65.58,22.15', '57.7,12.05'];
const DATES = ['2024-01-01', '2024-05-05T10:00:00Z', '2025-03-01', '2023-12-31'];

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 5 });
const sentence = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((it) => it.join(' '));
const price = fc.oneof(
  fc.integer({ min: 0, max: 5000 }),
  fc.constantFrom(0, 19.9, 100, 1000, 2_000_000, -5),
  fc.constantFrom('250', ' ', 'none', ''),
);

/** The record without its id. */
export const plant: fc.Arbitrary<JsonObject> = fc.record({
  name: maybe(sentence),
  family: maybe(fc.constantFrom(...FAMILIES)),
  species: maybe(fc.constantFrom(...SPECIES)),
  shelf: maybe(fc.oneof(fc.constantFrom(...SHELVES), fc.integer({ min: 1, max: 3 }))),
  tags: maybe(fc.oneof(fc.array(fc.constantFrom(...TAGS), { maxLength: 4 }), fc.constantFrom(...TAGS))),
  price: maybe(price),
  height: maybe(fc.constantFrom(1, 2, 10, 2.5, '10', null)),
  weight: maybe(fc.integer({ min: 0, max: 4 })),
  grown_at: maybe(fc.constantFrom(...NURSERIES, 'nowhere', '', '99,0')),
  hardy: maybe(fc.constantFrom(true, false, 'true', 'no')),
  sown: maybe(fc.constantFrom(...DATES, 'soon')),
  notes: maybe(sentence),
});

export const plantId: fc.Arbitrary<string> = fc.integer({ min: 0, max: 60 }).map((it) => `p${it}`);

const end = fc.option(fc.oneof(fc.integer({ min: -10, max: 3000 }), fc.constantFrom('100', 'x')), {
  nil: null,
});
const range = fc.tuple(end, end).map((values) => ({ type: 'range' as const, values }));
const dateRange = fc
  .tuple(fc.constantFrom(null, ...DATES), fc.constantFrom(null, ...DATES))
  .map((values) => ({ type: 'range' as const, values }));

const some = (item: fc.Arbitrary<FilterItem>) => fc.oneof(item, fc.array(item, { maxLength: 3 }));
const filters = fc.dictionary(
  fc.constantFrom(
    'family',
    'family.neq',
    'tags',
    'tags.neq',
    'species',
    'shelf',
    'price',
    'height',
    'height.neq',
    'weight',
    'weight.neq',
    'hardy',
    'hardy.neq',
    'sown',
    'grown_at',
    'notes',
    'id',
    'nope',
    'nope.neq',
  ),
  fc.oneof(
    some(fc.constantFrom(...FAMILIES, ...TAGS)),
    some(fc.oneof(fc.constantFrom(...SPECIES, 'Ghost', 'p1', 'p2'), fc.integer({ min: 0, max: 3 }))),
    some(fc.constantFrom(true, false, 'true', '10', '2.50', 10)),
    some(range),
    some(dateRange),
  ),
  { maxKeys: 2 },
);

const value = (texts: readonly string[]): fc.Arbitrary<FacetSelection> =>
  fc.oneof(
    fc.constantFrom(...texts),
    fc.record({ text: fc.constantFrom(...texts) }),
    fc.record({
      text: fc.constantFrom(...texts),
      children: fc.array(fc.constantFrom(...SPECIES, ...TAGS), { maxLength: 2 }),
    }),
  );
const facet = fc.record(
  {
    name: fc.constantFrom('family', 'species', 'tags', 'price', 'height', 'hardy', 'shelf', 'nope'),
    child_name: fc.constantFrom('species', 'tags', 'price', 'nope', 'height'),
    sort_order: fc.constantFrom('count', 'alphabetical', 'value', 'odd'),
    filters: fc.array(
      fc.oneof(
        { weight: 3, arbitrary: value([...FAMILIES, ...TAGS, ...SPECIES, '10', 'true']) },
        { weight: 1, arbitrary: range },
      ),
      {
        maxLength: 2,
      },
    ),
  },
  { requiredKeys: ['name'] },
);

export const plantRequest: fc.Arbitrary<SearchRequest> = fc.record(
  {
    index: fc.constant('plants'),
    fields: fc.subarray(['id', 'name', 'price', 'missing']),
    keyphrase: fc.oneof(
      fc.constant(''),
      fc
        .array(
          fc.constantFrom(
            ...WORDS,
            'ro',
            'gardn',
            'ROS',
            'Rosé',
            'lilly',
            'land',
            '?',
            '2,0',
            'shad',
            'åker',
          ),
          { minLength: 1, maxLength: 2 },
        )
        .map((it) => it.join(' ')),
    ),
    facets: fc.array(facet, { maxLength: 5 }),
    limit: fc.integer({ min: 0, max: 20 }),
    offset: fc.integer({ min: 0, max: 20 }),
    sort_name: fc.constantFrom(
      'price_asc',
      'price_desc',
      'name_asc',
      'name_desc',
      'sown_asc',
      'hardy_desc',
      'height_asc',
      'weight_asc',
      'distance_asc',
      'distance_desc',
      'odd',
    ),
    filters,
    near: fc.record(
      {
        lat: fc.constantFrom(57.7, 59.3, -33, 0),
        lng: fc.constantFrom(11.97, 18.1, 151, 0),
        within_km: fc.constantFrom(0, 3, 10, 400, 2000, undefined),
      },
      { requiredKeys: ['lat', 'lng'] },
    ),
  },
  { requiredKeys: ['index'] },
);
