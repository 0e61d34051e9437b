import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBreakers } from '~/platform/breaker';
import { parseConfig } from '~/platform/config';
import { fetchWithin } from '~/platform/http';
import { nullLog } from '~/platform/log';
import { fixedClock } from '~/platform/time';
import { type MisbehavingServer, misbehavingServer } from '~test/misbehaving-server';
import { freshPglite } from '~test/pglite';
import { openStaff, staffPages } from '~test/staff/world';
import { openConnections } from './connections';

let server: MisbehavingServer;
let staff: Awaited<ReturnType<typeof openStaff>>;
beforeAll(async () => {
  server = await misbehavingServer('{}');
  staff = await openStaff(freshPglite);
});
afterAll(async () => {
  await server.close();
  await staff.database.close();
});

const database = { ping: async () => undefined };

function opened(breakers = createBreakers({ log: nullLog })) {
  const config = parseConfig({
    NODE_ENV: 'test',
    VEHICLE_REGISTRY_URL: `${server.url}/cars?key=secret`,
    SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
    MAIL_FROM: 'staff@nordhem.example',
  });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return openConnections({ config: config.value, breakers, database });
}

test('what is configured is listed with its host, and nothing of its address that is secret', () => {
  const list = opened().list();
  expect(list.map(({ part, host }) => [part, host])).toEqual([
    ['database', null],
    ['mail', '127.0.0.1:1'],
    ['vehicles', new URL(server.url).host],
  ]);
  expect(JSON.stringify(list)).not.toContain('secret');
});

test('what was seen of a server is what its breaker has seen', async () => {
  const breakers = createBreakers({ log: nullLog });
  const seen = () =>
    opened(breakers)
      .list()
      .find(({ part }) => part === 'vehicles')?.seen;
  expect(seen()).toBeNull();
  const call = () =>
    fetchWithin(server.url, { timeoutMs: 500, maxBytes: 1000, breaker: breakers.of('vehicle-register') });
  await server.set('well');
  await call();
  expect(seen()).toMatchObject({ state: 'closed', answeredAt: expect.any(Date), failure: null });
  await server.set('failing');
  for (let calls = 0; calls < 4; calls += 1) await call();
  expect(seen()).toMatchObject({ state: 'open', failure: { at: expect.any(Date), reason: '503' } });
});

test('one that is tried is asked at once, and nothing is done there', async () => {
  const connections = opened();
  const id = connections.list().find(({ part }) => part === 'vehicles')?.id ?? '';
  await server.set('well');
  expect(await connections.tryNow(id)).toMatchObject({ level: 'ok' });
  await server.set('failing');
  expect(await connections.tryNow(id)).toMatchObject({ level: 'warn' });
  expect(server.received.every(({ body }) => body === '')).toBe(true);
  expect(await connections.tryNow('database')).toEqual({ level: 'ok', text: '' });
  expect(await connections.tryNow('mail')).toMatchObject({ level: 'fail' });
  expect(await connections.tryNow('nothing')).toBeNull();
});

test('an administrator reads what is known and what came of a try, in the words of the language', async () => {
  const pages = staffPages(staff, { clock: fixedClock('2026-03-02T09:00:00Z'), connections: opened() });
  const shown = await (await pages.get('admin', '/staff/connections')).text();
  expect(shown).toContain('Fordonsregister');
  expect(shown).toContain('E-postserver');
  expect(shown).not.toContain('secret');
  await server.set('gone');
  const id =
    opened()
      .list()
      .find(({ part }) => part === 'vehicles')?.id ?? '';
  const tried = await (await pages.post('admin', '/staff/connections', { id })).text();
  expect(tried).toContain('Den svarar inte som den ska.');
  const unknown = await pages.post('admin', '/staff/connections', { id: 'nothing' });
  expect([unknown.status, (await unknown.text()).includes('role="status"')]).toEqual([200, false]);
});
