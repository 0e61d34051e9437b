import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '~/platform/db';
import type { VehicleRegistry } from '../domain/vehicle';
import { findVehicle } from '../store/vehicle-store';

/** How long a look-up may take. */
export const REGISTRY_TIMEOUT_MS = 3000;

/**
 * The registry in our own table: for groups without a provider, and for the demo, some of whose cars fail on purpose. A
 * database that is unavailable makes the registry unavailable.
 */
export function tableRegistry(options: {
  readonly database: Pick<Database, 'db'>;
  readonly onFailure: (cause: unknown) => void;
  readonly timeoutMs?: number;
}): VehicleRegistry {
  const { database, onFailure, timeoutMs = REGISTRY_TIMEOUT_MS } = options;
  return {
    async find(registrationNumber) {
      try {
        const known = await findVehicle(database.db, registrationNumber);
        if (known === null) return { kind: 'unknown' };
        const { fails, ...vehicle } = known;
        if (fails === null) return { kind: 'found', vehicle };
        if (fails === 'timeout') await wait(timeoutMs);
        return { kind: 'unavailable' };
      } catch (cause) {
        onFailure(cause);
        return { kind: 'unavailable' };
      }
    },
  };
}
