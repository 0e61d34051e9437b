import { expect, test } from 'vitest';
import type { RegisteredVehicle, VehicleRegistry } from '~/modules/workshop';

const plain = { fuel: null, carClass: null, brandClass: null, fails: null } as const;

/** What the register of the suite holds. */
export const REGISTERED: readonly RegisteredVehicle[] = [
  {
    registrationNumber: 'ABC123',
    brand: 'Volvo',
    model: 'V60',
    buildYear: 2021,
    ...plain,
    hasServiceAgreement: true,
  },
  {
    registrationNumber: 'KUNG',
    brand: 'Alfa Romeo',
    model: 'Giulia',
    buildYear: null,
    ...plain,
    hasServiceAgreement: false,
    carClass: 'Kung',
    brandClass: 'premium',
    fuel: 'plug-in-hybrid',
  },
  {
    registrationNumber: 'ÅÄÖ1',
    brand: 'Saab',
    model: '900',
    buildYear: 1989,
    ...plain,
    hasServiceAgreement: false,
  },
  {
    registrationNumber: 'DWN001',
    brand: 'Volvo',
    model: 'V90',
    buildYear: 2020,
    ...plain,
    hasServiceAgreement: false,
    fails: 'unavailable',
  },
  {
    registrationNumber: 'SLW001',
    brand: 'Volvo',
    model: 'V90',
    buildYear: 2020,
    ...plain,
    hasServiceAgreement: false,
    fails: 'timeout',
  },
];

/** What every register of vehicles does; `timeLimitMs` is how long it may take. */
export function registrySuite(registry: () => VehicleRegistry, timeLimitMs: number): void {
  test.each(REGISTERED.filter(({ fails }) => fails === null))(
    'finds $registrationNumber, all of it',
    async ({ fails: _, ...vehicle }) => {
      expect(await registry().find(vehicle.registrationNumber)).toEqual({ kind: 'found', vehicle });
    },
  );

  test.each(['NON111', 'AB', '1234567'])('knows no %s', async (plate) => {
    expect(await registry().find(plate)).toEqual({ kind: 'unknown' });
  });

  test('that fails says so at once', async () => {
    expect(await registry().find('DWN001')).toEqual({ kind: 'unavailable' });
  });

  test('that is slow is waited for no longer than the limit', async () => {
    const before = performance.now();
    expect(await registry().find('SLW001')).toEqual({ kind: 'unavailable' });
    const took = performance.now() - before;
    expect(took).toBeGreaterThan(timeLimitMs * 0.9);
    expect(took).toBeLessThan(timeLimitMs + 1500);
  });
}
