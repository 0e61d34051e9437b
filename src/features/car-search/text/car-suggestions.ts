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
import { activeFilters, valuesFirst } from '../filters/chips';
import { carListShape, fixedQuery } from '../query/fixed-filters';
import type { ListShape, ListState } from '../query/list-query';
import { listRequest } from '../query/list-request';
import { facetsInWords, namedFacets, selectParents } from '../query/list-words';
import { applyReading, readerFor } from './car-words';

export interface CarSuggestions {
  /** Completions of a search for the site's cars; none on sites without cars. `fixed`: the list's fixed filters. */
  suggest(
    site: Site,
    typed: string,
    fixed: ListShape['fixed'],
    language?: Language,
  ): Promise<readonly CarSuggestion[]>;
  stop(): void;
}

/** `note`: the labels of the filters that the whole text is read as. */
type CarSuggestion = Suggestion & { readonly note?: string };

/** Sites and their lists with fixed filters; more are made-up requests. */
const MAX_VOCABULARIES = 32;
const MAX_CONTEXTS = 16;
const MAX_SUGGESTIONS = 8;
const EMPTY_STATE: ListState = { values: {}, ranges: {}, keyphrase: '', sortName: '', page: 0 };

interface Vocabulary {
  readonly suggester: Suggester;
  /** All facet values that words may mean. */
  readonly map: FacetMap;
  readonly shape: ListShape;
  /** Results of the words before the last, which is still being typed. */
  readonly contexts: LRUCache<string, Promise<Context>>;
}

/**
 * Suggestions for car searches. Words are read as the list reads them, so the counts match. Facet values are cached until
 * the index changes.
 */
export function createCarSuggestions(stock: Pick<Stock, 'search' | 'onChange'>): CarSuggestions {
  const vocabularies = new LRUCache<string, Promise<Vocabulary>>({ max: MAX_VOCABULARIES });
  const stop = stock.onChange(({ indexName }) => {
    for (const key of vocabularies.keys()) if (key.startsWith(`${indexName} `)) vocabularies.delete(key);
  });

  async function read(carIndex: string, shape: ListShape): Promise<Vocabulary> {
    const answer = await stock.search(carIndex, {
      facets: namedFacets(shape),
      filters: shape.fixed,
      limit: 0,
    });
    const map = facetMapOf(answer);
    const spoken = new Set(facetsInWords(map).map(({ name }) => name));
    const facets = withTowns(answer.facet.filter(({ name }) => spoken.has(name)));
    const contexts = new LRUCache<string, Promise<Context>>({ max: MAX_CONTEXTS });
    return { suggester: new Suggester(facets), map, shape, contexts };
  }

  function vocabulary(site: Site, carIndex: string, shape: ListShape): Promise<Vocabulary> {
    const key = `${carIndex} ${site.key}?${fixedQuery(shape.fixed)}`;
    const known = vocabularies.get(key);
    if (known !== undefined) return known;
    const reading = read(carIndex, shape);
    vocabularies.set(key, reading);
    const forget = () => {
      if (vocabularies.get(key) === reading) vocabularies.delete(key);
    };
    // A failed or empty answer is not cached.
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
        const cachedContext = known.contexts.get(key) ?? contextOf(stock, carIndex, known, read(words));
        known.contexts.set(key, cachedContext);
        cachedContext.catch(() => known.contexts.delete(key));
        return cachedContext;
      });
      const completed = found
        .filter(isAsFound(read))
        .map((each) =>
          each.name === 'car_site_region' && read(each.text).values.car_site_city !== undefined
            ? { ...each, name: 'car_site_city' }
            : each,
        );
      const whole = await suggestWholeQuery(stock, carIndex, known, {
        typed,
        completed,
        read,
        site,
        language,
      });
      if (whole === null) return sameFirst(completed, read, typed);
      // The last words are a number's: "do 300" is no beginning of a Peugeot 3008.
      return endsInRange(typed, known, { site, language })
        ? [whole]
        : [whole, ...completed].slice(0, MAX_SUGGESTIONS);
    },
  };
}

/**
 * Whether the list reads a completion as what it has been counted as: "ej automat" does not go on as "ej Automatisk".
 */
const isAsFound =
  (read: (words: string) => ListState) =>
  ({ name, text }: Suggestion): boolean =>
    (read(text).values[name] ?? []).some((value) => text.endsWith(value));

/** The completion that the text is read as goes before those that only begin so. */
function sameFirst(
  completed: readonly Suggestion[],
  read: (words: string) => ListState,
  typed: string,
): readonly Suggestion[] {
  const state = read(typed);
  const same = completed.filter(({ text }) => isSame(read(text), state));
  return [...same, ...completed.filter((each) => !same.includes(each))];
}

function endsInRange(
  typed: string,
  { map }: Vocabulary,
  page: { readonly site: Site; readonly language: Language },
): boolean {
  const last = readerFor(map, page).read(typed).pieces.at(-1);
  return last?.meaning.kind === 'range' && plain(typed).endsWith(plain(last.words));
}

/** Where a county and a town share a name, the count is the town's. */
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

/** State that words are read as; unread words are its keyphrase. */
function stateOf(
  words: string,
  { map, shape }: Vocabulary,
  page: { readonly site: Site; readonly language: Language },
): ListState {
  const reading = readerFor(map, page).read(words);
  return selectParents(
    applyReading({ ...EMPTY_STATE, keyphrase: words }, reading, shape, page.site),
    shape,
    map,
  );
}

async function contextOf(
  stock: Pick<Stock, 'search'>,
  carIndex: string,
  { map, shape }: Vocabulary,
  state: ListState,
): Promise<Context> {
  const { facets = [], ...request } = listRequest(state, shape, map);
  const spoken = new Set(facetsInWords(map).map(({ name }) => name));
  const wanted = facets.filter(({ name, filters = [] }) => spoken.has(name) || filters.length > 0);
  const answer = await stock.search(carIndex, { ...request, facets: wanted, limit: 0 });
  return { facets: withTowns(answer.facet.filter(({ name }) => spoken.has(name))), chosen: state.values };
}

interface WholeQuery {
  readonly typed: string;
  readonly completed: readonly Suggestion[];
  readonly site: Site;
  readonly language: Language;
  read(words: string): ListState;
}

const plain = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/**
 * The whole text as a suggestion, where all of it reads as filters; null where it finds nothing, where a completion equals
 * it, and where one that begins with it finds as much: that is what is still being typed.
 */
async function suggestWholeQuery(
  stock: Pick<Stock, 'search'>,
  carIndex: string,
  { map, shape }: Vocabulary,
  { typed, completed, read, site, language }: WholeQuery,
): Promise<CarSuggestion | null> {
  const text = typed.replace(/\s+/g, ' ').trim();
  const state = read(text);
  if (state.keyphrase !== '' || state.near !== undefined) return null;
  if (completed.some((each) => isSame(read(each.text), state))) return null;
  const page = { site, language, locale: localeFor(site, language), t: translator(language) };
  const chips = valuesFirst(
    activeFilters({
      state,
      shape,
      base: '',
      facets: map.map(({ name, values }) => ({
        name,
        type: 'list',
        values: values.map((value) => ({ text: value.text, count: 1 })),
      })),
      valueLabels: {},
      complete: true,
      shortPrices: true,
      page: { ...page, href: (path) => path },
    }),
  );
  if (chips.length === 0) return null;
  const { facets = [], ...request } = listRequest(state, shape, map);
  const chosen = facets.filter(({ filters = [] }) => filters.length > 0);
  const { total_items: count } = await stock.search(carIndex, { ...request, facets: chosen, limit: 0 });
  const completes = (each: Suggestion) => plain(each.text).startsWith(plain(text)) && each.count >= count;
  return count === 0 || completed.some(completes)
    ? null
    : { text, name: '', count, note: chips.map(({ label }) => label).join(' · ') };
}

const isSame = (a: ListState, b: ListState): boolean =>
  JSON.stringify([sortedValues(a), a.ranges, a.keyphrase]) ===
  JSON.stringify([sortedValues(b), b.ranges, b.keyphrase]);

const sortedValues = ({ values }: ListState) =>
  Object.entries(values).toSorted(([x], [y]) => (x < y ? -1 : 1));
