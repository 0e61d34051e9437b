import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SERVICES, testService, testWorkshop } from '~test/workshop/engine';
import { calendarOf } from '../calendar';
import { DAY, dateOf, dayOf } from '../local-time';
import { BRAND_CLASSES, type PriceMap } from '../model';
import { priceTables } from '../prices/price-table';
import { classPrices, priceAt } from '../prices/prices';
import { applyCapacity, minutesAt, weekOfOpening, workshopOn } from './apply-capacity';
import { minimalOverride } from './change-capacity';
import { type CapacityOverride, type CapacityWeek, priceItem, type TimeSpans } from './override';

const OPENING = {
  weekly: [{ weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '16:00' }],
  deviations: [{ date: '2026-12-23', spans: [{ opens: '08:00', closes: '12:00' }] }],
};
const WORKSHOP = testWorkshop({ hours: OPENING, prices: { hour: { standard: 90_000 } } });
const HOUR = testService('hour', 60, { agreementPrices: { standard: 80_000 } });
const ALL = [HOUR, ...SERVICES.filter(({ id }) => id !== 'hour')];
const apply = (...stated: readonly CapacityOverride[]) => applyCapacity(WORKSHOP, OPENING, stated, ALL);
const TODAY = dayOf('2026-11-23');

const spans = fc.constantFrom<TimeSpans[]>(
  [],
  [{ opens: '07:00', closes: '12:00' }],
  [{ opens: '09:00', closes: '24:00' }],
);
const date = fc.integer({ min: 0, max: 40 }).map((days) => dateOf(TODAY + days));
const priceMap: fc.Arbitrary<PriceMap> = fc
  .record(
    Object.fromEntries(BRAND_CLASSES.map((each) => [each, fc.option(fc.integer({ min: 0, max: 500_000 }))])),
    { requiredKeys: [] },
  )
  .map((map) => ({ ...map }));
const override: fc.Arbitrary<CapacityOverride> = fc.oneof(
  fc.record({
    part: fc.constant('hours' as const),
    item: fc.constant('' as const),
    value: fc.constantFrom<CapacityWeek[]>(
      [],
      [{ weekday: 6, spans: [{ opens: '10:00', closes: '14:00' }] }],
    ),
  }),
  fc.record({
    part: fc.constant('day' as const),
    item: date,
    value: fc.oneof(fc.constant('usual' as const), spans),
  }),
  fc.record({
    part: fc.constant('bay' as const),
    item: fc.constantFrom('bay-1', 'bay-2', 'staff-00000001', 'gone'),
    value: fc.record({
      added: fc.constantFrom(null, 'bay' as const),
      name: fc.constantFrom(null, 'Lift'),
      competences: fc.constantFrom<(string[] | null)[]>(null, ['service'], ['tyres']),
      outFrom: fc.option(date),
    }),
  }),
  fc.record({
    part: fc.constant('service' as const),
    item: fc.constantFrom('hour', 'wheels', 'no-such'),
    value: fc.record({
      isDone: fc.constantFrom(null, true, false),
      minutes: fc.option(fc.integer({ min: 0, max: 300 })),
    }),
  }),
  fc.record({
    part: fc.constant('price' as const),
    item: fc
      .tuple(fc.constantFrom('hour', 'wheels'), date)
      .map(([service, from]) => priceItem(service, from)),
    value: fc.record({ prices: priceMap, agreementPrices: priceMap }),
  }),
);
const overrides = fc.uniqueArray(override, {
  selector: ({ part, item }) => `${part} ${item}`,
  maxLength: 12,
});
const everyDay = Array.from({ length: 45 }, (_, at) => TODAY + at);

/** All that visitors can be told of a workshop. */
const seen = (stated: readonly CapacityOverride[]): string => {
  const capacity = apply(...stated);
  const calendar = calendarOf(capacity.opening, 'Europe/Stockholm', 'SE');
  return JSON.stringify({
    days: everyDay.map((day) => calendar.on(day)),
    workshops: everyDay.map((day) => {
      const workshop = workshopOn(capacity, day);
      const { resources, services } = workshop;
      const done = ALL.map(({ id }) => services === null || services.includes(id));
      const prices = ALL.map((service) => classPrices(service, workshop));
      return { resources, done, prices, minutes: ALL.map((each) => minutesAt(each, workshop)) };
    }),
    out: [...capacity.outFrom].toSorted(),
  });
};

describe('what staff say of a workshop', () => {
  test('is the import where nothing is said, and again when all of it is released', () => {
    const imported = seen([]);
    expect(weekOfOpening(apply().opening)).toEqual(weekOfOpening(OPENING));
    expect(apply().opening).toEqual(OPENING);
    expect(workshopOn(apply(), TODAY)).toMatchObject(WORKSHOP);
    fc.assert(
      fc.property(overrides, (stated) => {
        seen(stated);
        expect(seen([]) === imported).toBe(true);
      }),
    );
  });

  test('comes to the same in whatever order it was said', () => {
    fc.assert(
      fc.property(
        overrides.chain((stated) =>
          fc.tuple(
            fc.constant(stated),
            fc.shuffledSubarray([...stated], { minLength: stated.length, maxLength: stated.length }),
          ),
        ),
        ([stated, shuffled]) => {
          expect(seen(shuffled) === seen(stated)).toBe(true);
        },
      ),
    );
  });

  test('is said as little as it can be, and comes to the same', () => {
    fc.assert(
      fc.property(overrides, (stated) => {
        const [own, ...others] = stated;
        if (own === undefined) return;
        const imported = { workshop: WORKSHOP, opening: OPENING, services: ALL, others };
        const minimal = minimalOverride(own, imported);
        // A name and abilities that an own bay lacks make it none: there is nothing to compare.
        if (own.part === 'bay' && own.value.added !== null) return;
        expect(seen(minimal === null ? others : [minimal, ...others]) === seen(stated)).toBe(true);
      }),
    );
  });

  test('as the import has it, is nothing said', () => {
    const imported = { workshop: WORKSHOP, opening: OPENING, services: ALL, others: [] };
    const minimal = (stated: CapacityOverride) => minimalOverride(stated, imported);
    expect(minimal({ part: 'hours', item: '', value: weekOfOpening(OPENING) })).toBeNull();
    expect(minimal({ part: 'day', item: '2026-12-24', value: [] })).toBeNull();
    expect(minimal({ part: 'day', item: '2026-12-24', value: 'usual' })).not.toBeNull();
    expect(minimal({ part: 'day', item: '2026-12-02', value: 'usual' })).toBeNull();
    expect(minimal({ part: 'service', item: 'hour', value: { isDone: true, minutes: 60 } })).toBeNull();
    const value = classPrices(HOUR, WORKSHOP);
    expect(minimal({ part: 'price', item: priceItem('hour', '2026-12-01'), value })).toBeNull();
  });

  test('public holidays are closed, unless the day is said to be as usual or has hours', () => {
    const on = (day: string, ...stated: readonly CapacityOverride[]) =>
      calendarOf(apply(...stated).opening, 'Europe/Stockholm', 'SE')
        .on(dayOf(day))
        .map(({ from, to }) => [from % DAY, to % DAY]);
    expect(on('2026-12-24')).toEqual([]);
    expect(on('2026-12-24', { part: 'day', item: '2026-12-24', value: 'usual' })).toEqual([[480, 960]]);
    const late = [{ weekday: 4, spans: [{ opens: '10:00', closes: '18:00' }] }];
    expect(
      on(
        '2026-12-24',
        { part: 'day', item: '2026-12-24', value: 'usual' },
        { part: 'hours', item: '', value: late },
      ),
    ).toEqual([[600, 1080]]);
  });
});

describe('prices from a day on', () => {
  const priceFrom = (from: string, prices: PriceMap, agreementPrices: PriceMap = {}): CapacityOverride => ({
    part: 'price',
    item: priceItem('hour', from),
    value: { prices, agreementPrices },
  });
  const priceOn = (day: number, capacity: ReturnType<typeof apply>, hasServiceAgreement = false) =>
    priceAt(
      HOUR,
      workshopOn(capacity, day),
      { brand: 'Volvo', brandClass: 'standard', fuel: null, mileage: null, hasServiceAgreement },
      priceTables([]),
    ).price;

  test('the last one stated from that day or before counts; a class left out is the import again', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(date, fc.option(fc.integer({ min: 0, max: 9000 }), { nil: undefined })), {
          selector: ([from]) => from,
          maxLength: 6,
        }),
        fc.integer({ min: -5, max: 130 }),
        (lists, days) => {
          const capacity = apply(
            ...lists.map(([from, price]) => priceFrom(from, price === undefined ? {} : { standard: price })),
          );
          const day = TODAY + days;
          const last = lists
            .filter(([from]) => dayOf(from) <= day)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .at(-1);
          expect(priceOn(day, capacity)).toBe(last?.[1] ?? 90_000);
        },
      ),
    );
  });

  test('with an agreement has a price of its own, or none', () => {
    const capacity = apply(priceFrom('2026-12-01', { standard: 100_000 }, { standard: 70_000 }));
    const none = apply(priceFrom('2026-12-01', { standard: 100_000 }, { standard: null }));
    const before = dayOf('2026-11-30');
    expect([priceOn(before, capacity, true), priceOn(before + 1, capacity, true)]).toEqual([80_000, 70_000]);
    expect(priceOn(before + 1, none, true)).toBe(100_000);
  });
});
