import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOTEL_CARS } from '~/demo/tyre-hotel';
import { createFacilities, type Facilities, facilitiesMigrations } from '~/modules/facilities';
import {
  type AvailableWorkshop,
  type ClosestMessage,
  createWorkshops,
  type OfferedService,
  tableRegistry,
  type Workshops,
  workshopMigrations,
} from '~/modules/workshop';
import { type Database, platformMigrations } from '~/platform/db';
import { createJobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { fixedClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { freshDatabase } from '~test/database';
import { TODAY } from '~test/workshop/demo-day';
import { demoSites } from '../group';
import {
  BOOKING_SITES,
  DEMO_VEHICLES,
  demoSchedule,
  demoVisits,
  fillPastVisits,
  fillWorkshops,
  UNKNOWN_PLATE,
} from '.';
import { LORRY_BRANDS } from './brands';

const NOW = new Date(`${TODAY}T10:00:00Z`);

const site = siteByKey('automotive-se');

describe('the filled demo', () => {
  let database: Database;
  let facilities: Facilities;
  let workshops: Workshops;
  let visits = 0;

  beforeAll(async () => {
    database = await freshDatabase([platformMigrations, facilitiesMigrations, workshopMigrations]);
    facilities = await createFacilities({ database, log: nullLog });
    for (const key of BOOKING_SITES) await facilities.replaceAll(`${key}-sites`, demoSites(key, TODAY));
    await facilities.catchUp();
    workshops = await createWorkshops({
      database,
      facilities,
      log: nullLog,
      jobs: createJobs({ database, log: nullLog }),
      vehicles: tableRegistry({ database, onFailure: () => undefined, timeoutMs: 20 }),
      notices: {
        enqueue: () => Promise.reject(new Error('nobody is told')),
        offer: () => Promise.reject(new Error('nobody is asked')),
      },
      clock: fixedClock(NOW),
    });
    visits = await fillWorkshops(workshops, NOW);
  }, 60_000);

  afterAll(async () => {
    await workshops.stop();
    await facilities.stop();
    await database.close();
  });

  const vehicle = (plate: string) => workshops.service.vehicle(site, plate);

  async function offers(plate: string): Promise<OfferedService[]> {
    const found = await workshops.service.offers(site, 'sv', { registrationNumber: plate, mileage: null });
    if (!found.ok) throw new Error(found.error.code);
    return found.value.categories.flatMap(({ services }) => [...services]);
  }

  async function closest(plate: string, ...serviceOfferings: string[]): Promise<ClosestMessage[]> {
    const query = { registrationNumber: plate, serviceOfferings, position: null, cursor: null };
    const stream = workshops.service.closestAvailable(site, query, new AbortController().signal);
    const messages: ClosestMessage[] = [];
    for await (const message of stream) messages.push(message);
    return messages;
  }

  /** Whether anybody does it in time; the others are not asked. */
  async function isDone(plate: string, id: string): Promise<boolean> {
    const query = { registrationNumber: plate, serviceOfferings: [id], position: null, cursor: null };
    const stream = workshops.service.closestAvailable(site, query, new AbortController().signal);
    for await (const message of stream) return 'departmentId' in message;
    return false;
  }

  const hits = (messages: readonly ClosestMessage[]): AvailableWorkshop[] =>
    messages.flatMap((message) => ('departmentId' in message ? [message] : []));

  test('has all visits, and brings none twice', { tags: ['sweep'] }, async () => {
    expect(visits).toBe(BOOKING_SITES.reduce((sum, key) => sum + demoVisits(key, TODAY).length, 0));
    expect(await fillWorkshops(workshops, NOW)).toBe(0);
  });

  test('has a past, once, and its board says what has become of the visits of today', async () => {
    const { signal } = new AbortController();
    const past = await fillPastVisits(workshops, 'carstore-se', NOW, signal);
    expect(past).toBeGreaterThan(500);
    expect(await fillPastVisits(workshops, 'carstore-se', NOW, signal)).toBe(0);
    const states = new Set<string>();
    for (const { departmentId } of demoSchedule('carstore-se', TODAY).workshops) {
      const day = await workshops.staffBoard.day('carstore-se-sites', departmentId, TODAY);
      for (const { booking } of day?.visits ?? []) states.add(booking.state);
    }
    // It is eleven o'clock there.
    expect([...states].sort()).toEqual(['arrived', 'booked', 'collected', 'in-work', 'ready']);
  });

  test('knows every plate that does not fail on purpose, and no other', async () => {
    for (const { registrationNumber, fails, ...car } of DEMO_VEHICLES) {
      const found = await vehicle(registrationNumber);
      if (fails === null) expect(found).toEqual({ ok: true, value: { registrationNumber, ...car } });
      else expect(found).toEqual({ ok: false, error: { code: 'register-unavailable' } });
    }
    expect(await vehicle(UNKNOWN_PLATE)).toEqual({ ok: false, error: { code: 'unknown-vehicle' } });
    for (const plate of ['ABC123', 'ABC12A', 'A1', 'SONNY']) expect((await vehicle(plate)).ok).toBe(true);
  });

  test('AVT555 has a service agreement: lower prices beside the ordinary ones, original service included', async () => {
    const agreed = await offers('AVT555');
    const oil = agreed.find(({ id }) => id === 'oljebyte');
    expect(oil?.price).toBeLessThan(oil?.regularPrice ?? 0);
    expect(agreed.find(({ id }) => id === 'originalservice')?.price).toBe(0);
    const ordinary = (await offers('ABC123')).find(({ id }) => id === 'originalservice');
    expect(ordinary).toMatchObject({ price: null, priceKnown: false, needsMileage: true });
  });

  test('four wheels are changed at a price for one', async () => {
    const [change] = (await offers('ABC123')).filter(({ id }) => id === 'hjulskifte');
    expect(change).toMatchObject({ unit: 4, unitAbbreviation: 'st', priceKnown: true });
  });

  test('brands are authorised as the README says, however they are spelt', async () => {
    const has = (brand: string) => workshops.service.hasBrand(site, brand);
    for (const brand of ['Volvo', 'Alfa-Romeo', 'Land-Rover', 'Mercedes-Benz', 'alfa romeo'])
      expect([brand, await has(brand)]).toEqual([brand, true]);
    for (const brand of ['Mazda', 'Tesla', 'Scania'])
      expect([brand, await has(brand)]).toEqual([brand, false]);
    const ids = (await offers('MZD323')).map(({ id }) => id);
    expect(ids).toContain('oljebyte');
    expect(ids).not.toContain('originalservice');
  });

  test('SCN770 finds no workshop for anything that it is offered', async () => {
    const offered = await offers('SCN770');
    expect(offered.map(({ id }) => id)).toEqual(['lastbilsservice']);
    expect(await closest('SCN770', 'lastbilsservice')).toEqual([{ nosites: true }]);
    expect(LORRY_BRANDS).toContain('Scania');
  });

  test('the README lists no plate that is not there', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const table = readme.slice(readme.indexOf('### Demo plates'), readme.indexOf('## Stock files'));
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const listed = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, plate]) => plate),
    );
    expect(listed.length).toBeGreaterThanOrEqual(20);
    const known: ReadonlySet<string> = new Set(
      [...DEMO_VEHICLES, ...HOTEL_CARS.map(({ vehicle }) => vehicle)].map(
        ({ registrationNumber }) => registrationNumber,
      ),
    );
    expect(listed.filter((plate) => plate === undefined || !known.has(plate))).toEqual([UNKNOWN_PLATE]);
  });

  test('only KNG001 has a class of its own', async () => {
    expect(DEMO_VEHICLES.filter(({ carClass }) => carClass !== null)).toMatchObject([
      { registrationNumber: 'KNG001', carClass: 'Kung' },
    ]);
  });

  test('W-077 a workshop near the middle of Stockholm has its first time three weeks ahead', async () => {
    const found = hits(await closest('ABC123', 'hjulskifte'));
    const taby = found.slice(0, 5).find(({ departmentId }) => departmentId === '103.30');
    const days = (Date.parse(taby?.firstTimeSlot.slice(0, 10) ?? '') - Date.parse(TODAY)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(21);
    expect(days).toBeLessThan(28);
  });

  test('one workshop has no time at all, and is left out for whatever is asked', async () => {
    for (const id of ['hjulskifte', 'mellanservice', 'felsokning', 'lackskada'])
      expect(hits(await closest('ABC123', id)).map(({ departmentId }) => departmentId)).not.toContain(
        '104.30',
      );
  });

  test('first free times differ from the next working day to several weeks ahead', async () => {
    const days = hits(await closest('ABC123', 'oljebyte')).map(({ firstTimeSlot }) =>
      firstTimeSlot.slice(0, 10),
    );
    expect(days.length).toBeGreaterThanOrEqual(60);
    expect(new Set(days).size).toBeGreaterThanOrEqual(7);
    expect(days.filter((day) => day <= '2026-11-23').length).toBeGreaterThanOrEqual(5);
    expect(days.filter((day) => day >= '2026-12-04').length).toBeGreaterThanOrEqual(2);
  });

  test('everything on offer is bookable somewhere, and ordinary services in one visit', async () => {
    for (const plate of ['ABC123', 'MBZ220', 'MZD323', 'VAN360']) {
      for (const { id } of await offers(plate))
        expect([plate, id, await isDone(plate, id)]).toEqual([plate, id, true]);
    }
    const together = await closest(
      'ABC123',
      'mellanservice',
      'hjulskifte',
      'ac-service',
      'torkarblad',
      'biltvatt',
    );
    expect(hits(together).length).toBeGreaterThan(30);
  });

  test('correction 3: original service has a price by mileage at every workshop of the brand, and in the offers', async () => {
    for (const [plate, mileages] of [
      ['ABC123', [2, 800, 4499, 4500, 12_000, 23_999]],
      ['ELK100', [3000]],
      ['ZAP42E', [3000]],
      ['VAN360', [9000]],
      ['MBZ220', [6000]],
    ] as const) {
      for (const mileage of mileages) {
        const found = await workshops.service.offers(site, 'sv', { registrationNumber: plate, mileage });
        const offered = found.ok
          ? found.value.categories
              .flatMap(({ services }) => services)
              .find(({ id }) => id === 'originalservice')
          : undefined;
        expect([plate, mileage, offered]).toMatchObject([
          ...[plate, mileage],
          { priceKnown: true, needsMileage: true, regularPrice: null, price: expect.any(Number) },
        ]);
        expect(offered?.price).toBeGreaterThan(1000);
        expect(offered?.price).toBeLessThan(20_000);
      }
    }
    const volvo = demoSchedule('automotive-se', TODAY).workshops.map(async ({ departmentId }) => {
      const query = { registrationNumber: 'ABC123', mileage: 4600, departmentId };
      const found = await workshops.service.prices(site, { ...query, serviceOfferings: ['originalservice'] });
      return found.ok ? found.value[0]?.price : undefined;
    });
    const all = await Promise.all(volvo);
    expect(all.every((price) => typeof price === 'number' && price > 1000)).toBe(true);
    expect(new Set(all).size).toBeGreaterThan(1);
  });

  test('correction 3: a mileage after every plan, none at all, or a brand without a plan has no price', async () => {
    const priced = async (registrationNumber: string, mileage: number | null) => {
      const found = await workshops.service.offers(site, 'sv', { registrationNumber, mileage });
      const services = found.ok ? found.value.categories.flatMap(({ services }) => services) : [];
      const offered = services.find(({ id }) => id === 'originalservice');
      return [offered?.price, offered?.priceKnown, offered?.needsMileage];
    };
    expect(await priced('ABC123', 24_000)).toEqual([null, false, true]);
    expect(await priced('ABC123', null)).toEqual([null, false, true]);
    expect(await priced('ABC123', 1)).toEqual([null, false, true]);
    expect(await priced('UDS341', 4500)).toEqual([null, false, false]);
    // The agreement includes it, and says what it would have cost.
    expect(await priced('AVT555', null)).toEqual([0, true, true]);
    expect(await priced('AVT555', 4500)).toEqual([0, true, true]);
  });

  test('prices of a chosen workshop differ from the medians at most of them', async () => {
    const median = (await offers('ABC123')).find(({ id }) => id === 'mellanservice')?.price;
    const own = await Promise.all(
      demoSchedule('automotive-se', TODAY).workshops.map(async ({ departmentId }) => {
        const query = { registrationNumber: 'ABC123', mileage: null, departmentId };
        const found = await workshops.service.prices(site, { ...query, serviceOfferings: ['mellanservice'] });
        return found.ok ? found.value[0]?.price : undefined;
      }),
    );
    expect(own.filter((price) => price !== median).length).toBeGreaterThan(20);
    expect(own).not.toContain(undefined);
  });
});
