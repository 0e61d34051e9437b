import type { MigrationSet } from '~/platform/db';

/** The tables of this module. */
export const contentMigrations: MigrationSet = {
  module: 'content',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
