import { expect, test } from 'vitest';
import { INDEX, SITE } from '~test/workshop/engine';
import { engineStage } from '~test/workshop/engine-stage';
import { reportVisits } from './visit-figures';

const stage = engineStage();
const { start, booked } = stage;
const SPAN = { unit: 'week', from: '2026-11-23', until: '2026-11-30' } as const;
const report = (departmentIds = ['10.1'], span: Parameters<typeof reportVisits>[2] = SPAN) =>
  reportVisits(stage.database, { siteIndex: INDEX, departmentIds }, span);

test('visits, hours of work, cancelled ones and those who did not come, by week and workshop', async () => {
  await start();
  await booked('first');
  const { token } = await booked('second');
  await stage.service.cancel(SITE, 'sv', token);
  await booked('third', { time: null, services: [{ id: 'repair', text: null }] });
  const all = { visits: 2, cancelled: 1, missed: 0, hours: 3 };
  const found = await report();
  expect(found.total).toEqual(all);
  expect([...found.periods]).toEqual([['2026-11-23', all]]);
  expect([...found.workshops]).toEqual([['10.1', all]]);
  const none = { visits: 0, cancelled: 0, missed: 0, hours: 0 };
  expect((await report(['10.2'])).total).toEqual(none);
  expect((await report([])).total).toEqual(none);
  // The day after the last is not of the span.
  expect((await report(['10.1'], { ...SPAN, from: '2026-11-16', until: '2026-11-24' })).total).toEqual(none);
  expect([
    ...(await report(['10.1'], { unit: 'month', from: '2026-11-01', until: '2026-12-01' })).periods,
  ]).toEqual([['2026-11-01', all]]);
});
