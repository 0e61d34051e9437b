import { expect, test } from 'vitest';
import { SearchUnavailable } from '~/platform/search';
import { countCars } from './health-checks';

const counts = (failure: Error) =>
  countCars({
    indexNames: ['automotive-se-cars', 'automotive-no-cars'],
    count: (name) => (name === 'automotive-se-cars' ? Promise.resolve(1400) : Promise.reject(failure)),
  });

test('cars whose search service is away are not known, which is no illness; any other failure is', async () => {
  expect(await counts(new SearchUnavailable('automotive-no-cars', 'away'))).toEqual({
    'automotive-se-cars': 1400,
    'automotive-no-cars': 'unavailable',
  });
  await expect(counts(new Error('database away'))).rejects.toThrow('database away');
});
