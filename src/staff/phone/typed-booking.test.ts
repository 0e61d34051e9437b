import { expect, test } from 'vitest';
import { fieldsOf, readMileage, typedBooking, typedProblem } from './typed-booking';

test.each([
  ['12500', 12_500],
  ['12 500', 12_500],
  ['12\u00a0500 mil', 12_500],
  ['12.500', 12_500],
  ['12,500', 12_500],
  ['12500mil', 12_500],
  ['125 000 km', 12_500],
  ['12500,5', 12_501],
  ['0', 0],
  ['', null],
  ['-5', undefined],
  ['många', undefined],
  ['ca 12500', undefined],
  ['99999999', undefined],
])('a mileage of %s is %s mil', (mileage, mil) => expect(readMileage({ mileage })).toBe(mil));

const typed = (fields: Readonly<Record<string, string>>) => typedBooking('a', new URLSearchParams(fields));

test('a line break of a comment is one character; one that is too long is kept whole, and refused', () => {
  const comment = `${'x'.repeat(250)}\r\n${'y'.repeat(249)}`;
  expect(typedProblem(typed({ comment }))).toBeNull();
  expect(typed({ comment }).comment).toBe(comment.replace('\r', ''));
  const long = typed({ comment: 'x'.repeat(501) });
  expect(typedProblem(long)).toBe('comment');
  expect(Object.fromEntries(fieldsOf(long)).comment).toHaveLength(501);
});
