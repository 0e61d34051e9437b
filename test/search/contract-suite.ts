import { describe, expect, it } from 'vitest';
import type { JsonObject } from '~/platform/json';
import {
  type IndexSchema,
  parseSearchResponse,
  type SearchIndex,
  type SearchRequest,
} from '~/platform/search';
import { books, schema } from './books';

/** Makes an index of these records, ready to be searched. */
export type MakeIndex = (schema: IndexSchema, records: readonly JsonObject[]) => Promise<SearchIndex>;

/** What every implementation of the port answers (SEARCH-2 to SEARCH-5). */
export function searchContractSuite(name: string, makeIndex: MakeIndex): void {
  const answer = async (request: Partial<SearchRequest>) =>
    (await makeIndex(schema, books)).search({ index: 'books', ...request });
  const ids = async (request: Partial<SearchRequest>) =>
    (await answer(request)).content.map((it) => it.book_id);
  const valuesOf = async (request: Partial<SearchRequest>, facet = 0) =>
    (await answer(request)).facet[facet]?.values;

  describe(`${name}: records`, () => {
    it('answers with facet, content, total_items, limit and offset, and nothing else', async () => {
      const response = await answer({ facets: [{ name: 'genre' }], limit: 2, offset: 1 });
      expect(Object.keys(response).sort()).toEqual(['content', 'facet', 'limit', 'offset', 'total_items']);
      expect(response).toMatchObject({ total_items: 5, limit: 2, offset: 1 });
      expect(parseSearchResponse(JSON.parse(JSON.stringify(response))).ok).toBe(true);
    });
    it('gives whole records, or only the fields asked for that a record has', async () => {
      expect((await answer({ filters: { book_id: 'b5' } })).content).toEqual([books[4]]);
      expect(
        (await answer({ filters: { book_id: ['b5'] }, fields: ['book_id', 'pages', 'extra'] })).content,
      ).toEqual([{ book_id: 'b5', extra: { kept: [1] } }]);
    });
    it('defaults to 24, takes limit 0, and pages without duplicate or gap', async () => {
      expect((await answer({})).limit).toBe(24);
      expect((await answer({ limit: 0 })).content).toEqual([]);
      const pages = await Promise.all([0, 2, 4, 6].map((offset) => ids({ limit: 2, offset })));
      expect(pages).toEqual([['b2', 'b4'], ['b3', 'b1'], ['b5'], []]);
    });
    it('sorts by the default sort, by a name, both ways, those without a value last, ties by id', async () => {
      expect(await ids({})).toEqual(['b2', 'b4', 'b3', 'b1', 'b5']);
      expect(await ids({ sort_name: 'pages_desc' })).toEqual(['b1', 'b3', 'b2', 'b4', 'b5']);
      expect(await ids({ sort_name: 'title_asc' })).toEqual(['b3', 'b5', 'b2', 'b1', 'b4']);
      expect(await ids({ sort_name: 'bought_desc' })).toEqual(['b4', 'b1', 'b2', 'b3', 'b5']);
      expect(await ids({ sort_name: 'unknown_asc' })).toEqual(await ids({}));
    });
  });

  describe(`${name}: filters`, () => {
    it('ORs the values of a field and ANDs the fields', async () => {
      expect((await answer({ filters: { genre: ['Crime', 'Fantasy'] } })).total_items).toBe(4);
      expect(await ids({ filters: { genre: ['Crime', 'Fantasy'], series: ['Nord'] } })).toEqual(['b3', 'b1']);
    });
    it('excludes by .neq, keeping records without a value', async () => {
      expect(await ids({ filters: { 'series.neq': ['Nord'] } })).toEqual(['b2', 'b4']);
      expect(await ids({ filters: { 'languages.neq': 'sv' } })).toEqual(['b4', 'b3', 'b5']);
    });
    it('takes booleans and numbers and their texts for the same', async () => {
      for (const lent of [true, 'true', [true], ['true']])
        expect(await ids({ filters: { lent } })).toEqual(['b1', 'b5']);
      for (const pages of [100, '100', [100.0]])
        expect(await ids({ filters: { pages } })).toEqual(['b2', 'b4']);
    });
    it('takes inclusive ranges, open at either end, on numbers and dates', async () => {
      expect(await ids({ filters: { pages: { type: 'range', values: [100, 200] } } })).toEqual([
        'b2',
        'b4',
        'b3',
      ]);
      expect(await ids({ filters: { pages: { type: 'range', values: [null, 199] } } })).toEqual(['b2', 'b4']);
      expect(await ids({ filters: { bought: { type: 'range', values: ['2024-02-01', null] } } })).toEqual([
        'b4',
        'b1',
      ]);
      expect(
        (await answer({ filters: { pages: { type: 'range', values: [null, null] } } })).total_items,
      ).toBe(5);
    });
    it('matches nothing by an unknown field or value, restricts nothing by an empty list', async () => {
      expect((await answer({ filters: { nope: ['x'] } })).total_items).toBe(0);
      expect((await answer({ filters: { genre: ['crime'] } })).total_items).toBe(0);
      expect((await answer({ filters: { genre: [] } })).total_items).toBe(5);
    });
  });

  describe(`${name}: facets`, () => {
    it('counts values, most first, several values of a record each, and none where there is none', async () => {
      expect(await valuesOf({ limit: 0, facets: [{ name: 'languages' }] })).toEqual([
        { text: 'en', count: 2 },
        { text: 'sv', count: 2 },
        { text: 'fi', count: 1 },
      ]);
      expect(await valuesOf({ facets: [{ name: 'lent' }] })).toEqual([
        { text: 'false', count: 2 },
        { text: 'true', count: 2 },
      ]);
    });
    it('orders values by count, alphabet or value', async () => {
      const texts = async (sort_order: string) =>
        (await valuesOf({ facets: [{ name: 'edition', sort_order }] }))?.map((it) => it.text);
      expect(await texts('count')).toEqual(['2', '1', '10']);
      expect(await texts('value')).toEqual(['1', '2', '10']);
      expect(
        (await valuesOf({ facets: [{ name: 'genre', sort_order: 'alphabetical' }] }))?.map((it) => it.text),
      ).toEqual(['Crime', 'Fantasy', 'Space Opera']);
    });
    it('ignores a facet’s own selection in its counts and respects all others', async () => {
      const response = await answer({ facets: [{ name: 'genre', filters: ['Crime'] }, { name: 'series' }] });
      expect(response.total_items).toBe(2);
      expect(response.facet[0]?.values.map((it) => it.count)).toEqual([2, 2, 1]);
      expect(response.facet[1]?.values).toEqual([
        { text: 'Nord', count: 1 },
        { text: 'Syd', count: 1 },
      ]);
    });
    it('counts child values under their parent', async () => {
      const [facet] = (await answer({ facets: [{ name: 'genre', child_name: 'series' }] })).facet;
      expect(facet).toMatchObject({ name: 'genre', child_name: 'series', type: 'list' });
      expect(facet?.values[0]).toEqual({
        text: 'Crime',
        count: 2,
        children: [
          { text: 'Nord', count: 1 },
          { text: 'Syd', count: 1 },
        ],
      });
      expect(facet?.values[1]).toEqual({ text: 'Fantasy', count: 2, children: [{ text: 'Nord', count: 1 }] });
    });
    it('narrows a parent by its selected children, takes one without children whole', async () => {
      const tree = { name: 'genre', child_name: 'series' };
      const crimeNord = { text: 'Crime', children: ['Nord'] };
      expect(await ids({ facets: [{ ...tree, filters: [crimeNord] }] })).toEqual(['b1']);
      expect(await ids({ facets: [{ ...tree, filters: [crimeNord, 'Fantasy'] }] })).toEqual([
        'b4',
        'b3',
        'b1',
      ]);
    });
    it('answers for numbers with min, max, count and round buckets, own range ignored', async () => {
      const filters = [{ type: 'range' as const, values: [150, null] as const }];
      const response = await answer({ facets: [{ name: 'pages', filters }] });
      expect(response.total_items).toBe(2);
      const [facet] = response.facet;
      expect(facet).toMatchObject({ type: 'histogram', values: [], min: 100, max: 300, count: 4 });
      expect(facet?.buckets?.[0]).toEqual({ min: 100, max: 110, count: 2 });
      expect(facet?.buckets?.reduce((total, it) => total + it.count, 0)).toBe(4);
    });
    it('answers an unknown facet with no values', async () => {
      expect((await answer({ facets: [{ name: 'nope' }] })).facet).toEqual([
        { name: 'nope', type: 'list', values: [] },
      ]);
    });
    it('maps all values of the facets asked for', async () => {
      const index = await makeIndex(schema, books);
      expect(await index.facetMap([{ name: 'genre', child_name: 'series' }, { name: 'pages' }])).toEqual([
        {
          name: 'genre',
          child_name: 'series',
          values: [
            { text: 'Crime', children: ['Nord', 'Syd'] },
            { text: 'Fantasy', children: ['Nord'] },
            { text: 'Space Opera', children: ['Nord'] },
          ],
        },
      ]);
    });
  });

  describe(`${name}: near a place`, () => {
    // Gothenburg: 0 km, Malmö 242 km, Stockholm 398 km.
    const gothenburg = { lat: 57.7072, lng: 11.9668 };
    const sort_name = 'distance_asc';
    it('finds what lies within the distance, nothing without a position, counted so in every facet', async () => {
      const within = (within_km: number) => ids({ near: { ...gothenburg, within_km } });
      expect(await within(1)).toEqual(['b3', 'b1']);
      expect(await within(240)).toEqual(['b3', 'b1']);
      expect(await within(245)).toEqual(['b3', 'b1', 'b5']);
      expect(await within(20_000)).toEqual(['b2', 'b3', 'b1', 'b5']);
      const answer300 = await answer({
        near: { ...gothenburg, within_km: 300 },
        facets: [{ name: 'genre', filters: ['Crime'] }, { name: 'pages' }],
      });
      expect(answer300.total_items).toBe(1);
      expect(answer300.facet[0]?.values).toEqual([
        { text: 'Crime', count: 1 },
        { text: 'Fantasy', count: 1 },
        { text: 'Space Opera', count: 1 },
      ]);
      expect(answer300.facet[1]).toMatchObject({ min: 300, max: 300, count: 1 });
    });
    it('restricts nothing and sorts nothing by itself', async () => {
      expect(await ids({ near: gothenburg })).toEqual(await ids({}));
      expect(await ids({ near: gothenburg, sort_name: 'pages_desc' })).toEqual(
        await ids({ sort_name: 'pages_desc' }),
      );
    });
    it('puts the nearest first, equally far ones in the default order, those without a position last', async () => {
      expect(await ids({ near: gothenburg, sort_name })).toEqual(['b3', 'b1', 'b5', 'b2', 'b4']);
      expect(await ids({ near: gothenburg, sort_name, limit: 2, offset: 1 })).toEqual(['b1', 'b5']);
      expect(await ids({ near: { lat: 59, lng: 18 }, sort_name })).toEqual(['b2', 'b3', 'b1', 'b5', 'b4']);
    });
    it('keeps to the distance however well the words fit', async () => {
      expect(await ids({ near: gothenburg, sort_name, keyphrase: 'ÅSKAN' })).toEqual(['b3', 'b1']);
      expect(await ids({ near: gothenburg, keyphrase: 'ÅSKAN' })).toEqual(['b1', 'b3']);
      expect(await ids({ near: { ...gothenburg, within_km: 300 }, keyphrase: 'drag', sort_name })).toEqual([
        'b3',
        'b5',
      ]);
    });
    it('takes the default order for a distance to nowhere', async () => {
      expect(await ids({ sort_name })).toEqual(await ids({}));
      expect(await ids({ near: gothenburg, sort_name: 'distance_desc' })).toEqual(await ids({}));
    });
    it('finds nothing within any distance where records have no position', async () => {
      const { shelf: _, ...fields } = schema.fields;
      const index = await makeIndex({ ...schema, fields }, books);
      const near = { ...gothenburg, within_km: 20_000 };
      expect((await index.search({ index: 'books', near })).total_items).toBe(0);
      expect((await index.search({ index: 'books', near: gothenburg, sort_name })).total_items).toBe(5);
    });
  });

  describe(`${name}: keyphrase`, () => {
    it('finds records that have every word, in any searched field', async () => {
      expect(await ids({ keyphrase: 'crime nord' })).toEqual(['b1']);
      expect(await ids({ keyphrase: 'crime fantasy' })).toEqual([]);
      expect(await ids({ keyphrase: 'qzxqzx' })).toEqual([]);
      expect(await ids({ keyphrase: '  ' })).toHaveLength(5);
    });
    it('does not mind case or diacritics, the exact spelling first', async () => {
      expect(await ids({ keyphrase: 'ÅSKAN' })).toEqual(['b1', 'b3']);
      expect(await ids({ keyphrase: 'askan' })).toEqual(['b3', 'b1']);
    });
    it('finds beginnings of words, a short field before a long text', async () => {
      expect(await ids({ keyphrase: 'drag' })).toEqual(['b5', 'b3']);
    });
    it('forgives one wrong letter in a longer word', async () => {
      expect(await ids({ keyphrase: 'zebta' })).toEqual(['b2']);
      expect(await ids({ keyphrase: 'nort' })).toEqual([]);
    });
    it('keeps to a sort that is asked for', async () => {
      expect(await ids({ keyphrase: 'askan', sort_name: 'pages_desc' })).toEqual(['b1', 'b3']);
    });
  });
}
