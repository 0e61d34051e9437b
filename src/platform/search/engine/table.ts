import { LRUCache } from 'lru-cache';
import type { JsonObject, JsonValue } from '~/platform/json';
import type { FacetRequest, SearchFacet } from '../contract';
import { type IndexSchema, parseSortName } from '../schema';
import type { CodeColumn } from './columns/code-column';
import { FacetGroups } from './columns/facet-groups';
import { PairColumn } from './columns/pair-column';
import { alphabetical, type TextCompare } from './columns/ranks';
import { numberOf, type SearchedField, searchedFields, textOf, textsOf, wordsOf } from './field-values';
import { compareBy, type Field, fieldsOf } from './fields';
import { type SlotCompare, SortOrder } from './sort-order';
import { encodeRecord, RecordStore } from './stored/record-store';
import { Slots } from './stored/slots';
import { type Sections, type SnapshotSource, textSections } from './stored/snapshot';
import { Vocabulary } from './vocabulary';

/** Pair columns are made for whatever two facets a request names; the least lately used goes. */
const MAX_PAIR_COLUMNS = 8;
/** Requests name facets of their own choice; a site's pages ask for some thirty. */
const MAX_FACETS_OF_ALL = 100;

/** All data of an index: records, columns, words, and the orders derived from them. */
export class Table {
  readonly schema: IndexSchema;
  readonly slots = new Slots();
  readonly records = new RecordStore();
  readonly vocabulary = new Vocabulary();
  readonly fields: ReadonlyMap<string, Field>;
  /** The positions of the records; undefined where the schema has none. */
  readonly geo: CodeColumn | undefined;
  /** Counts all facets at once. */
  readonly groups: FacetGroups;
  readonly #compare: TextCompare;
  readonly #searched: readonly SearchedField[];
  readonly #searchedNames: readonly string[];
  readonly #orders = new Map<string, { readonly order: SortOrder; readonly fields: readonly string[] }>();
  readonly #pairs = new Map<string, { readonly pair: PairColumn; readonly fields: readonly string[] }>();

  /** What the facets of all records are until one changes: start pages and lists without a filter ask for nothing else. */
  readonly #facetsOfAll = new LRUCache<string, SearchFacet>({ max: MAX_FACETS_OF_ALL });

  constructor(schema: IndexSchema) {
    this.schema = schema;
    this.#compare = alphabetical(schema.locale);
    this.fields = fieldsOf(schema, this.#compare);
    this.geo = [...this.fields.values()].find((it) => it.schema.kind === 'geo')?.codes;
    this.groups = new FacetGroups(
      [...this.fields.values()].flatMap((it) => (it.cell < 0 ? [] : (it.histogram ?? it.codes ?? []))),
    );
    this.#searched = searchedFields(schema);
    this.#searchedNames = this.#searched.map(({ name }) => name);
    this.#reserve();
  }

  upsert(record: JsonObject): void {
    const id = textOf({ kind: 'keyword' }, record[this.schema.idField]);
    if (id === '') throw new Error(`search index: a record without ${this.schema.idField}`);
    const encoded = encodeRecord(record);
    const known = this.slots.slotOf(id);
    if (known !== undefined && this.records.holds(known, encoded)) return;
    this.#facetsOfAll.clear();
    const slot = known ?? this.slots.take(id);
    this.#reserve();
    this.#writeWords(slot, known === undefined ? undefined : this.#searchedOf(known), record);
    this.records.write(slot, encoded);
    this.#writeColumns(slot, record, known === undefined);
  }

  remove(id: string): void {
    const slot = this.slots.slotOf(id);
    if (slot === undefined) return;
    this.#facetsOfAll.clear();
    this.#writeWords(slot, this.#searchedOf(slot), {});
    this.records.clear(slot);
    this.#writeColumns(slot, {}, true);
    this.slots.drop(slot);
  }

  #searchedOf(slot: number): JsonObject {
    return this.#searched.length === 0 ? {} : this.records.read(slot, this.#searchedNames);
  }

  /** Moves a record from the far end into an empty row; false when there is no need. */
  compact(): boolean {
    const id = this.slots.highestSlot();
    const slot = id === undefined ? undefined : this.slots.slotOf(id);
    if (id === undefined || slot === undefined) return false;
    const record = this.records.read(slot, []);
    this.remove(id);
    this.upsert(record);
    return true;
  }

  /** Most changes are of a price: words are only cut again where a searched field changed. */
  #writeWords(slot: number, before: JsonObject | undefined, after: JsonObject): void {
    if (before !== undefined) {
      const isSame = (name: string) => JSON.stringify(before[name]) === JSON.stringify(after[name]);
      if (this.#searchedNames.every(isSame)) return;
      const { head, body } = wordsOf(this.#searched, before);
      this.vocabulary.remove(slot, head, body);
    }
    this.vocabulary.add(slot, this.#searched, after, this.slots.capacity);
  }

  /** `entirely`: the record was added or removed, so that every order has to place it again. */
  #writeColumns(slot: number, record: JsonObject, entirely: boolean): void {
    const changed: string[] = [];
    for (const field of this.fields.values()) {
      if (this.#writeColumn(field, slot, record[field.name]) && !entirely) changed.push(field.name);
    }
    for (const { order, fields } of this.#orders.values()) {
      if (entirely || fields.some((name) => changed.includes(name))) order.touch(slot);
    }
    for (const { pair, fields } of this.#pairs.values()) {
      if (entirely || fields.some((name) => changed.includes(name))) pair.touch(slot);
    }
  }

  /** Whether the value is another than before. */
  #writeColumn(
    { schema, numbers, histogram, codes, cell }: Field,
    slot: number,
    value: JsonValue | undefined,
  ): boolean {
    let changed = false;
    if (numbers !== undefined && (schema.kind === 'number' || schema.kind === 'date')) {
      changed = numbers.write(slot, numberOf(schema.kind, value));
      if (changed) histogram?.touch(slot);
    }
    if (codes === undefined) return changed;
    const written = codes.several
      ? codes.writeSeveral(slot, textsOf(schema, value))
      : codes.write(slot, textOf(schema, value));
    changed = written || changed;
    if (cell >= 0 && changed) this.groups.touch(slot);
    return changed;
  }

  #reserve(): void {
    const { capacity } = this.slots;
    this.records.reserve(capacity);
    for (const field of this.fields.values()) {
      field.codes?.reserve(capacity);
      field.numbers?.reserve(capacity);
      field.histogram?.reserve(capacity);
    }
  }

  /** A facet counted over all records, by `count` where it has not been since the last change. */
  facetOfAll(request: FacetRequest, count: () => SearchFacet): SearchFacet {
    const key = JSON.stringify([request.name, request.child_name, request.sort_order]);
    const known = this.#facetsOfAll.get(key);
    if (known !== undefined) return known;
    const facet = count();
    this.#facetsOfAll.set(key, facet);
    return facet;
  }

  /** Brings histograms and groups of facets up to date with the records. */
  refresh(): void {
    const { live, highWater, capacity } = this.slots;
    for (const field of this.fields.values()) {
      const { histogram } = field;
      if (histogram === undefined) continue;
      histogram.refresh(
        () => this.order(`${field.name}_asc`),
        live,
        highWater,
        (slot) => this.groups.touch(slot),
      );
    }
    this.groups.refresh(live, highWater, capacity);
  }

  /** The slots in the order of a field (`<field>_asc`), sortable or not, ties by id. */
  order(name: string): Uint32Array {
    return this.#order(name).slots(this.slots.live, this.slots.highWater);
  }

  /** The order of a sort name, or the default order for a name that says nothing here. */
  orderFor(sortName: string | undefined): { order: SortOrder; isDefault: boolean } {
    const known = sortName !== undefined && parseSortName(this.schema, sortName) !== null;
    return { order: this.#order(known ? sortName : ''), isDefault: !known };
  }

  #order(name: string): SortOrder {
    const known = this.#orders.get(name);
    if (known !== undefined) return known.order;
    const names = this.#sortsOf(name);
    const order = this.#newOrder(names).fill(this.slots.live, this.slots.highWater);
    this.#orders.set(name, { order, fields: names.map(fieldOfSort) });
    return order;
  }

  #sortsOf(name: string): readonly string[] {
    return name === '' ? this.schema.defaultSort : [name];
  }

  #newOrder(names: readonly string[]): SortOrder {
    const compares = names.map((it) => this.#compareFor(it));
    return new SortOrder((a, b) => {
      for (const compare of compares) {
        const difference = compare(a, b);
        if (difference !== 0) return difference;
      }
      return this.slots.compareIds(a, b);
    });
  }

  #compareFor(name: string): SlotCompare {
    const descending = name.endsWith('_desc');
    const field = fieldOfSort(name);
    return compareBy(this.fields.get(field), { field, descending }, this.#compare);
  }

  /** The pairs of two facets' values, or undefined where one of them has no list of values. */
  pairs(parentName: string, childName: string): PairColumn | undefined {
    const parent = this.listFacet(parentName);
    const child = this.listFacet(childName);
    if (parent === undefined || child === undefined) return undefined;
    const key = JSON.stringify([parentName, childName]);
    const { live, highWater, capacity } = this.slots;
    const pair = this.#pairs.get(key)?.pair ?? new PairColumn(parent, child).fill(live, highWater, capacity);
    this.#pairs.delete(key);
    this.#pairs.set(key, { pair, fields: [parentName, childName] });
    const oldest = this.#pairs.keys().next();
    if (this.#pairs.size > MAX_PAIR_COLUMNS && oldest.value !== undefined) this.#pairs.delete(oldest.value);
    pair.refresh(capacity);
    return pair;
  }

  listFacet(name: string): Field['codes'] {
    const field = this.fields.get(name);
    return field === undefined || field.cell < 0 ? undefined : field.codes;
  }

  /** Brings everything derived up to date first, so that searches change nothing while the sections are taken. */
  *save(): Sections {
    this.refresh();
    this.vocabulary.warm();
    const orders = [...this.#orders];
    for (const [, { order }] of orders) order.slots(this.slots.live, this.slots.highWater);
    for (const part of this.#parts()) yield* part.save();
    yield* textSections(orders.map(([name]) => name));
    for (const [, { order }] of orders) yield* order.save();
  }

  /** Into an empty one of the same schema. */
  load(source: SnapshotSource): this {
    for (const part of this.#parts()) part.load(source);
    const { live, highWater, capacity } = this.slots;
    this.groups.plan(live, highWater, capacity);
    for (const name of source.texts()) {
      const names = this.#sortsOf(name);
      this.#orders.set(name, { order: this.#newOrder(names).load(source), fields: names.map(fieldOfSort) });
    }
    return this;
  }

  *#parts() {
    yield* [this.slots, this.records, this.vocabulary];
    for (const { codes, numbers, histogram } of this.fields.values()) {
      for (const column of [codes, numbers, histogram]) if (column !== undefined) yield column;
    }
  }

  memoryBytes(): number {
    let bytes = this.slots.memoryBytes() + this.records.memoryBytes() + this.vocabulary.memoryBytes();
    bytes += this.groups.memoryBytes();
    for (const { codes, numbers, histogram } of this.fields.values()) {
      bytes += (codes?.memoryBytes() ?? 0) + (numbers?.memoryBytes() ?? 0) + (histogram?.memoryBytes() ?? 0);
    }
    for (const { order } of this.#orders.values()) bytes += order.memoryBytes();
    for (const { pair } of this.#pairs.values()) bytes += pair.memoryBytes();
    return bytes;
  }
}

const fieldOfSort = (name: string): string => name.slice(0, name.lastIndexOf('_'));
