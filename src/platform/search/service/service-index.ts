import type { Breaker } from '~/platform/breaker';
import { answerText, fetchWithin, parseJson } from '~/platform/http';
import { parseSearchResponse, type SearchRequest, type SearchResponse } from '../contract';
import { facetMapOf } from '../facet-map';
import { type SearchIndex, SearchUnavailable } from '../search-index';

export interface ServiceIndexOptions {
  /** Takes the request of SEARCH-2 by POST. */
  readonly url: string;
  /** Sent as `x-api-key`; it never leaves the server for anywhere else. */
  readonly key: string | null;
  /** Name of the index at the service. */
  readonly index: string;
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

const TIMEOUT_MS = 4000;
const MAX_BYTES = 8 * 1024 * 1024;

/** The port on a search service with the same contract (SEARCH-2 to SEARCH-5). */
export function createServiceIndex(options: ServiceIndexOptions): SearchIndex {
  const { url, key, index, breaker, timeoutMs = TIMEOUT_MS } = options;
  const failed = (reason: string) => new SearchUnavailable(index, reason);
  const search = async (request: SearchRequest): Promise<SearchResponse> => {
    const answer = await fetchWithin(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key === null ? {} : { 'x-api-key': key }),
      },
      body: JSON.stringify({ ...request, index }),
      timeoutMs,
      breaker,
      maxBytes: MAX_BYTES,
    });
    if (!answer.ok) throw failed(answer.error);
    if (answer.value.status !== 200) throw failed(`status ${answer.value.status}`);
    const json = parseJson(answerText(answer.value));
    if (!json.ok) throw failed('unreadable answer');
    const parsed = parseSearchResponse(json.value);
    if (!parsed.ok) throw failed('an answer of another form');
    // Such a service, too, answers emptily where it fails (SEARCH-7); one that works knows the facets it is asked for.
    if ((request.facets ?? []).length > 0 && parsed.value.facet.length === 0) throw failed('no facets');
    return parsed.value;
  };
  return {
    search,
    facetMap: async (facets) =>
      facetMapOf(
        await search({
          index,
          limit: 0,
          facets: facets.map((facet) => ({ ...facet, sort_order: 'alphabetical' })),
        }),
      ),
  };
}
