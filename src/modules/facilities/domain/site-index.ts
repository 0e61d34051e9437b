import type { IndexSchema } from '~/platform/search';

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
    website_sort_order: { kind: 'number', sortable: true },
  },
});

/** A dealer lookup by brand returns at most this many (REQUEST-3). */
export const DEALER_LOOKUP_LIMIT = 100;
