import type { MigrationSet } from '~/platform/db';

export const templateMigrations: MigrationSet = {
  module: 'templates',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
