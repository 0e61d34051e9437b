import { expect, test } from 'vitest';
import { fieldsOf, readMileage, slotOf, typedBooking, typedProblem } from './typed-booking';

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

test.each([
  ['2026-03-03', '19:00', { date: '2026-03-03', time: '19:00', bayId: 'bay-1' }],
  ['3.3.2026', 'kl 19', { date: '2026-03-03', time: '19:00', bayId: 'bay-1' }],
  ['3/3', '1930', { date: '2026-03-03', time: '19:30', bayId: 'bay-1' }],
  ['2026-03-03', 'ikväll', null],
  ['2026-13-40', '19:00', null],
  ['2026-03-03', '', null],
])('overtime on %s at %s', (overtimeDate, overtimeTime, at) => {
  const fields = { slot: 'overtime', from: '2026-03-02', overtimeDate, overtimeTime, overtimeBay: 'bay-1' };
  expect(slotOf(typedBooking('key', new URLSearchParams(fields)))).toEqual(at);
});
