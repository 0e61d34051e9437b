import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import {
  changes,
  database,
  feed,
  INDEX,
  ids,
  importStage,
  load,
  setNow,
  stock,
} from '~test/stock/import-stage';
import { type CarQuery, createStock, type StaffScope } from '.';

importStage();

const ALL: StaffScope = { carIndex: INDEX, stores: null };
const S1: StaffScope = { carIndex: INDEX, stores: ['S1'] };
const S2: StaffScope = { carIndex: INDEX, stores: ['S2'] };
const ofList = async (list: 'shown' | 'hidden' | 'sold' | 'gone', scope = ALL, search = '') =>
  (await stock.staff.cars(scope, { list, search, page: 0 })).cars.map(({ carId }) => carId);
const counted = async (search: string, scope = ALL) =>
  (await stock.staff.cars(scope, { list: 'gone', search, page: 0 })).counts;
const hide = (carId: string, scope = ALL) =>
  stock.staff.change(scope, carId, { field: 'visibility', value: 'hidden' }, 'kim');

test('what staff hide stays hidden through imports that change it, in every process, until it is released', async () => {
  await load(feed({ id: 'a' }, { id: 'b' }));
  const other = createStock({ database, log: nullLog, sites: SITES });
  await other.start();
  expect(await hide('a')).toEqual({ ok: true, value: undefined });
  await other.catchUp();
  const counted = async () => [await stock.count(INDEX), (await stock.addresses(INDEX)).length];
  expect([await ids(), await ids(other), await counted()]).toEqual([['b'], ['b'], [1, 1]]);
  expect(changes.at(-1)).toMatchObject({ changed: [], removed: ['a'] });
  await load(feed({ id: 'a', price: '90000' }, { id: 'b' }));
  expect([await ids(), await ofList('hidden'), (await stock.newsSince(INDEX, 0)).length]).toEqual([
    ['b'],
    ['a'],
    1,
  ]);
  const restarted = createStock({ database, log: nullLog, sites: SITES });
  await restarted.start();
  expect(await ids(restarted)).toEqual(['b']);
  await stock.staff.change(ALL, 'a', { field: 'visibility', value: null }, 'kim');
  await other.catchUp();
  expect([await ids(), (await other.car(INDEX, 'a'))?.car_price]).toEqual([['a', 'b'], 90_000]);
  await Promise.all([other.stop(), restarted.stop()]);
});

test('own text and highlight win over the file field by field, and are released one by one', async () => {
  await load(feed({ id: 'a' }));
  await stock.staff.change(ALL, 'a', { field: 'description', value: ' Ours.\r\nReally. ' }, 'kim');
  await stock.staff.change(ALL, 'a', { field: 'highlighted', value: true }, 'alex');
  setNow(new Date('2026-03-02T12:00:00Z'));
  await load(feed({ id: 'a', price: '90000' }));
  expect(await stock.car(INDEX, 'a')).toMatchObject({
    car_description: 'Ours.\nReally.',
    caroftheweek: true,
    car_price: 90_000,
  });
  await stock.staff.change(ALL, 'a', { field: 'description', value: '  ' }, 'kim');
  expect(await stock.car(INDEX, 'a')).toMatchObject({ car_description: null, caroftheweek: true });
  const car = await stock.staff.car(ALL, 'a');
  expect(car?.changes.map(({ account, after }) => [account, after])).toMatchObject([
    ['kim', { visibility: null, highlighted: true, description: null }],
    ['alex', { visibility: null, highlighted: true, description: 'Ours.\nReally.' }],
    ['kim', { visibility: null, highlighted: null, description: 'Ours.\nReally.' }],
  ]);
  expect(car?.prices.map(({ minor }) => minor)).toEqual([10_000_000, 9_000_000]);
});

test('what staff change is news at once', async () => {
  await load(feed({ id: 'a' }, { id: 'b' }));
  const before = await stock.position(INDEX);
  await stock.staff.change(ALL, 'a', { field: 'highlighted', value: true }, 'kim');
  expect(await stock.position(INDEX)).toBeGreaterThan(before);
  expect((await stock.newsSince(INDEX, before)).map(({ carId }) => carId)).toEqual(['a']);
});

test.each(['running', 'held'])('it passes over no news of a file that is %s meanwhile', async (state) => {
  await load(feed({ id: 'a' }, { id: 'b' }));
  const before = await stock.position(INDEX);
  const [file] = await database.rows(
    database.db,
    sql`INSERT INTO stock_imports (site, state) VALUES ('automotive-se', ${state}) RETURNING id`,
  );
  await stock.staff.change(ALL, 'a', { field: 'highlighted', value: true }, 'kim');
  expect(await stock.position(INDEX)).toBe(before);
  // Whoever looks sees it none the less, and once more when the file is over.
  expect((await stock.newsSince(INDEX, before)).map(({ carId }) => carId)).toEqual(['a']);
  await database.db.execute(sql`UPDATE stock_cars SET import_id = ${file?.id} WHERE car_id = 'b'`);
  await database.db.execute(sql`UPDATE stock_imports SET state = 'applied' WHERE id = ${file?.id}`);
  expect((await stock.newsSince(INDEX, before)).map(({ carId }) => carId)).toEqual(['a', 'b']);
  expect(await stock.position(INDEX)).toBeGreaterThan(Number(file?.id));
});

test('the same change twice, or by two at once, is one', async () => {
  await load(feed({ id: 'a' }));
  await Promise.all([hide('a'), hide('a')]);
  expect((await stock.staff.car(ALL, 'a'))?.changes).toHaveLength(1);
});

test('cars of other facilities are neither seen nor changed', async () => {
  await load(feed({ id: 'a' }, { id: 'b', store: 'S2' }));
  expect([await ofList('shown', S1), await ofList('shown', S2)]).toEqual([['a'], ['b']]);
  expect(await stock.staff.car(S2, 'a')).toBeNull();
  expect(await hide('a', S2)).toEqual({ ok: false, error: 'unknown' });
  expect(await hide('a', { carIndex: 'no-such-index', stores: ['S1'] })).toEqual({
    ok: false,
    error: 'unknown',
  });
  expect((await stock.staff.figures(S2)).map(({ store, cars }) => [store, cars])).toEqual([['S2', 1]]);
  expect(await counted('', S1)).toEqual({ shown: 1, hidden: 0, sold: 0, gone: 0 });
});

test('a car is found by what is written of it, whatever was typed', async () => {
  await load(feed({ id: 'a-1' }, { id: 'b_2', year: '2021' }));
  expect(await ofList('shown', ALL, 'volvo V60')).toEqual(['a-1', 'b_2']);
  expect(await ofList('shown', ALL, 'A - 1')).toEqual(['a-1']);
  for (const typed of ['%', '_9', "'", '\\', '"car_brand"'])
    expect(await ofList('shown', ALL, typed), typed).toEqual([]);
  await hide('b_2');
  expect(await counted('volvo')).toEqual({ shown: 1, hidden: 1, sold: 0, gone: 0 });
  expect(await counted('a-1')).toMatchObject({ shown: 1, hidden: 0 });
});

test('cars are found by what they are, in every list: a value that is a word, a number or one of several, and a range', async () => {
  const records = [
    { car_id: 'a', car_color: 'Svart', car_seats: 5, car_price: 90_000, car_equipment: ['Dragkrok', 'ABS'] },
    { car_id: 'b', car_color: 'Röd', car_seats: 7, car_price: 150_000, car_version: '"Svart" edition' },
    { car_id: 'c', car_color: 'Svart', car_seats: 7, car_price: 200_000, car_has_loan: true },
  ].map((car) => JSON.stringify({ car_brand: 'Volvo', car_model: 'V60', car_site_id: 'S1', ...car }));
  await load(records.join('\n'));
  await hide('c');
  const found = async (facts: CarQuery['facts'], search = '') => {
    const lists = (['shown', 'hidden'] as const).map((list) =>
      stock.staff.cars(ALL, { list, search, facts, page: 0 }),
    );
    return (await Promise.all(lists)).map(({ cars }) => cars.map(({ carId }) => carId).join(' '));
  };
  const values = (each: Readonly<Record<string, readonly string[]>>) => found({ values: each, ranges: {} });
  expect(await values({ car_color: ['Svart'] })).toEqual(['a', 'c']);
  expect(await values({ car_color: ['Röd', 'Svart'], car_seats: ['7'] })).toEqual(['b', 'c']);
  expect(await values({ car_equipment: ['Dragkrok'] })).toEqual(['a', '']);
  expect(await values({ car_has_loan: ['true'] })).toEqual(['', 'c']);
  expect(await found({ values: {}, ranges: { car_price: [90_001, null] } })).toEqual(['b', 'c']);
  expect(
    await found({ values: { car_color: ['Svart'] }, ranges: { car_price: [null, 90_000] } }, 'v60'),
  ).toEqual(['a', '']);
  expect(await found({ values: { car_color: ['Svart'] }, ranges: {} }, 'xyzzy')).toEqual(['', '']);
});

test('refused rows are kept with line and reason, and shown to those whose car it is', async () => {
  await load(feed({ id: 'a' }, { id: 'b', store: 'S2' }));
  await load(feed({ id: 'a', year: '1' }, { id: 'new', year: '1' }, { id: 'b', store: 'S2' }));
  const [latest, first] = await stock.staff.imports(ALL);
  expect([latest?.counts, latest?.refusals, first?.refusals]).toMatchObject([{ read: 3, refused: 2 }, 2, 0]);
  const refusedLines = async (scope: StaffScope) =>
    (await stock.staff.refusals(scope, latest?.id ?? 0)).map(({ line, carId }) => [line, carId]);
  expect(await refusedLines(ALL)).toEqual([
    [2, 'a'],
    [3, 'new'],
  ]);
  expect([await refusedLines(S1), await refusedLines(S2)]).toEqual([[[2, 'a']], []]);
  await hide('b');
  expect(await stock.staff.imports(ALL)).toHaveLength(2);
});

test('days in stock are counted from the day a car came', async () => {
  await load(feed({ id: 'old' }));
  setNow(new Date('2026-05-01T12:00:00Z'));
  await load(feed({ id: 'old' }, { id: 'young' }));
  setNow(new Date('2026-06-10T12:00:00Z'));
  expect(await stock.staff.figures(ALL)).toEqual([
    { store: 'S1', cars: 2, medianDays: 70, over60: 1, over90: 1 },
  ]);
  await load(feed({ id: 'young' }));
  expect([await ofList('shown'), await ofList('gone')]).toEqual([['young'], ['old']]);
});

test('a car is found by its words in any order, by its year and facility, and by an address of it', async () => {
  await load(feed({ id: 'a1' }, { id: 'b2', store: 'S2', year: '2019' }));
  const found = (search: string, list: 'shown' | 'hidden' | 'gone' = 'shown') => ofList(list, ALL, search);
  for (const typed of [
    'V60, Volvo',
    'volvo v-60',
    '\u200eVOLVO\u00a02020',
    'volvo v60 2020',
    'v 60 2020',
    'lund 2020',
    'A1',
  ])
    expect(await found(typed), typed).toContain('a1');
  expect(await found('volvo 2019')).toEqual(['b2']);
  expect(await found('https://nordhem.example/kop-bil/b2/volvo-v60?x#y')).toEqual(['b2']);
  for (const typed of ['%', '_', '\\', '"', 'volvo 2018', 'https://nordhem.example/', '😀', 'x'.repeat(300)])
    expect(await found(typed), typed).toEqual([]);
  await hide('b2');
  expect([await found('2019'), await found('2019', 'hidden')]).toEqual([[], ['b2']]);
  await load(feed({ id: 'a1', price: '90000' }, { id: 'c3', store: 'S2', year: '2018' }));
  expect([await found('b2', 'gone'), await found('volvo', 'gone'), await found('v60')]).toEqual([
    ['b2'],
    [],
    ['a1', 'c3'],
  ]);
});
