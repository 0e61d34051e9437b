import type { MigrationSet } from '../db';

export const rateLimitMigrations: MigrationSet = {
  module: 'platform-rate-limit',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
