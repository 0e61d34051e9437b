import { sql } from 'drizzle-orm';
import type { TableEntry } from '~/platform/personal-data';

export const facilitiesData: readonly TableEntry[] = [
  {
    table: 'facilities_sites',
    why: 'facilities as they are published, with the people who work there',
    ground: 'legitimate interest (f)',
    period: 'until the next publication',
    personal: { record: 'published' },
    other: 'index_name site_id slug updated_at',
  },
  {
    table: 'facilities_overrides',
    why: 'what staff say of a facility and the people who work there, which wins over the import',
    ground: 'legitimate interest (f)',
    period: 'until it is released to the import',
    personal: { value: 'published' },
    other: 'index_name site_id department part revision',
  },
  {
    table: 'facilities_override_changes',
    why: 'who of the staff changed what of a facility',
    ground: 'legitimate interest (f)',
    personal: { account: 'reference', before: 'published', after: 'published' },
    other: 'id index_name site_id department part revision at',
    retention: [
      { kind: 'audit', due: (before) => sql`at < ${before.toISOString()}::timestamptz`, erase: 'delete' },
    ],
  },
];
