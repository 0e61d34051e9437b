import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  type DriveStage,
  emptyTables,
  MIGRATIONS,
  openDrives,
  person,
  SITE,
} from '~test/test-drives/drive-stage';

const scope = { siteIndex: 'automotive-se-sites', siteIds: ['12'] };

onBothDatabases(postgresOfFile(), (open) => {
  let database: Database;
  let stage: DriveStage;
  beforeAll(async () => {
    database = await open(MIGRATIONS);
  });
  beforeEach(async () => {
    await emptyTables(database);
    stage = await openDrives(database);
  });
  afterAll(() => database.close());

  const booked = async (carId = 'car-1', time = '2026-11-24T10:00', who = person(1)) => {
    const result = await stage.request(carId, time, who);
    if (!result.ok || result.value.drive === null) throw new Error('not booked');
    return { ...result.value, drive: result.value.drive };
  };
  const leadCount = async () =>
    Object.values(await stage.leads.counts()).reduce((sum, each) => sum + each, 0);
  const timesOn = async (date: string, carId = 'car-1') =>
    (await stage.testDrives.freeTimes(SITE, 'sv', carId))?.days.find((day) => day.date === date)?.times ?? [];

  describe('booking with a request', () => {
    test('books the time and stores the request with it', async () => {
      const { id, drive, confirmation } = await booked();
      expect(drive).toMatchObject({ date: '2026-11-24', time: '10:00' });
      expect(confirmation.drive).toMatchObject({
        when: expect.stringMatching(/^tisdag 24 november kl\. 10[:.]00$/),
        page: `/p/${drive.token}`,
      });
      expect(confirmation.next[0]).toContain('tisdag 24 november');
      expect(await stage.testDrives.open(SITE, drive.token)).toMatchObject({
        state: 'booked',
        open: true,
        carGone: false,
        minutes: 45,
        car: { title: 'Volvo car-1' },
      });
      const found = await stage.testDrives.staff.ofRequest(id);
      expect(found).toMatchObject({ drive: { customer: { name: 'Visitor 1' }, siteId: '12' } });
      expect(found?.acts).toMatchObject([{ act: 'booked', account: null }]);
      // One number for the visitor, with a script and without, and the request is found by it.
      expect(confirmation.reference).toBe(found?.drive.number);
      expect((await stage.leads.confirmation(SITE, 'sv', id))?.reference).toBe(confirmation.reference);
      const spoken = ` ${confirmation.reference.toLowerCase().replace('-', ' ')}`;
      expect(await stage.testDrives.requestOf(spoken)).toBe(id);
      expect(await stage.testDrives.requestOf('PK-222222')).toBeNull();
      expect(await timesOn('2026-11-24')).toEqual(['11:00', '11:30', '12:00', '12:30', '13:00']);
    });

    test('a time that is taken is refused with others, and neither request nor mail is left', async () => {
      await booked();
      const before = await leadCount();
      const second = await stage.request('car-1', '2026-11-24T10:00', person(2));
      expect(second).toMatchObject({
        ok: false,
        error: {
          kind: 'invalid',
          problems: { driveTime: 'driveTaken' },
          alternatives: expect.arrayContaining([{ date: '2026-11-24', time: '11:00' }]),
        },
      });
      expect(await leadCount()).toBe(before);
      // Half an hour later the first is still under way.
      expect((await stage.request('car-1', '2026-11-24T10:30', person(2))).ok).toBe(false);
      expect((await stage.request('car-1', '2026-11-24T11:00', person(2))).ok).toBe(true);
    });

    test.each([
      ['a closed day', 'car-1', '2026-11-25T10:00'],
      ['before the deviating hours', 'car-1', '2026-11-26T10:00'],
      ['beside the grid', 'car-1', '2026-11-24T10:10'],
      ['today, within the notice', 'car-1', '2026-11-23T10:00'],
      ['after the window', 'car-1', '2027-11-24T10:00'],
      ['a car that is not there', 'car-99', '2026-11-24T10:00'],
    ])('%s is not offered', async (_, carId, time) => {
      expect(await stage.request(carId, time)).toMatchObject({
        ok: false,
        error: { kind: 'invalid', problems: { driveTime: 'driveNotOffered' } },
      });
    });

    test('the same submission again is the same drive; without a time it is a request as before', async () => {
      const first = await stage.request('car-1', '2026-11-24T10:00', {}, 'submission-1');
      const again = await stage.request('car-1', '2026-11-24T10:00', {}, 'submission-1');
      expect(again).toMatchObject({ ok: true, value: { repeated: true, drive: { time: '10:00' } } });
      expect(first.ok && again.ok && first.value.id).toBe(again.ok && again.value.id);
      const other = await stage.request('car-1', '2026-11-24T12:00', {}, 'submission-1');
      expect(other).toMatchObject({ ok: false, error: { kind: 'conflict' } });
      const without = await stage.request('car-1', '', {}, 'submission-2');
      expect(without).toMatchObject({ ok: true, value: { drive: null } });
      expect(without.ok && without.value.confirmation.drive).toBeUndefined();
    });

    test.each([
      ['without a script', null],
      ['by the same page', 'submission-1'],
    ])(
      'what is asked for again %s, once it was cancelled or moved, is booked anew',
      async (_, submissionId) => {
        const request = async () => {
          const result = await stage.request('car-1', '2026-11-24T10:00', person(1), submissionId);
          if (!result.ok || result.value.drive === null) throw new Error('not booked');
          return { ...result.value, drive: result.value.drive };
        };
        const first = await request();
        expect(await request()).toMatchObject({ id: first.id, repeated: true });
        await stage.testDrives.cancel(SITE, first.drive.token);
        const second = await request();
        expect(second).toMatchObject({ repeated: false, drive: { date: '2026-11-24', time: '10:00' } });
        expect(second.drive.number).not.toBe(first.drive.number);
        await stage.testDrives.move(SITE, second.drive.token, { date: '2026-11-24', time: '12:00' });
        expect(await request()).toMatchObject({ repeated: false, drive: { time: '10:00' } });
        expect(await timesOn('2026-11-24')).not.toContain('12:00');
      },
    );

    test('nobody has more than three coming drives', async () => {
      for (const each of [1, 2, 3]) await booked(`car-${each}`, `2026-11-2${each === 1 ? 4 : 7}T1${each}:00`);
      expect(await stage.request('car-4', '2026-11-27T10:00', person(1))).toMatchObject({
        ok: false,
        error: { kind: 'too-many-drives' },
      });
    });

    test('no more at once than can come along, as staff say', async () => {
      await booked('car-1');
      await booked('car-2', '2026-11-24T10:00', person(2));
      expect(await stage.request('car-3', '2026-11-24T10:00', person(3))).toMatchObject({ ok: false });
      const { staff } = stage.testDrives;
      expect((await staff.capacities(SITE, ['12'])).get('12')).toEqual({ usual: 2, own: null, revision: 0 });
      const change = { companions: 3, seen: 0, account: 'a' };
      expect(await staff.setCapacity(SITE, '12', change)).toMatchObject({ ok: true });
      expect(await staff.setCapacity(SITE, '12', { ...change, companions: 0 })).toMatchObject({
        ok: false,
        error: { code: 'changed' },
      });
      await booked('car-3', '2026-11-24T10:00', person(3));
      await staff.setCapacity(SITE, '12', { companions: 0, seen: 1, account: 'a' });
      expect(await timesOn('2026-11-27')).toEqual([]);
    });
  });

  describe('the link', () => {
    test('cancels once, and the time is free again', async () => {
      const { id, drive } = await booked();
      const nextLines = async () => (await stage.leads.confirmation(SITE, 'sv', id))?.next.join(' ');
      expect(await nextLines()).toContain('tisdag 24 november');
      expect(await stage.testDrives.cancel(SITE, drive.token)).toMatchObject({ ok: true });
      // Nor is it said to be booked by the page of thanks that is loaded again.
      expect(await nextLines()).not.toMatch(/24 november|bekräftelse/);
      expect(await stage.testDrives.cancel(SITE, drive.token)).toMatchObject({ ok: true });
      expect(await stage.testDrives.open(SITE, drive.token)).toMatchObject({
        state: 'cancelled',
        revision: 1,
      });
      expect(await timesOn('2026-11-24')).toContain('10:00');
      await booked('car-1', '2026-11-24T10:00', person(2));
    });

    test('moves; its own time does not stand in the way, that of others does', async () => {
      const { drive } = await booked();
      await booked('car-1', '2026-11-24T12:00', person(2));
      const { testDrives } = stage;
      const move = (time: string) => testDrives.move(SITE, drive.token, { date: '2026-11-24', time });
      expect(await move('10:30')).toMatchObject({ ok: true });
      expect(await move('12:30')).toMatchObject({ ok: false, error: { code: 'taken' } });
      expect(await move('12:45')).toMatchObject({ ok: false, error: { code: 'not-offered' } });
      expect(await testDrives.open(SITE, drive.token)).toMatchObject({ time: '10:30', revision: 1 });
      const free = await testDrives.timesToMoveTo(SITE, 'sv', drive.token);
      expect(free?.days.find(({ date }) => date === '2026-11-24')?.times).toEqual([
        '10:00',
        '10:30',
        '11:00',
        '13:00',
      ]);
    });

    test('neither after it has begun, nor of a foreign site, nor with a wrong token', async () => {
      const { drive } = await booked();
      const { testDrives } = stage;
      const foreign = { ...SITE, siteIndex: 'automotive-no-sites' } as const;
      expect(await testDrives.open(foreign, drive.token)).toBeNull();
      expect(await testDrives.open(SITE, 'x'.repeat(43))).toBeNull();
      stage.setNow('2026-11-24T09:00:00Z');
      const to = { date: '2026-11-27', time: '10:00' };
      expect(await testDrives.cancel(SITE, drive.token)).toMatchObject({ error: { code: 'too-late' } });
      expect(await testDrives.move(SITE, drive.token, to)).toMatchObject({ error: { code: 'too-late' } });
    });

    test('a car that is gone can be cancelled, not moved', async () => {
      const { drive } = await booked();
      stage.cars.delete('car-1');
      expect(await stage.testDrives.open(SITE, drive.token)).toMatchObject({ carGone: true });
      const to = { date: '2026-11-27', time: '10:00' };
      expect(await stage.testDrives.move(SITE, drive.token, to)).toMatchObject({
        error: { code: 'car-gone' },
      });
      expect(await stage.testDrives.cancel(SITE, drive.token)).toMatchObject({ ok: true });
    });
  });

  describe('staff', () => {
    const only = async () => {
      const [drive] = await stage.testDrives.staff.coming(SITE, scope, 'a');
      if (drive === undefined) throw new Error('none');
      return drive;
    };

    test('see those of their facilities, and mark who came', async () => {
      const { id } = await booked();
      const { staff } = stage.testDrives;
      const elsewhere = { ...scope, siteIds: ['13'] };
      expect(await staff.coming(SITE, elsewhere, 'a')).toEqual([]);
      const first = await only();
      expect(first).toMatchObject({ acts: ['cancelled'], customer: { name: 'Visitor 1' } });
      const come = { act: 'came' as const, seen: first.seen, account: 'a' };
      expect(await staff.act(scope, first.id, come)).toMatchObject({ error: { code: 'not-now' } });
      expect(await staff.act(elsewhere, first.id, come)).toMatchObject({ error: { code: 'unknown' } });
      stage.setNow('2026-11-24T10:00:00Z');
      expect(await staff.act(scope, first.id, come)).toEqual({ ok: true, value: null });
      // The button pressed twice, and another one on the old page.
      expect(await staff.act(scope, first.id, come)).toEqual({ ok: true, value: null });
      expect(await staff.act(scope, first.id, { ...come, act: 'missed' })).toMatchObject({
        error: { code: 'changed' },
      });
      const marked = await only();
      expect(marked).toMatchObject({ state: 'came', acts: ['undone'] });
      await staff.act(scope, first.id, { act: 'undone', seen: marked.seen, account: 'b' });
      expect((await staff.ofRequest(id))?.acts.map(({ act }) => act)).toEqual(['booked', 'came', 'undone']);
    });

    test('what nobody has marked stays in the list; what is cancelled leaves it', async () => {
      await booked();
      stage.setNow('2026-11-26T10:00:00Z');
      expect(await only()).toMatchObject({ hasBegun: true, acts: ['came', 'missed'] });
    });
  });
});
