import type { MigrationSet } from '~/platform/db';

export const stockMigrations: MigrationSet = {
  module: 'stock',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
