import { sql } from 'drizzle-orm';
import type { TableEntry } from '~/platform/personal-data';

export const settingsData: readonly TableEntry[] = [
  {
    table: 'settings_series',
    why: 'how often a setting of a site was changed; nothing of a person',
    other: 'site setting language revision',
  },
  {
    table: 'settings_versions',
    why: 'what a site says and offers from which day on; the group’s own contact facts, no person’s',
    other: 'id site setting language valid_from value written_at',
  },
  {
    table: 'settings_changes',
    why: 'who of the staff changed which setting',
    ground: 'legitimate interest (f)',
    personal: { account: 'reference' },
    other: 'id site setting language revision act valid_from before after at',
    retention: [
      { kind: 'audit', due: (before) => sql`at < ${before.toISOString()}::timestamptz`, erase: 'delete' },
    ],
  },
];
