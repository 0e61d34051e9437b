import { z } from 'zod';
import type { Jobs } from '~/platform/jobs';
import type { BookingEngine } from '../engine';
import { OPENING_QUEUE } from '../notices';
import { listWaitedFor } from '../store/waiting-list-store';
import { askWhoWaits } from './ask-who-waits';

/** A few minutes of retries: later the next look comes. */
const RETRY = { retryLimit: 4, retryDelaySeconds: 10 } as const;
const CHANNEL = 'workshop_openings';

/** Without a place: everywhere. */
const lookJob = z.object({ siteIndex: z.string().optional(), departmentId: z.string().optional() });

/**
 * Looks for who waits wherever the database tells of an opening, and where hours or bays have changed; before `jobs.start`. What
 * nobody told of (a hint that was lost, the morning after a night) is found every ten minutes.
 * @returns how to stop listening
 */
export async function workOpenings(engine: BookingEngine, jobs: Jobs): Promise<() => Promise<void>> {
  const { database, log, schedules } = engine;
  await jobs.work(OPENING_QUEUE, RETRY, async ({ data }) => {
    const { siteIndex, departmentId } = lookJob.parse(data);
    const isOne = siteIndex !== undefined && departmentId !== undefined;
    for (const place of isOne ? [{ siteIndex, departmentId }] : await listWaitedFor(database))
      await askWhoWaits(engine, place);
  });
  await jobs.schedule(OPENING_QUEUE, '*/10 * * * *');
  const look = (siteIndex: string, departmentId: string) => {
    const singletonKey = `${siteIndex} ${departmentId}`;
    database
      .transaction((tx) => jobs.enqueue(tx, OPENING_QUEUE, { siteIndex, departmentId }, { singletonKey }))
      .catch((error: unknown) => log.warn({ err: error, siteIndex }, 'an opening is looked for later'));
  };
  const unlisten = await database.listen(CHANNEL, (payload) => {
    const [siteIndex = '', departmentId = ''] = payload.split(' ');
    look(siteIndex, departmentId);
  });
  const unfollow = schedules.onChange((changed) => {
    listWaitedFor(database)
      .then((places) => {
        for (const { siteIndex, departmentId } of places)
          if (siteIndex === changed) look(siteIndex, departmentId);
      })
      .catch((error: unknown) => log.warn({ err: error }, 'an opening is looked for later'));
  });
  return async () => {
    unfollow();
    await unlisten();
  };
}
