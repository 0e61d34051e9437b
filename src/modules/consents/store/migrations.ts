import type { MigrationSet } from '~/platform/db';

export const consentMigrations: MigrationSet = {
  module: 'consents',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
