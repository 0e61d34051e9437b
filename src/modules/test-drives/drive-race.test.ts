import { describe, expect, test } from 'vitest';
import { freshPostgres, postgresOfFile } from '~test/database';
import { MIGRATIONS, openDrives, person, SITE } from '~test/test-drives/drive-stage';

const server = postgresOfFile();

describe.skipIf(!server)('on PostgreSQL', () => {
  test('of 30 visitors who want one car at one time one gets it; the others leave nothing', async () => {
    const stage = await openDrives(await freshPostgres(server?.url ?? '', MIGRATIONS));
    const answers = await Promise.all(
      [...Array(30).keys()].map((no) => stage.request('car-1', '2026-11-24T10:00', person(no))),
    );
    const refused = answers.flatMap((each) => (each.ok ? [] : [each.error]));
    expect(refused).toHaveLength(29);
    expect(new Set(refused.map(({ kind }) => kind))).toEqual(new Set(['invalid']));
    expect((await stage.leads.counts()).pending).toBe(1);
    await stage.stop();
  });

  test('visitors, moves and cancellations at one facility: never more at once than can come along', async () => {
    const stage = await openDrives(await freshPostgres(server?.url ?? '', MIGRATIONS));
    const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'];
    const at = (no: number) => ({ date: '2026-11-24', time: times[no % times.length] ?? '10:00' });
    const answers = await Promise.all(
      [...Array(60).keys()].map(async (no) => {
        const { date, time } = at(no);
        const booked = await stage.request(`car-${no % 20}`, `${date}T${time}`, person(no));
        if (!booked.ok || booked.value.drive === null) return null;
        const { token } = booked.value.drive;
        for (let round = 1; round < 4; round += 1)
          await stage.testDrives.move(SITE, token, at(no + round * 3));
        if (no % 5 === 0) await stage.testDrives.cancel(SITE, token);
        return token;
      }),
    );
    const tokens = answers.filter((token) => token !== null);
    expect(tokens.length).toBeGreaterThan(4);
    const scope = { siteIndex: 'automotive-se-sites', siteIds: null };
    const drives = await stage.testDrives.staff.coming(SITE, scope, 'a');
    // Counted anew, by what the drives themselves say.
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    for (const one of drives) {
      const from = minutes(one.time);
      const during = drives.filter(({ time }) => minutes(time) <= from && minutes(time) + 45 > from);
      expect(during.length).toBeLessThanOrEqual(2);
      expect(during.filter(({ carId }) => carId === one.carId)).toHaveLength(1);
    }
    const open = await Promise.all(tokens.map((token) => stage.testDrives.open(SITE, token)));
    expect(open.filter((drive) => drive?.state === 'booked')).toHaveLength(drives.length);
    await stage.stop();
  });
});
