import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphabetical, byCodeUnits } from '../engine/columns/ranks';
import { idOrder } from './documents';
import { keyBetween, OrderKeys } from './order-keys';

const compare = alphabetical('sv-SE');
const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 6 }), { maxLength: 30 });

describe('keys of an order', () => {
  it('sort by their bytes as the texts by the alphabet, however the texts come in', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 8 }), (batches) => {
        const keys = new OrderKeys(compare);
        for (const batch of batches) keys.add(batch);
        const all = [...new Set(batches.flat())];
        const byKey = all.toSorted((a, b) => byCodeUnits(keys.keyOf(a) ?? '', keys.keyOf(b) ?? ''));
        expect(byKey).toEqual(all.toSorted((a, b) => compare(a, b) || byCodeUnits(a, b)));
        expect(new Set(all.map((text) => keys.keyOf(text))).size).toBe(all.length);
      }),
    );
  });

  it('stay as they were given, by another writer too', () => {
    const first = new OrderKeys(compare);
    first.add(['Ek', 'Al']);
    const known = ['Al', 'Ek'].map((text): [string, string] => [text, first.keyOf(text) ?? '']);
    const second = new OrderKeys(compare);
    second.restore(known);
    second.add(['Björk', 'Ek']);
    expect(second.keyOf('Ek')).toBe(first.keyOf('Ek'));
    expect([second.keyOf('Al'), second.keyOf('Björk'), second.keyOf('Ek')].toSorted()).toEqual([
      second.keyOf('Al'),
      second.keyOf('Björk'),
      second.keyOf('Ek'),
    ]);
  });

  it('have room between any two, and stay short', () => {
    let low = '';
    const high = keyBetween('', null);
    for (let i = 0; i < 200; i++) {
      const key = keyBetween(low, high);
      expect(low < key && key < high).toBe(true);
      low = key;
    }
    const keys = new OrderKeys(compare);
    keys.add(Array.from({ length: 10_000 }, (_, i) => `text ${i}`));
    expect(keys.keyOf('text 9999')?.length).toBeLessThan(6);
  });
});

it('ids sort by code points as by UTF-16 units', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 4 })), (ids) => {
      const byBytes = ids.toSorted((a, b) =>
        Buffer.compare(Buffer.from(idOrder(a)), Buffer.from(idOrder(b))),
      );
      expect(byBytes).toEqual(ids.toSorted(byCodeUnits));
    }),
  );
});
