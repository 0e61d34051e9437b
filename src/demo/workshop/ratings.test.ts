import { expect, test } from 'vitest';
import { MIN_RATINGS } from '~/modules/ratings';
import { BOOKING_SITES, demoRatings } from '.';
import { workshopFacilities } from './workshops';

const TODAY = '2026-11-20';

test.each(BOOKING_SITES)(
  '%s: some workshops have an average, some too few ratings; the same in every fill',
  (site) => {
    const ratings = demoRatings(site, TODAY);
    const counts = Map.groupBy(ratings, ({ departmentId }) => departmentId);
    const houses = workshopFacilities(site, TODAY).map(
      ({ department }) => counts.get(department.erp_id)?.length ?? 0,
    );
    const shown = houses.filter((count) => count >= MIN_RATINGS).length;
    expect(shown).toBeGreaterThan(houses.length / 2);
    expect(houses.length - shown).toBeGreaterThan(1);
    expect(new Set(ratings.map(({ key }) => key)).size).toBe(ratings.length);
    expect(ratings.every(({ at }) => at.toISOString().slice(0, 10) < TODAY)).toBe(true);
    expect(demoRatings(site, TODAY)).toEqual(ratings);
    const starsOf = (list: typeof ratings) => list.map(({ key, stars, comment }) => [key, stars, comment]);
    expect(starsOf(demoRatings(site, '2027-01-07'))).toEqual(starsOf(ratings));
  },
);
