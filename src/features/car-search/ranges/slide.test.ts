import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ends, fractionOf, moveThumb, pushOther, snap, type Track, thumbAt, thumbsOf } from './slide';

const PRICES: Track = { min: 50_000, max: 1_000_000, step: 10_000, low: 42_000, high: 4_900_000 };

const anyTrack: fc.Arbitrary<Track> = fc
  .record({
    min: fc.nat({ max: 100_000 }),
    step: fc.integer({ min: 1, max: 10_000 }),
    steps: fc.integer({ min: 1, max: 200 }),
    below: fc.nat({ max: 1000 }),
    above: fc.nat({ max: 1_000_000 }),
  })
  .map(({ min, step, steps, below, above }) => ({
    min,
    step,
    max: min + step * steps,
    low: Math.max(0, min - below),
    high: min + step * steps + above,
  }));

/** What may stand in the boxes: each end open or a number, in order. */
const anyEnds: fc.Arbitrary<Ends> = fc
  .tuple(
    fc.option(fc.nat({ max: 3_000_000 }), { nil: null }),
    fc.option(fc.nat({ max: 3_000_000 }), { nil: null }),
  )
  .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]));

const anySlide = anyTrack.chain((track) =>
  fc.record({
    track: fc.constant(track),
    ends: anyEnds,
    end: fc.constantFrom('from' as const, 'to' as const),
    value: fc.integer({ min: track.min - 5, max: track.max + 5 }).map((value) => snap(value, track)),
    closed: fc.boolean(),
  }),
);

describe('V-377: a moved thumb', () => {
  test('pushes the other before it, from either side', () => {
    expect(moveThumb([200_000, 300_000], 'from', 350_000, PRICES, false)).toEqual([350_000, 350_000]);
    expect(moveThumb([200_000, 300_000], 'to', 150_000, PRICES, false)).toEqual([150_000, 150_000]);
  });

  test('leaves the other alone where it does not meet it', () => {
    expect(moveThumb([123_456, 300_000], 'to', 250_000, PRICES, false)).toEqual([123_456, 250_000]);
  });

  test('leaves its end open at the end of the track', () => {
    expect(moveThumb([200_000, 300_000], 'from', 50_000, PRICES, false)).toEqual([null, 300_000]);
    expect(moveThumb([200_000, null], 'from', 50_000, PRICES, false)).toEqual([null, null]);
    expect(moveThumb([200_000, 300_000], 'from', 1_000_000, PRICES, false)).toEqual([1_000_000, null]);
  });

  test('never leaves the lower end above the upper one, and is where it was put', () => {
    fc.assert(
      fc.property(anySlide, ({ track, ends, end, value, closed }) => {
        const after = moveThumb(ends, end, value, track, closed);
        const [from, to] = after;
        if (from !== null && to !== null) expect(from).toBeLessThanOrEqual(to);
        expect(thumbsOf(after, track)[end === 'from' ? 0 : 1]).toBe(value);
        if (closed) expect(from === null).toBe(to === null);
      }),
      { numRuns: 1000 },
    );
  });

  test('moves the other only when it must', () => {
    fc.assert(
      fc.property(anySlide, ({ track, ends, end, value }) => {
        const other = end === 'from' ? 1 : 0;
        const before = ends[other];
        const meets = before !== null && (end === 'from' ? value > before : value < before);
        if (!meets) expect(moveThumb(ends, end, value, track, false)[other]).toBe(before);
      }),
    );
  });
});

describe('a price', () => {
  test('V-374: names both ends as soon as one thumb is moved', () => {
    expect(moveThumb([null, null], 'to', 300_000, PRICES, true)).toEqual([42_000, 300_000]);
    expect(moveThumb([null, null], 'from', 100_000, PRICES, true)).toEqual([100_000, 4_900_000]);
  });

  test('is free again when both thumbs are back at the ends', () => {
    expect(moveThumb([42_000, 300_000], 'to', 1_000_000, PRICES, true)).toEqual([null, null]);
    expect(moveThumb([100_000, 4_900_000], 'from', 50_000, PRICES, true)).toEqual([null, null]);
  });
});

test('V-377: of two typed numbers the wrong way round the one typed last counts', () => {
  expect(pushOther([300_000, 200_000], 'from')).toEqual([300_000, 300_000]);
  expect(pushOther([300_000, 200_000], 'to')).toEqual([200_000, 200_000]);
  expect(pushOther([100_000, 200_000], 'to')).toEqual([100_000, 200_000]);
  expect(pushOther([null, 5], 'to')).toEqual([null, 5]);
});

describe('a place on the track', () => {
  test('is a whole number of steps from its beginning, and the nearest', () => {
    fc.assert(
      fc.property(anyTrack, fc.double({ min: -1e6, max: 1e7, noNaN: true }), (track, value) => {
        const stop = snap(value, track);
        expect((stop - track.min) % track.step).toBe(0);
        expect(stop).toBeGreaterThanOrEqual(track.min);
        expect(stop).toBeLessThanOrEqual(track.max);
        if (value >= track.min && value <= track.max)
          expect(Math.abs(stop - value)).toBeLessThanOrEqual(track.step / 2);
        expect(snap(stop, track)).toBe(stop);
      }),
    );
  });

  test('belongs to the nearest thumb', () => {
    const thumbs = [200_000, 400_000] as const;
    expect(thumbAt(60_000, thumbs)).toBe('from');
    expect(thumbAt(290_000, thumbs)).toBe('from');
    expect(thumbAt(310_000, thumbs)).toBe('to');
    expect(thumbAt(900_000, thumbs)).toBe('to');
  });

  test('under two thumbs belongs to neither yet; beside them to the one on its side', () => {
    expect(thumbAt(50_000, [50_000, 50_000])).toBeNull();
    expect(thumbAt(60_000, [50_000, 50_000])).toBe('to');
    expect(thumbAt(990_000, [1_000_000, 1_000_000])).toBe('from');
  });

  test('is a share of it', () => {
    expect([50_000, 525_000, 1_000_000, 9e9, 0].map((value) => fractionOf(value, PRICES))).toEqual([
      0, 0.5, 1, 1, 0,
    ]);
    expect(fractionOf(5, { min: 5, max: 5 })).toBe(0);
  });
});
