import type { MigrationSet } from '../db';

export const edgeCacheMigrations: MigrationSet = {
  module: 'platform-edge-cache',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
