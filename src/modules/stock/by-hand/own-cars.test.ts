import { afterEach, beforeEach, expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';
import { bytes, database, INDEX, ids, importStage } from '~test/stock/import-stage';
import { knownStore } from '~test/stock/known-store';
import { createStock, type OwnCarFields, type StaffScope, type Stock } from '..';

importStage();

const ALL: StaffScope = { carIndex: INDEX, stores: null };
const S1: StaffScope = { carIndex: INDEX, stores: ['S1'] };
const S2: StaffScope = { carIndex: INDEX, stores: ['S2'] };
const stores = async () =>
  new Map(['S1', 'S2'].map((id) => [id, knownStore({ name: `Nordhem ${id}`, city: 'Lund' })]));
let stock: Stock;
let other: Stock;
beforeEach(async () => {
  const open = () => createStock({ database, log: nullLog, sites: SITES, stores, release: 'of the tests' });
  [stock, other] = [open(), open()];
  await Promise.all([stock.start(), other.start()]);
});
afterEach(() => Promise.all([stock.stop(), other.stop()]));

const TYPED: OwnCarFields = {
  store: 'S1',
  brand: 'volvo',
  model: 'V60',
  version: 'B4 Core',
  year: '2021',
  condition: 'used',
  mileage: '4 500',
  price: '249 900 kr',
  regno: 'abc 123',
  vin: '',
  fuel: 'Bensin',
  gearbox: 'Automatisk',
  drive: '',
  body: 'Kombi',
  color: 'Svart',
  power: '197',
  equipment: 'Dragkrok\nTaklucka',
  description: 'En egen text.',
};
const KEY = 'abcdefghij12';
const add = (typed: Partial<OwnCarFields> = {}, scope = ALL, key = KEY, hidden = false) =>
  stock.staff.own.add(scope, key, { ...TYPED, ...typed }, { account: 'kim', hidden });
const edit = (carId: string, typed: Partial<OwnCarFields>, seen: number, scope = ALL) =>
  stock.staff.own.edit(scope, carId, { ...TYPED, ...typed }, { account: 'kim', seen });
const own = async (typed: Partial<OwnCarFields> = {}, key = KEY) => {
  const added = await add(typed, ALL, key);
  if (!added.ok) throw new Error(added.error.code);
  return added.value;
};
/** A file of the store S1, in lines of records. */
const load = async (...cars: readonly Record<string, string | number>[]) => {
  const lines = cars.map((car) =>
    JSON.stringify({ car_brand: 'Volvo', car_model: 'V60', car_year: 2021, car_site_id: 'S1', ...car }),
  );
  const loaded = await stock.importFeed('automotive-se', bytes(lines.join('\n')), { waitMs: 0 });
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
};

test('a car that staff write is completed as one of a file is, found in every process, and no file takes it', async () => {
  await load({ car_id: 'a' });
  const carId = await own();
  await other.catchUp();
  expect([await ids(stock), await ids(other)]).toEqual([
    ['a', carId],
    ['a', carId],
  ]);
  expect(await other.car(INDEX, carId)).toMatchObject({
    car_brand: 'Volvo',
    car_regno: 'ABC 123',
    car_mileage: 4500,
    car_odometer: 45_000,
    car_odometer_unit: 'km',
    car_price: 249_900,
    car_condition: 'Begagnad',
    car_is_used: true,
    car_fuel: 'Bensin',
    car_site_name: 'Nordhem S1',
    car_equipment: ['Dragkrok', 'Taklucka'],
    slug: expect.stringContaining('volvo'),
  });
  expect(await load({ car_id: 'b' })).toMatchObject({ added: 1, removed: 1 });
  expect(await ids(stock)).toEqual(['b', carId]);
  const car = await stock.staff.car(ALL, carId);
  expect([car?.own?.fields, car?.prices.map(({ minor }) => minor)]).toEqual([TYPED, [24_990_000]]);
});

test.each([
  ['197', 197],
  ['197 hk', 197],
  ['145 kW', 197],
])('a power of "%s" is %i hp', async (power, horsepower) => {
  expect(await stock.car(INDEX, await own({ power }))).toMatchObject({ car_power: horsepower });
});

test('the same form twice is one car, also at once', async () => {
  const added = await Promise.all([add(), add(), add()]);
  expect(added.map((each) => each.ok && each.value)).toEqual(Array(3).fill(`own-${KEY}`));
  expect((await stock.staff.car(ALL, `own-${KEY}`))?.changes).toHaveLength(1);
});

test('what cannot be taken is named, field by field', async () => {
  const codes = async (typed: Partial<OwnCarFields>, scope = ALL) => {
    const added = await add(typed, scope);
    return !added.ok && added.error.code === 'invalid'
      ? added.error.problems.map(({ field, code }) => `${field} ${code}`)
      : null;
  };
  expect(await codes({ brand: '', model: '', year: '', store: '' })).toEqual([
    'store missing',
    'brand missing',
    'model missing',
    'year missing',
  ]);
  expect(await codes({ year: '2099', mileage: 'far', price: '0', power: '-1', fuel: 'Water' })).toEqual([
    'year year',
    'mileage number',
    'price price',
    'fuel choice',
    'power number',
  ]);
  expect(await codes({ price: '100 EUR', regno: '<script>', vin: 'ABC' })).toEqual([
    'price currency',
    'regno plate',
  ]);
  expect(await codes({ vin: 'ABC' })).toEqual(['vin vin']);
  expect(await codes({ mileage: '' })).toEqual(['mileage missing']);
  expect(await codes({ version: 'x'.repeat(2001) })).toEqual(['version too-long']);
  expect(await codes({ store: 'S9' })).toEqual(['store choice']);
  expect(await codes({ store: 'S1' }, S2)).toEqual(['store choice']);
  expect(await ids(stock)).toEqual([]);
});

test('a car that is in stock is refused with where it is: one of a file, one that is hidden, one of staff', async () => {
  const VIN = 'YV1ZW12345L123456';
  await load({ car_id: 'a', car_regno: 'ABC 123' }, { car_id: 'h', car_regno: 'HID111', car_chassino: VIN });
  await stock.staff.change(ALL, 'h', { field: 'visibility', value: 'hidden' }, 'kim');
  const known = async (typed: Partial<OwnCarFields>, scope = ALL) => {
    const added = await add(typed, scope, 'zzzzzzzzzzzz');
    return added.ok || added.error.code !== 'known' ? null : [added.error.carId, added.error.mine];
  };
  expect(await known({})).toEqual(['a', true]);
  expect(await known({ store: 'S2' }, S2)).toEqual(['a', false]);
  expect(await known({ regno: 'hid111' })).toEqual(['h', true]);
  expect(await known({ regno: '', vin: VIN })).toEqual(['h', true]);
  const carId = await own({ regno: 'OWN 111' });
  expect(await known({ regno: 'own-111' })).toEqual([carId, true]);
  const second = await own({ regno: 'TWO222' }, 'secondsecond');
  expect(await edit(second, { regno: 'OWN111' }, 1)).toMatchObject({
    ok: false,
    error: { code: 'known', carId },
  });
});

test('two who write the same car at once: one is told of the other', async () => {
  const both = await Promise.all([add({}, ALL, 'aaaaaaaaaaaa'), add({}, ALL, 'bbbbbbbbbbbb')]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'known', mine: true } });
  expect(await ids(stock)).toHaveLength(1);
});

test('it is changed by who has seen what it is, and logged with what was typed', async () => {
  const carId = await own();
  expect((await edit(carId, { price: '239 900', store: 'S2' }, 1)).ok).toBe(true);
  expect(await edit(carId, { price: '1' }, 1)).toEqual({ ok: false, error: { code: 'stale' } });
  expect(await edit(carId, { price: '1' }, 2, S1)).toEqual({ ok: false, error: { code: 'unknown' } });
  expect(await edit('a', {}, 1)).toEqual({ ok: false, error: { code: 'unknown' } });
  const car = await stock.staff.car(S2, carId);
  expect(car?.prices.map(({ minor }) => minor)).toEqual([24_990_000, 23_990_000]);
  expect(car?.changes[0]?.before.typed).toEqual({ store: 'S1', price: '249 900 kr' });
  expect(await other.catchUp().then(() => other.car(INDEX, carId))).toMatchObject({
    car_price: 239_900,
    car_site_id: 'S2',
  });
});

test('the file brings the same car: it waits hidden, and takes over with what staff said when they say so', async () => {
  const carId = await own();
  await stock.staff.change(ALL, carId, { field: 'highlighted', value: true }, 'kim');
  const picture = { own: 'a'.repeat(32), blur: null };
  await stock.staff.changePictures(ALL, carId, { act: 'add', pictures: [picture] }, 'kim');
  await load({ car_id: 'f', car_regno: 'ABC-123' });
  expect([await ids(stock), await stock.staff.own.same(S1), await stock.staff.own.same(S2)]).toEqual([
    [carId],
    [{ carId, sameAs: 'f', title: 'volvo V60 abc 123' }],
    [],
  ]);
  expect((await stock.staff.car(ALL, 'f'))?.writtenAs).toBe(carId);
  expect(await stock.staff.own.remove(ALL, carId, 'kim')).toEqual({ ok: false, error: 'unknown' });
  expect(await stock.staff.own.takeOver(S2, carId, 'kim')).toEqual({ ok: false, error: 'unknown' });
  expect(await stock.staff.own.takeOver(S1, carId, 'kim')).toEqual({ ok: true, value: 'f' });
  expect(await ids(stock)).toEqual(['f']);
  expect(await stock.car(INDEX, 'f')).toMatchObject({
    caroftheweek: true,
    car_description: 'En egen text.',
    car_images: [{ original: `/media/${picture.own}/1280.webp`, blur_data_url: null }],
  });
  expect(await stock.staff.own.same(ALL)).toEqual([]);
});

test('what staff show beside their own stays shown, whatever the next file changes', async () => {
  await own();
  await load({ car_id: 'f', car_regno: 'ABC123', car_retail_price: 100_000 });
  await stock.staff.change(ALL, 'f', { field: 'visibility', value: null }, 'kim');
  await load({ car_id: 'f', car_regno: 'ABC123', car_retail_price: 90_000 });
  expect(await ids(stock)).toEqual(['f', `own-${KEY}`]);
});

test('it is hidden, sold and taken out of stock like others, for good', async () => {
  const added = await add({}, ALL, KEY, true);
  const carId = added.ok ? added.value : '';
  expect(await ids(stock)).toEqual([]);
  await stock.staff.change(ALL, carId, { field: 'visibility', value: null }, 'kim');
  expect(await ids(stock)).toEqual([carId]);
  expect(await stock.staff.own.remove(S2, carId, 'kim')).toEqual({ ok: false, error: 'unknown' });
  expect((await stock.staff.own.remove(S1, carId, 'kim')).ok).toBe(true);
  expect([
    await ids(stock),
    (await stock.staff.cars(ALL, { list: 'gone', search: '', page: 0 })).cars.length,
  ]).toEqual([[], 1]);
  expect((await add({}, ALL, 'zzzzzzzzzzzz')).ok).toBe(true);
});
