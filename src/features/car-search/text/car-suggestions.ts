import { LRUCache } from 'lru-cache';
import { translator } from '~/messages';
import type { Stock } from '~/modules/stock';
import {
  type Context,
  type FacetMap,
  facetMapOf,
  fold,
  type SearchFacet,
  Suggester,
  type Suggestion,
} from '~/platform/search';
import type { Language, Site } from '~/sites';
import { localeFor } from '~/sites';
import { activeFilters, asSaid } from '../filters/chips';
import { carListShape, fixedQuery } from '../query/fixed-filters';
import type { ListShape, ListState } from '../query/list-query';
import { listRequest } from '../query/list-request';
import { adoptChildren, namedFacets, spokenOf } from '../query/list-words';
import { applyReading, readerFor } from './car-words';

export interface CarSuggestions {
  /** What a half-typed search of the site's cars may become; none on sites without cars. `fixed`: what the list fixes. */
  suggest(
    site: Site,
    typed: string,
    fixed: ListShape['fixed'],
    language?: Language,
  ): Promise<readonly CarSuggestion[]>;
  stop(): void;
}

/** `note`: what the whole text means, where it is read as filters. */
type CarSuggestion = Suggestion & { readonly note?: string };

/** Sites, and lists of theirs that fix something; what more there is has been made up by somebody. */
const MOST_KEPT = 32;
/** Of a site, what so many beginnings find is remembered. */
const MOST_CONTEXTS = 16;
const MOST_OFFERED = 8;
const NOTHING: ListState = { values: {}, ranges: {}, keyphrase: '', sortName: '', page: 0 };

interface Vocabulary {
  readonly suggester: Suggester;
  /** All values that words may mean; suggestions are made of those that people say. */
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
    const map = facetMapOf(answer);
    const spoken = new Set(spokenOf(map).map(({ name }) => name));
    const facets = withTowns(answer.facet.filter(({ name }) => spoken.has(name)));
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
    async suggest(site, typed, fixed, language = site.languages[0]) {
      const { carIndex, carList } = site;
      if (carIndex === null || carList === null || typed.trim() === '') return [];
      const known = await vocabulary(site, carIndex, carListShape(carList, fixed));
      const read = (words: string) => stateOf(words, known, { site, language });
      const found = await known.suggester.suggest(typed, (words) => {
        const key = `${language} ${words}`;
        const kept = known.contexts.get(key) ?? contextOf(stock, carIndex, known, read(words));
        known.contexts.set(key, kept);
        kept.catch(() => known.contexts.delete(key));
        return kept;
      });
      const completed = found.map((each) =>
        each.name === 'car_site_region' && read(each.text).values.car_site_city !== undefined
          ? { ...each, name: 'car_site_city' }
          : each,
      );
      const whole = await wholeReading(stock, carIndex, known, { typed, completed, read, site, language });
      return whole === null ? completed : [whole, ...completed].slice(0, MOST_OFFERED);
    },
  };
}

/** Of a town and its county of the same name the town is meant: the one that is offered counts the town's cars. */
const withTowns = (facets: readonly SearchFacet[]): readonly SearchFacet[] =>
  facets.map((facet) =>
    facet.name !== 'car_site_region'
      ? facet
      : {
          ...facet,
          values: facet.values.map((county) => {
            const town = county.children?.find(({ text }) => text === county.text);
            if (town === undefined) return county;
            return {
              ...county,
              count: town.count,
              children: county.children?.filter((each) => each !== town),
            };
          }),
        },
  );

/** What words ask of the list; the rest of them stays its keyphrase. */
function stateOf(
  words: string,
  { map, shape }: Vocabulary,
  page: { readonly site: Site; readonly language: Language },
): ListState {
  const reading = readerFor(map, page).read(words);
  return adoptChildren(applyReading({ ...NOTHING, keyphrase: words }, reading, shape), shape, map);
}

async function contextOf(
  stock: Pick<Stock, 'search'>,
  carIndex: string,
  { map, shape }: Vocabulary,
  state: ListState,
): Promise<Context> {
  const { facets = [], ...request } = listRequest(state, shape, map);
  const spoken = new Set(spokenOf(map).map(({ name }) => name));
  const wanted = facets.filter(({ name, filters = [] }) => spoken.has(name) || filters.length > 0);
  const answer = await stock.search(carIndex, { ...request, facets: wanted, limit: 0 });
  return { facets: withTowns(answer.facet.filter(({ name }) => spoken.has(name))), chosen: state.values };
}

interface Typed {
  readonly typed: string;
  readonly completed: readonly Suggestion[];
  readonly site: Site;
  readonly language: Language;
  read(words: string): ListState;
}

const plain = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/** What was typed as a whole, where all of it means filters and no completion says the same; null where it finds nothing. */
async function wholeReading(
  stock: Pick<Stock, 'search'>,
  carIndex: string,
  { map, shape }: Vocabulary,
  { typed, completed, read, site, language }: Typed,
): Promise<CarSuggestion | null> {
  const text = typed.replace(/\s+/g, ' ').trim();
  const state = read(text);
  if (state.keyphrase !== '' || state.near !== undefined) return null;
  if (completed.some((each) => plain(each.text).startsWith(plain(text)) || isSame(read(each.text), state)))
    return null;
  const page = { site, language, locale: localeFor(site, language), t: translator(language) };
  const chips = asSaid(
    activeFilters({
      state,
      shape,
      base: '',
      facets: [],
      words: {},
      complete: true,
      spoken: true,
      page: { ...page, href: (path) => path },
    }),
  );
  if (chips.length === 0) return null;
  const { facets = [], ...request } = listRequest(state, shape, map);
  const chosen = facets.filter(({ filters = [] }) => filters.length > 0);
  const { total_items: count } = await stock.search(carIndex, { ...request, facets: chosen, limit: 0 });
  return count === 0 ? null : { text, name: '', count, note: chips.map(({ label }) => label).join(' · ') };
}

const isSame = (a: ListState, b: ListState): boolean =>
  JSON.stringify([sortedValues(a), a.ranges, a.keyphrase]) ===
  JSON.stringify([sortedValues(b), b.ranges, b.keyphrase]);

const sortedValues = ({ values }: ListState) =>
  Object.entries(values).toSorted(([x], [y]) => (x < y ? -1 : 1));
