import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { BookingRequest, ClosestMessage, HoldRequest } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { freshDatabase } from '~test/database';
import { ENGINE_MIGRATIONS, openEngine, SITE, type TestEngine, testSchedule } from './engine';
import { recount } from './recount';

export const TUESDAY = '2026-11-24';
export const holdRequest = (fields: Partial<HoldRequest> = {}): HoldRequest => ({
  registrationNumber: 'ABC123',
  departmentId: '10.1',
  serviceOfferings: ['hour'],
  holdId: null,
  date: TUESDAY,
  time: '08:00',
  ...fields,
});
/** An hour's service of one car, as a visitor books it. */
export const bookingRequest = (key: string, fields: Partial<BookingRequest> = {}): BookingRequest => ({
  idempotencyKey: key.padEnd(8, '-'),
  holdId: null,
  registrationNumber: 'ABC123',
  mileage: null,
  departmentId: '10.1',
  date: TUESDAY,
  time: '08:00',
  comment: '',
  services: [{ id: 'hour', text: null }],
  customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
  ...fields,
});
/** An engine on a database of its own, opened for a file of tests and checked after each, with calls of its service. */
export function engineStage() {
  let database: Database;
  let engine: TestEngine;
  let now: Date;
  beforeAll(async () => {
    database = await freshDatabase(ENGINE_MIGRATIONS);
    engine = await openEngine(database, { now: () => now });
  });
  afterAll(async () => {
    await engine.stop();
    await database.close();
  });
  beforeEach(() => {
    // A Monday morning in Stockholm.
    now = new Date('2026-11-23T07:00:00Z');
  });
  afterEach(async () => {
    expect((await recount(database)).faults).toEqual([]);
  });

  const service = () => engine.workshops.service;
  const book = (key: string, fields: Partial<BookingRequest> = {}) =>
    service().book(SITE, 'sv', bookingRequest(key, fields));

  async function booked(key: string, fields: Partial<BookingRequest> = {}) {
    const result = await book(key, fields);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }
  async function held(fields: Partial<HoldRequest> = {}) {
    const result = await service().hold(SITE, holdRequest(fields));
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }
  async function week(from = '2026-11-23', serviceOfferings = ['hour'], holdId: string | null = null) {
    const query = { registrationNumber: 'ABC123', departmentId: '10.1', from, serviceOfferings, holdId };
    const result = await service().timeslots(SITE, query);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }
  const slotsOn = async (date: string, holdId: string | null = null, services = ['hour']) =>
    (await week(date, services, holdId))[0]?.availableSlots;
  async function stream(fields: object = {}, take = Number.POSITIVE_INFINITY) {
    const query = { registrationNumber: 'ABC123', serviceOfferings: ['hour'], position: null, cursor: null };
    const messages: ClosestMessage[] = [];
    const ending = new AbortController();
    for await (const message of service().closestAvailable(SITE, { ...query, ...fields }, ending.signal)) {
      messages.push(message);
      if (messages.length >= take) ending.abort();
    }
    return messages;
  }

  return {
    get database() {
      return database;
    },
    get engine() {
      return engine;
    },
    get service() {
      return service();
    },
    get now() {
      return now;
    },
    set now(date) {
      now = date;
    },
    minutesLater(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    start: (document = testSchedule()) => engine.restart(document),
    book,
    booked,
    held,
    week,
    slotsOn,
    stream,
  };
}
