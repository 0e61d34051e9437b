import type { MigrationSet } from '~/platform/db';

export const identityMigrations: MigrationSet = {
  module: 'identity',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
