import {
  departmentName,
  type OpeningHoursRow,
  parseGeocoord,
  type SiteDepartment,
  type SiteRecord,
} from '~/modules/facilities';
import { facilityPath } from '~/sites/paths';
import type { PageContext } from '../contract';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const WORKSHOP_GROUPS: ReadonlySet<string | null> = new Set(['Workshop', 'Body work']);

/** schema.org of a facility: a dealer with its workshops as departments (domain facts, "Pages that machines read"). */
export function facilityJsonLd(facility: SiteRecord, page: PageContext): object {
  const position = parseGeocoord(facility.site_geocoord);
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: facility.site_official_name,
    url: page.origin + page.href(facilityPath(page.site, facility.slug)),
    telephone: facility.site_phone,
    email: facility.site_email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: facility.site_street,
      postalCode: facility.site_zip,
      addressLocality: facility.site_city,
      addressCountry: page.site.country,
    },
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng } }),
    department: facility.site_departments.map(departmentJsonLd),
  };
}

function departmentJsonLd(department: SiteDepartment): object {
  const { openinghours, deviationdays } = department.openingschedule;
  return {
    '@type': WORKSHOP_GROUPS.has(department.group) ? 'AutoRepair' : 'AutoDealer',
    name: departmentName(department),
    telephone: department.phone,
    openingHoursSpecification: openinghours.flatMap(hoursJsonLd),
    specialOpeningHoursSpecification: deviationdays.flatMap(({ day, closed, opens, closes }) => {
      const date = /^\d{4}-\d{2}-\d{2}/.exec(day)?.[0];
      const times =
        closed === true ? { opens: '00:00', closes: '00:00' } : opens && closes ? { opens, closes } : null;
      if (date === undefined || times === null) return [];
      return [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...times }];
    }),
  };
}

/** Only rows that a source has also given in numbers; words are for people. */
function hoursJsonLd({ weekdays, opens, closes }: OpeningHoursRow): object[] {
  if (weekdays === undefined || opens === undefined || closes === undefined) return [];
  const dayOfWeek = weekdays.map((day) => DAYS[day - 1]).filter((day) => day !== undefined);
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
}
