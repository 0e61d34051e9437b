import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createStaffTyres, tyreHotelMigrations } from '~/modules/tyre-hotel';
import { fixedClock } from '~/platform/time';
import { freshPostgres, postgresOfFile } from '~test/database';
import { agreement, INDEX } from '~test/tyre-hotel/hotel-stage';
import { replaceAgreements } from '../store/import-store';
import { placeSet } from '../store/set-store';
import { findStaffAgreement } from '../store/staff-agreement-store';

const server = postgresOfFile();
const clock = fixedClock('2026-11-23T07:00:00Z');
const PLACES = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'];
const WORKSHOP = { siteIndex: INDEX, departmentId: '10.1' };

describe.skipIf(!server)('on PostgreSQL', () => {
  test('colleagues move sets and a file comes at the same time: no place has two sets, none is lost', async () => {
    const database = await freshPostgres(server?.url ?? '', [tyreHotelMigrations]);
    try {
      const staff = createStaffTyres({ database, clock });
      const plates = PLACES.map((_, at) => `RAC10${at}`);
      const agreements = plates.map((plate, at) => ({
        ...agreement(plate, '+46701740605'),
        wheelSets: agreement(plate, '').wheelSets.map((set) => ({ ...set, shelf: `B-${at}` })),
      }));
      await replaceAgreements(database, INDEX, agreements, clock.now());
      await staff.addPlaces(WORKSHOP, PLACES);
      const ids = await database.rows(
        database.db,
        sql`SELECT id, agreement_id AS "agreementId" FROM tyre_sets ORDER BY no`,
      );
      const refused = new Set<string>();
      let moved = 0;
      const move = async (at: number, shelf: string) => {
        const { id: setId, agreementId } = ids[at] ?? {};
        const seen = await staff.agreement(WORKSHOP, String(agreementId), 'race');
        const revision = seen?.sets[0]?.revision ?? -1;
        const done = await staff.changeSet(
          WORKSHOP,
          { agreementId: String(agreementId), setId: String(setId), revision },
          { act: 'move', shelf },
          'race',
        );
        if (done.ok) moved += 1;
        else refused.add(done.error.code);
      };
      const moves = plates.flatMap((_, at) => PLACES.slice(0, 3).map((shelf) => move(at, shelf)));
      await Promise.all([...moves, replaceAgreements(database, INDEX, agreements, clock.now())]);
      const doubled = await database.rows(
        database.db,
        sql`SELECT lower(shelf) AS shelf FROM tyre_sets WHERE shelf IS NOT NULL
          GROUP BY site_index, department_id, lower(shelf) HAVING count(*) > 1`,
      );
      expect(doubled).toEqual([]);
      const [{ sets, acts } = {}] = await database.rows(
        database.db,
        sql`SELECT (SELECT count(*) FROM tyre_sets WHERE state = 'stored') AS sets,
          (SELECT count(*) FROM tyre_acts WHERE act = 'moved') AS acts`,
      );
      expect([sets, acts]).toEqual([PLACES.length, moved]);
      expect(moved).toBeGreaterThanOrEqual(3);
      expect([...refused].filter((code) => code !== 'shelf-taken' && code !== 'stale')).toEqual([]);
      expect(refused.has('shelf-taken')).toBe(true);
    } finally {
      await database.close();
    }
  });

  test('a file that comes between two steps of a change waits for it, and the change not for the file', async () => {
    const database = await freshPostgres(server?.url ?? '', [tyreHotelMigrations]);
    try {
      const agreements = [agreement('RAC100', '+46701740605')];
      await replaceAgreements(database, INDEX, agreements, clock.now());
      const [{ id, agreementId } = {}] = await database.rows(
        database.db,
        sql`SELECT id, agreement_id AS "agreementId" FROM tyre_sets ORDER BY no`,
      );
      const waiting = sql`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`;
      let file: Promise<unknown> = Promise.resolve();
      await database.transaction(async (tx) => {
        expect(await findStaffAgreement(database, tx, WORKSHOP, String(agreementId), 'lock')).not.toBeNull();
        file = replaceAgreements(
          database,
          INDEX,
          [{ ...agreement('RAC100', '+46701740606') }],
          clock.now(),
        ).catch((cause: unknown) => cause);
        await expect.poll(() => database.rows(database.db, waiting)).toEqual([{ waiting: 1 }]);
        await placeSet(tx, String(id), { state: 'stored', shelf: 'A-9' }, clock.now());
      });
      expect(await file).toMatchObject({ changed: 1 });
      expect(
        await database.rows(database.db, sql`SELECT shelf FROM tyre_sets WHERE id = ${id}::uuid`),
      ).toEqual([{ shelf: 'A-9' }]);
    } finally {
      await database.close();
    }
  });
});
