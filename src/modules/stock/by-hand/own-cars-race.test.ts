import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Database, platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { freshPostgres, postgresOfFile } from '~test/database';
import { bytes, INDEX } from '~test/stock/import-stage';
import { knownStore } from '~test/stock/known-store';
import { TYPED_CAR } from '~test/stock/typed-car';
import { createStock, type StaffScope, stockMigrations } from '..';
import { waitForImport } from '../store/imports';
import { announceCar } from '../store/overlays';

const server = postgresOfFile();
const ALL: StaffScope = { carIndex: INDEX, stores: null };
const PLACE = knownStore({ city: 'Lund' });
describe.skipIf(!server)('on PostgreSQL', () => {
  test('a file brings cars while staff write them, in two processes: each car is shown once, whoever was first', async () => {
    const database = await freshPostgres(server?.url ?? '', [platformMigrations, stockMigrations]);
    const open = () =>
      createStock({ database, log: nullLog, sites: SITES, stores: async () => new Map([['S1', PLACE]]) });
    const [files, staff] = [open(), open()];
    await Promise.all([files.start(), staff.start()]);
    const lines: string[] = [];
    for (let round = 0; round < 4; round++) {
      const plates = Array.from({ length: 12 }, (_, at) => `RAC${round}${String(at).padStart(2, '0')}`);
      for (const plate of plates)
        lines.push(
          JSON.stringify({
            car_id: `f-${plate}`,
            car_brand: 'Volvo',
            car_model: 'V60',
            car_year: 2021,
            car_site_id: 'S1',
            car_regno: plate,
          }),
        );
      const write = (plate: string) =>
        staff.staff.own.add(
          ALL,
          `key${plate.toLowerCase()}xxx`.slice(0, 12),
          { ...TYPED_CAR, regno: plate },
          { account: 'kim', hidden: false },
        );
      const [loaded, ...written] = await Promise.all([
        files.importFeed('automotive-se', bytes(lines.join('\n'))),
        ...plates.map(write),
      ]);
      expect(loaded.ok).toBe(true);
      for (const each of written) if (!each.ok) expect(each.error).toMatchObject({ code: 'known' });
      await Promise.all([files.catchUp(), staff.catchUp()]);
      for (const stock of [files, staff]) {
        const { content } = await stock.search(INDEX, { limit: 100, fields: ['car_regno'] });
        const shown = content.map((car) => car.car_regno).toSorted();
        expect(shown).toEqual([...new Set(shown)]);
        expect(shown).toHaveLength(12 * (round + 1));
      }
    }
    await Promise.all([files.stop(), staff.stop()]);
    await database.close();
  });

  test('a file waits for a car that staff are writing, whose end it has to see', async () => {
    const database = await freshPostgres(server?.url ?? '', [platformMigrations, stockMigrations]);
    const stock = createStock({ database, log: nullLog, sites: SITES, stores: async () => new Map() });
    await stock.start();
    const [started, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = database.transaction(async (tx) => {
      await waitForImport(tx, 'automotive-se');
      started.resolve();
      await over.promise;
    });
    await started.promise;
    let isApplied = false;
    const file = stock
      .importFeed('automotive-se', bytes('{"car_id":"f-1","car_brand":"Volvo"}'))
      .then((loaded) => {
        isApplied = true;
        return loaded;
      });
    await pause(1_000);
    expect(isApplied).toBe(false);
    over.resolve();
    await writing;
    expect((await file).ok).toBe(true);
    await stock.stop();
    await database.close();
  });

  test('a number that was given before others and is committed after them is not passed over', async () => {
    const database = await freshPostgres(server?.url ?? '', [platformMigrations, stockMigrations]);
    const stock = createStock({ database, log: nullLog, sites: SITES, stores: async () => new Map() });
    await stock.start();
    await stock.importFeed('automotive-se', bytes('{"car_id":"f-1","car_brand":"Volvo"}'));
    const before = await stock.position(INDEX);
    const [numbered, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: Database = {
      ...database,
      async rows(tx, query) {
        const rows = await database.rows(tx, query);
        numbered.resolve();
        await over.promise;
        return rows;
      },
    };
    const announce = (by: Database, carId: string) =>
      database.transaction((tx) => announceCar(by, tx, { site: 'automotive-se', carId }, new Date()));
    const first = announce(slow, 'f-1');
    await numbered.promise;
    const second = announce(database, 'f-2');
    await pause(300);
    expect(await stock.position(INDEX)).toBe(before);
    over.resolve();
    await Promise.all([first, second]);
    expect(await stock.position(INDEX)).toBe(before + 2);
    await stock.stop();
    await database.close();
  });
});
