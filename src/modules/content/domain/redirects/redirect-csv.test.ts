import { expect, test } from 'vitest';
import { redirectsFromCsv, redirectsToCsv } from './redirect-csv';
import type { RedirectRow } from './redirects';

const ROWS: readonly RedirectRow[] = [
  { from: '/old', to: '/new', status: 301, query: {}, note: 'said "hello", moved' },
  { from: '/a/{rest*}', to: '/b/{rest*}', status: 308, query: { page: '2', tab: null }, note: '' },
];

test('what is written is read again, also by a spreadsheet that uses semicolons', async () => {
  const csv = redirectsToCsv(ROWS);
  expect(await redirectsFromCsv(csv)).toEqual({ ok: true, value: ROWS });
  expect(await redirectsFromCsv('\ufeffTo;From\n/new;/old\n')).toEqual({
    ok: true,
    value: [{ from: '/old', to: '/new', status: 301, query: {}, note: '' }],
  });
});

test('what is no such file is refused by its lines', async () => {
  for (const csv of ['', 'a,b\n1,2\n', 'from,to,query\n/a,/b,x\n', 'from,to\n"/a,/b\n'])
    expect(await redirectsFromCsv(csv)).toMatchObject({ ok: false });
});
