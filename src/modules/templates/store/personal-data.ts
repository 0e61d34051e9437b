import { sql } from 'drizzle-orm';
import type { TableEntry } from '~/platform/personal-data';

export const templateData: readonly TableEntry[] = [
  {
    table: 'templates_overrides',
    why: 'what mails and SMS say instead of our own wording; nothing of a person',
    other: 'site language template texts revision',
  },
  {
    table: 'templates_changes',
    why: 'who of the staff changed which template',
    ground: 'legitimate interest (f)',
    personal: { account: 'reference' },
    other: 'id site language template revision before after at',
    retention: [
      { kind: 'audit', due: (before) => sql`at < ${before.toISOString()}::timestamptz`, erase: 'delete' },
    ],
  },
];
