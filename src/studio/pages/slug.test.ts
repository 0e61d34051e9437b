import { expect, test } from 'vitest';
import { slugFor } from './slug';

test('a long title is cut, and ends with no dash', () => {
  expect(slugFor('Däck & hjul')).toBe('dack-hjul');
  expect(slugFor(`${'x'.repeat(79)} och mer`)).toBe('x'.repeat(79));
});
