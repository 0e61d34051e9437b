import type { JsonObject } from '~/platform/json';
import type { IndexSchema } from '~/platform/search';

/** Books of a library: a field of each kind. */
export const schema: IndexSchema = {
  idField: 'book_id',
  fields: {
    book_id: { kind: 'keyword' },
    title: { kind: 'keyword', searchable: true, sortable: true },
    genre: { kind: 'keyword', facet: true, searchable: true },
    series: { kind: 'keyword', facet: true, searchable: true },
    languages: { kind: 'keywords', facet: true },
    pages: { kind: 'number', facet: true, sortable: true },
    edition: { kind: 'number', facet: 'list' },
    lent: { kind: 'boolean', facet: true },
    bought: { kind: 'date', sortable: true },
    shelf: { kind: 'geo' },
    blurb: { kind: 'text', searchable: true },
  },
  defaultSort: ['pages_asc'],
  locale: 'sv-SE',
};

const book = (id: number, rest: JsonObject): JsonObject => ({ book_id: `b${id}`, ...rest });
export const books: readonly JsonObject[] = [
  book(1, {
    title: 'Åskan',
    shelf: '57.7072,11.9668',
    genre: 'Crime',
    series: 'Nord',
    languages: ['sv', 'en'],
    pages: 300,
    edition: 1,
    lent: true,
    bought: '2024-02-01',
  }),
  book(2, {
    title: 'Zebra',
    shelf: '59.3294,18.0687',
    genre: 'Crime',
    series: 'Syd',
    languages: ['sv'],
    pages: 100,
    edition: 2,
    lent: false,
    bought: '2024-01-01',
  }),
  book(3, {
    title: 'Askan',
    shelf: '57.7072,11.9668',
    genre: 'Fantasy',
    series: 'Nord',
    languages: [],
    pages: 200,
    edition: 10,
    lent: false,
    blurb: 'A dragon in the thunder',
  }),
  book(4, {
    title: 'Ärter',
    shelf: 'in the cellar',
    genre: 'Fantasy',
    languages: ['en'],
    pages: 100,
    bought: '2025-06-01T12:00:00Z',
  }),
  book(5, {
    title: 'Dragons',
    shelf: '55.6059,13.0007',
    genre: 'Space Opera',
    series: 'Nord',
    languages: ['fi'],
    edition: 2,
    lent: true,
    extra: { kept: [1] },
  }),
];
