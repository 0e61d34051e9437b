import { LRUCache } from 'lru-cache';
import type { Stock } from '~/modules/stock';
import { type Context, type FacetMap, facetMapOf, Suggester, type Suggestion } from '~/platform/search';
import type { Site } from '~/sites';
import { fixedQuery } from './fixed-filters';
import { type ListShape, type ListState, listShape } from './list-query';
import { listRequest } from './list-request';
import { applyKeyphrase, namedFacets, spokenOf } from './list-words';

export interface CarSuggestions {
  /** What a half-typed search of the site's cars may become; none on sites without cars. `fixed`: what the list fixes. */
  suggest(site: Site, typed: string, fixed: ListShape['fixed']): Promise<readonly Suggestion[]>;
  stop(): void;
}

/** Sites, and lists of theirs that fix something; what more there is has been made up by somebody. */
const MOST_KEPT = 32;
/** Of a site, what so many beginnings find is remembered. */
const MOST_CONTEXTS = 16;
const NOTHING: ListState = { values: {}, ranges: {}, keyphrase: '', sortName: '', page: 0 };

interface Vocabulary {
  readonly suggester: Suggester;
  readonly map: FacetMap;
  readonly shape: ListShape;
  /** What earlier words find: the same for every letter of the last one. */
  readonly contexts: LRUCache<string, Promise<Context>>;
}

/**
 * Suggestions for the search of the cars, by the list's own understanding of words: whoever takes one finds as many
 * cars as it says. The values are read once and again after each change of the index.
 */
export function createCarSuggestions(stock: Pick<Stock, 'search' | 'onChange'>): CarSuggestions {
  const kept = new LRUCache<string, Promise<Vocabulary>>({ max: MOST_KEPT });
  const stop = stock.onChange(({ indexName }) => {
    for (const key of kept.keys()) if (key.startsWith(`${indexName} `)) kept.delete(key);
  });

  async function read(carIndex: string, shape: ListShape): Promise<Vocabulary> {
    const answer = await stock.search(carIndex, {
      facets: namedFacets(shape),
      filters: shape.fixed,
      limit: 0,
    });
    const map = spokenOf(facetMapOf(answer));
    const spoken = new Set(map.map(({ name }) => name));
    const facets = answer.facet.filter(({ name }) => spoken.has(name));
    const contexts = new LRUCache<string, Promise<Context>>({ max: MOST_CONTEXTS });
    return { suggester: new Suggester(facets), map, shape, contexts };
  }

  function vocabulary(site: Site, carIndex: string, shape: ListShape): Promise<Vocabulary> {
    const key = `${carIndex} ${site.key}?${fixedQuery(shape.fixed)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const reading = read(carIndex, shape);
    kept.set(key, reading);
    const forget = () => {
      if (kept.get(key) === reading) kept.delete(key);
    };
    // An index that could not be asked, or is still empty, is asked again.
    reading.then(({ map }) => map.length === 0 && forget(), forget);
    return reading;
  }

  return {
    stop,
    async suggest(site, typed, fixed) {
      const { carIndex, carList } = site;
      if (carIndex === null || carList === null || typed.trim() === '') return [];
      const known = await vocabulary(site, carIndex, listShape(carList, fixed));
      return known.suggester.suggest(typed, (words) => {
        const kept = known.contexts.get(words) ?? contextOf(stock, carIndex, known, words);
        known.contexts.set(words, kept);
        kept.catch(() => known.contexts.delete(words));
        return kept;
      });
    },
  };
}

async function contextOf(
  stock: Pick<Stock, 'search'>,
  carIndex: string,
  { map, shape }: Vocabulary,
  words: string,
): Promise<Context> {
  const state = applyKeyphrase({ ...NOTHING, keyphrase: words }, map);
  const { facets = [], ...request } = listRequest(state, shape, map);
  const spoken = facets.filter(({ name }) => map.some((facet) => facet.name === name));
  const answer = await stock.search(carIndex, { ...request, facets: spoken, limit: 0 });
  return { facets: answer.facet, chosen: state.values };
}
