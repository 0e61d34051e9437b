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

test('a process that is still filling the demo takes requests, and says how far it is', async () => {
  let filling: { done: number; of: number } | null = { done: 3, of: 40 };
  const own = createHealth({ version: '1', checks: [], log: nullLog, filling: () => filling });
  expect([own.ready().status, await own.ready().text()]).toEqual([200, 'ready, filling the demo: 3 of 40\n']);
  filling = null;
  expect(await own.ready().text()).toBe('ready\n');
});

test('a process whose database is away takes requests until it drains', () => {
  const own = health();
  expect(own.ready().status).toBe(200);
  own.drain();
  expect(own.ready().status).toBe(503);
});
