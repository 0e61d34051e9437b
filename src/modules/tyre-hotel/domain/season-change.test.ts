import { expect, test } from 'vitest';
import { seasonChangeOn } from './season-change';

test.each([
  ['SE', '2026-09-30', '2026-summer', '2026-03-16', '2026-09-30'],
  ['SE', '2026-10-01', '2026-winter', '2026-10-01', '2027-03-15'],
  ['SE', '2027-01-15', '2026-winter', '2026-10-01', '2027-03-15'],
  ['SE', '2027-03-15', '2026-winter', '2026-10-01', '2027-03-15'],
  ['SE', '2027-03-16', '2027-summer', '2027-03-16', '2027-09-30'],
  ['SK', '2026-10-14', '2026-summer', '2026-03-16', '2026-10-14'],
] as const)('in %s %s lies in %s', (country, today, key, from, until) => {
  expect(seasonChangeOn(today, country)).toMatchObject({ key, from, until, season: key.slice(5) });
});

test('winter tyres are asked for by the law of the country, where there is one', () => {
  expect(seasonChangeOn('2026-11-23', 'SE').law).toEqual({ from: '2026-12-01', until: '2027-03-31' });
  expect(seasonChangeOn('2027-03-20', 'SE').law).toEqual({ from: '2026-12-01', until: '2027-03-31' });
  expect(seasonChangeOn('2026-11-23', 'FI').law).toEqual({ from: '2026-11-01', until: '2027-03-31' });
  expect(seasonChangeOn('2026-11-23', 'NO').law).toBeNull();
});
