import { expect, it } from 'vitest';
import { createOpenSearchIndex } from './opensearch-index';

it('facts read twice at once: those asked for later stay, whichever is answered last', async () => {
  const answers: ((positions: readonly string[]) => void)[] = [];
  const bodies: string[] = [];
  const index = createOpenSearchIndex({
    node: {
      async request(_method, _path, { body } = {}) {
        bodies.push(JSON.stringify(body));
        if (body !== undefined && 'aggs' in body && Object.hasOwn(Object(body.aggs), 'places')) {
          const positions = await new Promise<readonly string[]>((resolve) => answers.push(resolve));
          return { aggregations: { places: { buckets: positions.map((key) => ({ key })) } } };
        }
        return { hits: { total: { value: 0, relation: 'eq' }, hits: [] }, aggregations: {} };
      },
      close: async () => undefined,
    },
    prefix: 'test',
    name: 'places',
    schema: {
      idField: 'id',
      fields: { id: { kind: 'keyword', sortable: true }, place: { kind: 'geo' } },
      defaultSort: ['id_asc'],
      locale: 'sv-SE',
    },
  });
  const earlier = index.changed();
  const later = index.changed();
  answers[1]?.(['59.33,18.07']);
  await later;
  answers[0]?.(['55.70,13.19']);
  await earlier;
  await index.search({ index: '', near: { lat: 59, lng: 18, within_km: 5000 } }).catch(() => undefined);
  expect(bodies.at(-1)).toContain('59.33,18.07');
  expect(bodies.at(-1)).not.toContain('55.70,13.19');
});
