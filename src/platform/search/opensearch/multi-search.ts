import { z } from 'zod';
import type { JsonObject } from '~/platform/json';
import { type SearchNode, SearchNodeError } from './node';

const several = z.object({ responses: z.array(z.looseObject({ error: z.unknown().optional() })) });
const reason = z.object({ type: z.string() });

/** Several searches of one index in one exchange; fails when one of them does. */
export async function multiSearch(
  node: SearchNode,
  alias: string,
  searches: readonly JsonObject[],
): Promise<unknown[]> {
  const lines = searches.flatMap((search) => [{}, search]);
  const { responses } = several.parse(await node.request('POST', `/${alias}/_msearch`, { lines }));
  for (const { error, status } of responses) {
    if (error === undefined) continue;
    const named = reason.safeParse(error);
    throw new SearchNodeError(
      typeof status === 'number' ? status : 500,
      named.success ? named.data.type : 'a search failed',
    );
  }
  return responses;
}
