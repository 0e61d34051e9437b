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
];
