import type { IndexSchema } from '~/platform/search';
import type { FacetLanguage } from '~/platform/vocabulary';
import { departmentName } from './departments';
import type { SiteRecord } from './site-record';
import { facilityLabel } from './vocabulary';

/**
 * What can be searched, filtered, counted and sorted over dealer sites (FACILITY-LIST-2); `locale` decides the
 * alphabetical order.
 */
export const siteIndexSchema = (locale: string): IndexSchema => ({
  idField: 'site_id',
  locale,
  defaultSort: ['website_sort_order_asc', 'site_official_name_asc'],
  fields: {
    site_id: { kind: 'keyword' },
    slug: { kind: 'keyword' },
    site_official_name: { kind: 'keyword', sortable: true, searchable: true },
    site_street: { kind: 'keyword', searchable: true },
    site_zip: { kind: 'keyword', searchable: true },
    site_city: { kind: 'keyword', facet: true, sortable: true, searchable: true },
    site_region: { kind: 'keyword', facet: true, sortable: true, searchable: true },
    site_brands: { kind: 'keywords', facet: true, searchable: true },
    site_department_names: { kind: 'keywords', facet: true, searchable: true },
    site_geocoord: { kind: 'geo' },
    website_sort_order: { kind: 'number', sortable: true },
  },
});

/** A dealer lookup by brand returns at most this many (REQUEST-3). */
export const DEALER_LOOKUP_LIMIT = 100;

/** A record as it is searched: with what its departments are, each under one name wherever it is. */
export const indexedSite = (site: SiteRecord, language: FacetLanguage) => ({
  ...site,
  site_department_names: [
    ...new Set(
      site.site_departments
        .map(departmentName)
        .map((name) => facilityLabel('department', name, language) ?? name),
    ),
  ],
});
