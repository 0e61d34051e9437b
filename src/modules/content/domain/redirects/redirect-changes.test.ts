import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectChanges, withoutChanges } from './redirect-changes';
import { type RedirectRow, sourceOf } from './redirects';

const row = fc.record({
  from: fc.constantFrom('/a', '/A', '/b', '/c', '/d', '/e'),
  query: fc.constantFrom({}, { x: null }),
  to: fc.constantFrom('/1', '/2'),
  status: fc.constantFrom(301 as const, 308 as const),
  note: fc.constantFrom('', 'moved', 'deleted'),
});
const rows = fc.uniqueArray(row, { selector: sourceOf, maxLength: 8 });

const asStored = (all: readonly RedirectRow[]) =>
  all.map(({ from, to, status, note }) => JSON.stringify([from, to, status, note])).toSorted();

test('an edit that is taken back leaves the redirects as they were', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const undone = withoutChanges(after, redirectChanges(before, after));
      expect(undone.map(sourceOf).toSorted()).toEqual(before.map(sourceOf).toSorted());
      // What differs in the case of its address alone is the same redirect.
      const lower = (all: readonly RedirectRow[]) =>
        asStored(all.map((each) => ({ ...each, from: each.from.toLowerCase() })));
      expect(lower(undone)).toEqual(lower(before));
    }),
  );
});

test('what somebody has changed since stays as they have left it', () => {
  fc.assert(
    fc.property(rows, rows, rows, (before, after, since) => {
      const undone = withoutChanges(since, redirectChanges(before, after));
      const bySource = (all: readonly RedirectRow[], source: string) =>
        all.find((each) => sourceOf(each) === source);
      const sources = new Set([...after, ...since].map(sourceOf));
      for (const source of sources) {
        const [left, now] = [bySource(after, source), bySource(since, source)];
        if (JSON.stringify(left) !== JSON.stringify(now) && left?.from === now?.from)
          expect(bySource(undone, source)).toEqual(now);
      }
      expect(new Set(undone.map(sourceOf)).size).toBe(undone.length);
    }),
  );
});
