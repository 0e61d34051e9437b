import { hash } from 'node:crypto';
import { type DelimitedRow, delimitedRows } from '~/platform/csv';
import { carRecordSchema, firstFault } from '../domain/car-record';
import {
  AUTOMOTIVE_INVENTORY_COLUMNS,
  AUTOMOTIVE_INVENTORY_REQUIRED,
  automotiveInventoryRow,
  isWithdrawn,
  NESTED_COLUMN,
} from './automotive-inventory';
import { type Bytes, plainBytes } from './bytes';
import { isRecordField } from './cells';
import { type Cells, type Feed, type FeedRow, type RowContext, RowRefused, type UnreadRow } from './feed-row';
import { type FeedLimits, FeedRefused } from './limits';
import { recordLine, textLines } from './record-lines';
import { decodeText } from './text';
import { VEHICLE_LISTING_COLUMNS, VEHICLE_LISTING_REQUIRED, vehicleListingRow } from './vehicle-listing';

/**
 * Opens a feed of any of the three formats; format, compression and encoding are detected from its content. Throws
 * `FeedRefused` when the file as a whole is no feed, also later while rows are read.
 */
export async function readFeed(source: Bytes, context: RowContext, limits: FeedLimits): Promise<Feed> {
  const text = unmarked(decodeText(plainBytes(source, limits)), limits.maxRecordChars);
  const { head, all } = await peekText(text, limits.maxRecordChars);
  const start = head.trimStart()[0];
  if (start === undefined) throw new FeedRefused('empty-file', 'the file is empty');
  if (start === '{') return recordFeed(all, context, limits);
  if (start === '[' || start === '<') {
    const what = start === '[' ? 'a JSON array' : 'XML or HTML';
    throw new FeedRefused('not-a-feed', `the file is ${what}: send CSV, TSV or one JSON record per line`);
  }
  return delimitedFeed(head, all, context, limits);
}

function recordFeed(text: AsyncIterable<string>, context: RowContext, limits: FeedLimits): Feed {
  const rows = async function* () {
    for await (const lines of textLines(text, limits.maxRecordChars)) {
      yield lines.map((line) => ({
        line: line.line,
        digest: 'fault' in line ? null : digestOf(context, line.text),
        read: () => recordLine(line, context),
      }));
    }
  };
  return { format: 'record-lines', ignoredColumns: [], rows: counted(rows(), limits.maxRows) };
}

async function delimitedFeed(
  head: string,
  text: AsyncIterable<string>,
  context: RowContext,
  limits: FeedLimits,
): Promise<Feed> {
  const batches = delimitedRows(text, delimiterOf(head), limits.maxRecordChars);
  const first = await batches.next();
  const [header, ...firstRows] = first.done ? [] : first.value;
  if (header === undefined || 'fault' in header)
    throw new FeedRefused('not-a-feed', 'the file has no header line');
  const columns = header.fields.map((name) => name.trim().toLowerCase());
  const layout = layoutOf(columns);
  const parse = rowParser(columns, layout, context);
  const headerText = columns.join();
  const unread = (row: DelimitedRow): UnreadRow => ({
    line: row.line,
    digest: 'fault' in row ? null : digestOf(context, headerText, ...row.fields),
    read: () => parse(row),
  });
  const rows = async function* () {
    yield firstRows.map(unread);
    for await (const batch of batches) yield batch.map(unread);
  };
  const ignoredColumns = columns.filter((column) => column !== '' && !layout.uses(column));
  return { format: layout.format, ignoredColumns, rows: counted(rows(), limits.maxRows) };
}

const digestOf = ({ digestKey }: RowContext, ...parts: readonly string[]): string | null =>
  digestKey === null ? null : hash('sha256', JSON.stringify([digestKey, ...parts]), 'base64url');

/** The mark that stands most often in the header line. */
function delimiterOf(head: string): string {
  const line = head.slice(0, head.indexOf('\n') === -1 ? undefined : head.indexOf('\n'));
  const count = (mark: string) => line.split(mark).length;
  return ['\t', ';', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}

interface Layout {
  readonly format: 'vehicle-listing' | 'automotive-inventory';
  readonly idColumns: readonly string[];
  readonly read: typeof vehicleListingRow;
  uses(column: string): boolean;
}

const VEHICLE_LISTING: Layout = {
  format: 'vehicle-listing',
  idColumns: ['id', 'vin'],
  read: vehicleListingRow,
  uses: (column) => VEHICLE_LISTING_COLUMNS.includes(column) || isRecordField(column),
};

const AUTOMOTIVE_INVENTORY: Layout = {
  format: 'automotive-inventory',
  idColumns: ['vehicle_id'],
  read: automotiveInventoryRow,
  uses: (column) =>
    AUTOMOTIVE_INVENTORY_COLUMNS.includes(column) || NESTED_COLUMN.test(column) || isRecordField(column),
};

function layoutOf(columns: readonly string[]): Layout {
  const inventory = columns.includes('vehicle_id');
  if (!inventory && !columns.includes('id') && !columns.includes('vin')) {
    throw new FeedRefused(
      'unknown-columns',
      'the first line names no column "id", "vin" or "vehicle_id": it is not a header of a known format',
    );
  }
  const required: readonly string[] = inventory ? AUTOMOTIVE_INVENTORY_REQUIRED : VEHICLE_LISTING_REQUIRED;
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new FeedRefused('unknown-columns', `the header lacks the columns ${missing.join(', ')}`);
  const duplicate = columns.find((column, at) => column !== '' && columns.indexOf(column) !== at);
  if (duplicate !== undefined)
    throw new FeedRefused('unknown-columns', `the column "${duplicate}" stands twice in the header`);
  return inventory ? AUTOMOTIVE_INVENTORY : VEHICLE_LISTING;
}

function rowParser(
  columns: readonly string[],
  layout: Layout,
  context: RowContext,
): (row: DelimitedRow) => FeedRow {
  const positions = new Map(columns.map((column, at) => [column, at]));
  return (row) => {
    const { line } = row;
    if ('fault' in row) return { kind: 'refused', line, reason: row.fault, id: null };
    const cells: Cells = (column) => {
      const at = positions.get(column);
      return (at === undefined ? undefined : row.fields[at]?.trim()) || null;
    };
    const id = layout.idColumns.map(cells).find((cell) => cell !== null) ?? null;
    const refuse = (reason: string): FeedRow => ({ kind: 'refused', line, reason, id });
    if (row.fields.length !== columns.length) {
      return { ...refuse(`has ${row.fields.length} columns where the header has ${columns.length}`) };
    }
    if (row.fields.some((field) => field.includes('\ufffd'))) return refuse('holds bytes that are not UTF-8');
    if (isWithdrawn(cells)) return { kind: 'withdrawn', line, reason: 'is marked as not available' };
    try {
      const { source, unmapped } = layout.read(cells, columns, context);
      const parsed = carRecordSchema.safeParse(source);
      if (parsed.success) return { kind: 'car', line, source: parsed.data, unmapped };
      const fault = firstFault(parsed.error);
      return refuse(`${fault.field} ${fault.reason}`);
    } catch (error) {
      if (error instanceof RowRefused) return refuse(error.message);
      throw error;
    }
  };
}

async function* counted(
  batches: AsyncIterable<readonly UnreadRow[]>,
  maxRows: number,
): AsyncGenerator<readonly UnreadRow[]> {
  let rows = 0;
  for await (const batch of batches) {
    rows += batch.length;
    if (rows > maxRows) throw new FeedRefused('too-many-rows', `the file has more than ${maxRows} rows`);
    yield batch;
  }
}

/** Without the byte order mark, and with line feeds where the file ends its lines with lone carriage returns. */
async function* unmarked(chunks: AsyncIterable<string>, maxChars: number): AsyncGenerator<string> {
  let held = '';
  let ending: string | undefined;
  const inFeeds = (text: string) => (ending === '\r' ? text.replaceAll('\r', '\n') : text);
  for await (const chunk of chunks) {
    if (ending !== undefined) {
      yield inFeeds(chunk);
      continue;
    }
    held += chunk;
    ending = /\r\n|\n|\r(?=[\s\S])/.exec(held)?.[0] ?? (held.length > maxChars ? '\n' : undefined);
    if (ending !== undefined) yield inFeeds(held.replace(/^\ufeff/, ''));
  }
  if (ending === undefined) yield held.replace(/^\ufeff/, '');
}

/** The text up to the end of its first line that says anything, without losing it. */
async function peekText(chunks: AsyncIterable<string>, maxChars: number) {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = '';
  let done = false;
  while (!done && head.length <= maxChars && !head.trimStart().includes('\n')) {
    const next = await iterator.next();
    if (next.done) done = true;
    else head += next.value;
  }
  const start = head;
  const all = async function* () {
    try {
      yield start;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.(undefined);
    }
  };
  return { head: start.trimStart(), all: all() };
}
