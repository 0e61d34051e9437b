/** One row of a delimited file, with the number of its first line; or why it cannot be read. */
export type DelimitedRow =
  | { readonly line: number; readonly fields: readonly string[] }
  | { readonly line: number; readonly fault: string };

type Scan =
  | { readonly kind: 'row'; readonly fields: string[]; readonly next: number }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'broken'; readonly reason: string };

const INCOMPLETE: Scan = { kind: 'incomplete' };
const UNCLOSED: Scan = { kind: 'broken', reason: 'has a quote that is never closed' };
const MAX_LINES_OF_A_ROW = 1_000;

/**
 * Rows of a file after RFC 4180 (also with tabs or semicolons), in batches as the text comes in. Written by hand for
 * one reason: after a broken quote reading goes on with the next *line*, so a broken row costs one row; the parsers
 * at hand lose every row up to the next quote. Memory is bounded by `maxRecordChars`. Blank lines are passed over.
 */
export async function* delimitedRows(
  chunks: AsyncIterable<string>,
  delimiter: string,
  maxRecordChars: number,
): AsyncGenerator<DelimitedRow[]> {
  const reader = new RowReader(delimiter, maxRecordChars);
  for await (const chunk of chunks) {
    const rows = reader.read(chunk, false);
    if (rows.length > 0) yield rows;
  }
  const rest = reader.read('', true);
  if (rest.length > 0) yield rest;
}

class RowReader {
  private text = '';
  private line = 1;
  /** Inside a line that is too long: everything up to its end is dropped. */
  private dropping = false;
  private readonly delimiter: string;
  private readonly maxRecordChars: number;

  constructor(delimiter: string, maxRecordChars: number) {
    this.delimiter = delimiter;
    this.maxRecordChars = maxRecordChars;
  }

  read(chunk: string, final: boolean): DelimitedRow[] {
    this.text = this.text === '' ? chunk : this.text + chunk;
    const rows: DelimitedRow[] = [];
    let at = this.dropping ? this.dropLine(0) : 0;
    while (at < this.text.length) {
      const scan = this.scan(at, final);
      if (scan.kind === 'incomplete') break;
      if (scan.kind === 'broken') {
        rows.push({ line: this.line, fault: scan.reason });
        at = this.dropLine(at);
      } else {
        if (scan.fields.length > 1 || scan.fields[0]?.trim() !== '')
          rows.push({ line: this.line, fields: scan.fields });
        this.line += countLines(this.text, at, scan.next);
        at = scan.next;
      }
    }
    this.text = this.text.slice(at);
    return rows;
  }

  private scan(at: number, final: boolean): Scan {
    const scan = scanRow(this.text, at, this.delimiter, final);
    const size = (scan.kind === 'row' ? scan.next : this.text.length) - at;
    if (scan.kind === 'broken') return this.literalRow(at, final) ?? scan;
    if (scan.kind === 'row' && size <= this.maxRecordChars) return scan;
    const lines = scan.kind === 'incomplete' ? countLines(this.text, at, this.text.length) : 0;
    if (lines > MAX_LINES_OF_A_ROW || (size > this.maxRecordChars && lines > 0)) return UNCLOSED;
    if (size > this.maxRecordChars)
      return { kind: 'broken', reason: `is longer than ${this.maxRecordChars} characters` };
    return scan;
  }

  /** Many exporters of tab-separated files do not quote at all: a row with a broken quote is taken literally. */
  private literalRow(at: number, final: boolean): Scan | undefined {
    if (this.delimiter !== '\t') return undefined;
    const end = this.text.indexOf('\n', at);
    if (end === -1 && !final) return INCOMPLETE;
    const line = this.text.slice(at, end === -1 ? undefined : end).replace(/\r$/, '');
    return { kind: 'row', fields: line.split('\t'), next: end === -1 ? this.text.length : end + 1 };
  }

  private dropLine(at: number): number {
    const end = this.text.indexOf('\n', at);
    this.dropping = end === -1;
    if (end === -1) return this.text.length;
    this.line++;
    return end + 1;
  }
}

/** Reads one row from `at`; incomplete when more text is needed to know where it ends. */
function scanRow(text: string, at: number, delimiter: string, final: boolean): Scan {
  const fields: string[] = [];
  let lineEnd = text.indexOf('\n', at);
  for (let start = at; ; ) {
    if (text[start] === '"') {
      const field = scanQuoted(text, start, final);
      if ('kind' in field) return field;
      fields.push(field.value);
      const { end } = field;
      if (text[end] === delimiter) start = end + 1;
      else if (end >= text.length) return { kind: 'row', fields, next: end };
      else if (text[end] === '\n') return { kind: 'row', fields, next: end + 1 };
      else if (text[end] === '\r' && text[end + 1] === '\n') return { kind: 'row', fields, next: end + 2 };
      else if (text[end] === '\r' && end + 1 >= text.length)
        return final ? { kind: 'row', fields, next: end + 1 } : INCOMPLETE;
      else return { kind: 'broken', reason: 'has text behind a closing quote' };
      if (lineEnd !== -1 && lineEnd < end) lineEnd = text.indexOf('\n', end);
      continue;
    }
    const mark = text.indexOf(delimiter, start);
    if (mark !== -1 && (lineEnd === -1 || mark < lineEnd)) {
      fields.push(text.slice(start, mark));
      start = mark + 1;
      continue;
    }
    if (lineEnd === -1 && !final) return INCOMPLETE;
    const end = lineEnd === -1 ? text.length : lineEnd;
    fields.push(text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end));
    return { kind: 'row', fields, next: lineEnd === -1 ? end : end + 1 };
  }
}

function scanQuoted(text: string, open: number, final: boolean): { value: string; end: number } | Scan {
  let value = '';
  for (let from = open + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return final ? UNCLOSED : INCOMPLETE;
    if (quote + 1 >= text.length && !final) return INCOMPLETE;
    if (text[quote + 1] !== '"') return { value: value + text.slice(from, quote), end: quote + 1 };
    value += text.slice(from, quote + 1);
    from = quote + 2;
  }
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
