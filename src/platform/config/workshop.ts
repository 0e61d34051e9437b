import type { ConfigProblem } from './problem';
import type { Secret } from './secrets/secret';
import type { Variables } from './variables';

/** Back ends of the workshop booking. */
export interface WorkshopConfig {
  /** Provider of vehicle data; `null`: our own table. */
  readonly registry: { readonly url: string; readonly key: Secret | null } | null;
  /** A workshop service with the same API as ours; `null`: our own engine. */
  readonly upstream: { readonly url: string; readonly key: Secret | null } | null;
  /** A tyre hotel service with the same API as ours; `null`: our own agreements. */
  readonly tyreHotel: { readonly url: string; readonly key: Secret | null } | null;
}

export function workshopOf(variables: Variables): WorkshopConfig {
  const service = (url: string | undefined, key: Secret | undefined) =>
    url === undefined ? null : { url, key: key ?? null };
  return {
    registry: service(variables.VEHICLE_REGISTRY_URL, variables.VEHICLE_REGISTRY_KEY),
    upstream: service(variables.WORKSHOP_UPSTREAM_URL, variables.WORKSHOP_UPSTREAM_KEY),
    tyreHotel: service(variables.TYRE_HOTEL_UPSTREAM_URL, variables.TYRE_HOTEL_UPSTREAM_KEY),
  };
}

export function workshopProblems(variables: Variables): ConfigProblem[] {
  const pairs = [
    ['VEHICLE_REGISTRY_URL', 'VEHICLE_REGISTRY_KEY'],
    ['WORKSHOP_UPSTREAM_URL', 'WORKSHOP_UPSTREAM_KEY'],
    ['TYRE_HOTEL_UPSTREAM_URL', 'TYRE_HOTEL_UPSTREAM_KEY'],
  ] as const;
  return pairs.flatMap(([variable, key]) =>
    variables[key] !== undefined && variables[variable] === undefined
      ? [{ variable, expected: `a URL, because ${key} is set` }]
      : [],
  );
}
