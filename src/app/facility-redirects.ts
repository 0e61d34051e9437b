import type { Redirects } from '~/modules/content';
import type { Facilities } from '~/modules/facilities';
import { SITES } from '~/sites';
import { facilityListPath } from '~/sites/paths';

/**
 * The redirects of the content, except that one which leads to a facility that is not there leads to the
 * list of all: earlier addresses name places that have moved or closed (specification 1 §2.11).
 */
export function facilityRedirects(redirects: Redirects, facilities: Pick<Facilities, 'bySlug'>): Redirects {
  return {
    ...redirects,
    async find(key, url) {
      const found = await redirects.find(key, url);
      const site = SITES.find((each) => each.key === key);
      if (found === null || site === undefined || site.siteIndex === null) return found;
      const path = found.to.replace(/[?#].*$/, '');
      const below = `${site.paths.siteDetail}/`;
      if (!path.startsWith(below) || facilities.bySlug(site.siteIndex, path.slice(below.length)))
        return found;
      return { ...found, to: facilityListPath(site) };
    },
  };
}
