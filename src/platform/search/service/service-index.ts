import type { Breaker } from '~/platform/breaker';
import { answerText, fetchWithin, parseJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import { emptyResponse, parseSearchResponse, type SearchRequest, type SearchResponse } from '../contract';
import { facetMapOf } from '../facet-map';
import type { SearchIndex } from '../search-index';

export interface ServiceIndexOptions {
  /** Takes the request of SEARCH-2 by POST. */
  readonly url: string;
  /** Sent as `x-api-key`; it never leaves the server for anywhere else. */
  readonly key: string | null;
  /** Name of the index at the service. */
  readonly index: string;
  readonly log: Log;
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

const TIMEOUT_MS = 4000;
const MAX_BYTES = 8 * 1024 * 1024;

/** The port on a search service with the same contract (SEARCH-2 to SEARCH-5). Where it fails the empty result stands in. */
export function createServiceIndex(options: ServiceIndexOptions): SearchIndex {
  const { url, key, index, log, breaker, timeoutMs = TIMEOUT_MS } = options;
  const search = async (request: SearchRequest): Promise<SearchResponse> => {
    const failed = (reason: string): SearchResponse => {
      log.error({ index, reason }, 'search service');
      return emptyResponse(request);
    };
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
    if (!answer.ok) return failed(answer.error);
    if (answer.value.status !== 200) return failed(`status ${answer.value.status}`);
    const json = parseJson(answerText(answer.value));
    if (!json.ok) return failed('unreadable answer');
    const parsed = parseSearchResponse(json.value);
    return parsed.ok ? parsed.value : failed('an answer of another form');
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
