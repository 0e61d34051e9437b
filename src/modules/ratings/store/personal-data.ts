import { sql } from 'drizzle-orm';
import type { TableEntry } from '~/platform/personal-data';

const NO_COMMENT = sql`comment = ''`;

export const ratingData: readonly TableEntry[] = [
  {
    table: 'ratings',
    why: 'what customers thought; stars stay without words',
    ground: 'legitimate interest (f)',
    personal: { comment: 'free-text', key: 'reference' },
    other: 'site site_index department_id source stars rated_at',
    // By the number of a visit.
    refers: { column: 'key', erase: NO_COMMENT },
    retention: [
      {
        kind: 'comments',
        due: (before) => sql`rated_at < ${before.toISOString()}::timestamptz AND comment <> ''`,
        erase: NO_COMMENT,
      },
    ],
  },
];
