import type { Breaker } from '~/platform/breaker';
import { answerText, fetchWithin, parseJson } from '~/platform/http';
import type { Log } from '~/platform/log';
import type { VehicleAnswer, VehicleRegistry } from '../domain/vehicle';
import { vehicleFacts } from '../domain/vehicle-facts';
import { REGISTRY_TIMEOUT_MS } from './table-registry';

export interface HttpRegistryOptions {
  /** Base address of the cars: `{url}/ABC123`. */
  readonly url: string;
  /** Sent as `x-api-key`; null for a registry without one. */
  readonly key: string | null;
  readonly log: Log;
  /** For a whole exchange. */
  readonly timeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

const MAX_BYTES = 64 * 1024;

/**
 * A provider of vehicle data over HTTP: `GET {url}/{registrationNumber}` answers 200 with the car as JSON, or 404 for a
 * number that no car carries. Everything else, and anything slow or unreadable, is "unavailable".
 */
export function httpRegistry(options: HttpRegistryOptions): VehicleRegistry {
  const { key, log, breaker, timeoutMs = REGISTRY_TIMEOUT_MS } = options;
  const base = options.url.replace(/\/+$/, '');
  const unavailable = (reason: string): VehicleAnswer => {
    log.warn({ reason }, 'register of vehicles');
    return { kind: 'unavailable' };
  };
  return {
    async find(registrationNumber) {
      const answer = await fetchWithin(`${base}/${encodeURIComponent(registrationNumber)}`, {
        headers: { accept: 'application/json', ...(key === null ? {} : { 'x-api-key': key }) },
        timeoutMs,
        breaker,
        maxBytes: MAX_BYTES,
      });
      if (!answer.ok) return unavailable(answer.error);
      if (answer.value.status === 404) return { kind: 'unknown' };
      if (answer.value.status !== 200) return unavailable(`status ${answer.value.status}`);
      const json = parseJson(answerText(answer.value));
      const parsed = json.ok ? vehicleFacts.safeParse(json.value) : null;
      if (parsed?.success !== true) return unavailable('unreadable answer');
      const { brand, model, buildYear, fuel, hasServiceAgreement, carClass, brandClass } = parsed.data;
      return {
        kind: 'found',
        vehicle: {
          registrationNumber,
          brand,
          model,
          buildYear,
          fuel,
          carClass,
          brandClass,
          hasServiceAgreement: hasServiceAgreement ?? false,
        },
      };
    },
  };
}
