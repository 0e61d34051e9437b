import type { TableEntry } from './register';

/** Tables of `platform/db`, which knows nothing of the register. */
export const databaseTables: readonly TableEntry[] = [
  { table: 'platform_migrations', why: 'what the schema has had', other: 'module name sha256 applied_at' },
  {
    table: 'platform_changes',
    why: 'change log: names of what is to be read again, 7 days',
    other: 'id topic payload at',
  },
  { table: 'platform_change_floors', why: 'how far the change log is pruned', other: 'topic pruned_to' },
];
