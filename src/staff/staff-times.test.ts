import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { timeText } from './inbox/request-words';
import { dayText } from './settings/setting-words';
import { staffFrame } from './staff.shell';

test.each([
  ['automotive-se', 'sv', '2 mars 2026 kl. 14:30', '1 december 2026'],
  ['automotive-se', 'en', '2 March 2026 at 14:30', '1 December 2026'],
  ['automotive-no', 'nb', '2. mars 2026 kl. 14:30', '1. desember 2026'],
  ['carstore-fi', 'fi', '2. maaliskuuta 2026 klo 15.30', '1. joulukuuta 2026'],
  ['automotive-uk', 'en-GB', '2 March 2026 at 13:30', '1 December 2026'],
] as const)(
  'on %s times are those of its clock, in %s as they are written in Europe',
  (key, language, time, day) => {
    const frame = staffFrame(siteByKey(key), language, null, 0, '/staff');
    expect(timeText(new Date('2026-03-02T13:30:00Z'), frame)).toBe(time);
    expect(dayText('2026-12-01', frame)).toBe(day);
  },
);
