export { appendChange, changesAfter, followChanges, latestChange, pruneChanges } from './changes';
export type { Database, Db, Session } from './database';
export { endWhenThereIsRoom } from './disk-room';
export { DataDirLocked, lockFolder } from './embedded/lock';
export { tidyDatabase } from './embedded/pglite-upkeep';
export { holdLock, workExclusively } from './exclusive';
export {
  compareMigrations,
  type MigrationSet,
  MigrationStopped,
  migrate,
  platformMigrations,
} from './migrate';
export { DatabaseNotOpened } from './not-opened';
export type { StatementObserver } from './observe';
export { openDatabase } from './open';
export { sqlState } from './sql-state';
export { observeStatements } from './statements';
export { isDatabaseUnavailable } from './unavailable';
export { likeText, plainLetters } from './values/plain-letters';
export { textArray } from './values/text-array';
