import { join } from 'node:path';
import { writeBackup } from '~/platform/backup';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { listenForMaintenance } from '~/platform/maintenance';
import type { Clock } from '~/platform/time';
import { VERSION } from '../version';

export interface MaintenanceOptions {
  readonly database: Database;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** What programs beside this process may have it do where it holds an embedded database; they open a PostgreSQL themselves. */
export async function openMaintenance(options: MaintenanceOptions): Promise<() => Promise<void>> {
  const { database, dataDir, clock, log } = options;
  if (database.kind === 'postgres') return async () => undefined;
  return listenForMaintenance(
    dataDir,
    {
      '/backup': async (_, response) => {
        const mediaFolder = join(dataDir, 'media');
        const summary = await writeBackup(
          { database, mediaFolder, release: VERSION, now: clock.now() },
          response,
        );
        log.info({ ...summary }, 'backup written');
      },
    },
    log,
  );
}
