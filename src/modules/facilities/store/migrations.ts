import type { MigrationSet } from '~/platform/db';

export const facilitiesMigrations: MigrationSet = {
  module: 'facilities',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
