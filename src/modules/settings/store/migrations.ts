import type { MigrationSet } from '~/platform/db';

export const settingsMigrations: MigrationSet = {
  module: 'settings',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
