import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, instantIn, localDate } from '~/platform/time';
import { appliedSince, dated, inForce, nextDay, type Version } from './in-force';

/** Days close enough to each other that versions often begin on the same one, over the changes of the clocks. */
const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays('2026-03-10', count));
const versions = fc
  .array(fc.record({ validFrom: day, value: fc.option(fc.integer(), { nil: null }) }), { maxLength: 12 })
  .map((all): readonly Version<number>[] => all.map((each, at) => ({ ...each, id: at + 1 })))
  .chain((all) => fc.shuffledSubarray([...all], { minLength: all.length }));
const zone = fc.constantFrom(
  'Europe/Stockholm',
  'Europe/Helsinki',
  'Europe/London',
  'Pacific/Auckland',
  'America/St_Johns',
);

/** The rule said in another way: started, and nothing that has started is later. */
const mayApply = (all: readonly Version<number>[], on: string): readonly Version<number>[] => {
  const started = all.filter(({ validFrom }) => validFrom <= on);
  return started.filter((each) =>
    started.every(
      (other) =>
        other.validFrom < each.validFrom || (other.validFrom === each.validFrom && other.id <= each.id),
    ),
  );
};

describe('what is in force', () => {
  test('of the last days is whatever applied on one of them, that of now first, and nothing that ended before', () => {
    fc.assert(
      fc.property(versions, day, fc.integer({ min: 0, max: 20 }), (plain, today, days) => {
        // Each with a value of its own, so that it is known by it.
        const all = plain.map((each): Version<number> => ({ ...each, value: each.id }));
        const since = addDays(today, -days);
        const [now, earlier] = appliedSince(all, since, today);
        const valueOn = (on: string) => inForce(all, on)?.value ?? null;
        expect(now).toBe(valueOn(today));
        for (let each = since; each <= today; each = addDays(each, 1))
          expect([now, ...earlier]).toContain(valueOn(each));
        for (const { version, until } of dated(all, today)) {
          const isOver = until !== null && until < since;
          if (isOver || version.validFrom > today) expect([now, ...earlier]).not.toContain(version.value);
        }
      }),
    );
  });

  test('is exactly one version on every day from the first on, and none before', () => {
    fc.assert(
      fc.property(versions, day, (all, on) => {
        const right = mayApply(all, on);
        expect(right.length).toBeLessThanOrEqual(1);
        expect(inForce(all, on)).toBe(right[0]);
        expect(right.length === 0).toBe(all.every(({ validFrom }) => validFrom > on));
      }),
    );
  });

  test('changes on the days that are told, and on no others', () => {
    fc.assert(
      fc.property(versions, day, (all, on) => {
        const next = nextDay(all, on);
        const last = next === null ? addDays(on, 60) : addDays(next, -1);
        for (let each = on; each <= last; each = addDays(each, 1))
          expect(inForce(all, each)).toBe(inForce(all, on));
        if (next !== null) expect(inForce(all, next)?.validFrom).toBe(next);
      }),
    );
  });

  test('is on each day the one version whose days these are: no gap, no overlap', () => {
    fc.assert(
      fc.property(versions, day, day, (all, today, on) => {
        const listed = dated(all, today);
        const covering = listed.filter(
          ({ version, until }) => version.validFrom <= on && (until === null || on < until),
        );
        expect(covering.map(({ version }) => version)).toEqual(mayApply(all, on));
        expect(listed.filter(({ state }) => state === 'now').map(({ version }) => version)).toEqual(
          mayApply(all, today),
        );
        for (const { version, state } of listed) expect(state === 'coming').toBe(version.validFrom > today);
      }),
    );
  });

  test('takes over with the first moment of the day in the zone of the site, over changes of the clocks', () => {
    fc.assert(
      fc.property(versions, day, zone, (all, on, where) => {
        const midnight = instantIn(where, `${on}T00:00`);
        const at = (instant: number) => inForce(all, localDate(new Date(instant), where));
        expect(at(midnight)).toBe(inForce(all, on));
        expect(at(midnight - 1)).toBe(inForce(all, addDays(on, -1)));
      }),
    );
  });
});
