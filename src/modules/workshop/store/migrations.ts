import type { MigrationSet } from '~/platform/db';

export const workshopMigrations: MigrationSet = {
  module: 'workshop',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
