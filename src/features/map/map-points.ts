import { parseGeocoord, type SiteRecord } from '~/modules/facilities';
import type { PageContext } from '~/page/contract';
import { addressLine } from '~/platform/postal-address';
import { facilityPath, mapsSearchUrl } from '~/sites/paths';
import type { MapPoint } from './map-settings';

/** A facility as a place on a map; null without a position. */
export function pointOf(facility: SiteRecord, page: Pick<PageContext, 'href' | 'site'>): MapPoint | null {
  const position = parseGeocoord(facility.site_geocoord);
  if (position === undefined) return null;
  const { site_official_name: title, site_street, site_zip, site_city } = facility;
  const address = addressLine(site_street, site_zip, site_city);
  return {
    id: facility.site_id,
    lat: position.lat,
    lng: position.lng,
    title,
    address,
    phone: facility.site_phone,
    href: page.href(facilityPath(page.site, facility.slug)),
    directions: mapsSearchUrl(title, address),
  };
}
