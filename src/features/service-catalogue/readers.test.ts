import { expect, test } from 'vitest';
import { addOnsAnswer, servicesAnswer } from '~/modules/service-booking/wire';
import { addOnsOf, categoryOf, optionsOf, serviceOf } from './example-catalogue';
import { readAddOns, readServices } from './readers';

const SERVICES = {
  serviceCategories: [categoryOf('a', [serviceOf('x'), serviceOf('y')], { options: optionsOf('o') })],
};
const ADD_ONS = { serviceCategories: [addOnsOf('care', serviceOf('wash'))] };

test('W-262, W-265, W-266, W-276, W-277: what the calls answer is read as it is', () => {
  expect(servicesAnswer.safeParse(SERVICES).success).toBe(true);
  expect(addOnsAnswer.safeParse(ADD_ONS).success).toBe(true);
  expect(readServices(SERVICES)).toEqual(SERVICES.serviceCategories);
  expect(readAddOns(ADD_ONS)).toEqual(ADD_ONS.serviceCategories);
});

test('an answer that makes no sense is none; a service that makes none is left out', () => {
  for (const odd of [null, {}, [], { serviceCategories: {} }, { serviceCategories: [7] }])
    expect([readServices(odd), readAddOns(odd)]).toEqual([null, null]);
  const odd = {
    serviceCategories: [{ ...categoryOf('a', []), services: [null, { serviceId: 'x' }, serviceOf('y')] }],
  };
  expect(readServices(odd)?.[0]?.services.map(({ serviceId }) => serviceId)).toEqual(['y']);
});
