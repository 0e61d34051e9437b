import { SITES, type Site, type SiteKey, siteByKey } from '~/sites';

export interface HostTable {
  /** The site that answers at a Host header; an unknown or missing host gets the default site. */
  siteOf(host: string | undefined): Site;
  /** Whether a Host header is one we know; pages are kept in memory for known hosts only. */
  knows(host: string): boolean;
  /** Origin with the bare host that a www host is permanently sent to, for the one site that has it. */
  wwwRedirect(host: string | undefined): string | null;
  /** Where a site's pages say they live. */
  originOf(site: Site): string;
}

interface HostOptions {
  readonly defaultSite: SiteKey;
  /** Hosts by site key that replace the ones in the site's own data. */
  readonly siteHosts: Readonly<Record<string, readonly string[]>>;
  /** True where canonical addresses are the real hosts; otherwise `<site>.localhost:port`. */
  readonly canonicalHosts: boolean;
  port(): number;
}

const nameOf = (host: string) => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** Hosts → sites: each site's configured hosts and `<site>.localhost`. */
export function hostTable(options: HostOptions): HostTable {
  const hostsOf = (site: Site) => options.siteHosts[site.key] ?? site.hosts;
  const sites = new Map(
    SITES.flatMap((site) =>
      [...hostsOf(site), `${site.key}.localhost`].map((host) => [nameOf(host), site] as const),
    ),
  );
  const fallback = siteByKey(options.defaultSite);
  return {
    siteOf: (host) => (host === undefined ? fallback : (sites.get(nameOf(host)) ?? fallback)),
    knows: (host) => sites.has(nameOf(host)),
    wwwRedirect(host) {
      const name = nameOf(host ?? '');
      if (!name.startsWith('www.') || sites.has(name)) return null;
      const bare = name.slice('www.'.length);
      if (sites.get(bare)?.wwwRedirect !== true) return null;
      // TLS ends before us: by its own connection a process does not know that the visitor came by https.
      const scheme = options.canonicalHosts ? 'https' : 'http';
      return `${scheme}://${bare}${/:\d+$/.exec(host ?? '')?.[0] ?? ''}`;
    },
    originOf: (site) =>
      options.canonicalHosts
        ? `https://${hostsOf(site)[0] ?? `${site.key}.localhost`}`
        : `http://${site.key}.localhost:${options.port()}`,
  };
}
