import { facilityWord, recordText } from '~/features/record-text';
import {
  comingDeviations,
  type DeviationDay,
  departmentName,
  type OpeningHoursRow,
  parseGeocoord,
  type SiteDepartment,
  type SiteRecord,
} from '~/modules/facilities';
import type { AverageRating } from '~/modules/ratings';
import type { PageContext } from '~/page/contract';
import { sharedPicture } from '~/page/structured-data';
import { facilityPath, mapsSearchUrl } from '~/sites/paths';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const WORKSHOP_GROUPS: ReadonlySet<string | null> = new Set(['Workshop', 'Body work']);

/**
 * schema.org of a facility: a dealer with its workshops as departments.
 * `today` is the site's date; what is past is left out, and so is what the record does not say.
 */
export function facilityJsonLd(
  facility: SiteRecord,
  page: PageContext,
  today: string,
  ratings: ReadonlyMap<string, AverageRating> = new Map(),
): object {
  const position = parseGeocoord(facility.site_geocoord);
  const picture = facility.site_primary_image?.original || facility.site_image_url;
  const url = page.origin + page.href(facilityPath(page.site, facility.slug));
  const address = {
    '@type': 'PostalAddress',
    ...translated({
      streetAddress: facility.site_street,
      postalCode: facility.site_zip,
      addressLocality: facility.site_city,
      addressRegion: recordText(page, 'site_region', facility.site_region),
    }),
    addressCountry: page.site.country,
  };
  const place = [facility.site_street, facility.site_zip, facility.site_city].filter(Boolean).join(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': url,
    name: facility.site_official_name,
    url,
    ...translated({
      telephone: facility.site_phone,
      email: facility.site_email,
      image: picture === '' ? '' : sharedPicture(page.origin, picture),
    }),
    address,
    hasMap: mapsSearchUrl(facility.site_official_name, place),
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng } }),
    ...(facility.site_departments.length > 0 && {
      department: facility.site_departments.map((department) =>
        departmentJsonLd(department, { address, today, page, rating: ratings.get(department.erp_id) }),
      ),
    }),
  };
}

function departmentJsonLd(
  department: SiteDepartment,
  {
    address,
    today,
    page,
    rating,
  }: { address: object; today: string; page: PageContext; rating: AverageRating | undefined },
): object {
  const { openinghours, deviationdays } = department.openingschedule;
  const hours = openinghours.flatMap(hoursJsonLd);
  const special = comingDeviations(deviationdays, today).flatMap(deviationJsonLd);
  return {
    '@type': WORKSHOP_GROUPS.has(department.group) ? 'AutoRepair' : 'AutoDealer',
    name: facilityWord(page, 'department', departmentName(department)).text,
    ...translated({ telephone: department.phone, email: department.email }),
    address,
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(rating !== undefined && { aggregateRating: ratingJsonLd(rating) }),
  };
}

/** Google's rules for ratings ask for the scale, and that the page shows the same. */
const ratingJsonLd = ({ average, count }: AverageRating): object => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  ratingCount: count,
  bestRating: 5,
  worstRating: 1,
});

/** An empty text says nothing, and is no value of schema.org. */
const translated = (texts: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Only rows that a source has also given in numbers; words are for people. */
function hoursJsonLd({ weekdays, opens, closes }: OpeningHoursRow): object[] {
  if (weekdays === undefined || opens === undefined || closes === undefined) return [];
  const dayOfWeek = weekdays
    .map((day) => DAYS[day - 1])
    .filter((day) => day !== undefined)
    .map((day) => `https://schema.org/${day}`);
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: endOfDay(closes) }];
}

function deviationJsonLd({ day, closed, opens, closes }: DeviationDay): object[] {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(day)?.[0];
  const isClosed = closed === true;
  if (date === undefined || (!isClosed && (opens === undefined || closes === undefined))) return [];
  const times = isClosed
    ? { opens: '00:00', closes: '00:00' }
    : { opens, closes: closes && endOfDay(closes) };
  return [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...times }];
}

/** schema.org's day ends at 23:59. */
const endOfDay = (time: string): string => (time === '24:00' ? '23:59' : time);
