import { expect, test } from 'vitest';
import { plateText } from './plate-text';

test.each([
  ['ABC123', 'ABC 123'],
  ['ABC12A', 'ABC 12A'],
  ['A1', 'A1'],
  ['SONNY', 'SON NY'],
])('W-099 the plate %s is written %s', (plate, written) => {
  expect(plateText(plate)).toBe(written);
});
