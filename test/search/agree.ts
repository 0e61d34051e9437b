import { expect } from 'vitest';
import type { JsonObject } from '~/platform/json';
import type { IndexSchema, SearchFacet, SearchRequest, SearchResponse } from '~/platform/search';
import { oracle } from './oracle';

/** Fails unless every count, value and order of the answer is what looking at each record gives. */
export function expectAgreement(
  schema: IndexSchema,
  records: readonly JsonObject[],
  request: SearchRequest,
  answer: SearchResponse,
): void {
  const truth = oracle(schema, records, request);
  expect(answer.total_items).toBe(truth.total);
  const fields = request.fields ?? [];
  const byId = new Map(records.map((it) => [String(it[schema.idField]), it]));
  expect(answer.content).toEqual(truth.ids.map((id) => projected(byId.get(id) ?? {}, fields)));
  expect(answer.facet).toHaveLength(truth.facets.length);
  truth.facets.forEach((expected, i) => {
    const facet = answer.facet[i];
    const requested = request.facets?.[i];
    expect({ name: facet?.name, child_name: facet?.child_name }).toEqual({
      name: requested?.name,
      child_name: requested?.child_name,
    });
    expect(facet?.type).toBe(expected.type);
    if (expected.type === 'list') expect(facet?.values).toEqual(expected.values);
    else if (facet !== undefined) expectHistogram(facet, expected.numbers);
  });
}

function projected(record: JsonObject, fields: readonly string[]): unknown {
  const projectedFields = Object.entries(record).filter(
    ([key]) => fields.length === 0 || fields.includes(key),
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(projectedFields)));
}

function expectHistogram(facet: SearchFacet, numbers: readonly number[]): void {
  expect(facet.values).toEqual([]);
  expect(facet.count).toBe(numbers.length);
  expect(facet.min).toBe(numbers.length === 0 ? undefined : Math.min(...numbers));
  expect(facet.max).toBe(numbers.length === 0 ? undefined : Math.max(...numbers));
  const buckets = facet.buckets ?? [];
  expect(buckets.length).toBeLessThanOrEqual(28);
  buckets.forEach((bucket, i) => {
    const isLast = i === buckets.length - 1;
    if (!isLast) expect(buckets[i + 1]?.min).toBe(bucket.max);
    const within = numbers.filter(
      (it) => it >= bucket.min && (it < bucket.max || (isLast && it <= bucket.max)),
    );
    expect(bucket.count).toBe(within.length);
  });
}
