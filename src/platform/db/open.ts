import type { Database } from './database';
import type { EmbeddedOptions } from './embedded/open-embedded';
import { openPostgres } from './postgres';

export interface OpenOptions extends EmbeddedOptions {
  /** A PostgreSQL server; without it, PGlite in `dataDir`. */
  databaseUrl?: string;
}

/**
 * Opens the database the configuration names.
 *
 * @throws DataDirLocked when another process has the folder; DatabaseNotOpened when the folder or the server will not do
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options.log, options.observe);
  // What the embedded database takes to be loaded is spared where there is a server.
  const { openEmbedded } = await import('./embedded/open-embedded');
  return openEmbedded(options);
}
