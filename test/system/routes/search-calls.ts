import { expect } from 'vitest';
import { z } from 'zod';
import { search } from '../ask';
import type { Visitor } from './visitor';

export const CARS = 'automotive-se-cars';
export const SITES = 'automotive-se-sites';

const value = z.object({ text: z.string(), count: z.number() });
export const answer = z.strictObject({
  facet: z.array(
    z.object({
      name: z.string(),
      child_name: z.string().optional(),
      type: z.string(),
      values: z.array(value.extend({ children: z.array(value).optional() })),
      min: z.number().optional(),
      max: z.number().optional(),
      count: z.number().optional(),
    }),
  ),
  content: z.array(z.record(z.string(), z.unknown())),
  total_items: z.number(),
  limit: z.number(),
  offset: z.number(),
});
export type Answer = z.infer<typeof answer>;
export type Car = Answer['content'][number];

/** Ways to ask the search service over HTTP. */
export function searchCalls({ server }: Pick<Visitor, 'server'>) {
  const find = async (body: object = {}): Promise<Answer> => {
    const found = await search(server(), { index: CARS, limit: 1, offset: 0, ...body });
    expect(found.status, found.text.slice(0, 200)).toBe(200);
    return answer.parse(found.json());
  };
  const totalOf = async (body: object) => (await find({ ...body, limit: 0 })).total_items;
  const facetOf = async (facet: object | string, body: object = {}) => {
    const [first] = (await find({ limit: 0, facets: [facet], ...body })).facet;
    if (first === undefined) throw new Error('no facet');
    return first;
  };
  /** Every record that a search has, page by page. */
  const allOf = async (body: object): Promise<readonly Car[]> => {
    const cars: Car[] = [];
    for (let offset = 0; ; offset += 100) {
      const { content, total_items } = await find({ ...body, limit: 100, offset });
      cars.push(...content);
      if (content.length === 0 || cars.length >= total_items) return cars;
    }
  };
  const textsOf = (cars: readonly Car[], name: string) => new Set(cars.map((car) => String(car[name])));
  const one = async (name: string): Promise<string> =>
    String((await find({ fields: [name] })).content[0]?.[name]);
  return { find, totalOf, facetOf, allOf, textsOf, one };
}
