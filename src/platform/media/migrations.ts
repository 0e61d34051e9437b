import type { MigrationSet } from '../db';

export const mediaMigrations: MigrationSet = {
  module: 'platform-media',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
