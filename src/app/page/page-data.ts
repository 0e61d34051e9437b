import type { PageContext } from '~/blocks/contract';
import type { Config } from '~/platform/config';
import type { Site } from '~/sites';
import { PAGE_DATA_ID, type PageData } from '~/ui/analytics/page-data';
import { scriptJson } from './markup';

/** Container of a site's tag manager: the operator's word, else the site's own; null for none. */
export function tagContainerOf(site: Site, { containers }: Config['tags']): string | null {
  const ofOperator = containers[site.key];
  return ofOperator === undefined ? (site.tagContainer ?? null) : ofOperator;
}

/** What a page says of itself to analytics (specification 1 §7, page view tracking). */
export function pageDataOf(page: PageContext, tags: Config['tags']): PageData {
  const id = tagContainerOf(page.site, tags);
  return {
    name: itemName(page.page.itemPath),
    variant: 'default',
    language: page.language,
    currency: tags.currency,
    container: id === null ? null : { id, script: scriptOf(id, tags) },
  };
}

export const pageDataMarkup = (data: PageData): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`;

/** The last part of the path; the item above all others is called home. */
const itemName = (itemPath: string): string => itemPath.split('/').findLast((part) => part !== '') ?? 'home';

function scriptOf(id: string, { managerUrl }: Config['tags']): string {
  const url = new URL(managerUrl);
  url.searchParams.set('id', id);
  return url.href;
}
