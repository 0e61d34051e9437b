import { z } from 'zod';
import type { Content } from '~/modules/content';
import { writeBackup } from '~/platform/backup';
import type { RetentionDays } from '~/platform/config';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { answerJson, listenForMaintenance } from '~/platform/maintenance';
import type { UploadStore } from '~/platform/media';
import { enforceRetention } from '~/platform/personal-data';
import type { Clock } from '~/platform/time';
import { VERSION } from '../../version';
import { contentCall, runContentCall } from './content-calls';
import { groupCall, runGroupCall } from './group-calls';
import { personCall, runPersonCall } from './person-calls';
import { REGISTER } from './personal-data';

export interface MaintenanceOptions {
  readonly database: Database;
  readonly uploads: UploadStore;
  readonly dataDir: string;
  readonly retentionDays: RetentionDays;
  readonly content: Pick<Content, 'editing'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** What programs beside this process may have it do where it holds an embedded database; they open a PostgreSQL themselves. */
export async function openMaintenance(options: MaintenanceOptions): Promise<() => Promise<void>> {
  const { database, uploads, dataDir, clock, log } = options;
  if (database.kind === 'postgres') return async () => undefined;
  return listenForMaintenance(
    dataDir,
    {
      '/backup': async (_, response) => {
        const summary = await writeBackup(
          { database, uploads, release: VERSION, now: clock.now() },
          response,
        );
        log.info({ ...summary }, 'backup written');
      },
      '/person': async (body, response) => {
        const call = personCall.parse(body);
        answerJson(response, { ...(await runPersonCall(database, call, clock.now())) });
        log.info({ command: call.command, dryRun: call.dryRun }, 'a person’s data was asked for');
      },
      '/content': async (body, response) => {
        const call = contentCall.parse(body);
        answerJson(response, await runContentCall(options.content.editing, call));
        log.info({ command: call.command, site: call.site }, 'the content of a site was copied');
      },
      '/group': async (body, response) => {
        const call = groupCall.parse(body);
        answerJson(response, await runGroupCall(database, call));
        log.info({ command: call.command, site: call.site }, 'the facilities of a site were copied');
      },
      '/retention': async (body, response) => {
        const { dryRun } = z.object({ dryRun: z.boolean() }).parse(body);
        const days = options.retentionDays;
        answerJson(response, await enforceRetention(database, REGISTER, { days, now: clock.now(), dryRun }));
      },
    },
    log,
  );
}
