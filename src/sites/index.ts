export { languageFor } from './accepted-language';

import { auctionsSe } from './auctions-se';
import { automotiveNo } from './automotive-no';
import { automotiveSe } from './automotive-se';
import { automotiveUk } from './automotive-uk';
import { carstoreFi } from './carstore-fi';
import { carstoreNo } from './carstore-no';
import { carstoreSe } from './carstore-se';
import { carstoreSk } from './carstore-sk';
import { lifestyleSe } from './lifestyle-se';
import { mercedesSe } from './mercedes-se';
import type { Language, Site, SiteKey } from './site';
import { smartSe } from './smart-se';

export type {
  Country,
  Currency,
  DistanceUnit,
  FacetSetting,
  Language,
  ListSetting,
  Site,
  SiteKey,
  TestDriveSetting,
  ValuationSetting,
} from './site';

/** Every site of the group; all else is derived from this table. */
export const SITES: readonly Site[] = [
  automotiveSe,
  automotiveNo,
  automotiveUk,
  carstoreSe,
  carstoreNo,
  carstoreFi,
  carstoreSk,
  mercedesSe,
  smartSe,
  auctionsSe,
  lifestyleSe,
] as const satisfies readonly Site[];

const BY_KEY = {
  'automotive-se': automotiveSe,
  'automotive-no': automotiveNo,
  'automotive-uk': automotiveUk,
  'carstore-se': carstoreSe,
  'carstore-no': carstoreNo,
  'carstore-fi': carstoreFi,
  'carstore-sk': carstoreSk,
  'mercedes-se': mercedesSe,
  'smart-se': smartSe,
  'auctions-se': auctionsSe,
  'lifestyle-se': lifestyleSe,
} as const satisfies Record<SiteKey, Site>;

const BY_HOST: ReadonlyMap<string, Site> = new Map(
  SITES.flatMap((site) => [...site.hosts, `${site.key}.localhost`].map((host) => [host, site] as const)),
);

/** Name and port of a Host header; the name lower-case and without a closing dot. */
function splitHost(host: string): { name: string; port: string } {
  const [name = '', port = ''] = host.trim().toLowerCase().split(':', 2);
  return { name: name.replace(/\.$/, ''), port };
}

export function isSiteKey(text: string): text is SiteKey {
  return Object.hasOwn(BY_KEY, text);
}

export function siteByKey(key: SiteKey): Site {
  return BY_KEY[key];
}

/** The site of a name from outside; a name that no site has is an error (SITES-7). */
export function siteNamed(name: string): Site {
  if (!isSiteKey(name)) throw new Error(`${UNKNOWN_SITE}: ${name}`);
  return siteByKey(name);
}

export const UNKNOWN_SITE = 'Unknown sitecoreSiteName';

/** The site that answers at a Host header (a port is ignored), or undefined for an unknown host. */
export function siteByHost(host: string): Site | undefined {
  return BY_HOST.get(splitHost(host).name);
}

/**
 * Bare host, with the port of the request, that a www host is permanently sent to;
 * undefined for every host that has no such redirect (PAGES-3).
 */
export function wwwRedirectHost(host: string): string | undefined {
  const { name, port } = splitHost(host);
  if (!name.startsWith('www.')) return undefined;
  const bare = name.slice('www.'.length);
  if (!BY_HOST.get(bare)?.wwwRedirect) return undefined;
  return port === '' ? bare : `${bare}:${port}`;
}

/** URL prefix of a language: '' for the site's default language, else '/en', '/en-gb'. */
export function languagePrefix(site: Site, language: Language): string {
  return site.languages[0] === language ? '' : `/${language.toLowerCase()}`;
}

/**
 * The site's language of this tag; its main one for any other: that of an old row, or one that the site has had when somebody
 * signed up.
 */
export function siteLanguage(site: Pick<Site, 'languages'>, tag: string | null | undefined): Language {
  return site.languages.find((each) => each === tag) ?? site.languages[0];
}

/**
 * Locale for numbers and dates of a page: the site's own, or the other language in the site's country. English is written
 * as in Britain everywhere: "11 630,5" within an English sentence is taken for a slip.
 */
export function localeFor(site: Site, language: Language): string {
  if (site.languages[0] === language) return site.locale;
  if (language.includes('-')) return language;
  if (language === 'en') return 'en-GB';
  return `${language}-${site.country}`;
}
