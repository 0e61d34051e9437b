import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bays, INDEX, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage } from '~test/workshop/engine-stage';

const stage = engineStage();
const { start, booked } = stage;
const ANY = { weekdays: [1, 2, 3, 4, 5], partOfDay: 'any' } as const;
const WEDNESDAY = '2026-11-25';
const LATER = '2026-12-08';
const list = () => stage.engine.workshops.waitingList;
const oneBay = () => start(testSchedule([testWorkshop({ resources: bays(1) })]));
const staffDay = async (date: string) =>
  (await stage.engine.workshops.staffBookings.bookings(INDEX, '10.1', date, date)).filter(
    ({ state }) => state === 'booked',
  );

describe('the database tells of every opening', () => {
  const payloads: string[] = [];
  const announced = async (act: () => Promise<unknown>) => {
    const unlisten = await stage.database.listen(
      'workshop_openings',
      (payload) => void payloads.push(payload),
    );
    payloads.length = 0;
    await act();
    await expect.poll(() => payloads, { interval: 10 }).toContain(`${INDEX} 10.1`);
    await unlisten();
  };

  test('cancelled, moved, no longer held, opened again, put on the list', async () => {
    await oneBay();
    const waits = await booked('waits', { date: LATER });
    await announced(() => list().join(SITE, waits.token, ANY));
    const other = await booked('other', { date: WEDNESDAY });
    await announced(() => stage.service.rebook(SITE, 'sv', other.token, { date: WEDNESDAY, time: '12:00' }));
    const [visit] = await staffDay(WEDNESDAY);
    const of = { siteIndex: INDEX, departmentId: '10.1', id: visit?.id ?? '' };
    const to = { date: WEDNESDAY, time: '13:00', bayId: 'bay-1' };
    await announced(() => stage.engine.workshops.staffBoard.move(of, to));
    await announced(() => stage.service.cancel(SITE, 'sv', other.token));
    const hold = await stage.held({ date: WEDNESDAY });
    await announced(() => stage.service.releaseHold(SITE, hold.holdId));
    const place = { siteIndex: INDEX, departmentId: '10.1' };
    const series = '0b7bfa2e-6d4c-4a53-9d5b-0d8fd8a3a001';
    await stage.engine.workshops.staffBlockedTimes.block(place, series, {
      bayIds: ['bay-1'],
      fromDate: WEDNESDAY,
      fromTime: '',
      toDate: '',
      toTime: '',
      repeat: 'once',
      until: '',
      reason: 'fault',
      note: '',
    });
    await announced(() => stage.engine.workshops.staffBlockedTimes.release(place, series, null));
  });

  test('where nobody waits it is silent', async () => {
    await oneBay();
    const visit = await booked('alone');
    const unlisten = await stage.database.listen(
      'workshop_openings',
      (payload) => void payloads.push(payload),
    );
    payloads.length = 0;
    await stage.service.cancel(SITE, 'sv', visit.token);
    await stage.database.db.execute(sql`SELECT pg_notify('workshop_openings', 'last')`);
    await expect.poll(() => payloads, { interval: 10 }).toEqual(['last']);
    await unlisten();
  });
});
