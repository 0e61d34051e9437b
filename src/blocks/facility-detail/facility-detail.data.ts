import type { SiteRecord } from '~/modules/facilities';
import { localDate } from '~/platform/time';
import { facilityPath } from '~/sites/paths';
import { CAR_CARD_FIELDS, type CarCardData, carCards } from '../car-card/car-card-data';
import { type BlockLoader, type FieldsOf, loaded, notFound, nothing, redirectTo } from '../contract';
import type { block } from './facility-detail.block';
import { facilityJsonLd } from './facility-schema';

export interface FacilityData {
  readonly facility: SiteRecord;
  readonly cars: readonly CarCardData[];
  /** `YYYY-MM-DD` on the site's clock: deviating days before it are past. */
  readonly today: string;
}

/** Latest arriving cars on a facility's page (specification 2 §9). */
const LATEST_CARS = 12;

/** The facility of the address; one that is not there is a page that is not there. */
export const load: BlockLoader<FieldsOf<typeof block>, FacilityData> = async ({ fields, page, services }) => {
  const { siteIndex, carIndex } = page.site;
  if (siteIndex === null) return nothing;
  page.tag(`facilities:${siteIndex}`);
  const fromAddress = fields.Slug === '';
  const slug = fromAddress ? (page.wildcard[0] ?? '') : fields.Slug;
  const facility = services.facilities.bySlug(siteIndex, slug);
  if (facility === undefined) return fromAddress ? notFound : nothing;
  if (fromAddress && page.wildcard.length > 1)
    return redirectTo(page.href(facilityPath(page.site, slug)), 301);

  const data = { facility, cars: [] as readonly CarCardData[], today: localDate(page.now, page.site.zone) };
  const head = fromAddress ? headOf(facility, page) : {};
  if (carIndex === null || !fields.ShowCars) return loaded(data, { head });
  page.tag(`stock:${carIndex}`);
  const { content } = await services.stock.search(carIndex, {
    fields: CAR_CARD_FIELDS,
    filters: { car_site_id: [facility.site_id] },
    sort_name: 'car_publishdate_desc',
    limit: LATEST_CARS,
  });
  return loaded({ ...data, cars: await carCards(services.stock, carIndex, content) }, { head });
};

type Page = Parameters<typeof facilityJsonLd>[1];

const headOf = (facility: SiteRecord, page: Page) => ({
  title: facility.site_official_name,
  description: [facility.site_official_name, addressOf(facility), facility.site_phone]
    .filter(Boolean)
    .join(' · '),
  canonical: facilityPath(page.site, facility.slug),
  ...(facility.site_primary_image && {
    image: { src: facility.site_primary_image.original, alt: facility.site_official_name },
  }),
  jsonLd: [facilityJsonLd(facility, page)],
});

/** Street, zip and town on one line. */
export const addressOf = ({ site_street, site_zip, site_city }: SiteRecord): string =>
  [site_street, `${site_zip} ${site_city}`.trim()].filter(Boolean).join(', ');
