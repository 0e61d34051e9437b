import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffFacilities } from '~/modules/facilities';
import { freshPglite } from '~test/pglite';
import { openStaff, staffPages } from '~test/staff/world';
import {
  ENGINE_MIGRATIONS,
  facilitiesFor,
  INDEX,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testWorkshop,
} from '~test/workshop/engine';
import { bookingRequest } from '~test/workshop/engine-stage';

const NOW = new Date('2026-11-23T07:00:00Z');
/** It takes bookings by the hours of its facility. */
const WORKSHOP = testWorkshop({ departmentId: '10.40', hours: null });
const WEEKDAYS = { day: 'Måndag–fredag', displayText: '08–16', weekdays: [1, 2, 3, 4, 5] };

let staff: Awaited<ReturnType<typeof openStaff>>;
let engine: TestEngine;
let pages: ReturnType<typeof staffPages>;
beforeAll(async () => {
  staff = await openStaff(freshPglite, ENGINE_MIGRATIONS);
  engine = await openEngine(staff.database, { document: testSchedule([WORKSHOP]), now: () => NOW });
  const { workshops, facilities } = engine;
  const openingschedule = { openinghours: [{ ...WEEKDAYS, opens: '08:00', closes: '16:00' }] };
  const [facility] = facilitiesFor([WORKSHOP]);
  const site_departments = facility?.site_departments.map((each) => ({ ...each, openingschedule }));
  await facilities.replaceAll(INDEX, [{ ...facility, site_id: '12', site_departments }]);
  pages = staffPages(staff, {
    clock: { now: () => NOW },
    staffBookings: workshops.staffBookings,
    staffCapacity: workshops.staffCapacity,
    staffFacilities: createStaffFacilities({ database: staff.database, facilities }),
    bookingHoursOf: workshops.ownHours,
  });
});
afterAll(async () => {
  await engine.stop();
  await staff.database.close();
});

const page = async (who: 'admin' | 'seller') =>
  (await pages.get(who, '/staff/facilities/12')).text().then((text) => text.replaceAll(/<!-- -->/g, ''));

test('who closes a day on which a visit is booked is told of it, and led to the list where they may see it', async () => {
  const request = bookingRequest('closed-day-1', {
    departmentId: '10.40',
    date: '2026-12-01',
    time: '09:00',
  });
  const booked = await engine.workshops.service.book(SITE, 'sv', request);
  expect(booked).toMatchObject({ ok: true });
  expect(await page('admin')).not.toContain('att flytta');

  const edit = new URLSearchParams({ part: 'deviations', department: '10.40' });
  const answer = await pages.post('admin', `/staff/facilities/12/edit?${edit}`, {
    date: '2026-12-01',
    kind: 'closed',
    revision: '0',
  });
  expect(answer.status).toBe(303);
  const own = await page('admin');
  expect(own).toContain('1 besök att flytta');
  expect(own).toContain('href="/staff/capacity/10.40"');
  const others = await page('seller');
  expect(others).toContain('1 besök att flytta');
  expect(others).not.toContain('/staff/capacity/10.40');
});
