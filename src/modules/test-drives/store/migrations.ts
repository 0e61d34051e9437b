import type { MigrationSet } from '~/platform/db';

export const testDriveMigrations: MigrationSet = {
  module: 'test-drives',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
