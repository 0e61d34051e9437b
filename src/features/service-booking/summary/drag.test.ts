import { expect, test } from 'vitest';
import { dragOffset, isOpenAfter } from './drag';

test.each([
  ['W-089 an open drawer stays open', true, 200, true],
  ['W-089 an open drawer closes', true, 201, false],
  ['W-089 an open drawer stays open', true, -300, true],
  ['W-090 a closed drawer stays closed', false, -20, false],
  ['W-090 a closed drawer opens', false, -21, true],
  ['W-090 a closed drawer stays closed', false, 300, false],
])('%s (open: %s, dragged %i px: %s)', (_, wasOpen, dragged, expected) => {
  expect(isOpenAfter(wasOpen, dragged)).toBe(expected);
});

test('W-088 the drawer follows the finger between closed and open', () => {
  expect(dragOffset(true, 150, 600)).toBe(150);
  expect(dragOffset(true, -50, 600)).toBe(0);
  expect(dragOffset(true, 900, 600)).toBe(600);
  expect(dragOffset(false, -150, 600)).toBe(-150);
  expect(dragOffset(false, 80, 600)).toBe(0);
  expect(dragOffset(false, -900, 600)).toBe(-600);
});
