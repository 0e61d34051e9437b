import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CodePairs } from './code-pairs';

const code = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 0xffffffff }));

it('each pair of codes has one number, in the order of meeting, however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(code, code), { maxLength: 4000, size: 'max' }), (met) => {
      const pairs = new CodePairs();
      const known = new Map<string, number>();
      for (const [first, second] of met) {
        const key = `${first} ${second}`;
        const expected = known.get(key) ?? known.size;
        known.set(key, expected);
        expect(pairs.pairOf(first, second)).toBe(expected);
        expect([pairs.first[expected], pairs.second[expected]]).toEqual([first, second]);
      }
      expect(pairs.size).toBe(known.size);
    }),
    { numRuns: 20 },
  );
});
