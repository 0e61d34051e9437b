import { expect, test } from 'vitest';
import { SeenKeys } from './seen-keys';

test('a key is seen from its second time on, among thousands', () => {
  const seen = new SeenKeys();
  const keys = Array.from({ length: 5000 }, (_, at) => `automotive-se sv /bilar/${at}`);
  expect(keys.filter((key) => seen.add(key))).toEqual([]);
  // Newer ones have taken the place of some.
  expect(keys.filter((key) => seen.add(key)).length).toBeGreaterThan(4000);
});
