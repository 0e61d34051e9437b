import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyResponse, parseSearchRequest, parseSearchResponse, type SearchRequest } from './contract';

function parsed(body: unknown): SearchRequest {
  const result = parseSearchRequest(body);
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.path}: ${result.error.message}`);
  return result.value;
}
const refusal = (body: unknown): string => {
  const result = parseSearchRequest(body);
  return result.ok ? 'accepted' : result.error.code;
};
const withFilters = (...filters: unknown[]) =>
  parsed({ index: 'i', facets: [{ name: 'a', filters }] }).facets?.[0]?.filters;

describe('a search request', () => {
  it('fills the defaults', () => {
    expect(parsed({ index: 'i' })).toEqual({
      index: 'i',
      fields: undefined,
      keyphrase: '',
      facets: [],
      limit: 24,
      offset: 0,
      sort_name: undefined,
      filters: {},
      near: undefined,
    });
    expect(
      parsed({ index: 'i', fields: null, keyphrase: null, sort_name: '', limit: null, other: 1 }).limit,
    ).toBe(24);
  });
  it('takes a bare facet name for a facet', () => {
    expect(
      parsed({ index: 'i', facets: ['a', { name: 'b', child_name: 'c', sort_order: 'count' }] }).facets,
    ).toEqual([{ name: 'a' }, { name: 'b', child_name: 'c', sort_order: 'count' }]);
  });
  it('takes facet values as text, with text or value, with children in either spelling', () => {
    expect(
      withFilters(
        'Diesel',
        { text: 'Volvo' },
        { value: 'Kia', children: ['Ceed', { text: 'Niro' }, { value: 3 }] },
        5,
        true,
      ),
    ).toEqual([
      { text: 'Diesel' },
      { text: 'Volvo' },
      { text: 'Kia', children: ['Ceed', 'Niro', '3'] },
      { text: '5' },
      { text: 'true' },
    ]);
  });
  it('takes ranges in both spellings, either end open, alone or in a list', () => {
    expect(withFilters({ type: 'range', values: [1, null] })).toEqual([{ type: 'range', values: [1, null] }]);
    expect(withFilters({ type: 'range', values: ['', '7'] })).toEqual([
      { type: 'range', values: [null, '7'] },
    ]);
    const { filters } = parsed({
      index: 'i',
      filters: { p: { min: 3 }, q: { type: 'range', values: [null, 9] }, r: [1, { max: 2 }] },
    });
    expect(filters).toEqual({
      p: [{ type: 'range', values: [3, null] }],
      q: [{ type: 'range', values: [null, 9] }],
      r: [1, { type: 'range', values: [null, 2] }],
    });
  });
  it('takes one value for a list of one', () => {
    expect(parsed({ index: 'i', filters: { a: 'x', b: ['y', 1, true] } }).filters).toEqual({
      a: ['x'],
      b: ['y', 1, true],
    });
  });
  it('takes a place to be near, with or without a distance', () => {
    expect(parsed({ index: 'i', near: { lat: 57.7, lng: 11.97, within_km: 50 } }).near).toEqual({
      lat: 57.7,
      lng: 11.97,
      within_km: 50,
    });
    expect(parsed({ index: 'i', near: { lat: 0, lng: 0, within_km: null } }).near).toEqual({
      lat: 0,
      lng: 0,
    });
    expect(parsed({ index: 'i', near: null }).near).toBeUndefined();
  });
  it('clamps a large limit and cuts a long keyphrase', () => {
    expect(parsed({ index: 'i', limit: 1e9, offset: 1e9 })).toMatchObject({ limit: 100, offset: 1e9 });
    expect(parsed({ index: 'i', keyphrase: ` ${'a'.repeat(300)}` }).keyphrase).toBe('a'.repeat(200));
  });
  it.each([
    ['invalid_body', null],
    ['invalid_body', 'text'],
    ['invalid_body', []],
    ['invalid_index', {}],
    ['invalid_index', { index: '' }],
    ['invalid_limit', { index: 'i', limit: -1 }],
    ['invalid_limit', { index: 'i', limit: 1.5 }],
    ['invalid_limit', { index: 'i', limit: '10' }],
    ['invalid_offset', { index: 'i', offset: -1 }],
    ['invalid_offset', { index: 'i', offset: Number.NaN }],
    ['invalid_keyphrase', { index: 'i', keyphrase: 'a'.repeat(501) }],
    ['invalid_keyphrase', { index: 'i', keyphrase: ['a'] }],
    ['invalid_fields', { index: 'i', fields: 'a' }],
    ['invalid_facets', { index: 'i', facets: 'a' }],
    ['invalid_facets', { index: 'i', facets: Array(61).fill('a') }],
    ['invalid_facets', { index: 'i', facets: [{ name: 'a', filters: [{ type: 'range', values: [1] }] }] }],
    ['invalid_facets', { index: 'i', facets: [{ name: 'a', filters: [null] }] }],
    ['invalid_filters', { index: 'i', filters: [] }],
    ['invalid_filters', { index: 'i', filters: { a: null } }],
    ['invalid_filters', { index: 'i', filters: { a: [[1]] } }],
    ['invalid_filters', { index: 'i', filters: { a: {} } }],
    ['invalid_filters', { index: 'i', filters: { a: Array(501).fill('x') } }],
    ['invalid_sort_name', { index: 'i', sort_name: 1 }],
    ['invalid_near', { index: 'i', near: '57.7,11.9' }],
    ['invalid_near', { index: 'i', near: { lat: 57.7 } }],
    ['invalid_near', { index: 'i', near: { lat: 90.1, lng: 0 } }],
    ['invalid_near', { index: 'i', near: { lat: 0, lng: -181 } }],
    ['invalid_near', { index: 'i', near: { lat: '57.7', lng: '11.9' } }],
    ['invalid_near', { index: 'i', near: { lat: 0, lng: 0, within_km: -1 } }],
  ])('refuses as %s, case %#', (code, body) => {
    expect(refusal(body)).toBe(code);
  });
  it('never throws, whatever the body, and accepts its own result again', () => {
    const keys = fc.constantFrom(
      'index',
      'fields',
      'keyphrase',
      'facets',
      'limit',
      'offset',
      'sort_name',
      'filters',
      'near',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue(), { maxKeys: 3 }), (body) => {
        const first = parseSearchRequest({ index: 'i', ...body });
        if (first.ok) expect(parsed(JSON.parse(JSON.stringify(first.value)))).toEqual(first.value);
      }),
    );
  });
});

describe('a search response', () => {
  it('is checked when it comes from another service', () => {
    expect(parseSearchResponse(emptyResponse({ limit: 8 }))).toEqual({
      ok: true,
      value: { facet: [], content: [], total_items: 0, limit: 8, offset: 0 },
    });
    expect(parseSearchResponse({ facet: [], content: [] }).ok).toBe(false);
    expect(parseSearchResponse('<html>').ok).toBe(false);
  });
});
