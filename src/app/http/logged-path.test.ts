import { expect, test } from 'vitest';
import { CALLS } from '~/modules/workshop/web/calls';
import { loggedPath } from './logged-path';

test('paths of the workshop booking are logged without plates, ids and keys', () => {
  expect(loggedPath('/api/mechmate/vehicles/ABC123')).toBe('/api/mechmate/vehicles/…');
  expect(loggedPath('/api/mechmate/timeslots/from/ABC123/10.40/2026-03-02T00:00:00/')).toBe(
    '/api/mechmate/timeslots/from/…/…/…/',
  );
  expect(loggedPath('/api/mechmate/bookings/secret-of-ada/calendar.ics')).toBe(
    '/api/mechmate/bookings/…/calendar.ics',
  );
  expect(loggedPath('/api/mechmate/closest/ABC123')).toBe('/api/mechmate/…/…');
  expect(loggedPath(`/studio/api/fct_${'x'.repeat(43)}/sv`)).toBe('/studio/api/[redacted]/sv');
  expect(loggedPath('/kop-bil/volvo')).toBe('/kop-bil/volvo');
});

test('every call is distinguishable in the log', () => {
  const logged = Object.values(CALLS).map(
    ({ method, path }) => `${method} ${loggedPath(`/api/mechmate${path.replaceAll(/\{\w+\}/g, 'X1')}`)}`,
  );
  expect(new Set(logged).size).toBe(logged.length);
  expect(logged.join()).not.toContain('X1');
});
