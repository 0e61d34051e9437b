import type { Content, Redirects } from '~/modules/content';
import type { HostTable } from '../hosts';
import type { Pages } from '../pages';

/** The redirects as visitors meet them: each that is followed is counted. */
export const countedRedirects = (redirects: Pick<Redirects, 'follow'>): Pick<Redirects, 'find'> => ({
  find: (site, url) => redirects.follow(site, url),
});

/** Pages, of which those that are not found are counted by their addresses. */
export function countedPages(
  pages: Pages,
  hosts: Pick<HostTable, 'siteOf'>,
  addresses: Pick<Content['addresses'], 'missing'>,
): Pages {
  return {
    ...pages,
    async get(host, url, fragment) {
      const answer = await pages.get(host, url, fragment);
      const isMissing = answer.kind === 'page' && answer.rendered.page.status === 404;
      if (isMissing && !url.searchParams.has('view')) addresses.missing(hosts.siteOf(host).key, url.pathname);
      return answer;
    },
  };
}
