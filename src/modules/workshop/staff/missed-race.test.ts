import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freshPostgres, postgresOfFile } from '~test/database';
import {
  bays,
  ENGINE_MIGRATIONS,
  INDEX,
  openEngine,
  SITE,
  testSchedule,
  testWorkshop,
} from '~test/workshop/engine';
import { bookingRequest } from '~test/workshop/engine-stage';
import { recount } from '~test/workshop/recount';

const server = postgresOfFile();
const DATE = '2026-11-24';
const HOURS = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];

describe.skipIf(!server)('on PostgreSQL', () => {
  test('visits are missed, come after all and get more work while visitors book what they left: nothing stands twice', async () => {
    const database = await freshPostgres(server?.url ?? '', ENGINE_MIGRATIONS);
    const engine = await openEngine(database, {
      // Of that day, before the workshop opens: nobody has missed a visit of tomorrow.
      now: () => new Date(`${DATE}T04:00:00Z`),
      document: testSchedule([testWorkshop({ resources: bays(4), noticeDays: 0 })]),
    });
    const { service, staffBookings, staffVisits } = engine.workshops;
    const book = (time: string) =>
      service.book(SITE, 'sv', bookingRequest(randomUUID(), { date: DATE, time }));
    const everyHour = async () => (await Promise.all(HOURS.map(book))).filter(({ ok }) => ok).length;
    const counted = { booked: 0, back: 0, taken: 0, longer: 0, refused: 0 };
    const backAndForth = async (id: string) => {
      await staffBookings.step(id, 'booked', 'no-show');
      const back = await staffBookings.undoStep(id, 'no-show');
      if (back.ok) counted.back += 1;
      else if (back.error.code === 'place-taken') counted.taken += 1;
    };
    const moreWork = async (id: string) => {
      const visit = { siteIndex: INDEX, departmentId: '10.1', id };
      const opened = await staffVisits.open(visit, SITE, 'sv', 'kim');
      const change = { serviceIds: ['hour', 'quarters'], version: opened?.version ?? '' };
      const changed = await staffVisits.changeWork(visit, change);
      if (changed.ok) counted.longer += 1;
      else if (changed.error.code === 'bay-taken') counted.refused += 1;
    };
    for (let round = 0; round < 4; round += 1) counted.booked += await everyHour();
    // It was a race: visitors got some of the places, others were had back, and some could not be longer.
    const isSeen = () => counted.back > 0 && counted.taken > 0 && counted.refused > 0;
    // Who is quicker is chance, so it goes on until each has been.
    for (let round = 0; round < 4 || (round < 60 && !isSeen()); round += 1) {
      const visits = await staffBookings.bookings(INDEX, '10.1', DATE, DATE);
      const some = visits.filter(({ state }) => state === 'booked' && Math.random() < 0.6);
      const [more] = await Promise.all([
        everyHour(),
        ...some.map(({ id }, at) => (at % 3 === 0 ? moreWork(id) : backAndForth(id))),
      ]);
      counted.booked += more;
      const { faults, bookings } = await recount(database);
      expect(faults).toEqual([]);
      expect(bookings).toHaveLength(counted.booked);
    }
    expect([counted, isSeen()]).toEqual([counted, true]);
    await engine.stop();
    await database.close();
  });
});
