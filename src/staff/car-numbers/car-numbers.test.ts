import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStock, type Stock, stockMigrations } from '~/modules/stock';
import { platformMigrations } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { fixedClock } from '~/platform/time';
import { SITES } from '~/sites';
import { freshPglite } from '~test/pglite';
import { openStaff, type StaffPerson, staffPages } from '~test/staff/world';
import { bytes, feed, INDEX } from '~test/stock/import-stage';

let staff: Awaited<ReturnType<typeof openStaff>>;
let stock: Stock;
let pages: ReturnType<typeof staffPages>;
const questions: unknown[] = [];
beforeAll(async () => {
  staff = await openStaff(freshPglite, [platformMigrations, stockMigrations]);
  const options = { database: staff.database, log: nullLog, sites: SITES };
  const now = () => new Date('2027-02-20T09:00:00Z');
  stock = createStock({ ...options, now });
  await stock.start();
  const rows = feed(
    { id: 'much', store: '12', year: '2020' },
    { id: 'little', store: '12', price: '=1+1' },
    { id: 'little', store: '12', price: '90000', year: '2019' },
    { id: 'theirs', store: '99' },
  );
  await stock.importFeed('automotive-se', bytes(rows));
  const counting = createStock(options);
  await counting.start();
  for (const day of ['2027-01-01', '2027-03-01', '2027-03-02']) counting.countView(INDEX, 'much', day);
  await counting.stop();
  pages = staffPages(staff, {
    clock: fixedClock('2027-03-02T09:00:00Z'),
    stock,
    carCounts: {
      requests: async ({ key }, from) => {
        questions.push([key, from]);
        return new Map([
          ['little', 7],
          ['theirs', 8],
        ]);
      },
      positions: async (_, cars) => {
        questions.push(cars.map(({ carId }) => carId).toSorted());
        return new Map([['much', { position: 'over', cars: 12 }]]);
      },
    },
  });
});
afterAll(async () => {
  await stock.stop();
  await staff.database.close();
});

const textOf = async (who: StaffPerson, query: string) =>
  (await pages.get(who, `/staff/cars/numbers${query}`)).text();
const order = (text: string) => [...text.matchAll(/\/staff\/cars\/car\/(\w+)"/g)].map(([, id]) => id);

test('a facility has its cars with days, views of the time, requests and how the price stands', async () => {
  const csv = await textOf('seller', '.csv?days=7&sort=car');
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    '"12";"little";"";"Volvo V60 2019";"10";"0";"7";"90000";"";""',
    '"12";"much";"";"Volvo V60 2020";"10";"2";"0";"100000";"Högre";"12"',
  ]);
  expect(questions.slice(-2)).toEqual([['automotive-se', '2027-02-24'], []]);
  expect(await textOf('seller', '?days=90')).toContain('<td>3</td>');
});

test('it is sorted by each head, in both directions, and says how', async () => {
  expect(order(await textOf('seller', '?sort=views'))).toEqual(['much', 'little']);
  const text = await textOf('seller', '?sort=views&order=asc');
  expect([order(text), text.includes('aria-sort="ascending"')]).toEqual([['little', 'much'], true]);
  expect(order(await textOf('seller', '?sort=requests'))).toEqual(['little', 'much']);
  for (const each of ['asc', 'desc'])
    expect(order(await textOf('seller', `?sort=position&order=${each}`))).toEqual(['much', 'little']);
  expect((await pages.get('seller', '/staff/cars/numbers?sort=x&days=y&store=z&order=q')).status).toBe(200);
});

test('cars of other facilities are in nobody else’s numbers', async () => {
  expect(await textOf('seller', '?store=99')).not.toContain('theirs');
  expect(order(await textOf('otherSeller', '?store=12'))).toEqual(['theirs']);
  expect((await textOf('salesManager', '?store=99')).includes('>8<')).toBe(true);
});
