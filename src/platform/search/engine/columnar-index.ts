import { createPause } from '~/platform/event-loop';
import type { JsonObject } from '~/platform/json';
import type { SearchRequest, SearchResponse } from '../contract';
import { type FacetMap, type FacetMapRequest, facetMapOf } from '../facet-map';
import { checkSchema, type IndexSchema } from '../schema';
import type { LocalSearchIndex } from '../search-index';
import { searchTable } from './search';
import { readSnapshot, snapshotHead, writeSnapshot } from './stored/snapshot-file';
import { Table } from './table';
import { Workspace } from './workspace';

/** Moves of records into empty rows per changed record, so that no change pays for all of them. */
const MOVES_PER_CHANGE = 2;
/** Another number for each change of what the parts of an index write in a snapshot. */
const LAYOUT = 3;

/** An empty index in this process's memory. Throws when the schema contradicts itself. */
export function createColumnarIndex(schema: IndexSchema): LocalSearchIndex {
  checkSchema(schema);
  return new ColumnarIndex(schema);
}

class ColumnarIndex implements LocalSearchIndex {
  #table: Table;
  readonly #workspace = new Workspace();

  constructor(schema: IndexSchema) {
    this.#table = new Table(schema);
  }

  get size(): number {
    return this.#table.slots.size;
  }

  search(request: SearchRequest): SearchResponse {
    return searchTable(this.#table, this.#workspace, request);
  }

  facetMap(facets: readonly FacetMapRequest[]): FacetMap {
    const named = facets.map((facet) => ({ ...facet, sort_order: 'alphabetical' }));
    return facetMapOf(this.search({ index: '', limit: 0, facets: named }));
  }

  get(id: string): JsonObject | undefined {
    const slot = this.#table.slots.slotOf(id);
    return slot === undefined ? undefined : this.#table.records.read(slot, []);
  }

  upsert(records: Iterable<JsonObject>): void {
    for (const record of records) this.#upsertOne(record);
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) {
      this.#table.remove(id);
      this.#compact();
    }
  }

  async upsertInSlices(records: Iterable<JsonObject> | AsyncIterable<JsonObject>): Promise<void> {
    const pause = createPause();
    for await (const record of records) {
      this.#upsertOne(record);
      await pause();
    }
  }

  warm(): void {
    this.search({ index: '', limit: 1 });
    this.#table.vocabulary.warm();
  }

  async saveTo(path: string, key: string): Promise<void> {
    const head = this.#headOf(key);
    if (snapshotHead(path) !== head) await writeSnapshot(path, head, this.#table.save());
  }

  loadFrom(path: string, key: string): boolean {
    const { schema } = this.#table;
    const table = readSnapshot(path, this.#headOf(key), (source) => new Table(schema).load(source));
    if (table === null) return false;
    this.#table = table;
    return true;
  }

  /** What a snapshot depends on besides the records: how words are cut, letters folded, numbers laid out. */
  #headOf(key: string): string {
    const { version, arch } = process;
    return JSON.stringify({ key, layout: LAYOUT, schema: this.#table.schema, version, arch });
  }

  memoryBytes(): number {
    return this.#table.memoryBytes();
  }

  #upsertOne(record: JsonObject): void {
    this.#table.upsert(record);
    this.#compact();
  }

  #compact(): void {
    for (let move = 0; move < MOVES_PER_CHANGE && this.#table.compact(); move++);
  }
}
