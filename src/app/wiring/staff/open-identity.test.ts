import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSites } from '~/demo/group';
import { createFacilities, type Facilities, facilitiesMigrations } from '~/modules/facilities';
import { accountRoutes, identityMigrations } from '~/modules/identity';
import { parseConfig } from '~/platform/config';
import type { Database } from '~/platform/db';
import { createLog, nullLog } from '~/platform/log';
import { systemClock } from '~/platform/time';
import { freshPglite } from '~test/pglite';
import { openIdentity } from './open-identity';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
let database: Database;
let facilities: Facilities;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-identity-'));
  database = await freshPglite([facilitiesMigrations, identityMigrations]);
  facilities = await createFacilities({ database, log: nullLog });
  await facilities.replaceAll('automotive-se-sites', demoSites('automotive-se', '2026-03-02'));
});
afterAll(async () => {
  await facilities.stop();
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function opened(env: Readonly<Record<string, string>>) {
  const config = parseConfig({ DATA_DIR: dataDir, ...env });
  if (!config.ok) throw new Error('no configuration');
  const logged: string[] = [];
  const log = createLog({ destination: { write: (line) => void logged.push(line) } });
  const staff = await openIdentity({ config: config.value, database, facilities, clock: systemClock, log });
  return { staff, logged: logged.join() };
}

test('production without AUTH_SECRET keeps the staff pages closed and says so', async () => {
  const { staff, logged } = await opened({ FORECOURT_ENV: 'production', MAIL: 'outbox' });
  expect(staff).toBeNull();
  expect(logged).toContain('AUTH_SECRET is not set: the staff pages are closed');
});

test('a demo keeps a secret of its own and makes its accounts once; production closes them', async () => {
  const first = await opened({ FORECOURT_ENV: 'demo' });
  const second = await opened({ FORECOURT_ENV: 'demo' });
  expect(second.staff?.keys[0].reveal()).toBe(first.staff?.keys[0].reveal());
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o077).toBe(0);
  const list = await second.staff?.identity.accounts.run({ command: 'list' });
  expect(list?.ok === true && list.value.map(({ email, workshops }) => [email, workshops.length])).toEqual([
    ['admin@nordhem.example', 0],
    ['editor@nordhem.example', 0],
    ['publisher@nordhem.example', 0],
    ['staff@nordhem.example', 2],
  ]);
  const production = await opened({ FORECOURT_ENV: 'production', MAIL: 'outbox', AUTH_SECRET: SECRET });
  const entered = await production.staff?.identity.signIn({
    email: 'admin@nordhem.example',
    password: 'nordhem-demo-2026',
    client: 'x',
  });
  expect(entered).toEqual({ ok: false, error: { code: 'refused' } });
  expect(production.logged).toContain('an account of the demo was disabled');
});

test('the command line needs the key, and is understood or refused', async () => {
  const { staff } = await opened({ FORECOURT_ENV: 'production', MAIL: 'outbox', AUTH_SECRET: SECRET });
  if (staff === null) throw new Error('closed');
  const routes = accountRoutes({ accounts: staff.identity.accounts, keys: staff.keys });
  const send = (key: string, body: unknown) =>
    routes.request('/api/accounts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(body),
    });
  for (const key of ['', SECRET, 'demo']) expect((await send(key, { command: 'list' })).status).toBe(401);
  const key = staff.keys[0].reveal();
  expect((await send(key, { command: 'list' })).status).toBe(200);
  expect((await send(key, { command: 'disable', email: 'who@x.example' })).status).toBe(404);
  for (const wrong of [
    {},
    { command: 'drop' },
    { command: 'password', email: 'a@b.example', password: 'short' },
  ])
    expect((await send(key, wrong)).status).toBe(400);
});

test('while AUTH_SECRET is rotated, the command line is understood with the new secret and the one before', async () => {
  const keyOf = async (secret: string) => {
    const { staff } = await opened({ FORECOURT_ENV: 'production', MAIL: 'outbox', AUTH_SECRET: secret });
    if (staff === null) throw new Error('closed');
    return staff;
  };
  const before = await keyOf(SECRET);
  const during = await keyOf(`a-new-${SECRET} ${SECRET}`);
  const after = await keyOf(`a-new-${SECRET}`);
  const statusOf = async (server: typeof before, client: typeof before) => {
    const answer = await accountRoutes({ accounts: server.identity.accounts, keys: server.keys }).request(
      '/api/accounts',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': client.keys[0].reveal() },
        body: JSON.stringify({ command: 'list' }),
      },
    );
    return answer.status;
  };
  expect(await statusOf(during, before)).toBe(200);
  expect(await statusOf(during, during)).toBe(200);
  expect(await statusOf(after, during)).toBe(200);
  expect(await statusOf(after, before)).toBe(401);
});
