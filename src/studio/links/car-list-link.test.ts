import { expect, test } from 'vitest';
import type { CarFilter } from '~/modules/content/studio-wire';
import { chosenIn, isCarList, withChoice } from './car-list-link';

const filters: readonly CarFilter[] = [
  { name: 'car_brand', values: [{ value: 'Volvo', label: 'Volvo' }] },
  { name: 'car_model', values: [{ value: 'V60', label: 'V60', of: 'Volvo' }] },
];

test('filters are chosen and taken back in the address of the list', () => {
  const choose = (href: string, name: CarFilter['name'], value: string, isOn = true) =>
    withChoice(href, filters, { name, value, isOn });
  const volvo = choose('/kop-bil', 'car_brand', 'Volvo');
  expect(volvo).toBe('/kop-bil?car_brand=Volvo');
  const model = choose(volvo, 'car_model', 'V60');
  expect(chosenIn(model)).toEqual({ car_brand: ['Volvo'], car_model: ['V60'] });
  expect(choose(model, 'car_brand', 'Volvo', false)).toBe('/kop-bil');
  const two = choose(choose('/kop-bil?sortName=price', 'car_fuel', 'El'), 'car_fuel', 'Laddhybrid & gas');
  expect(chosenIn(two)).toEqual({ car_fuel: ['El', 'Laddhybrid & gas'] });
  expect(choose(choose(two, 'car_fuel', 'El'), 'car_fuel', 'El', false)).toBe(
    '/kop-bil?sortName=price&car_fuel=Laddhybrid+%26+gas',
  );
});

test.each([
  ['/kop-bil', true],
  ['/kop-bil?car_fuel=El#x', true],
  ['/kop-bil/volvo', false],
  ['', false],
])('%s is the car list: %s', (href, is) => {
  expect(isCarList(href, '/kop-bil')).toBe(is);
});
