import type { Redirects } from '~/modules/content';
import { localPath, routeOf } from '~/page/route';
import { languagePrefix, SITES, type Site } from '~/sites';
import { carPath } from '~/sites/paths';

type FindCar = (
  carIndex: string,
  id: string,
) => Promise<{ readonly car_id: string; readonly slug: string } | undefined>;

/**
 * The redirects of the content, except that one which leads to a car leads to the car's address of today, whatever slug
 * the old address has; so does an address of a car that is not written as ours are. One hop instead of two (REDIR-1).
 */
export function carRedirects(redirects: Pick<Redirects, 'find'>, findCar: FindCar): Pick<Redirects, 'find'> {
  return {
    async find(key, url) {
      const found = await redirects.find(key, url);
      const site = SITES.find((each) => each.key === key);
      if (site === undefined || site.carIndex === null) return found;
      const target = found === null ? canonicalAddress(site, url) : found.to;
      if (target === null || !target.startsWith('/')) return found;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
      const named = carOf(site, path);
      const car = named && (await findCar(site.carIndex, named.id));
      if (named === null || car == null) return found;
      const to = localPath(languagePrefix(site, named.language), carPath(site, car)) + rest;
      return { to, status: 301 };
    },
  };
}

/** Where an address leads that is not written as ours are: capitals, a slash at its end; null for all others. */
function canonicalAddress(site: Site, url: URL): string | null {
  const route = routeOf(site, url.pathname);
  return route.kind === 'moved' ? route.to + url.search : null;
}

function carOf(site: Site, path: string) {
  const tidy = routeOf(site, path);
  const route = tidy.kind === 'moved' ? routeOf(site, tidy.to) : tidy;
  if (route.kind !== 'page' || !route.path.startsWith(`${site.paths.carDetail}/`)) return null;
  const [id = '', ...more] = route.path.slice(site.paths.carDetail.length + 1).split('/');
  // Other pages below the same base are no cars.
  return /\d/.test(id) && more.length <= 1 ? { id, language: route.language } : null;
}
