import { expect, test } from 'vitest';
import { timeValidity } from './time-validity';

test.each([
  ['in the day', '2027-03-01T09:00:00Z', 600, 14 * 3600 - 600],
  ['before midnight', '2027-03-01T22:48:20Z', 600, 100],
  ['just before midnight', '2027-03-01T22:58:00Z', 120, 0],
  ['in the night in which the clock goes forward', '2027-03-28T21:59:30Z', 30, 0],
  ['in the night in which it goes back', '2027-10-31T22:59:00Z', 60, 0],
])(
  'what a page of Stockholm says %s holds for so many seconds here, then so many elsewhere',
  (_, now, here, elsewhere) => {
    const validity = { validFor: here * 1000, heldFor: elsewhere * 1000 };
    expect(timeValidity(new Date(now), 'Europe/Stockholm')).toEqual(validity);
  },
);
