import { expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { createHealth } from './health';

const away = { name: 'database', vital: true, check: () => Promise.reject(new Error('away')) };
const leads = { name: 'leads', vital: false, check: async () => ({ pending: 3 }) };
const health = () => createHealth({ version: '1.2.3', checks: [away, leads], log: nullLog });

test('only who may is shown the parts and their numbers', async () => {
  expect(await (await health().answer(false)).json()).toEqual({ status: 'failed', version: '1.2.3' });
  expect(await (await health().answer(true)).json()).toMatchObject({
    parts: { database: { state: 'failed' }, leads: { state: 'ok', pending: 3 } },
  });
});

test('a process whose database is away takes requests until it drains', () => {
  const own = health();
  expect(own.ready().status).toBe(200);
  own.drain();
  expect(own.ready().status).toBe(503);
});
