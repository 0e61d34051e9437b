import { selectSites } from '~/features/facilities/server';
import { type DrawnMap, drawnAround, drawnFor, MAX_MARKERS, pointOf } from '~/features/map';
import { type BlockLoader, type FieldsOf, loaded, nothing } from '~/page/contract';
import type { block } from './facility-map.block';

export interface FacilityMapData {
  readonly map: DrawnMap;
  readonly styleUrl: string | null;
}

/** Nothing at all where no facility has a position. One alone is shown with its neighbourhood. */
export const load: BlockLoader<FieldsOf<typeof block>, FacilityMapData> = async ({
  fields,
  page,
  services,
}) => {
  const sites = selectSites(fields, page, services.facilities, MAX_MARKERS);
  const points = sites.map((site) => pointOf(site, page)).filter((point) => point !== null);
  const [first, second] = points;
  if (first === undefined) return nothing;
  const map =
    second === undefined
      ? await drawnAround(first, first, page.site)
      : await drawnFor(points, page.site, first);
  return loaded({ map, styleUrl: services.map.styleUrl });
};
