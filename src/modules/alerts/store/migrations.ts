import type { MigrationSet } from '~/platform/db';

export const alertMigrations: MigrationSet = {
  module: 'alerts',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
