import { CAR_CARD_FIELDS, type CarCardData, carCards } from '~/features/car-card/server';
import { type DrawnMap, drawnAround, pointOf } from '~/features/map';
import { mapPosition, type SiteRecord } from '~/modules/facilities';
import type { AverageRating } from '~/modules/ratings';
import {
  type BlockLoader,
  type BlockServices,
  type FieldsOf,
  loaded,
  notFound,
  nothing,
  type PageContext,
  redirectTo,
} from '~/page/contract';
import { addressLine } from '~/platform/postal-address';
import { localDate } from '~/platform/time';
import { facilityListPath, facilityPath } from '~/sites/paths';
import type { block } from './facility-detail.block';
import { facilityJsonLd } from './facility-schema';

export interface FacilityData {
  readonly facility: SiteRecord;
  readonly cars: readonly CarCardData[];
  /** `YYYY-MM-DD` on the site's clock: deviating days before it are past. */
  readonly today: string;
  readonly map: DrawnMap;
  /** Of its workshops that enough customers have rated, by the department's `erp_id`. */
  readonly ratings: ReadonlyMap<string, AverageRating>;
  /** Style of another company's map; null: the bundled one. */
  readonly mapStyle: string | null;
}

/** Latest arriving cars on a facility's page (FACILITY-8). */
const LATEST_CARS = 12;

/**
 * The facility of the address. One that is not there is a page that is not there; one that could not be read is no
 * reason to say so: the failure is logged, and the visitor gets the list of all (FACILITY-10).
 */
export const load: BlockLoader<FieldsOf<typeof block>, FacilityData> = async ({ fields, page, services }) => {
  const { siteIndex } = page.site;
  if (siteIndex === null) return nothing;
  page.tag(`facilities:${siteIndex}`);
  const fromAddress = fields.Slug === '';
  const slug = fromAddress ? (page.wildcard[0] ?? '') : fields.Slug;
  try {
    const facility = services.facilities.bySlug(siteIndex, slug);
    // Without an id it has neither cars nor receivers.
    if (facility === undefined || facility.site_id === '') return fromAddress ? notFound : nothing;
    if (fromAddress && page.wildcard.length > 1)
      return redirectTo(page.href(facilityPath(page.site, slug)), 301);
    const cars = fields.ShowCars ? await latestCars(facility, page, services) : [];
    const { country, zone } = page.site;
    const position = mapPosition(facility.site_geocoord, country);
    const map = await drawnAround(position, pointOf(facility, page), page.site);
    const mapStyle = services.map.styleUrl;
    const ratings = await ratingsOf(facility, siteIndex, page, services);
    const data = { facility, cars, map, mapStyle, ratings, today: localDate(page.now, zone) };
    return loaded(data, { head: fromAddress ? headOf(data, page) : {} });
  } catch (err) {
    if (!fromAddress) throw err;
    services.log.error({ err, site: page.site.key, slug }, 'facility page data failed');
    return redirectTo(page.href(facilityListPath(page.site)), 302);
  }
};

/**
 * The cars that arrived last, newest first. `car_publishdate_asc` was asked for, which is the
 * oldest first and would never show an arrival (FACILITY-8).
 */
async function latestCars(
  { site_id }: SiteRecord,
  page: PageContext,
  { stock }: BlockServices,
): Promise<readonly CarCardData[]> {
  const { carIndex } = page.site;
  if (carIndex === null) return [];
  page.tag(`stock:${carIndex}`);
  const { content } = await stock.search(carIndex, {
    fields: CAR_CARD_FIELDS,
    filters: { car_site_id: [site_id] },
    sort_name: 'car_publishdate_desc',
    limit: LATEST_CARS,
  });
  return carCards(stock, carIndex, content);
}

/** A rating that comes later makes the page anew. Ratings that cannot be read are no reason to lose the page. */
async function ratingsOf(
  { site_departments }: SiteRecord,
  siteIndex: string,
  page: PageContext,
  { ratings, log }: BlockServices,
): Promise<ReadonlyMap<string, AverageRating>> {
  const ids = site_departments.map(({ erp_id }) => erp_id).filter((id) => id !== '');
  for (const id of ids) page.tag(`ratings:${siteIndex}:${id}`);
  try {
    const averages = await ratings.averages(siteIndex);
    return new Map([...averages].filter(([id]) => ids.includes(id)));
  } catch (err) {
    log.error({ err, site: page.site.key }, 'ratings of a facility failed');
    return new Map();
  }
}

const headOf = (
  { facility, today, ratings }: Pick<FacilityData, 'facility' | 'today' | 'ratings'>,
  page: PageContext,
) => ({
  title: facility.site_official_name,
  description: [facility.site_official_name, addressOf(facility), facility.site_phone]
    .filter(Boolean)
    .join(' · '),
  canonical: facilityPath(page.site, facility.slug),
  subject: facility.site_official_name,
  ...(facility.site_primary_image && {
    image: { src: facility.site_primary_image.original, alt: facility.site_official_name },
  }),
  jsonLd: [facilityJsonLd(facility, page, today, ratings)],
});

/** Street, zip and town on one line, as the country writes them. */
export const addressOf = ({ site_street, site_zip, site_city }: SiteRecord): string =>
  addressLine(site_street, site_zip, site_city);
