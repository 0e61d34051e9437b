import { expect, test } from 'vitest';
import { swedishRedirects } from '../domain/redirects/redirect-table.se';
import { compileRedirects, type RedirectRow } from '../domain/redirects/redirects';
import { redirectInfos } from './redirect-info';

const rows = swedishRedirects();
const infos = redirectInfos(rows);

/** A request that a row answers to. */
function sampleOf({ from, query }: RedirectRow): { readonly path: string; readonly search: string } {
  const path = from.replace(/\{[a-z][a-z0-9_]*(?::(number|slug))?\*?\}/gi, (_, type?: string) =>
    type === 'number' ? '7' : 'sample',
  );
  const pairs = Object.entries(query ?? {}).map(([key, value]) => [
    key,
    value === null || value.startsWith('{') ? 'sample' : value,
  ]);
  const search = new URLSearchParams(pairs).toString();
  return { path, search: search === '' ? '' : `?${search}` };
}

/** What a client's redirect proxy does with the list: the first expression that matches, `$1` filled in. */
function firstMatch(requested: string): string | undefined {
  for (const { pattern, target } of infos) {
    const found = new RegExp(pattern, 'i').exec(requested);
    if (found !== null) return target.replace(/\$(\d+)/g, (_, index: string) => found[Number(index)] ?? '');
  }
  return undefined;
}

test.each(rows.map((row) => [row.from, row] as const))(
  'a client that reads %s as an expression goes where we do',
  (_, row) => {
    const table = compileRedirects(rows);
    if (!table.ok) throw new Error('the table compiles');
    const { path, search } = sampleOf(row);
    expect(firstMatch(path + search)).toBe(table.value.find(path, search)?.to);
  },
);
