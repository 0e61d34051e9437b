import { err, ok, type Result } from '../result';
import type { ConfigProblem } from './problem';
import type { Secret } from './secrets/secret';
import type { Variables } from './variables';

/** The cache in front of the server. */
export type EdgeConfig = {
  /** How long it may serve what is stale while we are away. */
  readonly staleSeconds: number;
} & (
  | { readonly vendor: 'fastly'; readonly serviceId: string; readonly token: Secret }
  | { readonly vendor: 'cloudflare'; readonly zoneIds: readonly string[]; readonly token: Secret }
  | { readonly vendor: 'varnish'; readonly urls: readonly string[]; readonly key: Secret }
);

/** The edge, or the variables it still needs; `null` for none. */
export function edgeOf(variables: Variables): Result<EdgeConfig | null, ConfigProblem[]> {
  const { CDN: vendor, CDN_STALE_SECONDS: staleSeconds } = variables;
  const missing = (...names: (keyof Variables)[]) =>
    err(
      names
        .filter((name) => variables[name] === undefined)
        .map((variable) => ({ variable, expected: `a value, because CDN is ${vendor}` })),
    );
  switch (vendor) {
    case 'off':
      return ok(null);
    case 'fastly': {
      const { FASTLY_SERVICE_ID: serviceId, FASTLY_API_TOKEN: token } = variables;
      if (serviceId && token) return ok({ vendor, staleSeconds, serviceId, token });
      return missing('FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN');
    }
    case 'cloudflare': {
      const { CLOUDFLARE_ZONE_IDS: zoneIds, CLOUDFLARE_API_TOKEN: token } = variables;
      if (zoneIds && token) return ok({ vendor, staleSeconds, zoneIds, token });
      return missing('CLOUDFLARE_ZONE_IDS', 'CLOUDFLARE_API_TOKEN');
    }
    case 'varnish': {
      const { VARNISH_URLS: urls, VARNISH_PURGE_KEY: key } = variables;
      if (urls && key) return ok({ vendor, staleSeconds, urls, key });
      return missing('VARNISH_URLS', 'VARNISH_PURGE_KEY');
    }
  }
}
