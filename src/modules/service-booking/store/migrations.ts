import type { MigrationSet } from '~/platform/db';

export const serviceBookingMigrations: MigrationSet = {
  module: 'service-booking',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
