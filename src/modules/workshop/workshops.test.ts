import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { RETENTION_DEFAULTS } from '~/platform/config';
import { enforceRetention } from '~/platform/personal-data';
import { addDays } from '~/platform/time';
import { bays, INDEX, openEngine, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';
import { type ClosestMessage, workshopData } from '.';

const stage = engineStage();
const { start, book, booked, week, slotsOn, stream } = stage;

describe('free times', () => {
  test('W-150, W-151, W-152, W-186: a week has seven days with their times in order', async () => {
    await start();
    const days = await week();
    expect(days.map(({ date }) => date)).toEqual(
      ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
    );
    expect(days[0]).toEqual({ date: '2026-11-23', availableSlots: [], allDaySlotAvailable: false });
    expect(days[1]?.availableSlots).toEqual(
      ['08', '09', '10', '11', '12', '13', '14', '15'].map((hour) => `${hour}:00`),
    );
    expect(days.slice(5).flatMap(({ availableSlots }) => availableSlots)).toEqual([]);
  });

  test('several services and add-ons sum up, and one bay does all of them', async () => {
    await start(
      testSchedule([
        testWorkshop({
          resources: [
            ...bays(1, ['service']),
            { id: 'tyres', name: 'Tyres', kind: 'bay', competences: ['tyres'] },
          ],
        }),
      ]),
    );
    expect((await slotsOn(TUESDAY, null, ['hour', 'wash']))?.at(-1)).toBe('14:00');
    expect(await slotsOn(TUESDAY, null, ['hour', 'wheels'])).toEqual([]);
    expect(await slotsOn(TUESDAY, null, ['wheels'])).toHaveLength(8);
  });

  test('what is not done for the brand has no times; the brands of the house and a list decide', async () => {
    await start();
    const times = async (registrationNumber: string, id: string) => {
      const query = { registrationNumber, departmentId: '10.1', from: TUESDAY, holdId: null };
      const result = await stage.service.timeslots(SITE, { ...query, serviceOfferings: [id] });
      return result.ok && result.value[0]?.availableSlots.length;
    };
    expect(await times('ABC123', 'warranty')).toBe(8);
    expect(await times('KIA001', 'warranty')).toBe(0);
    expect(await times('SAAB95', 'special')).toBe(8);
    expect(await times('ABC123', 'special')).toBe(0);
  });

  test('W-191, W-192, W-194: a brand is found with hyphens and in any case', async () => {
    await start();
    for (const brand of ['Volvo', 'volvo', 'Land-Rover', 'land rover']) {
      expect(await stage.service.hasBrand(SITE, brand)).toBe(true);
    }
    expect(await stage.service.hasBrand(SITE, '<script>')).toBe(false);
  });

  test('what is asked wrongly is named', async () => {
    await start();
    const query = { registrationNumber: 'ABC123', departmentId: '10.1', from: TUESDAY, holdId: null };
    const code = async (fields: object) => {
      const result = await stage.service.timeslots(SITE, { ...query, serviceOfferings: ['hour'], ...fields });
      return result.ok ? 'ok' : result.error.code;
    };
    expect(await code({ registrationNumber: 'X' })).toBe('invalid-registration-number');
    expect(await code({ registrationNumber: 'NOPE99' })).toBe('unknown-vehicle');
    expect(await code({ registrationNumber: 'ERR500' })).toBe('register-unavailable');
    expect(await code({ departmentId: '99.9' })).toBe('unknown-workshop');
    expect(await code({ serviceOfferings: ['nothing'] })).toBe('unknown-service');
    expect(await code({ serviceOfferings: [] })).toBe('invalid');
    for (const from of ['2026-02-30', '1999-12-31', '9999-01-01', 'today']) {
      expect(await code({ from }), from).toBe('invalid');
    }
  });
});

describe('the stream of workshops', () => {
  const six = () =>
    testSchedule(['1', '2', '3', '4', '5', '6'].map((id) => testWorkshop({ departmentId: `10.${id}` })));
  const idsOf = (messages: readonly ClosestMessage[]) =>
    messages.map((message) => ('departmentId' in message ? message.departmentId : message));

  test('W-147, W-148, W-149, W-179: nearest first, each whole, then nosites', async () => {
    await start(six());
    const messages = await stream({ position: { latitude: 57.21, longitude: 15.5 } });
    expect(idsOf(messages)).toEqual(['10.5', '10.6', '10.4', '10.3', '10.2', '10.1', { nosites: true }]);
    expect(messages[0]).toEqual({
      departmentId: '10.5',
      siteId: '104',
      siteName: 'Nordhem 5',
      address: 'Storgatan 5, 111 11 Ort 5',
      latitude: 57.2,
      longitude: 15.5,
      brands: ['Volvo', 'Land Rover'],
      firstTimeSlot: '2026-11-24T08:00:00',
      lastBookableDate: '2027-01-22',
    });
  });

  test('W-176: goes on after the cursor, so that pages repeat nothing', async () => {
    await start(six());
    const all = idsOf(await stream());
    expect(idsOf(await stream({ cursor: all[2] }))).toEqual(all.slice(3));
    expect(idsOf(await stream({ cursor: all[5] }))).toEqual([{ nosites: true }]);
    expect(await stream({ cursor: 'elsewhere' })).toEqual([{ error: 'unknown-workshop' }]);
  });

  test('W-178: leaves out the full and the unable, looks through the whole window, and tells errors', async () => {
    await start(
      testSchedule([
        testWorkshop({ departmentId: '10.1', hours: { weekly: [], deviations: [] } }),
        testWorkshop({ departmentId: '10.2', services: ['wheels'] }),
        testWorkshop({
          departmentId: '10.3',
          hours: {
            weekly: [],
            deviations: [{ date: '2027-01-20', spans: [{ opens: '09:00', closes: '11:00' }] }],
          },
        }),
      ]),
    );
    expect(await stream()).toMatchObject([
      { departmentId: '10.3', firstTimeSlot: '2027-01-20T09:00:00' },
      { nosites: true },
    ]);
    expect(await stream({ registrationNumber: 'ERR500' })).toEqual([{ error: 'register-unavailable' }]);
    expect(await stream({ serviceOfferings: ['nothing'] })).toEqual([{ error: 'unknown-service' }]);
  });

  test('ends when the client is gone', async () => {
    await start(six());
    expect(await stream({}, 2)).toHaveLength(2);
  });

  test('W-076: an all-day drop-off is at 08:00', async () => {
    await start();
    expect((await stream({ serviceOfferings: ['repair'] }))[0]).toMatchObject({
      firstTimeSlot: '2026-11-24T08:00:00',
    });
  });
});

describe('the schedule', () => {
  const replace = (document: unknown, index = INDEX) =>
    stage.engine.workshops.replaceSchedule(index, document);

  test('is refused whole when something in it is wrong', async () => {
    await start();
    expect(await replace(testSchedule(), 'nowhere-sites')).toMatchObject({
      error: { code: 'unknown-index' },
    });
    expect(await replace({ workshops: 1 })).toMatchObject({
      error: { code: 'invalid-schedule', field: 'workshops' },
    });
    const twice = [...bays(1), ...bays(1)];
    for (const [workshop, error] of [
      [testWorkshop({ departmentId: '99.9' }), { code: 'unknown', value: '99.9' }],
      [testWorkshop({ zone: 'Europe/Nowhere' }), { code: 'unknown', value: 'Europe/Nowhere' }],
      [testWorkshop({ services: ['no-such'] }), { code: 'unknown', value: 'no-such' }],
      [testWorkshop({ prices: { other: {} } }), { code: 'unknown', value: 'other' }],
      [testWorkshop({ resources: twice }), { code: 'duplicate', value: 'bay-1' }],
    ] as const) {
      expect(await replace(testSchedule([workshop]))).toMatchObject({ error });
    }
    expect(await replace(testSchedule([testWorkshop(), testWorkshop()]))).toMatchObject({
      error: { code: 'duplicate' },
    });
    expect(await slotsOn(TUESDAY)).toHaveLength(8);
  });

  test('a bay keeps its visits when the schedule is replaced, and takes no more when it is left out', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('first');
    await replace(testSchedule([testWorkshop({ resources: bays(2) })]));
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    await replace(testSchedule([testWorkshop({ resources: bays(2).slice(1) })]));
    await booked('second');
    expect(await book('third')).toMatchObject({ ok: false });
  });

  test('another process follows', async () => {
    await start();
    const other = await openEngine(stage.database, { now: () => stage.now, filled: true });
    await replace(testSchedule([testWorkshop({ slotMinutes: 240 })]));
    await expect.poll(() => other.workshops.schedule(INDEX).workshops[0]?.slotMinutes).toBe(240);
    await other.stop();
  });
});

test('customers of visits of long ago are forgotten, the visit is not', async () => {
  await start();
  const { token } = await booked('first', {
    comment: 'Ring',
    services: [{ id: 'hour', text: 'Ada' }],
  });
  const forgotten = async (date: string) => {
    const options = { days: { ...RETENTION_DEFAULTS, visits: 1 }, dryRun: false };
    const now = new Date(`${addDays(date, 1)}T03:17:00Z`);
    const { due } = await enforceRetention(stage.database, workshopData, { ...options, now });
    return due.find(({ table }) => table === 'workshop_bookings')?.rows;
  };
  expect(await forgotten(TUESDAY)).toBe(0);
  expect(await forgotten('2026-11-25')).toBe(1);
  expect(await forgotten('2026-11-25')).toBe(0);
  expect(await stage.service.visit(SITE, 'sv', token)).toBeNull();
  const rows = await stage.database.rows(stage.database.db, sql`SELECT * FROM workshop_bookings`);
  expect(JSON.stringify(rows)).not.toMatch(/Ada|174 ?06 ?05|ada@|ABC123|Ring/);
  // It has no link any more, which a recount would miss.
  await stage.database.db.execute(sql`INSERT INTO workshop_tokens SELECT 'x', id FROM workshop_bookings`);
});
