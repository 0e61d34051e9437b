import type { Config } from '~/platform/config';
import type { Site } from '~/sites';
import { PAGE_DATA_ID, type PageData } from '~/ui/analytics/page-data';
import type { PageContext } from '../contract';
import { scriptJson } from '../markup';

/** Container of a site's tag manager: the operator's word, else the site's own; null for none. */
export function tagContainerOf(site: Site, { containers }: Config['tags']): string | null {
  const ofOperator = containers[site.key];
  return ofOperator === undefined ? (site.tagContainer ?? null) : ofOperator;
}

/**
 * What a page says of itself to analytics (ANALYTICS-2).
 *
 * @param subject what the wildcards of its path stand for, by the page's blocks
 */
export function pageDataOf(page: PageContext, tags: Config['tags'], subject?: string): PageData {
  const id = tagContainerOf(page.site, tags);
  return {
    name: itemName(page.page.itemPath, subject),
    variant: 'default',
    language: page.language,
    currency: tags.currency,
    container: id === null ? null : { id, script: scriptOf(id, tags) },
  };
}

export const pageDataMarkup = (data: PageData): string =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`;

/**
 * The last part of the path; the item above all others is called home. A wildcard is no name: its page is called by
 * the part before it and its subject (`bilmarken Volvo V60`), never by ids, which would make a name for each car.
 */
function itemName(itemPath: string, subject = 'detail'): string {
  const parts = itemPath.split('/').filter((part) => part !== '');
  const named = parts.filter((part) => !/^\*+$/.test(part)).at(-1) ?? 'home';
  return /^\*+$/.test(parts.at(-1) ?? '') ? `${named} ${subject}` : named;
}

function scriptOf(id: string, { managerUrl }: Config['tags']): string {
  const url = new URL(managerUrl);
  url.searchParams.set('id', id);
  return url.href;
}
