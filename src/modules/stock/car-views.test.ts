import { expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { database, feed, INDEX, importStage, load, setNow, stock } from '~test/stock/import-stage';
import { createStock, type StaffScope } from '.';

importStage();

const S1: StaffScope = { carIndex: INDEX, stores: ['S1'] };
const ALL: StaffScope = { carIndex: INDEX, stores: null };
const viewsOf = async (scope: StaffScope, store: string, from: string) =>
  (await stock.staff.numbers(scope, { store, from })).map(({ carId, views }) => [carId, views]);

test('views of several processes are added up by day, and written when a process stops', async () => {
  await load(feed({ id: 'a' }, { id: 'b' }, { id: 'c', store: 'S2' }));
  const open = () => createStock({ database, log: nullLog, sites: SITES });
  const processes = [open(), open()];
  for (const each of processes) {
    await each.start();
    for (const day of ['2026-02-27', '2026-02-28', '2026-02-28']) each.countView(INDEX, 'a', day);
    each.countView(INDEX, 'c', '2026-02-28');
    each.countView('no-such-index', 'a', '2026-02-28');
  }
  expect(await viewsOf(ALL, 'S1', '2026-02-01')).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
  await Promise.all(processes.map((each) => each.stop()));
  expect(await viewsOf(ALL, 'S1', '2026-02-01')).toEqual([
    ['a', 6],
    ['b', 0],
  ]);
  expect(await viewsOf(ALL, 'S1', '2026-02-28')).toEqual([
    ['a', 4],
    ['b', 0],
  ]);
  expect(await viewsOf(S1, 'S2', '2026-02-01')).toEqual([]);
  const requests = new Map([
    ['a', 3],
    ['c', 1],
    ['gone', 9],
  ]);
  const totals = await stock.staff.storeNumbers(ALL, { from: '2026-02-28', requests });
  expect([...totals].toSorted()).toEqual([
    ['S1', { views: 4, requests: 3 }],
    ['S2', { views: 2, requests: 1 }],
  ]);
  expect([...(await stock.staff.storeNumbers(S1, { from: '2026-02-28', requests })).keys()]).toEqual(['S1']);
});

test('a car that is forgotten takes its views with it', async () => {
  await load(feed({ id: 'a' }, { id: 'b' }));
  const other = createStock({ database, log: nullLog, sites: SITES });
  await other.start();
  other.countView(INDEX, 'a', '2026-03-01');
  await other.stop();
  await load(feed({ id: 'b' }));
  setNow(new Date('2026-05-01T12:00:00Z'));
  await load(feed({ id: 'b', price: '90000' }));
  await load(feed({ id: 'a' }, { id: 'b' }));
  expect(await viewsOf(ALL, 'S1', '2026-01-01')).toEqual([
    ['b', 0],
    ['a', 0],
  ]);
});
