import { LRUCache } from 'lru-cache';
import { boundedMap } from '~/platform/bounded-map';
import type { IslandReport } from '~/ui/island/island-report';
import type { PageContext } from '../../contract';
import type { MarkupNames } from '../../styles/markup-names';
import type { LoadedBlock } from '../load-blocks';
import { isSameValue } from './same-value';

/** What comes of rendering a block. */
export interface RenderedBlock {
  readonly markup: string;
  readonly names: MarkupNames;
  readonly preloads: readonly string[];
  readonly islands: readonly IslandReport[];
}

interface Entry {
  readonly block: LoadedBlock;
  readonly rendered: RenderedBlock;
}

const MAX_BYTES = 8_000_000;
/** What an entry takes besides its markup and data. */
const ENTRY_BYTES = 1000;
const MINUTE_MS = 60_000;

const numbers = new WeakMap<object, number>();
let count = 0;

/** Tells objects apart that stay the same as long as what they stand for does. */
function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, ++count);
  return count;
}

/**
 * What of the page a view has read, as a text: two pages with one text look alike to it. Null where each page is another. An editor's change of
 * texts makes a new translator; what a view says of the time it says by the minute.
 */
const FACTS: { readonly [name in keyof PageContext]-?: (page: PageContext) => string | null } = {
  site: ({ site }) => `${numberOf(site)}`,
  language: ({ language }) => language,
  locale: ({ locale }) => locale,
  t: ({ t }) => `${numberOf(t)}`,
  texts: ({ t, language }) => `${language} ${numberOf(t)}`,
  origin: ({ origin }) => origin,
  path: ({ path }) => path,
  query: ({ query }) => (query.size === 0 ? '' : null),
  shownQuery: ({ shownQuery }) => (shownQuery === null ? 'none' : shownQuery.size === 0 ? '' : null),
  page: () => null,
  wildcard: ({ wildcard }) => wildcard.join('/'),
  addressIn: ({ addressIn }) => (addressIn === undefined ? '' : null),
  form: ({ form }) => (form === null ? '' : null),
  isFragment: ({ isFragment }) => `${isFragment}`,
  now: ({ now }) => `${Math.floor(now.getTime() / MINUTE_MS)}`,
  icons: ({ icons }) => (icons.size === 0 ? '' : null),
  href: ({ site, language }) => `${site.key} ${language}`,
  tag: () => null,
};

type Fact = keyof PageContext;
const isFact = (name: PropertyKey): name is Fact => Object.hasOwn(FACTS, name);

/** The page as a view gets it, which notes what is read of it; `facts` is null once that cannot be told. */
function observed(page: PageContext): { readonly page: PageContext; facts(): ReadonlySet<Fact> | null } {
  const facts = new Set<Fact>();
  let isKnown = true;
  const proxy = new Proxy(page, {
    get(target, name) {
      if (isFact(name)) facts.add(name);
      else isKnown = false;
      return Reflect.get(target, name);
    },
    has(target, name) {
      isKnown = false;
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      isKnown = false;
      return Reflect.ownKeys(target);
    },
  });
  return { page: proxy, facts: () => (isKnown ? facts : null) };
}

/**
 * The markup of blocks by all that they show (ADR 0066): a page that is rendered again, as one of its blocks has changed, takes the others from here.
 * Views are pure functions of their properties, so nothing has to be invalidated. A block that is rendered for the first time is not kept yet: most
 * pages of a large site are asked for once and not again for long (ADR 0091).
 */
export class CachedBlocks {
  /** Facts that a placed block has been seen to read; there are few such sets. */
  readonly #facts = boundedMap<ReadonlySet<Fact>>(20_000);
  readonly #sets = new Map<string, ReadonlySet<Fact>>();
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // The data that is kept to compare with is about as long as what is made of it.
    sizeCalculation: ({ rendered }, key) => rendered.markup.length * 4 + key.length + ENTRY_BYTES,
  });

  /**
   * @param index position of the block as its view knows it
   * @param render renders it with the page it is given; what has failed is not kept
   */
  get(
    block: LoadedBlock,
    index: number,
    page: PageContext,
    render: (page: PageContext) => { readonly rendered: RenderedBlock; readonly failed: boolean },
  ): RenderedBlock {
    const place = `${page.site.key} ${page.language} ${block.uid} ${index}`;
    const known = this.#facts.get(place);
    const key = known === undefined ? null : keyOf(place, known, page);
    const entry = key === null ? undefined : this.#entries.get(key);
    if (entry !== undefined && isSameBlock(entry.block, block)) return entry.rendered;
    const watched = observed(page);
    const { rendered, failed } = render(watched.page);
    const facts = watched.facts();
    if (failed || facts === null || hasFailed(block)) return rendered;
    // What it reads may depend on what it shows.
    const all = known === undefined || known.isSubsetOf(facts) ? facts : facts.union(known);
    this.#facts.set(place, this.#shared(all));
    if (known === undefined) return rendered;
    const newKey = keyOf(place, all, page);
    if (newKey !== null) this.#entries.set(newKey, { block, rendered });
    return rendered;
  }

  #shared(facts: ReadonlySet<Fact>): ReadonlySet<Fact> {
    const name = [...facts].sort().join();
    const known = this.#sets.get(name);
    if (known === undefined) this.#sets.set(name, facts);
    return known ?? facts;
  }
}

function keyOf(place: string, facts: ReadonlySet<Fact>, page: PageContext): string | null {
  const values = [...facts].sort().map((fact) => FACTS[fact](page));
  return values.includes(null) ? null : `${place}\n${values.join('\n')}`;
}

const hasFailed = (block: LoadedBlock): boolean =>
  block.failure !== null || childrenOf(block).some((child) => hasFailed(child));

const childrenOf = ({ slots }: LoadedBlock): readonly LoadedBlock[] => Object.values(slots).flat();

/** Fields are one object as long as the placed block is published. */
function isSameBlock(a: LoadedBlock, b: LoadedBlock): boolean {
  if (a.block !== b.block || a.uid !== b.uid || a.fields !== b.fields || a.empty !== b.empty) return false;
  if (b.failure !== null || !isSameValue(a.data, b.data)) return false;
  const [names, otherNames] = [Object.keys(a.slots), Object.keys(b.slots)];
  return (
    isSameValue(names, otherNames) &&
    names.every((name) => {
      const [own = [], other = []] = [a.slots[name], b.slots[name]];
      return own.length === other.length && own.every((child, at) => isSameBlock(child, other[at] ?? child));
    })
  );
}
