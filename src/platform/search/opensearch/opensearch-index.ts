import { z } from 'zod';
import type { JsonObject } from '~/platform/json';
import type { SearchRequest, SearchResponse } from '../contract';
import { alphabetical, type TextCompare } from '../engine/columns/ranks';
import { type FacetMap, type FacetMapRequest, facetMapOf } from '../facet-map';
import { checkSchema, type IndexSchema } from '../schema';
import { type SearchIndex, SearchUnavailable } from '../search-index';
import { readAnswer } from './answer';
import { versionOf } from './documents';
import { type IndexFacts, readFacts } from './facts';
import { IndexState, type Lease } from './lease';
import { multiSearch } from './multi-search';
import type { SearchNode } from './node';
import { searchBody } from './query';
import { mayBeMistyped, wordProbe, wordsOfKeyphrase } from './words-query';
import { IndexWriter, type RecordPage } from './writer';

export interface OpenSearchIndexOptions {
  readonly node: SearchNode;
  /** Prefix of all our index names on the node. */
  readonly prefix: string;
  readonly name: string;
  readonly schema: IndexSchema;
}

/** An index that OpenSearch keeps; one process at a time writes it, all of them read it. */
export interface OpenSearchIndex extends SearchIndex {
  search(request: SearchRequest): Promise<SearchResponse>;
  facetMap(facets: readonly FacetMapRequest[]): Promise<FacetMap>;
  /** Up to which change of its source the index has come; null: there is none yet. Throws while the node is away. */
  position(): Promise<bigint | null>;
  /** Rebuilds the index beside the old one, which answers until it is done; false while another process writes. */
  rebuild(pages: AsyncIterable<RecordPage>, position: bigint): Promise<boolean>;
  /** Applies what changed up to `position`; false while another process writes. */
  apply(pages: AsyncIterable<RecordPage>, position: bigint): Promise<boolean>;
  /** Applies changes without a position; false while another process writes. */
  update(pages: AsyncIterable<RecordPage>): Promise<boolean>;
  /** The index has changed: cached facts about it are read again. */
  changed(): Promise<void>;
}

const hits = z.object({ hits: z.object({ total: z.object({ value: z.number() }) }) });

/** Throws when the schema contradicts itself. Makes no request yet. */
export function createOpenSearchIndex(options: OpenSearchIndexOptions): OpenSearchIndex {
  checkSchema(options.schema);
  return new RemoteIndex(options);
}

class RemoteIndex implements OpenSearchIndex {
  readonly #options: OpenSearchIndexOptions;
  readonly #alias: string;
  readonly #state: IndexState;
  readonly #compare: TextCompare;
  #facts: Promise<IndexFacts> | undefined;
  /** How often a change had the facts read anew, and which of those times they are from. */
  #refreshes = 0;
  #newest = 0;

  constructor(options: OpenSearchIndexOptions) {
    const { node, prefix, name, schema } = options;
    this.#options = options;
    this.#alias = `${prefix}-${name}-${versionOf(schema)}`;
    this.#state = new IndexState(node, prefix, this.#alias);
    this.#compare = alphabetical(schema.locale);
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    try {
      return await this.#search(request);
    } catch (error) {
      throw new SearchUnavailable(this.#options.name, error);
    }
  }

  async facetMap(facets: readonly FacetMapRequest[]): Promise<FacetMap> {
    const named = facets.map((facet) => ({ ...facet, sort_order: 'alphabetical' }));
    return facetMapOf(await this.search({ index: '', limit: 0, facets: named }));
  }

  async #search(request: SearchRequest): Promise<SearchResponse> {
    const { schema, node } = this.#options;
    const facts = await this.#known();
    const body = searchBody(schema, request, facts, new Set());
    const doubtful = (wordsOfKeyphrase(request.keyphrase ?? '') ?? []).filter(mayBeMistyped);
    const answer =
      doubtful.length === 0
        ? await node.request('POST', `/${this.#alias}/_search`, { body })
        : await this.#withProbes(request, facts, body, doubtful);
    return readAnswer(schema, request, facts, this.#compare, answer);
  }

  /** Long words are looked up beside the search; only if one has no match, the search is repeated with its neighbours. */
  async #withProbes(
    request: SearchRequest,
    facts: IndexFacts,
    body: JsonObject,
    doubtful: readonly string[],
  ) {
    const { schema, node } = this.#options;
    const [answer, ...probes] = await multiSearch(node, this.#alias, [body, ...doubtful.map(wordProbe)]);
    const mistyped = new Set(doubtful.filter((_, at) => hits.parse(probes[at]).hits.total.value === 0));
    if (mistyped.size === 0) return answer;
    return node.request('POST', `/${this.#alias}/_search`, {
      body: searchBody(schema, request, facts, mistyped),
    });
  }

  #known(): Promise<IndexFacts> {
    const { node, schema } = this.#options;
    if (this.#facts === undefined) {
      const reading = readFacts(node, this.#alias, schema);
      this.#facts = reading;
      reading.catch(() => {
        if (this.#facts === reading) this.#facts = undefined;
      });
    }
    return this.#facts;
  }

  /** Of two at once the one that was asked for later is kept, whichever is answered last. */
  async changed(): Promise<void> {
    const { node, schema } = this.#options;
    this.#refreshes += 1;
    const turn = this.#refreshes;
    const facts = await readFacts(node, this.#alias, schema);
    if (turn < this.#newest) return;
    this.#newest = turn;
    this.#facts = Promise.resolve(facts);
  }

  async position(): Promise<bigint | null> {
    const [position, exists] = [await this.#state.position(), await this.#writer().exists()];
    return exists ? position : null;
  }

  #writer(): IndexWriter {
    const { node, schema } = this.#options;
    return new IndexWriter(node, this.#alias, schema, this.#compare);
  }

  rebuild(pages: AsyncIterable<RecordPage>, position: bigint): Promise<boolean> {
    return this.#write(position, (writer, lease) => writer.rebuild(pages, () => lease.check()));
  }

  apply(pages: AsyncIterable<RecordPage>, position: bigint): Promise<boolean> {
    return this.#write(position, async (writer, lease) => {
      if (lease.position === null || lease.position < position)
        await writer.apply(pages, () => lease.check());
    });
  }

  async update(pages: AsyncIterable<RecordPage>): Promise<boolean> {
    const done = await this.#state.whileWriting(async (lease) => {
      await this.#writer().apply(pages, () => lease.check());
      return true;
    });
    return done ?? false;
  }

  async #write(
    position: bigint,
    work: (writer: IndexWriter, lease: Lease) => Promise<void>,
  ): Promise<boolean> {
    const done = await this.#state.whileWriting(async (lease) => {
      await work(this.#writer(), lease);
      lease.check();
      if (lease.position === null || lease.position < position) await lease.reached(position);
      return true;
    });
    return done ?? false;
  }
}
