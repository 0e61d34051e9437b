import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DelimitedRow, delimitedRows } from './csv';

async function* pieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function rowsOf(
  text: string,
  { size = 7, delimiter = ',', max = 10_000 } = {},
): Promise<DelimitedRow[]> {
  const rows: DelimitedRow[] = [];
  for await (const batch of delimitedRows(pieces(text, size), delimiter, max)) rows.push(...batch);
  return rows;
}

const fieldsOf = (rows: readonly DelimitedRow[]) =>
  rows.map((row) => ('fields' in row ? row.fields : row.fault));

describe('rows of a delimited file', () => {
  test('are those that csv-parse reads, however the text is cut', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'ö', ' ', ',', '"', '\n', '\r\n', '7'),
      maxLength: 8,
    });
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('\n', '\r\n'),
        async (cells, size, end) => {
          const text = cells
            .map((row) => row.map((it) => `"${it.replaceAll('"', '""')}"`).join(',') + end)
            .join('');
          expect(fieldsOf(await rowsOf(text, { size }))).toEqual(parse(text));
          expect(fieldsOf(await rowsOf(text, { size }))).toEqual(cells);
        },
      ),
    );
  });

  test('carry the number of their first line, over quoted line breaks and blank lines', async () => {
    const rows = await rowsOf('a,b\n\n1,"x\ny\nz"\r\n2,w\n\n3,v');
    expect(rows).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 3, fields: ['1', 'x\ny\nz'] },
      { line: 6, fields: ['2', 'w'] },
      { line: 8, fields: ['3', 'v'] },
    ]);
  });

  test('a quote that is never closed costs one row, not the rest of the file', async () => {
    const rows = await rowsOf('1,ok\n2,"open\n3,ok\n4,"closed"\n5,ok\n6,"open again\n7,ok\n');
    expect(rows.map((row) => [row.line, 'fields' in row])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, true],
      [5, true],
      [6, false],
      [7, true],
    ]);
  });

  test('a row that is too long is refused and not buffered', async () => {
    const rows = await rowsOf(`1,ok\n2,${'x'.repeat(500)}\n3,ok\n4,"${'y\n'.repeat(100)}\n5,ok\n`, {
      size: 50,
      max: 100,
    });
    expect(rows.map((row) => [row.line, 'fault' in row]).filter(([line]) => Number(line) <= 4)).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, true],
    ]);
    expect(fieldsOf(rows).at(-1)).toEqual(['5', 'ok']);
  });

  test('tabs may separate rows that do not quote', async () => {
    expect(fieldsOf(await rowsOf('1\t"Sport" edition\n2\t19" wheels\n', { delimiter: '\t' }))).toEqual([
      ['1', '"Sport" edition'],
      ['2', '19" wheels'],
    ]);
  });

  test('no text makes it throw, lose the order of lines, or give back more than it got', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', '\t'), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (written, size) => {
        const rows = await rowsOf(written, { size, max: 20 });
        const lines = rows.map(({ line }) => line);
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
        expect(JSON.stringify(fieldsOf(await rowsOf(written, { size: 1000, max: 1000 })))).toBe(
          JSON.stringify(fieldsOf(await rowsOf(written, { size, max: 1000 }))),
        );
      }),
    );
  });
});
