export { appendChange, followChanges, latestChange, pruneChanges } from './changes';
export type { Database, Db, Session } from './database';
export { DataDirLocked, lockFolder } from './lock';
export { compareMigrations, type MigrationSet, migrate, platformMigrations } from './migrate';
export type { StatementObserver } from './observe';
export { openDatabase } from './open';
export { sqlState } from './sql-state';
export { observeStatements } from './statements';
export { isDatabaseUnavailable } from './unavailable';
