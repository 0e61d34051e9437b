import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour';

/** Two rows of three and two, then one of another group. */
const BOXES = [
  { left: 0, top: 0 },
  { left: 300, top: 0 },
  { left: 600, top: 0 },
  { left: 0, top: 240 },
  { left: 300, top: 240 },
  { left: 0, top: 530 },
];

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, null],
  ['ArrowRight', 5, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 5],
  ['ArrowDown', 5, null],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 1, null],
  ['Home', 4, 0],
  ['End', 0, 5],
  ['a', 0, null],
])('%s from %i leads to %s', (key, from, to) => {
  expect(neighbourOf(BOXES, from, key)).toBe(to);
});
