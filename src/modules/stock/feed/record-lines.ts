import { decodeJson, isJsonObject, type JsonObject } from '~/platform/json';
import { carRecordSchema, firstFault } from '../domain/car-record';
import type { FeedRow, RowContext } from './feed-row';

export type TextLine =
  | { readonly line: number; readonly text: string }
  | { readonly line: number; readonly fault: string };

/** Lines of a text in batches, each with its number; one that is too long is a fault and is not kept. */
export async function* textLines(
  chunks: AsyncIterable<string>,
  maxChars: number,
): AsyncGenerator<TextLine[]> {
  let rest = '';
  let line = 0;
  let dropping = false;
  const finish = (text: string, lines: TextLine[]) => {
    line++;
    if (dropping || text.length > maxChars)
      lines.push({ line, fault: `is longer than ${maxChars} characters` });
    else if (text.trim() !== '') lines.push({ line, text });
    dropping = false;
  };
  for await (const chunk of chunks) {
    const lines: TextLine[] = [];
    const pieces = chunk.split('\n');
    rest += pieces[0] ?? '';
    for (const piece of pieces.slice(1)) {
      finish(rest, lines);
      rest = piece;
    }
    if (rest.length > maxChars) {
      dropping = true;
      rest = '';
    }
    if (lines.length > 0) yield lines;
  }
  const last: TextLine[] = [];
  if (dropping || rest !== '') finish(rest, last);
  if (last.length > 0) yield last;
}

/** One JSON record in the search record's own field names. */
export function recordLine(line: TextLine, { maxYear }: RowContext): FeedRow {
  const refuse = (reason: string, id: string | null = null): FeedRow => ({
    kind: 'refused',
    line: line.line,
    reason,
    id,
  });
  if ('fault' in line) return refuse(line.fault);
  if (line.text.includes('\ufffd')) return refuse('holds bytes that are not UTF-8');
  const value = decodeJson(line.text);
  if (value === undefined) return refuse('is not valid JSON');
  if (!isJsonObject(value)) return refuse('is not a JSON object');
  const parsed = carRecordSchema.safeParse(value);
  if (!parsed.success) {
    const { field, reason } = firstFault(parsed.error);
    return refuse(`${field} ${reason}`, idOf(value));
  }
  const { car_year } = parsed.data;
  if (car_year !== null && car_year > maxYear)
    return refuse(`car_year ${car_year} is beyond ${maxYear}`, parsed.data.car_id);
  return { kind: 'car', line: line.line, source: parsed.data, unmapped: [] };
}

function idOf({ car_id: id }: JsonObject): string | null {
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : null;
}
