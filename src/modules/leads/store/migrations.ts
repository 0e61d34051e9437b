import type { MigrationSet } from '~/platform/db';

export const leadMigrations: MigrationSet = {
  module: 'leads',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
