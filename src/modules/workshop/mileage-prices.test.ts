import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { freshDatabase } from '~test/database';
import {
  ENGINE_MIGRATIONS,
  INDEX,
  openEngine,
  SERVICES,
  SITE,
  type TestEngine,
  testSchedule,
  testService,
  testWorkshop,
} from '~test/workshop/engine';
import type { BookingRequest, PriceTable, WorkshopService } from '.';

/** A Monday morning in Stockholm. */
const NOW = new Date('2026-11-23T07:00:00Z');
let database: Database;
let engine: TestEngine;
let service: WorkshopService;

beforeAll(async () => {
  database = await freshDatabase(ENGINE_MIGRATIONS);
  engine = await openEngine(database, { now: () => NOW });
  service = engine.workshops.service;
});
afterAll(async () => {
  await engine.stop();
  await database.close();
});

async function booked(key: string, fields: Partial<BookingRequest>) {
  const result = await service.book(SITE, 'sv', {
    idempotencyKey: key.padEnd(8, '-'),
    holdId: null,
    registrationNumber: 'ABC123',
    mileage: null,
    departmentId: '10.1',
    date: '2026-11-24',
    time: '08:00',
    comment: '',
    services: [],
    customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
    ...fields,
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('correction 3: prices by mileage', () => {
  const plan = testService('plan', 60, {
    needsMileage: true,
    agreementPrices: { standard: 0 },
    prices: { standard: null, premium: null, 'light-commercial': null },
  });
  const table = (over: Partial<PriceTable> = {}): PriceTable => ({
    serviceId: 'plan',
    departmentId: null,
    brand: 'Volvo',
    brandClass: null,
    fuels: null,
    steps: [
      { fromMil: 0, price: 299_500 },
      { fromMil: 4500, price: 499_500 },
    ],
    untilMil: 9000,
    ...over,
  });
  const own = table({ departmentId: '10.2', steps: [{ fromMil: 0, price: 399_500 }] });
  const stated = async () => {
    const places = ['10.1', '10.2'].map((departmentId) => testWorkshop({ departmentId }));
    await engine.restart(testSchedule(places, [plan, ...SERVICES]));
  };
  const priced = async (mileage: number | null, fields: { departmentId?: string; plate?: string } = {}) => {
    const { departmentId = '10.1', plate: registrationNumber = 'ABC123' } = fields;
    const query = { registrationNumber, mileage, departmentId, serviceOfferings: ['plan'] };
    const result = await service.prices(SITE, query);
    if (!result.ok) throw new Error(result.error.code);
    return result.value[0]?.price;
  };

  test('are the workshop’s by its table, in mil, and none outside of it or without one', async () => {
    await stated();
    expect(await engine.workshops.replacePriceTables(INDEX, [table(), own])).toEqual({
      ok: true,
      value: null,
    });
    expect(await Promise.all([4499, 4500, 8999].map((mil) => priced(mil)))).toEqual([2995, 4995, 4995]);
    expect(await Promise.all([null, 0, 1, 9000].map((mil) => priced(mil)))).toEqual([null, null, null, null]);
    expect(await priced(4500, { departmentId: '10.2' })).toBe(3995);
    expect(await priced(4500, { plate: 'KIA001' })).toBeNull();
    const offers = await service.offers(SITE, 'sv', { registrationNumber: 'ABC123', mileage: 4499 });
    const offered = offers.ok ? offers.value.categories[0]?.services.find(({ id }) => id === 'plan') : null;
    expect(offered).toMatchObject({ id: 'plan', price: 3495, priceKnown: true, needsMileage: true });
  });

  test('are in the booking and its total', async () => {
    await stated();
    await engine.workshops.replacePriceTables(INDEX, [table()]);
    const services = ['plan', 'hour'].map((id) => ({ id, text: null }));
    expect(await booked('priced', { services, mileage: 4500 })).toMatchObject({
      totalPrice: 5995,
      services: [{ id: 'plan', price: 4995 }, { price: 1000 }],
    });
    expect(await booked('unknown', { services, mileage: null, time: '10:00' })).toMatchObject({
      totalPrice: 1000,
      services: [{ id: 'plan', price: null }, { price: 1000 }],
    });
  });

  test('are what they were written, after a restart too; a new list takes the place of the old one', async () => {
    await stated();
    const tables = [own, table({ brandClass: 'premium', fuels: ['electric', 'hybrid'] }), table()];
    await engine.workshops.replacePriceTables(INDEX, tables);
    const sorted = (list: readonly PriceTable[]) => list.map((each) => JSON.stringify(each)).sort();
    expect(sorted(engine.workshops.priceTables(INDEX))).toEqual(sorted(tables));
    const other = await openEngine(database, { now: () => NOW, filled: true });
    expect(sorted(other.workshops.priceTables(INDEX))).toEqual(sorted(tables));
    await engine.workshops.replacePriceTables(INDEX, [table({ untilMil: 5000 })]);
    expect(engine.workshops.priceTables(INDEX)).toEqual([table({ untilMil: 5000 })]);
    expect(await priced(5000)).toBeNull();
    await other.stop();
  });

  test.each<[string, unknown, object]>([
    ['is no list', { serviceId: 'plan' }, { code: 'invalid-prices', field: '' }],
    [
      'has steps that fall back',
      [table({ untilMil: 4500 })],
      { code: 'invalid-prices', field: '0.untilMil' },
    ],
    ['names no service', [table({ serviceId: 'nothing' })], { code: 'unknown', value: 'nothing' }],
    ['names no workshop', [table({ departmentId: '99.9' })], { code: 'unknown', value: '99.9' }],
    ['has two for one car', [table(), table({ brand: 'volvo' })], { code: 'ambiguous' }],
  ])('are refused where a list %s, and the old ones stay', async (_, list, fault) => {
    await stated();
    await engine.workshops.replacePriceTables(INDEX, [table()]);
    expect(await engine.workshops.replacePriceTables(INDEX, list)).toMatchObject({ ok: false, error: fault });
    expect(engine.workshops.priceTables(INDEX)).toEqual([table()]);
  });

  test('of the database itself never have two of the same for one car', async () => {
    await stated();
    await engine.workshops.replacePriceTables(INDEX, [table()]);
    const twice = database.db.execute(
      sql`INSERT INTO workshop_price_tables (id, site_index, service_id, brand, until_mil)
        SELECT gen_random_uuid(), site_index, service_id, brand, until_mil FROM workshop_price_tables`,
    );
    await expect(twice).rejects.toThrow();
  });
});
