import { expect, test } from 'vitest';
import { bookingLine } from '~/modules/service-booking/wire';
import { ORIGINAL_SERVICE, withOptionToggled, withServiceToggled } from './catalogue';
import {
  bookingLines,
  chosenLines,
  chosenOptions,
  demandOf,
  hasChosenAddOn,
  hasChosenService,
  needsMileage,
  offeringsOf,
  priceOf,
  textOfServices,
  totalOf,
} from './chosen';
import { addOnsOf, categoryOf, optionsOf, serviceOf } from './example-catalogue';

const price = (value: number, priceText = `${value} kr`) => ({ priceGroup: 'list', value, priceText });

const CATALOGUE = {
  categories: [
    categoryOf('service', [
      serviceOf('oil', { checked: true, prices: [price(800.1), price(1000)] }),
      serviceOf('brakes'),
      serviceOf(ORIGINAL_SERVICE, { checked: true }),
    ]),
    categoryOf('repair', [
      serviceOf('search', { checked: true, prices: [], textInput: true, extraText: ' skramlar ' }),
    ]),
  ],
  addOns: [addOnsOf('care', serviceOf('wash', { checked: true, prices: [price(299.2)] }), serviceOf('wax'))],
};

test('W-267, W-268: the first price is meant; without one there is no text and nothing in the sum', () => {
  expect(priceOf(serviceOf('x', { prices: [price(1), price(2)] }))?.priceText).toBe('1 kr');
  expect(priceOf(serviceOf('x', { prices: [] }))).toBeNull();
  expect(priceOf(serviceOf(ORIGINAL_SERVICE))).toBeNull();
  expect(totalOf(chosenLines(CATALOGUE))).toBe(1099.3);
});

test('W-349, W-280, W-281, W-282, W-283, W-284, W-285: one line each of service and add-on, with all that a line says', () => {
  const lines = bookingLines(chosenLines(CATALOGUE), 'SEK');
  expect(
    lines.map(({ productId, dataType, parentCategory, price: each }) => [
      productId,
      dataType,
      parentCategory,
      each,
    ]),
  ).toEqual([
    ['oil', 'service', 'service', 800.1],
    ['originalservice', 'service', 'service', 0],
    ['search', 'service', 'repair', 0],
    ['wash', 'addon', 'care', 299.2],
  ]);
  expect(lines[0]).toEqual({
    productId: 'oil',
    kobraProductId: 'k-oil',
    name: 'oil',
    packageType: null,
    addonPackage: null,
    description: '',
    resourceDemand: 30,
    price: 800.1,
    priceCode: 'SEK',
    dataType: 'service',
    parentCategory: 'service',
    extraText: null,
  });
  expect(lines[2]?.extraText).toBe('skramlar');
  expect(lines[3]?.addonPackage).toBe('care');
  for (const line of lines) expect(bookingLine.safeParse(line).success).toBe(true);
});

test('W-351: the free texts of the services in one', () => {
  expect(textOfServices(chosenLines(CATALOGUE))).toBe('search: skramlar');
  expect(textOfServices([])).toBe('');
});

test('W-228: only a service is enough to go on', () => {
  const none = { categories: [categoryOf('a', [serviceOf('x')])], addOns: CATALOGUE.addOns };
  expect([hasChosenService(none), hasChosenAddOn(none)]).toEqual([false, true]);
  expect(hasChosenService(CATALOGUE)).toBe(true);
});

test('W-322: the mileage is asked for while the original service is ticked', () => {
  expect(needsMileage(CATALOGUE)).toBe(true);
  expect(
    needsMileage({ ...CATALOGUE, categories: withServiceToggled(CATALOGUE.categories, ORIGINAL_SERVICE) }),
  ).toBe(false);
});

test('the work of all lines together, and each of it once', () => {
  const lines = chosenLines({
    categories: [
      categoryOf('a', [
        serviceOf('x', { checked: true, kobraProductId: 'same' }),
        serviceOf('y', { checked: true, kobraProductId: 'same' }),
      ]),
    ],
    addOns: [],
  });
  expect(offeringsOf(lines)).toEqual(['same']);
  expect(demandOf(lines)).toBe(60);
});

test('options of a category without a counted service are none', () => {
  const made = [categoryOf('a', [serviceOf('x')], { options: optionsOf('o', 'p') })];
  const ticked = withOptionToggled(withServiceToggled(made, 'x'), 'a', 'p');
  expect(chosenOptions({ categories: ticked })).toEqual(['p']);
  expect(chosenOptions({ categories: withServiceToggled(ticked, 'x') })).toEqual([]);
});
