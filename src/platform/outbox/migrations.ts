import type { MigrationSet } from '../db';

export const outboxMigrations: MigrationSet = {
  module: 'platform-outbox',
  migrations: import.meta.glob<string>('./migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
