import { describe, expect, it } from 'vitest';
import type { IndexSchema } from '../schema';
import { Table } from './table';

const schema: IndexSchema = {
  idField: 'id',
  fields: {
    id: { kind: 'keyword' },
    word: { kind: 'keyword', searchable: true },
    size: { kind: 'number', facet: true },
  },
  defaultSort: [],
  locale: 'en',
};

describe('the table', () => {
  it('moves records into empty rows once most rows are empty, so that scans get short again', () => {
    const table = new Table(schema);
    for (let i = 0; i < 6000; i++) table.upsert({ id: `${i}`, word: `w${i % 50}`, size: i });
    for (let i = 0; i < 5000; i++) {
      table.remove(`${i}`);
      for (let move = 0; move < 2; move++) table.compact();
    }
    expect(table.slots.size).toBe(1000);
    expect(table.slots.highWater).toBeLessThan(2100);
    table.refresh();
    expect([...table.order('size_asc')].map((slot) => table.records.read(slot, ['id']).id)).toEqual(
      Array.from({ length: 1000 }, (_, i) => `${5000 + i}`),
    );
  });

  it('wins back the memory of replaced and removed records', () => {
    const table = new Table(schema);
    const long = 'x'.repeat(2000);
    const fill = (round: number): void => {
      for (let i = 0; i < 500; i++) table.upsert({ id: `${i}`, word: 'same', note: `${long}${round}` });
    };
    fill(0);
    const once = table.records.memoryBytes();
    for (let round = 1; round < 20; round++) fill(round);
    expect(table.records.memoryBytes()).toBeLessThan(once * 3);
    for (let i = 0; i < 500; i++)
      expect(table.records.read(i, ['note', 'id', 'no'])).toEqual({ id: `${i}`, note: `${long}19` });
  });

  it('reads single fields out of texts with any characters', () => {
    const table = new Table(schema);
    const record = { id: 'é"}', word: '日本,"', 'odd "key"\u0000': [{ a: 'ö}' }, null], last: '🚗' };
    table.upsert(record);
    expect(table.records.read(0, [])).toEqual(record);
    for (const [key, value] of Object.entries(record))
      expect(table.records.read(0, [key])).toEqual({ [key]: value });
    expect(table.records.read(0, ['last', 'no', 'id', 'id'])).toEqual({ id: 'é"}', last: '🚗' });
  });

  it('reads the same fields again without decoding them, until the record or the place of it changes', () => {
    const [table, other] = [new Table(schema), new Table(schema)];
    const fields = ['id', 'note'];
    const read = (slot: number) => table.records.read(slot, fields);
    expect(read(0)).toEqual({});
    table.upsert({ id: 'a', note: 'one' });
    other.upsert({ id: 'b', note: 'of another table' });
    expect(read(0)).toEqual({ id: 'a', note: 'one' });
    expect(read(0)).toBe(read(0));
    expect(table.records.read(0, ['note'])).toEqual({ note: 'one' });
    expect(other.records.read(0, fields)).toEqual({ id: 'b', note: 'of another table' });

    table.upsert({ id: 'a', note: 'two' });
    expect(read(0)).toEqual({ id: 'a', note: 'two' });
    table.remove('a');
    expect(read(0)).toEqual({});
    table.upsert({ id: 'c', note: 'in its place' });
    expect(read(0)).toEqual({ id: 'c', note: 'in its place' });
  });

  it('has values that come again once for all records, and those in their records that are too many', () => {
    const table = new Table(schema);
    const record = (i: number) => ({
      id: `${i}`,
      word: 'sixty letters or fewer, the same in each',
      note: `note ${i % 9000}`,
    });
    for (let i = 0; i < 27_000; i++) table.upsert(record(i));
    const bytes = table.records.memoryBytes() / 27_000;
    expect(bytes).toBeLessThan(60);
    for (let i = 0; i < 27_000; i++) expect(table.records.read(i, [])).toEqual(record(i));
    table.upsert({ ...record(3), word: 'another' });
    expect(table.records.read(3, ['word', 'note'])).toEqual({ word: 'another', note: 'note 3' });
  });
});
