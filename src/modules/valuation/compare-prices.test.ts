import { expect, test } from 'vitest';
import { emptyResponse } from '~/platform/search';
import { comparePrices } from '.';

const SETTING = {
  tradeMargin: 0.15,
  perYear: 0.08,
  perMileage: { distance: 1000, share: 0.025 },
  nearMileage: 6000,
  roundTo: 1000,
};
const stockOf = (prices: readonly number[]) => ({
  search: async () => ({
    ...emptyResponse({}),
    content: prices.map((price, at) => ({
      car_id: `${at}`,
      car_year: 2021,
      car_mileage: 5000,
      car_price: price,
    })),
  }),
});
const place = async (prices: readonly number[], price: number, carId = 'x') => {
  const market = { stock: stockOf(prices), carIndex: 'a-cars', currency: 'SEK', setting: SETTING };
  const car = { carId, brand: 'Volvo', model: 'V60', year: 2021, mileage: 5000, price };
  return (await comparePrices(market, [car])).get(carId);
};
const NINE = [200, 210, 220, 230, 240, 250, 260, 270, 280];

test('a price stands under, in or over the middle half of like cars', async () => {
  expect(await place(NINE, 219)).toEqual({ position: 'under', cars: 9 });
  expect(await place(NINE, 220)).toEqual({ position: 'in', cars: 9 });
  expect(await place(NINE, 260)).toEqual({ position: 'in', cars: 9 });
  expect(await place(NINE, 261)).toEqual({ position: 'over', cars: 9 });
});

test('a car is not compared with itself, and with fewer than eight others with none', async () => {
  expect(await place(NINE, 200, '0')).toEqual({ position: 'under', cars: 8 });
  expect(await place(NINE.slice(1), 210, '0')).toBeUndefined();
});
