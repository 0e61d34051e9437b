export { appendChange, followChanges, latestChange, pruneChanges } from './changes';
export { ConnectionHeld, type Database, type Db, type Driver, type Session } from './database';
export { DataDirLocked } from './lock';
export { MigrationChanged, type MigrationSet, migrate, platformMigrations } from './migrate';
export { openDatabase } from './open';
export { sqlState } from './sql-state';
export { isDatabaseUnavailable } from './unavailable';
