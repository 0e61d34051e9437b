import { expect, test } from 'vitest';
import { LOCALES } from '../messages';
import { fromField, inShort, inWords, toField } from './site-time';

test('times are those of the site, in summer and in winter', () => {
  const zone = 'Europe/Stockholm';
  expect(fromField('2026-07-01T08:00', zone)).toBe('2026-07-01T06:00:00.000Z');
  expect(fromField('2026-12-01T08:00', zone)).toBe('2026-12-01T07:00:00.000Z');
  expect(toField('2026-12-01T07:00:00.000Z', zone)).toBe('2026-12-01T08:00');
  expect(inWords('2026-12-01T07:00:00.000Z', zone, LOCALES.sv)).toBe('1 december 2026 kl. 08:00');
  expect(inShort('2026-12-01T07:00:00.000Z', zone, LOCALES.sv)).toBe('2026-12-01 08:00');
  expect(inShort('2026-12-01T17:00:00.000Z', zone, LOCALES.en)).toBe('01/12/2026, 18:00');
  for (const none of ['', 'x', '2026-13-01T08:00']) expect(fromField(none, zone)).toBeNull();
});
