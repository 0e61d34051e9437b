import { expect, test } from 'vitest';
import { formQuery } from './form-query';

const write = (entries: [string, string][]) => formQuery(entries, 'car_publishdate_desc').toString();

test('two boxes of a range become one parameter', () => {
  expect(
    write([
      ['car_price.from', '100 000'],
      ['car_price.to', '200000'],
    ]),
  ).toBe('car_price=100000-200000');
  expect(
    write([
      ['car_price.from', ''],
      ['car_price.to', '5'],
    ]),
  ).toBe('car_price=-5');
});

test('correction 8: a box in another unit is written in the unit of the record', () => {
  expect(
    write([
      ['car_mileage.km.from', '10 000'],
      ['car_mileage.km.to', ''],
    ]),
  ).toBe('car_mileage=1000-');
});

test('what is empty, no number or the default order is left out', () => {
  expect(
    write([
      ['keyphrase', ' '],
      ['car_price.from', 'abc'],
      ['car_price.to', ''],
      ['sortName', 'car_publishdate_desc'],
    ]),
  ).toBe('');
  expect(write([['sortName', 'car_price_asc']])).toBe('sortName=car_price_asc');
});

test('several values of a facet are repeated', () => {
  expect(
    write([
      ['car_brand', 'Volvo'],
      ['car_brand', 'BMW, Alpina'],
    ]),
  ).toBe('car_brand=Volvo&car_brand=BMW%2C+Alpina');
});
