import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, platformMigrations } from '~/platform/db';
import { createLog, nullLog } from '~/platform/log';
import { freshPglite } from '~test/pglite';
import { REGISTERED, registrySuite } from '~test/workshop/registry-suite';
import type { VehicleAnswer, VehicleRegistry } from '../domain/vehicle';
import { workshopMigrations } from '../store/migrations';
import { countVehicles, replaceVehicles } from '../store/vehicle-store';
import { cachedRegistry } from './cached-registry';
import { httpRegistry } from './http-registry';
import { tableRegistry } from './table-registry';

const KEY = 'hunter2-registry';
const LIMIT = 150;
let database: Database;
let table: VehicleRegistry;
let server: Server;
let url = '';

/** Cars of whose fuel a provider says nothing, or has a word that we do not know. */
const ODD_FUELS: Readonly<Record<string, readonly [status: number, body: string]>> = {
  steam: [200, '{"brand":"Stanley","model":"Steamer","fuel":"steam"}'],
  missing: [200, '{"brand":"Stanley","model":"Steamer"}'],
  nothing: [200, '{"brand":"Stanley","model":"Steamer","fuel":null}'],
};

/** What the stand-in answers below `/x/…` instead of a car. */
const MISHAPS: Readonly<Record<string, readonly [status: number, body: string]>> = {
  busy: [503, '{}'],
  denied: [401, '{}'],
  moved: [302, ''],
  nonsense: [200, '<p>hello</p>'],
  foreign: [200, '{"brand":7,"model":"V60"}'],
  nameless: [200, '{"brand":" ","model":"V60"}'],
  long: [200, JSON.stringify({ brand: 'x'.repeat(100_000), model: 'y' })],
};

beforeAll(async () => {
  database = await freshPglite([platformMigrations, workshopMigrations]);
  await replaceVehicles(database, REGISTERED);
  table = tableRegistry({ database, onFailure: () => undefined, timeoutMs: LIMIT });
  server = createServer((request, response) => {
    const [, first = '', plate = ''] = (request.url ?? '').split('/');
    const [status, body] = MISHAPS[first] ?? ODD_FUELS[first] ?? [];
    if (status !== undefined)
      return void response.writeHead(status, status === 302 ? { location: '/v1/ABC123' } : {}).end(body);
    if (request.headers['x-api-key'] !== KEY) return void response.writeHead(401).end();
    const car = REGISTERED.find((each) => each.registrationNumber === decodeURIComponent(plate));
    if (car === undefined) return void response.writeHead(404).end();
    if (car.fails === 'timeout') return;
    if (car.fails === 'unavailable') return void response.writeHead(500).end();
    // Providers leave out what they do not know, and tell more than is asked.
    const { carClass, buildYear, ...rest } = car;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...rest, ...(carClass ? { carClass } : {}), buildYear, owner: 'Ada' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  url = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : '';
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

const over = (path: string) =>
  httpRegistry({ url: `${url}/${path}`, key: KEY, log: nullLog, timeoutMs: LIMIT });

describe('the register in our own table', () => {
  registrySuite(() => table, LIMIT);

  test('is replaced as a whole', async () => {
    const own = await freshPglite([platformMigrations, workshopMigrations]);
    await replaceVehicles(own, REGISTERED);
    await replaceVehicles(own, REGISTERED.slice(0, 2));
    expect(await countVehicles(own.db)).toBe(2);
    await own.close();
    const causes: unknown[] = [];
    const gone = tableRegistry({ database: own, onFailure: (cause) => causes.push(cause) });
    expect(await gone.find('ABC123')).toEqual({ kind: 'unavailable' });
    expect(causes).toHaveLength(1);
  });
});

describe('a register over HTTP', () => {
  registrySuite(() => over('v1/'), LIMIT);

  test.each(Object.keys(MISHAPS))('that is %s is unavailable', async (path) => {
    expect(await over(path).find('ABC123')).toEqual({ kind: 'unavailable' });
  });

  test.each(Object.keys(ODD_FUELS))(
    'correction 5: whose word for the fuel is %s knows none',
    async (path) => {
      const vehicle = { brand: 'Stanley', fuel: null, buildYear: null, hasServiceAgreement: false };
      expect(await over(path).find('ABC123')).toMatchObject({ kind: 'found', vehicle });
    },
  );

  test('fails without its key or the plate in the log', async () => {
    const lines: string[] = [];
    const log = createLog({ destination: { write: (line) => void lines.push(line) } });
    await httpRegistry({ url: `${url}/busy`, key: KEY, log }).find('ABC123');
    expect(lines.join()).toContain('status 503');
    expect(lines.join()).not.toMatch(/ABC123|hunter2/);
  });
});

describe('a register that is remembered', () => {
  registrySuite(() => cachedRegistry(table), LIMIT);

  test('is asked again only after a while, and at once after a failure', async () => {
    let clock = 0;
    const requests: string[] = [];
    const answers: Record<string, VehicleAnswer> = { NON111: { kind: 'unknown' } };
    const registry = cachedRegistry(
      {
        find: async (plate) => {
          requests.push(plate);
          return answers[plate] ?? { kind: 'unavailable' };
        },
      },
      { ttlMs: 1000, now: () => clock, maxEntries: 1 },
    );
    await Promise.all([registry.find('NON111'), registry.find('NON111')]);
    clock = 999;
    await registry.find('NON111');
    expect(requests).toEqual(['NON111']);
    clock = 1000;
    await registry.find('NON111');
    await registry.find('DWN001');
    await registry.find('DWN001');
    expect(requests).toEqual(['NON111', 'NON111', 'DWN001', 'DWN001']);
  });
});
