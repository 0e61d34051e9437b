import { z } from 'zod';
import type { JsonObject } from '~/platform/json';
import type { TextCompare } from '../engine/columns/ranks';
import { textsOf } from '../engine/field-values';
import type { IndexSchema } from '../schema';
import { documentName, documentOf, idOf, indexSettings, orderedFields } from './documents';
import { type SearchNode, SearchNodeError } from './node';
import { OrderKeys } from './order-keys';

/** Records to write, and ids of those to delete. */
export interface RecordPage {
  readonly upsert: Iterable<JsonObject>;
  readonly remove: Iterable<string>;
}

/** Records in one bulk request: few enough that a small node takes them, enough that round trips do not count. */
const BATCH_SIZE = 500;
/** Pairs of text and key in one page of what is known already. */
const KEYS_PAGE_SIZE = 5000;

const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(z.record(z.string(), z.object({ status: z.number(), error: z.unknown().optional() }))),
});
const pairs = z.object({
  aggregations: z.object({
    pairs: z.object({
      after_key: z.record(z.string(), z.string()).optional(),
      buckets: z.array(z.object({ key: z.object({ text: z.string(), key: z.string() }) })),
    }),
  }),
});

/** Writes one index. The caller holds the lease. */
export class IndexWriter {
  readonly #node: SearchNode;
  readonly #alias: string;
  readonly #schema: IndexSchema;
  readonly #orders: ReadonlyMap<string, OrderKeys>;

  constructor(node: SearchNode, alias: string, schema: IndexSchema, compare: TextCompare) {
    this.#node = node;
    this.#alias = alias;
    this.#schema = schema;
    this.#orders = new Map(orderedFields(schema).map((name) => [name, new OrderKeys(compare)]));
  }

  async exists(): Promise<boolean> {
    return (await this.#indexes()).length > 0;
  }

  /** The index behind the alias: one, or none. */
  async #indexes(): Promise<string[]> {
    try {
      return Object.keys(z.looseObject({}).parse(await this.#node.request('GET', `/_alias/${this.#alias}`)));
    } catch (error) {
      if (error instanceof SearchNodeError && error.status === 404) return [];
      throw error;
    }
  }

  /** Into a new index, which then takes the alias; what an abandoned attempt or the old index held goes away. */
  async rebuild(pages: AsyncIterable<RecordPage>, check: () => void): Promise<void> {
    const index = `${this.#alias}-${Date.now()}`;
    await this.#node.request('PUT', `/${index}`, { body: indexSettings(this.#schema), longTimeout: true });
    await this.#take(index, pages, check);
    check();
    const actions: JsonObject[] = [
      { remove: { index: `${this.#alias}-*`, alias: this.#alias, must_exist: false } },
      { add: { index, alias: this.#alias } },
    ];
    await this.#node.request('POST', '/_aliases', { body: { actions }, longTimeout: true });
    const all = z
      .looseObject({})
      .parse(
        await this.#node.request('GET', `/${this.#alias}-*/_settings`, { query: { flat_settings: true } }),
      );
    for (const old of Object.keys(all)) {
      if (old !== index) await this.#node.request('DELETE', `/${old}`, { longTimeout: true });
    }
  }

  async apply(pages: AsyncIterable<RecordPage>, check: () => void): Promise<void> {
    for (const [name, order] of this.#orders) order.restore(await this.#knownKeys(name));
    await this.#take(this.#alias, pages, check);
  }

  async #take(index: string, pages: AsyncIterable<RecordPage>, check: () => void): Promise<void> {
    let upserts: JsonObject[] = [];
    let removals: string[] = [];
    const send = async (): Promise<void> => {
      check();
      await this.#send(index, upserts, removals);
      [upserts, removals] = [[], []];
    };
    for await (const { upsert, remove } of pages) {
      for (const record of upsert) {
        upserts.push(record);
        if (upserts.length >= BATCH_SIZE) await send();
      }
      removals.push(...remove);
      if (removals.length >= BATCH_SIZE) await send();
    }
    await send();
    await this.#node.request('POST', `/${index}/_refresh`, { longTimeout: true });
  }

  async #send(index: string, upserts: readonly JsonObject[], removals: readonly string[]): Promise<void> {
    if (upserts.length + removals.length === 0) return;
    for (const [name, order] of this.#orders) {
      const field = this.#schema.fields[name];
      if (field !== undefined) order.add(upserts.flatMap((record) => textsOf(field, record[name])));
    }
    const lines = upserts.flatMap((record): JsonObject[] => [
      { index: { _id: documentName(idOf(this.#schema, record)) } },
      documentOf(this.#schema, record, (field, text) => this.#orders.get(field)?.keyOf(text)),
    ]);
    for (const id of removals) lines.push({ delete: { _id: documentName(id) } });
    const { errors, items } = bulkAnswer.parse(
      await this.#node.request('POST', `/${index}/_bulk`, {
        lines,
        longTimeout: true,
        query: { require_alias: false },
      }),
    );
    if (!errors) return;
    for (const item of items) {
      for (const [action, { status }] of Object.entries(item)) {
        const isGone = action === 'delete' && status === 404;
        if (status >= 300 && !isGone) throw new SearchNodeError(status, `a record was refused (${action})`);
      }
    }
  }

  /** The texts that the index has already, with their keys. */
  async #knownKeys(name: string): Promise<[string, string][]> {
    const known: [string, string][] = [];
    const sources = [{ text: { terms: { field: `k.${name}` } } }, { key: { terms: { field: `s.${name}` } } }];
    for (let after: Readonly<Record<string, string>> | undefined; ; ) {
      const composite = { size: KEYS_PAGE_SIZE, sources, ...(after === undefined ? {} : { after }) };
      const body = { size: 0, track_total_hits: false, aggs: { pairs: { composite } } };
      const answer = await this.#node.request('POST', `/${this.#alias}/_search`, { body, longTimeout: true });
      const { buckets, after_key } = pairs.parse(answer).aggregations.pairs;
      for (const { key } of buckets) known.push([key.text, key.key]);
      if (after_key === undefined || buckets.length < KEYS_PAGE_SIZE) return known;
      after = after_key;
    }
  }
}
