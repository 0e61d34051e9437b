import { z } from 'zod';
import { delimitedRows } from '~/platform/csv';
import { decodeJson } from '~/platform/json';
import { err, ok, type Result } from '~/platform/result';
import type { RedirectProblem, RedirectRow } from './redirects';

const HEADINGS = ['from', 'to', 'status', 'query', 'note'] as const;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Redirects as a file for spreadsheets. */
export const redirectsToCsv = (rows: readonly RedirectRow[]): string =>
  [
    HEADINGS.join(','),
    ...rows.map(({ from, to, status, query = {}, note = '' }) =>
      [from, to, `${status}`, Object.keys(query).length === 0 ? '' : JSON.stringify(query), note]
        .map(quoted)
        .join(','),
    ),
    '',
  ].join('\r\n');

const MAX_ROW_CHARS = 10_000;

/** Reads such a file; columns are found by their headings, and all but `from` and `to` may be missing. */
export async function redirectsFromCsv(
  text: string,
): Promise<Result<readonly RedirectRow[], readonly RedirectProblem[]>> {
  const whole = text.replace(/^\ufeff/, '');
  const [head = ''] = whole.split('\n', 1);
  const delimiter = head.includes(';') ? ';' : head.includes('\t') ? '\t' : ',';
  const problems: RedirectProblem[] = [];
  const rows: RedirectRow[] = [];
  let columns: readonly string[] | null = null;
  const bad = (kind: RedirectProblem['kind'], from: string, message: string) =>
    problems.push({ kind, from, message });
  for await (const batch of delimitedRows(piecesOf(whole), delimiter, MAX_ROW_CHARS)) {
    for (const row of batch) {
      if ('fault' in row) bad('bad-source', `line ${row.line}`, row.fault);
      else if (columns === null) columns = row.fields.map((name) => name.trim().toLowerCase());
      else {
        const names = columns;
        const value = (name: string) => row.fields[names.indexOf(name)]?.trim() ?? '';
        const query = queryOf(value('query'));
        if (query === null) bad('bad-query', value('from'), `line ${row.line}: query is no JSON object`);
        else
          rows.push({
            from: value('from'),
            to: value('to'),
            query,
            status: value('status') === '308' ? 308 : 301,
            note: value('note'),
          });
      }
    }
  }
  for (const name of ['from', 'to'])
    if (columns?.includes(name) !== true) bad('bad-source', 'line 1', `there is no column ${name}`);
  return problems.length > 0 ? err(problems) : ok(rows);
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

const querySchema = z.record(z.string(), z.string().nullable());

function queryOf(text: string): Record<string, string | null> | null {
  if (text === '') return {};
  const parsed = querySchema.safeParse(decodeJson(text));
  return parsed.success ? parsed.data : null;
}
