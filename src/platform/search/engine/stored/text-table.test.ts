import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCodeUnits } from '../columns/ranks';
import { TextTable } from './text-table';

/** Few enough that they come again; of one and two bytes a letter, of half a letter, empty, and of heads of two bytes. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'é', 'ÿ', 'Ā', '日', '\ud83d', '\u0000'), maxLength: 3 }),
  fc.nat(40).map((at) => `${at}`.repeat(90)),
);
const step = fc.record({ text, comes: fc.boolean() });

const texts = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));

describe('a table of texts', () => {
  it('knows each text by its code and each code by its text, whatever came and went', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const table = new TextTable();
        const codes = new Map<string, number>();
        const free = texts(400, (at) => `${400 - at}`).map(Number);
        for (const { text, comes } of steps) {
          const known = codes.get(text);
          if (comes && known === undefined) {
            const code = free.pop() ?? 0;
            table.add(code, text);
            codes.set(text, code);
          } else if (!comes && known !== undefined) {
            table.delete(known);
            codes.delete(text);
            free.push(known);
            expect(table.textOf(known)).toBeUndefined();
          }
          expect(table.codeOf(text)).toBe(codes.get(text) ?? 0);
        }
        expect(table.size).toBe(codes.size);
        expect([...table.codes()]).toEqual([...codes.values()].toSorted((a, b) => a - b));
        for (const [text, code] of codes) {
          expect(table.codeOf(text)).toBe(code);
          expect(table.textOf(code)).toBe(text);
        }
        const sorted = [...codes].toSorted(([a], [b]) => byCodeUnits(a, b)).map(([, code]) => code);
        expect([...codes.values()].toSorted((a, b) => table.compare(a, b))).toEqual(sorted);
      }),
    );
  });

  it('wins back the room of texts that are gone, and what is left stays', () => {
    const table = new TextTable();
    const staying = texts(50, (at) => `staying ${at}`);
    for (const [at, text] of staying.entries()) table.add(at + 1, text);
    for (let round = 0; round < 200; round++) {
      for (let code = 100; code < 120; code++) table.add(code, `${round} ${code} ${'日'.repeat(200)}`);
      for (let code = 100; code < 120; code++) table.delete(code);
    }
    expect(table.memoryBytes()).toBeLessThan(100_000);
    for (const [at, text] of staying.entries())
      expect([table.codeOf(text), table.textOf(at + 1)]).toEqual([at + 1, text]);
  });

  it('takes about twenty bytes a text beside its letters', () => {
    const table = new TextTable();
    for (let code = 1; code <= 50_000; code++) table.add(code, `${1_000_000 + code}`);
    expect(table.memoryBytes() / 50_000).toBeLessThan(7 + 20);
    expect(table.codeOf('1049999')).toBe(49_999);
    expect(table.codeOf('1050001')).toBe(0);
  });
});
