import type { ContentReader, Redirects } from '~/modules/content';
import type { Facilities } from '~/modules/facilities';
import { SITES } from '~/sites';
import { facilityListPath } from '~/sites/paths';

/**
 * The redirects of the content, except that one which leads to a facility that is not there, nor a page of
 * its name, leads to the list of all: earlier addresses name places that have moved or closed (REDIR-4).
 */
export function facilityRedirects(
  redirects: Pick<Redirects, 'find'>,
  facilities: Pick<Facilities, 'bySlug'>,
  content: Pick<ContentReader, 'page'>,
): Pick<Redirects, 'find'> {
  return {
    async find(key, url) {
      const found = await redirects.find(key, url);
      const site = SITES.find((each) => each.key === key);
      if (found === null || site === undefined || site.siteIndex === null) return found;
      const path = found.to.replace(/[?#].*$/, '');
      const below = `${site.paths.siteDetail}/`;
      if (!path.startsWith(below) || facilities.bySlug(site.siteIndex, path.slice(below.length)))
        return found;
      const scope = { site: key, language: site.languages[0], tag: () => undefined };
      const page = await content.page(scope, path);
      return page !== null && page.wildcard.length === 0 ? found : { ...found, to: facilityListPath(site) };
    },
  };
}
