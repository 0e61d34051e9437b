import { fixedFilters } from '~/features/car-search/browser';
import { field } from '~/modules/content';
import type { SiteRecord } from '~/modules/facilities';
import type { BlockServices, PageContext } from '~/page/contract';

/** How an editor chooses facilities; the same for every block that shows some of them. */
export const selectionFields = {
  SiteIds: field.text({
    maxLength: 4000,
    label: 'Facilities',
    help: 'site_id of each, separated by commas, kept in this order; empty: by the filters',
  }),
  Filters: field.list(
    { Name: field.text({ maxLength: 100 }), Value: field.text({ maxLength: 200 }) },
    {
      max: 50,
      help: 'Field of the site record and value, for example site_region and Skåne; empty: all facilities',
    },
  ),
};

interface Selection {
  readonly SiteIds: string;
  readonly Filters: readonly { readonly Name: string; readonly Value: string }[];
}

/**
 * The chosen facilities, at most `limit`: by id in the given order, else those that the filters leave in the editors'
 * order, else the first of all. Ids that are no facility any more are passed over.
 */
export function selectSites(
  { SiteIds, Filters }: Selection,
  page: Pick<PageContext, 'site' | 'tag'>,
  facilities: BlockServices['facilities'],
  limit: number,
): readonly SiteRecord[] {
  const { siteIndex: index } = page.site;
  if (index === null) return [];
  page.tag(`facilities:${index}`);
  const ids = SiteIds.split(/[\s,|]+/).filter((id) => id !== '');
  const found = (siteIds: readonly unknown[]) =>
    siteIds.flatMap((id) => (typeof id === 'string' ? (facilities.bySiteId(index, id) ?? []) : []));
  if (ids.length > 0) return found([...new Set(ids)]).slice(0, limit);
  const filters = fixedFilters(Filters);
  if (Object.keys(filters).length === 0) return facilities.all(index).slice(0, limit);
  const sort_name = 'website_sort_order_asc';
  const answer = facilities.search({ index, filters, sort_name, limit, offset: 0, fields: ['site_id'] });
  return found(answer.content.map(({ site_id }) => site_id));
}
