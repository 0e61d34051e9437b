import { expect, test } from 'vitest';
import { AUTHORISED_RADIUS_KM, sortForBrand } from './workshop-locations';

const HERE = { lat: 59.33, lng: 18.06 };
/** A workshop so many kilometres north of here. */
const at = (departmentId: string, km: number, ...brands: readonly string[]) => ({
  departmentId,
  brands,
  position: { lat: HERE.lat + km / 111.2, lng: HERE.lng },
});
const order = (brand: string, ...places: readonly ReturnType<typeof at>[]) =>
  sortForBrand(places, HERE, brand).map(({ departmentId }) => departmentId);

test("correction 6: the brand's nearest authorised workshop comes first where it is near, all else by distance", () => {
  const places = [
    at('far', 25, 'Kia'),
    at('own', 20, 'Volvo'),
    at('next', 2, 'Kia'),
    at('own-too', 22, 'Volvo'),
  ];
  expect(order('Volvo', ...places)).toEqual(['own', 'next', 'own-too', 'far']);
  expect(order('volvo', ...places)[0]).toBe('own');
  expect(order('Kia', ...places)).toEqual(['next', 'own', 'own-too', 'far']);
});

test('correction 6: one that is not near comes last, and a brand without workshops changes nothing', () => {
  const places = [at('own', AUTHORISED_RADIUS_KM + 1, 'Volvo'), at('next', 2, 'Kia')];
  expect(order('Volvo', ...places)).toEqual(['next', 'own']);
  expect(order('Volvo', at('own', AUTHORISED_RADIUS_KM - 1, 'Volvo'), at('next', 2, 'Kia'))).toEqual([
    'own',
    'next',
  ]);
  expect(order('Lotus', ...places)).toEqual(['next', 'own']);
});
