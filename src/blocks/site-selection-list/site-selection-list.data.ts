import { selectSites } from '~/features/facilities/server';
import type { SiteRecord } from '~/modules/facilities';
import { type BlockLoader, type FieldsOf, loaded, nothing } from '~/page/contract';
import type { block } from './site-selection-list.block';

/** Most facilities of a list (TEASER-1). */
export const MAX_SITES = 100;

/** Nothing at all, no heading either, where the selection leaves no facility. */
export const load: BlockLoader<FieldsOf<typeof block>, readonly SiteRecord[]> = ({
  fields,
  page,
  services,
}) => {
  const sites = selectSites(fields, page, services.facilities, MAX_SITES);
  return sites.length === 0 ? nothing : loaded(sites);
};
