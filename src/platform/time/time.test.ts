import { describe, expect, test } from 'vitest';
import {
  fixedClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatLocal,
  formatLocalRange,
  formatTime,
  instantIn,
  isZone,
  localDate,
  localDateTime,
  localTime,
} from '.';

const at = (iso: string): Date => new Date(iso);

describe('wall clock of a zone', () => {
  test('the last minute before and the first after the Swedish clock goes forward', () => {
    expect(localDateTime(at('2026-03-29T00:59:00Z'), 'Europe/Stockholm')).toBe('2026-03-29T01:59:00+01:00');
    expect(localDateTime(at('2026-03-29T01:00:00Z'), 'Europe/Stockholm')).toBe('2026-03-29T03:00:00+02:00');
  });

  test('the hour that happens twice in autumn keeps its offset apart', () => {
    expect(localDateTime(at('2026-10-25T00:30:00Z'), 'Europe/Oslo')).toBe('2026-10-25T02:30:00+02:00');
    expect(localDateTime(at('2026-10-25T01:30:00Z'), 'Europe/Oslo')).toBe('2026-10-25T02:30:00+01:00');
  });

  test('the date is the local one, not that of UTC', () => {
    expect(localDate(at('2026-06-30T22:30:00Z'), 'Europe/Helsinki')).toBe('2026-07-01');
    expect(localTime(at('2026-06-30T22:30:00Z'), 'Europe/Helsinki')).toBe('01:30');
  });

  test('the year of a date box in which only two figures are typed is far past, not far off', () => {
    const shown = '0026-12-24T10:00';
    expect(localDateTime(new Date(instantIn('Europe/Stockholm', shown)), 'Europe/Stockholm')).toContain(
      shown,
    );
    expect(new Date(instantIn('Europe/Stockholm', shown)).toISOString()).toMatch(/^0026-/);
  });

  test('midnight is 00:00', () => {
    expect(localTime(at('2026-01-01T00:00:00Z'), 'Europe/London')).toBe('00:00');
  });

  test('a negative offset with half an hour', () => {
    expect(localDateTime(at('2026-01-01T12:00:00.900Z'), 'America/St_Johns')).toBe(
      '2026-01-01T08:30:00-03:30',
    );
  });

  test('an unknown zone is refused', () => {
    expect([isZone('Europe/Stockholm'), isZone('Europe/Nowhere'), isZone('')]).toEqual([true, false, false]);
    expect(() => localDate(at('2026-01-01T00:00:00Z'), 'Europe/Nowhere')).toThrow(RangeError);
  });
});

describe('texts', () => {
  test('follow the locale', () => {
    const instant = at('2026-03-29T05:05:00Z');
    expect(formatDate(instant, 'Europe/Stockholm', 'sv-SE')).toBe('29 mars 2026');
    expect(formatTime(instant, 'Europe/Stockholm', 'sv-SE')).toBe('07:05');
    expect(formatDateTime(instant, 'Europe/London', 'en-GB')).toContain('29 March 2026');
    expect(formatDate(at('2026-03-28T23:30:00Z'), 'Europe/London', 'en-GB')).toBe('28 March 2026');
    expect(formatTime(at('2026-03-28T23:00:00Z'), 'Europe/Stockholm', 'sv-SE')).toBe('00:00');
  });
});

test('a wall-clock time is formatted as it is, whatever the server’s zone', () => {
  expect(formatLocal('2026-03-29', 'sv-SE', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(
    'söndag 29 mars',
  );
  expect(formatLocal('2026-03-29T02:30', 'fi-FI', { timeStyle: 'short' })).toBe('2.30');
  expect(formatLocalRange('2026-03-30', '2026-04-05', 'sv-SE', { day: 'numeric', month: 'short' })).toBe(
    '30 mars–5 apr.',
  );
});

test('a day is written in the language’s order, in English without a comma', () => {
  expect(formatDay('2026-12-12', 'sv-SE')).toBe('lördag 12 december 2026');
  expect(formatDay('2026-12-12T08:15:00', 'en-GB')).toBe('Saturday 12 December 2026');
});

test('a fixed clock hands out a copy that cannot be moved from outside', () => {
  const clock = fixedClock('2026-01-02T03:04:05Z');
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe('2026-01-02T03:04:05.000Z');
});
