import { describe, expect, test } from 'vitest';
import { OTHER_AUTHORISED_BRANDS } from '~/features/brand-links/other-brands';
import { workshopScheduleSchema } from '~/modules/workshop';
import { TODAY } from '~test/workshop/demo-day';
import { demoSites } from '../group';
import {
  BOOKING_SITES,
  type DemoVisit,
  demoPastVisits,
  demoSchedule,
  demoVisits,
  workshopFacilities,
} from '.';
import { demoWaiting } from './waiting';
import { stepsUntil } from './what-became';

/** Visits that overlap another in the same bay. */
const overlaps = (visits: readonly DemoVisit[]): DemoVisit[] => {
  const perBay = Map.groupBy(visits, ({ departmentId, resourceId, date }) =>
    [departmentId, resourceId, date].join(' '),
  );
  return [...perBay.values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => a.starts - b.starts);
    return sorted.filter((visit, at) => {
      const next = sorted[at + 1];
      return next !== undefined && visit.starts + visit.minutes > next.starts;
    });
  });
};

describe('the schedule', () => {
  test.each(BOOKING_SITES)('of %s is whole, with one workshop per department', (key) => {
    const schedule = demoSchedule(key, TODAY);
    expect(workshopScheduleSchema.safeParse(schedule).success).toBe(true);
    const departments = demoSites(key, TODAY)
      .flatMap((each) => each.site_departments)
      .filter(({ group }) => group === 'Workshop');
    expect(schedule.workshops.map(({ departmentId }) => departmentId)).toEqual(
      departments.map(({ erp_id }) => erp_id),
    );
    for (const { resources } of schedule.workshops) {
      expect(resources.length).toBeGreaterThanOrEqual(3);
      expect(resources.length).toBeLessThanOrEqual(8);
    }
  });

  test('says everything in Swedish and English, and has what the flow shows', () => {
    const { services, categories, workshops } = demoSchedule('automotive-se', TODAY);
    for (const { words, kind, category } of services) {
      for (const language of ['sv', 'en'] as const) {
        expect(words[language]?.name).toBeTruthy();
        expect(words[language]?.listItems.length).toBeGreaterThanOrEqual(2);
        expect(words[language]?.listItems.length).toBeLessThanOrEqual(4);
      }
      if (kind === 'service') expect(categories.map(({ id }) => id)).toContain(category);
    }
    expect(services.filter(({ kind }) => kind === 'service').length).toBeGreaterThanOrEqual(20);
    expect(services.filter(({ kind }) => kind === 'addOn').length).toBeGreaterThanOrEqual(6);
    expect(new Set(workshops.map(({ slotMinutes }) => slotMinutes))).toEqual(new Set([15, 30, 60]));
    expect(new Set(workshops.map(({ noticeDays }) => noticeDays))).toEqual(new Set([0, 1, 2]));
    const kinds = new Set(services.flatMap(({ priceText }) => priceText.sv ?? []));
    expect(kinds).toEqual(new Set(['Gratis', 'Se ditt försäkringsbrev', '39 kr/liter']));
  });

  test('has a workshop authorised for every brand that the landing page names', () => {
    const brands = new Set(
      demoSites('automotive-se', TODAY).flatMap((each) =>
        each.site_departments
          .filter(({ group }) => group === 'Workshop')
          .flatMap((department) => department.brands.map(({ name }) => name.toLowerCase())),
      ),
    );
    for (const brand of [...OTHER_AUTHORISED_BRANDS, 'BMW', 'Porsche', 'IVECO'])
      expect(brands).toContain(brand.toLowerCase());
  });
});

describe('what is booked already', () => {
  const visits = demoVisits('automotive-se', TODAY);

  test('is the same every time and follows the date', { tags: ['sweep'] }, () => {
    expect(demoVisits('automotive-se', TODAY)).toEqual(visits);
    for (const { date } of visits) expect(date >= TODAY).toBe(true);
    const summer = demoVisits('automotive-se', '2027-07-05');
    for (const { date } of summer) expect(date >= '2027-07-05').toBe(true);
  });

  test('never takes a bay twice, and is done where it can be', () => {
    const schedule = demoSchedule('automotive-se', TODAY);
    const competencesOf = new Map(
      schedule.workshops.flatMap(({ departmentId, resources }) =>
        resources.map(({ id, competences }) => [`${departmentId} ${id}`, competences] as const),
      ),
    );
    const services = new Map(schedule.services.map((each) => [each.id, each]));
    expect(overlaps(visits)).toEqual([]);
    for (const visit of visits) {
      const competence = services.get(visit.lines[0]?.id ?? '')?.competence ?? 'none';
      expect(competencesOf.get(`${visit.departmentId} ${visit.resourceId}`)).toContain(competence);
    }
  });

  test('thins out with the days', () => {
    const on = (from: string, to: string) =>
      visits.filter(({ date }) => date >= from && date <= to).reduce((sum, { minutes }) => sum + minutes, 0);
    const weeks = [
      on('2026-11-23', '2026-11-27'),
      on('2026-11-30', '2026-12-04'),
      on('2026-12-07', '2026-12-11'),
    ];
    expect(weeks).toEqual(weeks.toSorted((a, b) => b - a));
    expect(weeks[2]).toBeGreaterThan(0);
  });

  test('some customers wait for an earlier day where none is free', () => {
    const now = new Date(`${TODAY}T10:00:00Z`);
    const waiting = [...demoWaiting('automotive-se', TODAY, visits, now)];
    expect(waiting.length).toBeGreaterThanOrEqual(4);
    expect(waiting.length).toBeLessThanOrEqual(6);
    for (const [visit, { since }] of waiting) {
      expect(visits).toContain(visit);
      expect(visit.date >= '2026-11-27').toBe(true);
      expect(since < now).toBe(true);
      expect(since > new Date('2026-11-14')).toBe(true);
    }
  });
});

describe('what was booked before', () => {
  const visits = workshopFacilities('automotive-se', TODAY).flatMap((house, index) =>
    demoPastVisits(house, index, TODAY),
  );

  test('is of the last week, with some cancelled and some missed', () => {
    const dates = visits.map(({ date }) => date).sort();
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-13', '2026-11-19']);
    expect(overlaps(visits)).toEqual([]);
    const now = new Date(`${TODAY}T10:00:00Z`);
    const states = visits.map((visit) =>
      visit.isCancelled ? 'cancelled' : stepsUntil(visit, now, 'Europe/Stockholm').at(-1)?.state,
    );
    const share = (state: string) => states.filter((each) => each === state).length / states.length;
    expect(share('cancelled') + share('no-show') + share('collected')).toBeCloseTo(1);
    expect(share('cancelled')).toBeGreaterThan(0.02);
    expect(share('no-show')).toBeGreaterThan(0.01);
    expect(share('collected')).toBeGreaterThan(0.88);
  });

  test('a day goes by the clock: nothing before its cars come, all done in the evening', () => {
    const day = visits.filter(({ date, isCancelled }) => date === '2026-11-19' && !isCancelled);
    const statesAt = (time: string) => {
      const now = new Date(`2026-11-19T${time}:00+01:00`);
      const steps = day.map((visit) => stepsUntil(visit, now, 'Europe/Stockholm'));
      for (const { at } of steps.flat()) expect(at <= now).toBe(true);
      return new Set(steps.map((of) => of.at(-1)?.state ?? 'booked'));
    };
    expect(statesAt('05:00')).toEqual(new Set(['booked']));
    expect(statesAt('12:00')).toEqual(
      new Set(['booked', 'arrived', 'in-work', 'ready', 'collected', 'no-show']),
    );
    expect(statesAt('23:00')).toEqual(new Set(['collected', 'no-show']));
  });
});
