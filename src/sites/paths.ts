import type { Site } from './site';

/** Where a contact, quote or test-drive request is sent (REQUEST-7). */
export const FORM_ENDPOINT = '/api/forms/comhub';

/** What a car may be traded in for is estimated here. */
export const VALUATION_ENDPOINT = '/api/valuation';

/** Where a search is watched: saved searches with mails. */
export const ALERT_ENDPOINT = '/api/alerts';

/** The search contract (SEARCH-1). */
export const SEARCH_ENDPOINT = '/api/search';

const segment = (text: string): string => encodeURIComponent(text);

/**
 * A car's own address, below the language prefix; without a slug the page sends on to the one with it. Addresses are
 * lower-case, though ids of some feeds are not: the page finds a car in whatever case.
 */
export const carPath = (
  site: Site,
  car: { readonly car_id: string; readonly slug: string | null },
): string =>
  car.slug === null || car.slug === ''
    ? `${site.paths.carDetail}/${segment(car.car_id.toLowerCase())}`
    : `${site.paths.carDetail}/${segment(car.car_id.toLowerCase())}/${segment(car.slug.toLowerCase())}`;

/** The car list; `query` is written as `URLSearchParams` writes it, without the question mark. */
export const carListPath = (site: Site, query = ''): string =>
  query === '' ? site.paths.carList : `${site.paths.carList}?${query}`;

/** The cars that a visitor has saved; null on sites without a car area of their own. */
export const savedCarsPath = (site: Site): string | null => site.paths.savedCars ?? null;

/**
 * Ids of cars as one parameter of an address, readable for all that are but letters and figures. An id may hold a comma:
 * it is encoded once for the list and once for the address.
 */
export const carIdsQuery = (ids: readonly string[]): string =>
  `cars=${ids.map((id) => segment(segment(id))).join(',')}`;

/** Cars side by side: those of the visitor's device, or those whose ids are given. */
export function comparisonPath(site: Site, ids: readonly string[] = []): string | null {
  const { comparison } = site.paths;
  if (comparison === undefined) return null;
  return ids.length === 0 ? comparison : `${comparison}?${carIdsQuery(ids)}`;
}

export const facilityPath = (site: Site, slug: string): string => `${site.paths.siteDetail}/${segment(slug)}`;

export const facilityListPath = (site: Site): string => site.paths.siteList;

/** Where a workshop visit is booked; null on sites that take no bookings (FACILITY-5). */
export const bookingPath = (site: Site): string | null =>
  site.features.serviceBooking ? site.paths.booking : null;

/** A search for a dealer by name and address at a maps service (FACILITY-2). */
export function mapsSearchUrl(name: string, address: string): string {
  const query = [name, address].filter((part) => part.trim() !== '').join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
