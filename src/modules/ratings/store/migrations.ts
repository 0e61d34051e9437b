import type { MigrationSet } from '~/platform/db';

export const ratingMigrations: MigrationSet = {
  module: 'ratings',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
