import { describe, expect, test } from 'vitest';
import { err, ok } from '~/platform/result';
import { siteByKey } from '~/sites';
import { VOLVO, v60s, valuationsFrom } from '~test/valuation';
import { createValuations } from './valuation';

const site = siteByKey('carstore-se');
const question = { regno: 'abc 123', milage: 5000 };
const of = (...requested: Parameters<typeof valuationsFrom>) =>
  valuationsFrom(...requested).value(site, question);

describe('the value of a car', () => {
  test('comes from our used cars of the same make and model', async () => {
    expect(await of(v60s(9))).toMatchObject({
      ok: true,
      value: {
        kind: 'estimate',
        low: 187_000,
        middle: 204_000,
        high: 221_000,
        cars: 9,
        likeModel: 'V60',
        car: { brand: 'Volvo', model: 'V60', buildYear: 2021 },
      },
    });
  });

  test.each([
    ['another model', { car_model: 'V90' }],
    ['another make', { car_brand: 'Kia' }],
    ['new cars', { car_is_used: false }],
    ['vans, which are priced without VAT', { car_vehicle_type_code: 'LCV' }],
    ['prices in another currency', { car_price_currency: 'EUR' }],
    ['cars three years older', { car_year: 2018 }],
  ])('not from %s', async (_, over) => {
    const alone = await of(v60s(9));
    expect(await of([...v60s(9), ...v60s(9, { ...over, car_price: 900_000 })])).toEqual(alone);
    expect(await of(v60s(9, over))).toMatchObject({ ok: true, value: { kind: 'too-few-cars', near: 0 } });
  });

  test('cars without price, year or mileage are compared with nothing', async () => {
    const bare = v60s(9).map(({ car_mileage: _, ...car }) => car);
    expect(await of([...v60s(7), ...bare])).toMatchObject({ ok: true, value: { near: 7 } });
  });

  test('every like car counts, however many there are', async () => {
    expect(await of(v60s(230))).toMatchObject({ ok: true, value: { cars: 230 } });
  });

  test('a car that the register does not know, or not the age of, has none', async () => {
    expect(await of(v60s(9), { vehicle: async () => err({ code: 'unknown-vehicle' }) })).toEqual(
      ok({ kind: 'unknown-vehicle' }),
    );
    const ageless = async () => ok({ ...VOLVO, buildYear: null });
    expect(await of(v60s(9), { vehicle: ageless })).toMatchObject({ value: { kind: 'unknown-age' } });
  });

  test.each(['invalid-registration-number', 'register-unavailable'] as const)(
    '%s is a failure',
    async (code) => {
      expect(await of(v60s(9), { vehicle: async () => err({ code }) })).toEqual(err(code));
    },
  );

  test('a site without valuation makes no calls', async () => {
    const refuseCall = async () => Promise.reject(new Error('asked'));
    const valuations = createValuations({ vehicles: { vehicle: refuseCall }, stock: { search: refuseCall } });
    for (const key of ['carstore-no', 'automotive-uk', 'lifestyle-se'] as const)
      expect(await valuations.value(siteByKey(key), question)).toEqual(err('not-offered'));
  });
});
