import type { MigrationSet } from '~/platform/db';

export const tyreHotelMigrations: MigrationSet = {
  module: 'tyre-hotel',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
