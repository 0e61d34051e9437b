import { lookup } from 'node:dns/promises';
import type { Config } from '~/platform/config';
import { fetchWithin } from '~/platform/http';
import { skewFinding } from './clock';
import { type Finding, failure, fine, reasonOf, warning } from './finding';

/** What a server is for. */
export type OutsidePart =
  | 'leads'
  | 'quotes'
  | 'vehicles'
  | 'workshop'
  | 'tyreHotel'
  | 'search'
  | 'uploads'
  | 'content'
  | 'edge'
  | 'media'
  | 'forms'
  | 'maps'
  | 'traces'
  | 'errors';

/** A server that is not ours, by the variable that names it. */
interface OutsideServer {
  readonly variable: string;
  readonly url: string;
  readonly part: OutsidePart;
  /** Names of the breakers before it. */
  readonly breakers: readonly string[];
}

/** Every web server that the configuration names. */
export function outsideServers(config: Config): readonly OutsideServer[] {
  const { search, uploads, workshop, upstreams, forms, edge } = config;
  const found: OutsideServer[] = [];
  const add = (
    variable: string,
    url: string | null | undefined,
    part: OutsidePart,
    ...breakers: readonly string[]
  ) => {
    if (url) found.push({ variable, url, part, breakers });
  };
  add('LEAD_WEBHOOK_URL', config.leadWebhook?.url.reveal(), 'leads', 'lead-webhook');
  add('CODEWEAVER_URL', config.quotes?.url, 'quotes', 'quotes');
  add('VEHICLE_REGISTRY_URL', workshop.registry?.url, 'vehicles', 'vehicle-register');
  add('WORKSHOP_UPSTREAM_URL', workshop.upstream?.url, 'workshop', 'workshop-service');
  add('TYRE_HOTEL_UPSTREAM_URL', workshop.tyreHotel?.url, 'tyreHotel', 'tyre-hotel-service');
  add('OPENSEARCH_URL', search.kind === 'opensearch' ? search.url.reveal() : null, 'search', 'opensearch');
  add('SEARCH_UPSTREAM', search.kind === 'service' ? search.url : null, 'search', 'search-service');
  add('S3_URL', uploads.kind === 'bucket' ? uploads.url : null, 'uploads', 's3');
  add('CONTENT_UPSTREAM', upstreams.content?.url, 'content', 'content-relay');
  add('CONTENT_UPSTREAM_GRAPHQL', upstreams.content?.graphql, 'content', 'content');
  for (const url of edge?.vendor === 'varnish' ? edge.urls : [])
    add('VARNISH_URLS', url, 'edge', `cdn ${new URL(url).host}`);
  add('MEDIA_UPSTREAM', upstreams.media, 'media', 'media');
  add('JOTFORM_URL', forms.answers?.address, 'forms', 'form-answers');
  add('MAP_STYLE_URL', config.map.styleUrl, 'maps');
  add('OTEL_EXPORTER_OTLP_ENDPOINT', config.observability.traces?.endpoint, 'traces', 'traces');
  add('SENTRY_DSN', config.observability.errorReports?.reveal(), 'errors', 'error-reports');
  return found;
}

/** Name, connection and answer of each server, and how far its clock is from ours. */
export async function examineServers(
  servers: readonly Pick<OutsideServer, 'variable' | 'url'>[],
  timeoutMs = 5000,
): Promise<readonly Finding[]> {
  return (await Promise.all(servers.map((server) => examineServer(server, timeoutMs)))).flat();
}

/** Name, connection and answer of one. */
export async function examineServer(
  { variable, url }: Pick<OutsideServer, 'variable' | 'url'>,
  timeoutMs = 5000,
): Promise<readonly Finding[]> {
  const { origin, hostname, host } = new URL(url);
  const unknown = await unknownName(hostname);
  if (unknown !== null) return [failure(variable, `${hostname}: ${unknown}`)];
  const before = Date.now();
  // Not the address itself: it may count calls, or do something.
  const answer = await fetchWithin(`${origin}/`, { method: 'HEAD', timeoutMs, maxBytes: 64 * 1024 });
  const after = Date.now();
  if (!answer.ok)
    return answer.error === 'redirected'
      ? [fine(variable, `${host} answers`)]
      : [failure(variable, `${host}: ${answer.error}`)];
  const { status, headers } = answer.value;
  const reached =
    status >= 500 ? warning(variable, `${host} answers ${status}`) : fine(variable, `${host} answers`);
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? [reached] : [reached, skewFinding(host, date, before, after, 1000)];
}

/** Whether the hosts that visitors use have an address; one that has not may be about to get one. */
export async function examineHosts(siteHosts: Config['siteHosts']): Promise<readonly Finding[]> {
  const hosts = Object.values(siteHosts).flat();
  const missing = (
    await Promise.all(hosts.map(async (host) => [host, await unknownName(host)] as const))
  ).flatMap(([host, reason]) => (reason === null ? [] : [`${host} (${reason})`]));
  if (hosts.length === 0) return [];
  return missing.length === 0
    ? [fine('SITE_HOSTS', `all ${hosts.length} hosts have an address`)]
    : [warning('SITE_HOSTS', `without an address: ${missing.join(', ')}`)];
}

/** Why a host name has no address; null when it has one. */
const unknownName = (hostname: string): Promise<string | null> =>
  lookup(hostname.replace(/^\[|\]$/g, '')).then(
    () => null,
    (cause: unknown) => `no address: ${reasonOf(cause)}`,
  );
